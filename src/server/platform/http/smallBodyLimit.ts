/** Maximum size in bytes of a body that contains only a username, an email address or a token, on public routes. */
export const smallBodyLimit = 4_096;
