/** Hint in local storage for the next page load and for other tabs [4-15]; the session itself is the server's. */
export const IS_LOGGED_IN_KEY = 'isLoggedIn';
