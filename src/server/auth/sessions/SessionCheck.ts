import { createHash } from "node:crypto";
import { AppError } from "../../../shared/errors";

/** How long the answer that a session is active is cached, in milliseconds. */
const freshMs = 60_000;
/** Timeout of a call to the project, in milliseconds. */
const timeoutMs = 5_000;
/** Number of cached answers above which all are dropped. */
const maxCached = 1_000;

/**
 * Asks a hosted project whether the session of an access token is still active. After a sign-out, the project's access
 * tokens stay valid until they expire, which is too long for deletions and exports.
 */
export class SessionCheck {
  /** When the project last confirmed a session, in Unix milliseconds, by the hash of its token. */
  private readonly confirmedAt = new Map<string, number>();

  constructor(
    private readonly issuer: string,
    private readonly apiKey: string,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Returns whether the token's session is active; a positive answer can be up to a minute old.
   * @throws {AppError} `unavailable` if the project does not answer, so that nothing is deleted or exported.
   */
  async isActive(token: string): Promise<boolean> {
    const id = createHash("sha256").update(token).digest("base64url");
    const now = this.now();
    if (now - (this.confirmedAt.get(id) ?? -Infinity) < freshMs) return true;
    const status = await this.ask(token);
    if (status === 401 || status === 403) return false;
    if (status !== 200) throw unavailable();
    if (this.confirmedAt.size > maxCached) this.confirmedAt.clear();
    this.confirmedAt.set(id, now);
    return true;
  }

  /** Returns the HTTP status of the project's `GET /user` for that token. */
  private async ask(token: string): Promise<number> {
    try {
      const response = await fetch(`${this.issuer}/user`, {
        headers: { apikey: this.apiKey, authorization: `Bearer ${token}` },
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return response.status;
    } catch (cause) {
      throw unavailable(cause);
    }
  }
}

const unavailable = (cause?: unknown) =>
  new AppError("unavailable", "The sign-in service does not answer. Nothing was changed; try again in a moment.", {
    cause,
  });
