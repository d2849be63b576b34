"""The app's state of remote play: connections, invitations, opened links."""
