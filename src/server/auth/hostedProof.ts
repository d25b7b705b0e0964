import { createHash } from "node:crypto";
import { AppError } from "../../shared/errors";

/** How long an answer counts, in milliseconds. */
const freshMs = 60_000;
const patienceMs = 5_000;
const tidyAbove = 1_000;

/**
 * Asks a hosted project whether a session still holds. Its access tokens live on after a sign-out until their time is
 * over, which is too long for deleting and taking away.
 */
export class HostedProof {
  private readonly heldAt = new Map<string, number>();

  constructor(
    private readonly issuer: string,
    private readonly apiKey: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws {AppError} `unavailable` where the project does not answer: then nothing is deleted or handed out. */
  async holds(token: string): Promise<boolean> {
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
        signal: AbortSignal.timeout(patienceMs),
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
