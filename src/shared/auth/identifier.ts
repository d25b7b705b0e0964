/** Whether what was typed at sign-in is an e-mail address; anything else is a username (product text §5). */
export function isEmailIdentifier(identifier: string): boolean {
  return identifier.includes("@") && identifier.includes(".");
}
