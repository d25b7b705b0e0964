/** Error message of a sign-up for the first account, which requires a code to prove access to the server. */
export const setUpCodeNeeded = "Enter the set-up code that the server printed when it started.";
