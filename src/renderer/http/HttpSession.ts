/** The session that authenticates requests: provides the token, and another one if the server rejects it. */
export interface HttpSession {
  /** Returns the token for the next request; null if signed out. @throws {AppError} `unavailable` */
  accessToken(): Promise<string | null>;
  /**
   * Returns another token for a rejected request; null if there is none, which means that the session is over.
   * @param refused the rejected token.
   * @param serverMs the server's time of the rejection, in Unix milliseconds; null if unknown.
   * @throws {AppError} `unavailable` if the auth service does not answer.
   */
  renewedToken(refused: string, serverMs: number | null): Promise<string | null>;
  /** Ends the session because the server rejected it. */
  expire(): void;
  /** Aborts when the user signs out, to cancel reads for that user. */
  readonly untilSignedOut: AbortSignal;
  /** The account type that an admin previews; null if none. */
  readonly previewType: string | null;
}

/** Returns the authentication headers of requests and event streams. */
export async function sessionHeaders(
  session: Pick<HttpSession, "accessToken" | "previewType">,
): Promise<Record<string, string>> {
  const token = await session.accessToken();
  return {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(session.previewType !== null && { "x-preview-mode": session.previewType }),
  };
}
