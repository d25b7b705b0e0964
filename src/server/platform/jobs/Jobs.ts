import { type JobWithMetadata, PgBoss } from "pg-boss";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/Database";

/** The schema that holds the tables of pg-boss. */
export const jobsSchema = "pgboss";
/**
 * Interval in seconds at which a server looks for jobs that another server queued. It begins its own jobs immediately.
 */
const defaultPollSeconds = 20;
/**
 * Seconds after which scheduled work that has not ended is assumed to be lost, and after which finished jobs are
 * deleted.
 */
const expireSeconds = 3_600;
/** How long a shutdown waits for running jobs, in milliseconds. */
const stopTimeoutMs = 2_000;

/** How often and how long a failed job is retried. All times in seconds. */
export interface Retries {
  /** Maximum number of retries. */
  limit: number;
  /** Time before the first retry; doubled with each further retry. */
  delay: number;
  /** Maximum time between two retries. */
  longestDelay: number;
  /** Time after which a job that is still queued is dropped. */
  giveUpAfter: number;
  /** Time after which a running job is assumed to be lost because its server ended, and runs again. */
  lostAfter: number;
}

/** Returns the error that pg-boss stores for a failure. The details, which could name people, are only in the log. */
const failed = (): Error => new Error("The job failed; see the log");

/** Adds jobs to one queue. */
export interface JobQueue<Data extends object> {
  /** Stores a job; a server runs it when it can. Rejects if it could not be stored. */
  add(data: Data): Promise<void>;
}

/**
 * Scheduled and queued work, stored by pg-boss (decision 33). Each job is run by one of the servers that share a
 * database, and by another one if that server ends. A job can run twice if its server is killed.
 */
export class Jobs {
  private readonly boss: PgBoss;

  constructor(
    database: Database,
    private readonly log: Pick<FastifyBaseLogger, "warn">,
    private readonly pollSeconds = defaultPollSeconds,
  ) {
    this.boss = new PgBoss({
      db: { executeSql: (text, values) => database.execute(text, values) },
      schema: jobsSchema,
      migrate: false,
      createSchema: false,
      reindex: false, // needs the tables' owner
      monitorVacuum: false,
      cronWorkerIntervalSeconds: defaultPollSeconds,
      maintenanceIntervalSeconds: expireSeconds,
    });
    this.boss.on("error", (err) => log.warn({ err }, "The job queue failed; it tries again"));
  }

  async start(): Promise<void> {
    await this.boss.start();
  }

  /** Waits up to two seconds for running jobs. Jobs that have not finished by then are run again by other servers. */
  async stop(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: stopTimeoutMs });
  }

  /**
   * Runs `work` on one of the servers, immediately and then on a schedule. A failure is logged; the next run tries
   * again.
   * @param name of the queue, and of the work in the log.
   * @param cron five fields, in UTC, e.g. `* * * * *` for every minute.
   */
  async schedule(name: string, cron: string, work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    await this.boss.createQueue(name, {
      policy: "short", // at most one run waits
      retryLimit: 0,
      expireInSeconds: expireSeconds,
      deleteAfterSeconds: expireSeconds,
    });
    const worker = await this.boss.work(name, { pollingIntervalSeconds: this.pollSeconds }, async ([job]) => {
      try {
        if (job) await work(job.signal);
      } catch (err) {
        this.log.warn({ err, work: name }, "Scheduled work failed; it will be tried again");
        throw failed();
      }
    });
    await this.boss.schedule(name, cron);
    await this.boss.send(name, {});
    this.boss.notifyWorker(worker);
  }

  /**
   * Returns a queue of jobs. One of the servers calls `work` with the data of each job, and retries it if it fails.
   * @param onGivenUp called with the error when the retries are used up.
   */
  async queue<Data extends object>(
    name: string,
    retries: Retries,
    work: (data: Data) => Promise<void>,
    onGivenUp: (error: unknown) => void,
  ): Promise<JobQueue<Data>> {
    await this.boss.createQueue(name, {
      retryLimit: retries.limit,
      retryDelay: retries.delay,
      retryDelayMax: retries.longestDelay,
      retryBackoff: true,
      retentionSeconds: retries.giveUpAfter,
      expireInSeconds: retries.lostAfter,
      deleteAfterSeconds: expireSeconds,
    });
    const options = { pollingIntervalSeconds: this.pollSeconds, includeMetadata: true } as const;
    const wakeWorker = (): void => this.boss.notifyWorker(worker);
    const worker = await this.boss.work<Data, void, typeof options>(name, options, async ([job]) => {
      if (job) await this.run(name, job, work, onGivenUp).finally(wakeWorker);
    });
    return {
      add: async (data) => {
        await this.boss.send(name, data);
        wakeWorker();
      },
    };
  }

  private async run<Data>(
    name: string,
    { data, retryCount, retryLimit }: JobWithMetadata<Data>,
    work: (data: Data) => Promise<void>,
    onGivenUp: (error: unknown) => void,
  ): Promise<void> {
    try {
      await work(data);
    } catch (err) {
      if (retryCount >= retryLimit) onGivenUp(err);
      else this.log.warn({ err, work: name, attempt: retryCount + 1 }, "A job failed and will be repeated");
      throw failed();
    }
  }
}

/** Creates or updates the tables of pg-boss. @param owner the role that owns the other tables, too. */
export async function migrateJobs(owner: Database): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.execute(text, values) },
    schema: jobsSchema,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}
