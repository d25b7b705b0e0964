import type { FromEmbedded, KeyMessage, SocketEndpoint, ToEmbedded } from "../../server/embeddedMessages";
import { AppError } from "../../shared/errors";
import { proxyToServer } from "./proxyToServer";
import { problemResponse } from "./problemResponse";
import { RestartDelay } from "./RestartDelay";

/** The members of Electron's UtilityProcess that the app uses for the server's process. */
export interface ServerProcess {
  readonly pid?: number | undefined;
  postMessage(message: ToEmbedded): void;
  on(event: "message", listener: (message: FromEmbedded) => void): unknown;
  once(event: "exit", listener: (code: number) => void): unknown;
  kill(): boolean;
}

interface Deps {
  fork: () => ServerProcess;
  /** Returns a new endpoint for each start, so that a leaked token is useless after the process exits. */
  newEndpoint: () => SocketEndpoint;
  /**
   * Returns the master key; null if the server's settings contain it. Rejects with an AppError if it cannot be read.
   */
  key: () => Promise<KeyMessage | null>;
  /** Called with a sentence that says why the server could not start. */
  onFailure?: (sentence: string) => void;
  now?: () => number;
}

/**
 * Maximum time a call waits for the server to start, in milliseconds: the first start on a slow computer takes long.
 */
const timeoutMs = 60_000;
/** The same, once the server has reported why it failed: a restart seldom helps. */
const failedTimeoutMs = 20_000;
/**
 * Time after which a server that does not exit is killed, in milliseconds; its PostgreSQL recovers at the next start.
 */
const stopTimeoutMs = 7_000;
/** Matches paths, in the page's origin, of calls to the server. */
const callPathPattern = /^\/(api\/v1|auth\/v1)\//;

interface Waiter {
  resolve: (endpoint: SocketEndpoint) => void;
  reject: (error: AppError) => void;
}

/**
 * Keeps the embedded server running while the app runs. A new process is started only after the previous one has
 * exited, and the server locks its data folder, so two never share one folder.
 */
export class EmbeddedServer {
  private process: ServerProcess | null = null;
  private endpoint: SocketEndpoint | null = null;
  private readonly restartDelay = new RestartDelay();
  private restart: NodeJS.Timeout | null = null;
  private waiters: Waiter[] = [];
  private stopping: Promise<void> | null = null;
  private failure: string | null = null;

  constructor(private readonly deps: Deps) {}

  /** The process id; null while no server runs. */
  get pid(): number | null {
    return this.process?.pid ?? null;
  }

  /**
   * Starts the server, without waiting until it is ready, and restarts it whenever it exits. Does nothing while it
   * runs, while a restart is scheduled, or after `stop`.
   */
  start(): void {
    if (this.process || this.restart || this.stopping) return;
    const { fork, newEndpoint, now = Date.now } = this.deps;
    const endpoint = newEndpoint();
    const child = fork();
    let readyAt: number | null = null;
    this.process = child;
    child.on("message", (message) => {
      if (message.kind === "failed") return this.fail(message.sentence);
      readyAt = now();
      this.becomeReady(endpoint);
    });
    child.once("exit", () => {
      this.process = null;
      this.endpoint = null;
      if (this.stopping) return;
      this.restart = setTimeout(
        () => this.startAgain(),
        this.restartDelay.next(readyAt === null ? 0 : now() - readyAt),
      );
    });
    void this.begin(child, endpoint);
  }

  private startAgain(): void {
    this.restart = null;
    this.start();
  }

  /** Sends the start message. The key is read while the process starts. */
  private async begin(child: ServerProcess, endpoint: SocketEndpoint): Promise<void> {
    try {
      const key = await this.deps.key();
      if (this.process === child && !this.stopping) child.postMessage({ kind: "start", endpoint, key });
    } catch (thrown) {
      const error = AppError.from(thrown);
      this.fail(error.message);
      for (const { reject } of this.waiters.splice(0)) reject(error); // waiting longer would not help
      child.kill(); // restarted later: the keychain may be unlocked by then
    }
  }

  /** Whether a path of the page's origin is for the embedded server. */
  isCall(pathname: string): boolean {
    return callPathPattern.test(pathname);
  }

  /**
   * Proxies a call of the page to the server, starting the server if needed. Returns a 503 problem if the server does
   * not start or cannot be reached.
   */
  async answer(call: Request): Promise<Response> {
    this.start();
    const { pathname, search } = new URL(call.url);
    try {
      return await proxyToServer(call, pathname + search, await this.ready());
    } catch (error) {
      const sentence = "Chartside’s service on this computer stopped and is restarting. Your recordings are safe.";
      return problemResponse(
        error instanceof AppError ? error : new AppError("unavailable", sentence, { cause: error }),
      );
    }
  }

  /** Stops the server, which is not restarted; kills it after `stopTimeoutMs`. Resolves when it has exited. */
  stop(): Promise<void> {
    this.stopping ??= this.end();
    return this.stopping;
  }

  /**
   * Waits until the server listens and returns its endpoint.
   * @throws {AppError} `not_started` after `failedTimeoutMs` if the server reported why it failed, otherwise
   * `unavailable` after `timeoutMs`. Also, immediately, the error of `Deps.key`.
   */
  private ready(): Promise<SocketEndpoint> {
    if (this.endpoint) return Promise.resolve(this.endpoint);
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { resolve, reject };
      this.waiters.push(waiter);
      const end = (error: AppError): void => {
        this.waiters = this.waiters.filter((each) => each !== waiter);
        reject(error);
      };
      const endIfFailed = (): void => {
        if (this.failure !== null) end(new AppError("not_started", this.failure));
      };
      setTimeout(endIfFailed, failedTimeoutMs).unref();
      setTimeout(() => {
        endIfFailed();
        end(new AppError("unavailable", "Chartside’s service on this computer does not start."));
      }, timeoutMs).unref();
    });
  }

  private becomeReady(endpoint: SocketEndpoint): void {
    this.endpoint = endpoint;
    this.failure = null;
    for (const { resolve } of this.waiters.splice(0)) resolve(endpoint);
  }

  private fail(sentence: string): void {
    this.failure = sentence;
    this.deps.onFailure?.(sentence);
  }

  private async end(): Promise<void> {
    if (this.restart) clearTimeout(this.restart);
    const child = this.process;
    if (!child) return;
    const ended = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
    const force = setTimeout(() => child.kill(), stopTimeoutMs);
    child.postMessage({ kind: "stop" });
    await ended;
    clearTimeout(force);
  }
}
