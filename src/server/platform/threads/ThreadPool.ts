import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { ThreadMessage, ThreadRequest } from "./threadProtocol";

/** Thrown if a job exceeded its limit of time or memory, or waited too long for a thread. */
export class ThreadLimit extends Error {
  override readonly name = "ThreadLimit";
}

interface ThreadPoolOptions {
  /** The thread's module, which calls `answerJobs`. */
  file: URL;
  /** Maximum threads. */
  size: number;
  /** Maximum heap of a thread, in MB. */
  memoryMb: number;
}

/** Time limits of one kind of job. */
export interface JobLimits {
  /**
   * Maximum run time of the job in milliseconds; of a background job the processor time of its thread, for up to
   * `maxSlowdown` times as long on a busy machine. Loading the thread does not count.
   */
  runMs: number;
  /**
   * Maximum time in milliseconds to wait for a free thread; extended while no thread is loaded. If absent, the job is
   * in the background: it waits without a limit, and jobs with a limit are started first.
   */
  waitMs?: number;
  /** Id of the person whose job it is. The background jobs of one person never occupy the last thread. */
  person?: string | undefined;
  /**
   * Jobs with the same text use what their thread remembers of earlier ones. They run in the thread that ran the last
   * one if it is free, and background jobs wait until it is.
   */
  about?: string | undefined;
  /** Rejects the job when it aborts. A running job has `graceMs` to finish; then its thread is replaced. */
  signal?: AbortSignal;
}

/**
 * Time in milliseconds that an aborted job has to finish: loading a new thread takes longer than most jobs, and it
 * remembers nothing of earlier ones.
 */
const graceMs = 1_000;

/**
 * V8 option with which a thread's memory for new objects starts and stays at its full size of 16 MB. By default it
 * shrinks after each job and grows again in the next one, which takes a third of the time of a long visit's draft on a
 * system that is slow to provide memory.
 */
const newObjectsMemory = "--min-semi-space-size=16";

/** How many times its processor time a background job may take, because other work has the processors. */
const maxSlowdown = 6;
/** Time in milliseconds in which a thread reports its processor time, even while it runs a job. */
const reportMs = 1_000;

interface Task extends ThreadRequest, JobLimits {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  timer?: NodeJS.Timeout;
  abort?: () => void;
}

interface Thread {
  worker: Worker;
  isReady: boolean;
  task: Task | null;
  /** `about` of the last job that had one. */
  about: string | undefined;
}

/** Maximum number of jobs with a `waitMs` that are started while a background job waits, so that it runs, too. */
const maxPassing = 3;

/**
 * Runs jobs in worker threads, one at a time in each. Jobs with a `waitMs`, whose result a person waits for, are
 * started before background jobs. A job that exceeds its limits is rejected with `ThreadLimit`, and its thread is ended
 * and replaced; other jobs are unaffected.
 */
export class ThreadPool {
  /** The thread that was used longest ago comes first. */
  private readonly threads = new Set<Thread>();
  private readonly queue: Task[] = [];
  private isStopped = false;
  /**
   * Number of jobs with a `waitMs` that were started while a background job waited, since the last background job
   * began.
   */
  private passed = 0;

  constructor(private readonly options: ThreadPoolOptions) {}

  /** Starts a thread unless there is one, so that the first job need not wait for it to load. */
  warm(): void {
    if (this.threads.size === 0) this.start();
  }

  /**
   * Runs a job and returns its result.
   * @param job name of the job in the thread's module.
   * @param input is cloned to the thread.
   * @throws {ThreadLimit} if the job exceeds its limits; {Error} with the job's failure, or if the pool is stopped; the
   * reason of `limits.signal`.
   */
  run(job: string, input: unknown, limits: JobLimits): Promise<unknown> {
    if (this.isStopped) return Promise.reject(new Error("The threads were stopped"));
    if (limits.signal?.aborted) return Promise.reject(limits.signal.reason as Error);
    return new Promise((resolve, reject) => {
      const task: Task = { job, input, ...limits, resolve, reject };
      task.abort = () => this.abort(task);
      limits.signal?.addEventListener("abort", task.abort, { once: true });
      this.limitWait(task);
      this.queue.push(task);
      this.next();
    });
  }

  /** Rejects all jobs and ends the threads. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const task of this.queue.splice(0)) settle(task, () => task.reject(new Error("The threads were stopped")));
    await Promise.all([...this.threads].map(({ worker }) => worker.terminate()));
  }

  private next(): void {
    const free = [...this.threads].filter(({ isReady, task }) => isReady && !task);
    const starting = [...this.threads].filter(({ isReady }) => !isReady).length;
    if (free.length === 0) {
      if (this.queue.length > starting && this.threads.size < this.options.size) this.start();
      return;
    }
    const task = this.nextTask();
    if (!task) return;
    clearTimeout(task.timer);
    const thread = free.find(({ about }) => about !== undefined && about === task.about) ?? free[0];
    if (!thread) return;
    this.threads.delete(thread);
    this.threads.add(thread);
    thread.task = task;
    thread.about = task.about ?? thread.about;
    this.limitRun(thread, task);
    thread.worker.postMessage({ job: task.job, input: task.input } satisfies ThreadRequest);
    this.next();
  }

  /** Removes and returns the task to run next; undefined if there is none, or none that may run now. */
  private nextTask(): Task | undefined {
    const busy = [...this.threads].filter(({ task }) => task);
    const running = busy.flatMap(({ task }) => (task && task.waitMs === undefined ? [task.person] : []));
    const mayRun = ({ person, about }: Task): boolean =>
      !busy.some((thread) => about !== undefined && thread.about === about) &&
      (person === undefined || running.filter((each) => each === person).length < Math.max(1, this.options.size - 1));
    const urgent = this.queue.findIndex(({ waitMs }) => waitMs !== undefined);
    const background = this.queue.findIndex((task) => task.waitMs === undefined && mayRun(task));
    const passes = urgent >= 0 && (background < 0 || this.passed < maxPassing);
    const index = passes ? urgent : background;
    if (index < 0) return undefined;
    this.passed = passes && background >= 0 ? this.passed + 1 : 0;
    return this.queue.splice(index, 1)[0];
  }

  private limitRun(thread: Thread, task: Task): void {
    const end = (): void => this.end(thread, new ThreadLimit(`${task.job} took too long`));
    const started = performance.now();
    const before = task.waitMs === undefined ? usageOf(thread.worker) : null;
    const check = async (): Promise<void> => {
      const usedMs = before && (await usedSince(thread.worker, before));
      if (thread.task !== task) return;
      const leftMs = Math.min(
        task.runMs - (usedMs ?? Infinity),
        started + task.runMs * maxSlowdown - performance.now(),
      );
      if (leftMs > 0) task.timer = setTimeout(() => void check(), leftMs);
      else end();
    };
    task.timer = setTimeout(() => void check(), task.runMs);
  }

  private limitWait(task: Task): void {
    if (task.waitMs !== undefined) task.timer = setTimeout(() => this.giveUp(task), task.waitMs);
  }

  private giveUp(task: Task): void {
    const index = this.queue.indexOf(task);
    if (index < 0) return;
    if (![...this.threads].some(({ isReady }) => isReady)) return this.limitWait(task);
    this.queue.splice(index, 1);
    settle(task, () => task.reject(new ThreadLimit(`No thread was free for ${task.job}`)));
  }

  private abort(task: Task): void {
    const reason = task.signal?.reason as Error;
    const index = this.queue.indexOf(task);
    if (index >= 0) this.queue.splice(index, 1);
    const thread = [...this.threads].find((each) => each.task === task);
    settle(task, () => task.reject(reason));
    if (thread) task.timer = setTimeout(() => this.end(thread, reason), Math.min(graceMs, task.runMs));
  }

  private start(): void {
    const { file, memoryMb } = this.options;
    setFlagsFromString(newObjectsMemory);
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb }, ...fromSource(file) });
    worker.unref();
    const thread: Thread = { worker, isReady: false, task: null, about: undefined };
    this.threads.add(thread);
    worker.on("message", (message: ThreadMessage) => this.receive(thread, message));
    worker.on("error", (error: NodeJS.ErrnoException) =>
      this.end(thread, error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new ThreadLimit(error.message) : error),
    );
    worker.on("exit", () => this.end(thread, new Error("A thread ended")));
  }

  private receive(thread: Thread, message: ThreadMessage): void {
    if ("ready" in message) thread.isReady = true;
    const { task } = thread;
    thread.task = null;
    clearTimeout(task?.timer);
    if (task && "value" in message) settle(task, () => task.resolve(message.value));
    if (task && "failure" in message) settle(task, () => task.reject(new Error(message.failure)));
    this.next();
  }

  /**
   * Rejects the thread's job and removes the thread. If the thread never loaded, all waiting jobs are rejected too:
   * otherwise threads that cannot load would be started again and again.
   */
  private end(thread: Thread, error: Error): void {
    if (!this.threads.delete(thread)) return;
    const { task, isReady, worker } = thread;
    if (task) settle(task, () => task.reject(error));
    if (!isReady) for (const waiting of this.queue.splice(0)) settle(waiting, () => waiting.reject(error));
    void worker.terminate();
    if (this.isStopped) return;
    if (isReady) this.warm();
    this.next();
  }
}

/** Returns the processor time that a thread has used; null if it does not report that in time or has ended. */
async function usageOf(worker: Worker): Promise<NodeJS.CpuUsage | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, reportMs, null).unref());
  return Promise.race([worker.cpuUsage().catch(() => null), late]);
}

/** Returns the processor time in milliseconds that a thread has used since then; null if that is not known. */
async function usedSince(worker: Worker, before: Promise<NodeJS.CpuUsage | null>): Promise<number | null> {
  const [then, now] = await Promise.all([before, usageOf(worker)]);
  return then && now && (now.user - then.user + now.system - then.system) / 1_000;
}

function settle(task: Task, act: () => void): void {
  clearTimeout(task.timer);
  if (task.abort) task.signal?.removeEventListener("abort", task.abort);
  act();
}

/** Options for a thread that runs from source, in development and tests. */
function fromSource(file: URL): { execArgv?: string[] } {
  if (!file.pathname.endsWith(".ts")) return {};
  const hook = new URL("./resolveSource.ts", import.meta.url).href;
  return { execArgv: ["--experimental-transform-types", "--no-warnings", "--import", hook] };
}
