/** Returns whether a sign-in identifier is an email address; anything else is a username (product text §5). */
export function isEmailIdentifier(identifier: string): boolean {
  return identifier.includes("@") && identifier.includes(".");
}
