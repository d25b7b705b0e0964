/** Message of a sign-up that has to prove access to the server, because it creates the first account. */
export const setUpCodeNeeded = "Enter the set-up code that the server printed when it started.";
