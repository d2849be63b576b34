"""Pictures of the page that are committed: icons, those of the documents, and screens that are compared."""
