/** Whether a sign-in identifier has "@" and "." and so counts as an email address, not a username (product text §5). */
export function isEmailIdentifier(identifier: string): boolean {
  return identifier.includes("@") && identifier.includes(".");
}
