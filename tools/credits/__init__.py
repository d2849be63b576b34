"""What the site says about itself: the About page, and the parts that others have written."""
