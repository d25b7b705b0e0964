/** Authenticates requests: the token to send, and what to do if the server rejects it. */
export interface HttpSession {
  accessToken(): Promise<string | null>;
  /**
   * Returns another token for a request rejected with this one; null if there is none and the session is over.
   * @param serverMs the server's time of that response, in Unix milliseconds; null if unknown.
   */
  renewedToken(refused: string, serverMs: number | null): Promise<string | null>;
  expire(): void;
  /** Aborts when the session ends, to drop responses for its user. */
  readonly untilSignedOut: AbortSignal;
  /** The account type an admin previews; null if none. */
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
