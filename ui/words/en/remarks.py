"""Remarks of the computer opponents, each with a character of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken


class Words:
    """The English texts."""

    remarks: Mapping[str, Mapping[str, Sequence[str]]] = {
        # The kitten: sleepy, naive, never offended.
        "level1": {
            "greeting": (
                "I just woke up. Which ones are mine?",
                "Yawn… is it my turn yet?",
                "Ooh, round things! May I push them?",
                "Can we have a nap afterwards?",
                "I play very fast. Then I sleep.",
            ),
            "own-blunder": (
                "Oh. That one rolled away from me.",
                "Oops. My paw slipped.",
                "Was I asleep just now?",
                "I was watching a butterfly.",
            ),
            "your-blunder": (
                "Ooh! Did you leave that for me?",
                "Is that a present? Purr…",
                "For me? You are so kind!",
                "You are sleepy too, I can tell!",
            ),
            "win": (
                "I won? I won! Wake everyone!",
                "Did I do that? With these paws?",
                "Purr… I dreamt that I would win.",
                "I won! Now a long, long nap.",
            ),
            "loss": (
                "You won! Can I sleep now?",
                "That was fun. What were the rules again?",
                "You are good. Scratch my ear?",
                "I lost? I thought we were just playing.",
            ),
            "draw": (
                "Nobody lost? Then there is milk for everyone!",
                "A draw! Let us nap on it.",
                "We both won, sort of. Purr…",
                "The same, like my two paws.",
            ),
            "ruin": ("Everything is gone. Is it bedtime?", "Boom! Now I am awake."),
        },
        # The fox: curious about everything, even about losing.
        "level2": {
            "greeting": (
                "A new game! What happens if I go here?",
                "Show me something I have never seen.",
                "I wonder what you are up to today.",
                "Let us find out who is sneakier.",
                "I have three ideas. Two of them are bad.",
            ),
            "own-blunder": (
                "Interesting! I had not looked there.",
                "Well, now I know what that does.",
                "An experiment. It failed. Noted!",
                "Hm! Why did I think that was safe?",
            ),
            "your-blunder": (
                "Oh? What is this lying around?",
                "My nose says there is something here.",
                "I wonder why you did that. May I?",
                "Curious! Did you mean to leave that?",
            ),
            "win": (
                "So that is how it ends! Again?",
                "I only wanted to see what would happen.",
                "Aha! I had a hunch, and it was right.",
                "What would you try next time?",
            ),
            "loss": (
                "How did you do that? Show me again!",
                "You have outfoxed me. I like it.",
                "I must have another look at that.",
                "Lost, but I learned three new things.",
            ),
            "draw": (
                "A draw? What a curious ending.",
                "Neither of us! How did that happen?",
                "Even. Shall we find out who is better?",
                "Two clever noses, and no winner.",
            ),
            "ruin": ("I wondered what that would do. Oh.", "Well, now we know."),
        },
        # The owl: patient, with a cup of tea.
        "level3": {
            "greeting": (
                "Take your time. The tea is still hot.",
                "Good evening. Milk or lemon?",
                "No hurry. Good moves ripen slowly.",
                "Do sit down. I have put the kettle on.",
                "A quiet branch, a pot of tea, a game.",
            ),
            "own-blunder": (
                "Ah. That one needed to steep longer.",
                "Hoo. Even I blink now and then.",
                "I have spilled tea on my plan.",
                "An oversight of mine. Well spotted.",
            ),
            "your-blunder": (
                "Are you quite sure? A sip of tea helps.",
                "Hoo… I have been waiting for this.",
                "Patience brings such gifts.",
                "It happens. Breathe, sip, look again.",
            ),
            "win": (
                "Thank you for the game. Another cup?",
                "Patience, and a second pot of tea.",
                "A pleasant game. Shall I pour?",
                "Do not worry. I have had centuries to practise.",
            ),
            "loss": (
                "Beautifully played. The biscuits are yours.",
                "You saw further than I did. Hoo!",
                "A fine lesson. I shall think it over with tea.",
                "Well earned. I raise my cup to you.",
            ),
            "draw": (
                "A draw: warm, like good tea.",
                "Balanced, as a tray should be.",
                "Neither too hot nor too cold.",
                "A quiet end. I like those.",
            ),
            "ruin": ("Even the teapot is gone.", "Hoo. Nobody needs to wash up now."),
        },
        # The dragon: most courteous, and on fire.
        "level4": {
            "greeting": (
                "Welcome to my cave. I shall try not to sneeze.",
                "It is an honour. Please mind the flames.",
                "Kindly keep your sleeves away from my breath.",
                "I have moved some gold to make room for the board.",
                "A pleasure. I promise to burn nothing of yours.",
            ),
            "own-blunder": (
                "I beg your pardon. I had smoke in my eyes.",
                "How embarrassing, after four hundred years.",
                "You have found the gap in my scales.",
                "Touché. I would blush if I could.",
            ),
            "your-blunder": (
                "Forgive me, but I cannot let that pass.",
                "With respect: it may get a little warm.",
                "How generous. If you allow?",
                "I regret to say that I saw that.",
            ),
            "win": (
                "It was an honour. Please excuse the ashes.",
                "Thank you. You fought bravely.",
                "My compliments. Few knights lasted longer.",
                "I bow to you. Do come back, I shall leave a light on.",
            ),
            "loss": (
                "Magnificent. Choose something from my hoard.",
                "I bow to you. Please mind the horns.",
                "Defeated, and delighted. Thank you.",
                "You have put out my fire. Splendid!",
            ),
            "draw": (
                "A truce. Shall we toast marshmallows?",
                "An honourable end for both of us.",
                "Nobody is burnt. How civilised.",
                "We part as equals. I am honoured.",
            ),
            "ruin": ("I assure you, that was not me.", "So much fire, and none of it mine."),
        },
    }
    """Sentences of each opponent, by its level and the occasion; a bubble has room for 60 letters."""


say = spoken(Words)
