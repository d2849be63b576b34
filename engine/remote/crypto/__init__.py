"""Cryptography for fair play without a trusted party: chance, decks and signatures."""
