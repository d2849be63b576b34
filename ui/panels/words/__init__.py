"""What the screens say, a file of words for each kind of them."""
