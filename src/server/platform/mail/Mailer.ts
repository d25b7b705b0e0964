/** A plain text email to one address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends emails. */
export interface Mailer {
  /** Resolves when the email was accepted. @throws {AppError} `unavailable` if it could not be sent. */
  send(mail: Mail): Promise<void>;
}

/** Returns an email address without most of its name, for the log: `a***@example.org`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? "***" : `${address.slice(0, 1)}***${address.slice(at)}`;
}
