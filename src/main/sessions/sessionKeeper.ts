import { readFile, rm } from "node:fs/promises";
import { z } from "zod";
import { type ShellSession, shellSessionSchema } from "../../shared/bridge/authBridge";
import { AppError } from "../../shared/errors";
import { writeFileDurably } from "../../server/platform/files/writeFileDurably";
import type { Keychain } from "./keychain";

const keptSchema = z.object({ session: shellSessionSchema, token: z.string() });

export interface KeptSession {
  session: ShellSession | null;
  token: string | null;
}

const nobody: KeptSession = { session: null, token: null };

/**
 * The sign-in at the practice's server: in memory, and in one file that only this computer's keychain opens. Calls take
 * effect in the order they came, so that a token refreshed while signing out does not come back.
 */
export class SessionKeeper {
  /** Undefined until the file was read. */
  private kept: KeptSession | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** @param path the file; it and its folder need not exist. */
  constructor(
    private readonly path: string,
    private readonly keychain: Keychain,
  ) {}

  get(): Promise<KeptSession> {
    return this.inOrder(async () => (this.kept ??= await this.read()));
  }

  /** @throws {AppError} `keychain_missing`: then it holds until the app is closed, and no file keeps it. */
  set(session: ShellSession, token: string): Promise<void> {
    return this.inOrder(async () => {
      this.kept = { session, token };
      try {
        await this.write(this.kept);
      } catch (error) {
        await rm(this.path, { force: true }); // what it holds is over
        if (!(error instanceof AppError)) throw error;
        throw new AppError(error.code, `${error.message} You are signed in until you close Chartside.`, {
          cause: error,
        });
      }
    });
  }

  clear(): Promise<void> {
    return this.inOrder(async () => {
      this.kept = nobody;
      await rm(this.path, { force: true });
    });
  }

  private inOrder<T>(work: () => Promise<T>): Promise<T> {
    const run = this.last.then(work, work);
    this.last = run.catch(() => undefined);
    return run;
  }

  private async write(kept: KeptSession): Promise<void> {
    writeFileDurably(this.path, await this.keychain.seal(JSON.stringify(kept)));
  }

  /** A keychain that is closed today may open tomorrow, so the file stays; one that cannot be read signs nobody in. */
  private async read(): Promise<KeptSession> {
    const sealed = await readFile(this.path).catch(() => null);
    if (!sealed || !(await this.keychain.isAvailable())) return nobody;
    try {
      const { text, isStale } = await this.keychain.open(sealed);
      const kept = keptSchema.parse(JSON.parse(text));
      if (isStale) await this.write(kept);
      return kept;
    } catch {
      await rm(this.path, { force: true });
      return nobody;
    }
  }
}
