/** A mail of plain text to one address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends what people are told outside of the app: links to confirm an address, to set a password. */
export interface Mailer {
  /** Resolves when the mail was taken on. @throws {AppError} `unavailable` where it could not be sent. */
  send(mail: Mail): Promise<void>;
}

/** An address as the log may name it: `a***@example.org`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? "***" : `${address.slice(0, 1)}***${address.slice(at)}`;
}
