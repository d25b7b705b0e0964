import { createHash } from "node:crypto";
import { AppError } from "../../../shared/errors";

/** How long an answer is cached, in milliseconds. */
const freshMs = 60_000;
const timeoutMs = 5_000;
const tidyAbove = 1_000;

/**
 * Asks a hosted project whether a session is still active. Its access tokens stay valid after a sign-out until they
 * expire, which is too long for deletions and exports.
 */
export class SessionCheck {
  private readonly heldAt = new Map<string, number>();

  constructor(
    private readonly issuer: string,
    private readonly apiKey: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws {AppError} `unavailable` if the project does not answer, so that nothing is deleted or exported. */
  async isActive(token: string): Promise<boolean> {
    const id = createHash("sha256").update(token).digest("base64url");
    const now = this.now();
    if (now - (this.heldAt.get(id) ?? -Infinity) < freshMs) return true;
    const status = await this.ask(token);
    if (status === 401 || status === 403) return false;
    if (status !== 200) throw away();
    if (this.heldAt.size > tidyAbove) this.heldAt.clear();
    this.heldAt.set(id, now);
    return true;
  }

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
      throw away(cause);
    }
  }
}

const away = (cause?: unknown) =>
  new AppError("unavailable", "The sign-in service does not answer. Nothing was changed; try again in a moment.", {
    cause,
  });
