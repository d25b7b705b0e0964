import { readFile, rm } from "node:fs/promises";
import { z } from "zod";
import { type ShellSession, shellSessionSchema } from "../../shared/bridge/authBridge";
import { AppError } from "../../shared/errors";
import { writeFileDurably } from "../../server/platform/files/writeFileDurably";
import type { Keychain } from "./Keychain";

const keptSchema = z.object({ session: shellSessionSchema, token: z.string() });

interface KeptSession {
  session: ShellSession | null;
  token: string | null;
}

const signedOut: KeptSession = { session: null, token: null };

/**
 * Keeps the sign-in at the practice's server in memory and in one file sealed by this computer's keychain. Calls are
 * applied in order, so that a token refreshed during sign-out is not saved afterwards.
 */
export class SessionKeeper {
  /** Undefined until the file is read. */
  private kept: KeptSession | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** @param path of the file; neither it nor its folder needs to exist. */
  constructor(
    private readonly path: string,
    private readonly keychain: Keychain,
  ) {}

  /** Returns the sign-in; both fields are null when signed out. */
  get(): Promise<KeptSession> {
    return this.inOrder(async () => (this.kept ??= await this.read()));
  }

  /**
   * Replaces the sign-in.
   * @throws {AppError} `keychain_missing`: the sign-in is then kept in memory only, until the app is closed.
   */
  set(session: ShellSession, token: string): Promise<void> {
    return this.inOrder(async () => {
      this.kept = { session, token };
      try {
        await this.write(this.kept);
      } catch (error) {
        await rm(this.path, { force: true }); // the file holds an outdated sign-in
        if (!(error instanceof AppError)) throw error;
        throw new AppError(error.code, `${error.message} You’ll stay signed in until you close Chartside.`, {
          cause: error,
        });
      }
    });
  }

  /** Removes the sign-in from memory and disk. */
  clear(): Promise<void> {
    return this.inOrder(async () => {
      this.kept = signedOut;
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

  /**
   * Reads the sign-in from the file. Without a keychain, which may be temporary, the file is kept and the user counts
   * as signed out; a file that cannot be decrypted or parsed is removed.
   */
  private async read(): Promise<KeptSession> {
    const sealed = await readFile(this.path).catch(() => null);
    if (!sealed || !(await this.keychain.isAvailable())) return signedOut;
    try {
      const { text, isStale } = await this.keychain.open(sealed);
      const kept = keptSchema.parse(JSON.parse(text));
      if (isStale) await this.write(kept);
      return kept;
    } catch {
      await rm(this.path, { force: true });
      return signedOut;
    }
  }
}
