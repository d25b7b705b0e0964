import type { FromEmbedded, KeyMessage, PrivatePlace, ToEmbedded } from "../../server/embeddedMessages";
import { AppError } from "../../shared/errors";
import { passOn } from "./passOn";
import { problem } from "./problem";
import { RestartPace } from "./restartPace";

/** The server's process as the app holds it: Electron's UtilityProcess, of which this is a part. */
export interface ServerProcess {
  readonly pid?: number | undefined;
  postMessage(message: ToEmbedded): void;
  on(event: "message", listener: (message: FromEmbedded) => void): unknown;
  once(event: "exit", listener: (code: number) => void): unknown;
  kill(): boolean;
}

interface Parts {
  fork: () => ServerProcess;
  /** A new place for each start: a token that leaked dies with its process. */
  newPlace: () => PrivatePlace;
  /** The master key; null where the server's own settings have it. Rejects with an AppError where it cannot be had. */
  key: () => Promise<KeyMessage | null>;
  onFailure?: (sentence: string) => void;
  now?: () => number;
}

/** A call waits so long for a server that is starting (again), in milliseconds. */
const patienceMs = 20_000;
/** After this a server that does not end is killed; PostgreSQL under it recovers by itself. */
const stopPatienceMs = 7_000;
/** The server's own addresses at the page's origin. */
const calls = /^\/(api\/v1|auth\/v1)\//;

interface Waiter {
  resolve: (place: PrivatePlace) => void;
  reject: (error: AppError) => void;
}

/**
 * The server inside the app: kept running for as long as the app does, one at a time. A new one is started only after the
 * process before has ended, and the server itself takes the lock of its data folder, so there are never two on one folder.
 */
export class EmbeddedServer {
  private process: ServerProcess | null = null;
  private place: PrivatePlace | null = null;
  private readonly pace = new RestartPace();
  private restart: NodeJS.Timeout | null = null;
  private waiters: Waiter[] = [];
  private stopping: Promise<void> | null = null;
  private failure: string | null = null;

  constructor(private readonly parts: Parts) {}

  /** Null while none runs. */
  get pid(): number | null {
    return this.process?.pid ?? null;
  }

  /** Starts it unless it was, and again whenever it ends by itself. Calls may be passed on at once: they wait. */
  start(): void {
    if (this.process || this.restart || this.stopping) return;
    const { fork, newPlace, now = Date.now } = this.parts;
    const place = newPlace();
    const child = fork();
    let readyAt: number | null = null;
    this.process = child;
    child.on("message", (message) => {
      if (message.kind === "failed") return this.fail(message.sentence);
      readyAt = now();
      this.come(place);
    });
    child.once("exit", () => {
      this.process = null;
      this.place = null;
      if (this.stopping) return;
      this.restart = setTimeout(() => this.startAgain(), this.pace.next(readyAt === null ? 0 : now() - readyAt));
    });
    void this.begin(child, place);
  }

  private startAgain(): void {
    this.restart = null;
    this.start();
  }

  /** The process comes up while the keychain is asked. */
  private async begin(child: ServerProcess, place: PrivatePlace): Promise<void> {
    try {
      const key = await this.parts.key();
      if (this.process === child && !this.stopping) child.postMessage({ kind: "start", place, key });
    } catch (thrown) {
      const error = AppError.from(thrown);
      this.fail(error.message);
      for (const { reject } of this.waiters.splice(0)) reject(error); // waiting alone does not help
      child.kill(); // and is started again: a keychain may be opened meanwhile
    }
  }

  isCall(pathname: string): boolean {
    return calls.test(pathname);
  }

  /** What the server says to a call of the page, which starts it; where it cannot be asked, a problem the page can show. */
  async answer(call: Request): Promise<Response> {
    this.start();
    const { pathname, search } = new URL(call.url);
    try {
      return await passOn(call, pathname + search, await this.ready());
    } catch (error) {
      const sentence = "Chartside's service on this computer stopped and is starting again. What was recorded is safe.";
      return problem(error instanceof AppError ? error : new AppError("unavailable", sentence, { cause: error }));
    }
  }

  /** Ends it in order, at last by force. Nothing starts it again. */
  stop(): Promise<void> {
    this.stopping ??= this.end();
    return this.stopping;
  }

  /** Where it listens, as soon as it does. @throws {AppError} `not_started`, `unavailable` when that takes too long. */
  private ready(): Promise<PrivatePlace> {
    if (this.place) return Promise.resolve(this.place);
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { resolve, reject };
      this.waiters.push(waiter);
      setTimeout(() => {
        this.waiters = this.waiters.filter((each) => each !== waiter);
        const { failure } = this;
        if (failure !== null) reject(new AppError("not_started", failure));
        else reject(new AppError("unavailable", "Chartside's service on this computer does not start."));
      }, patienceMs).unref();
    });
  }

  private come(place: PrivatePlace): void {
    this.place = place;
    this.failure = null;
    for (const { resolve } of this.waiters.splice(0)) resolve(place);
  }

  private fail(sentence: string): void {
    this.failure = sentence;
    this.parts.onFailure?.(sentence);
  }

  private async end(): Promise<void> {
    if (this.restart) clearTimeout(this.restart);
    const child = this.process;
    if (!child) return;
    const ended = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
    const force = setTimeout(() => child.kill(), stopPatienceMs);
    child.postMessage({ kind: "stop" });
    await ended;
    clearTimeout(force);
  }
}
