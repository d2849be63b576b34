"""Computer players and card computations in web workers, or on the page."""
