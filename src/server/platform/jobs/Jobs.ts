import { type JobWithMetadata, PgBoss } from "pg-boss";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/Database";

/** The schema that holds the tables of pg-boss. */
export const jobsSchema = "pgboss";
/** Interval in seconds at which a server looks for jobs that another server queued. Its own it begins at once. */
const defaultPollSeconds = 20;
/** Seconds after which scheduled work is regarded as lost with its server, and after which finished jobs are deleted. */
const expireSeconds = 3_600;
/** How long a shutdown waits for running jobs, in milliseconds. */
const stopTimeoutMs = 2_000;

/** How often and how long a failed job is repeated. All times in seconds. */
export interface Retries {
  limit: number;
  /** Before the first repetition; doubled with every further one. */
  delay: number;
  /** Longest time between two repetitions. */
  longestDelay: number;
  /** After which a job that is still queued is dropped. */
  giveUpAfter: number;
  /** After which a running job is regarded as lost with its server, and runs again. */
  lostAfter: number;
}

/** Returns the error with which pg-boss stores a failure. It has no details, which could name people; the log has them. */
const failed = (): Error => new Error("The job failed; see the log");

/** Adds jobs to one queue. */
export interface JobQueue<Data extends object> {
  /** Stores a job; a server runs it when it can. Rejects if it could not be stored. */
  add(data: Data): Promise<void>;
}

/**
 * Work that is scheduled or queued, in pg-boss (decision 33): of all servers that share a database, one runs each job, and
 * a job outlives its server. A job can run twice if its server is killed.
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

  /** Ends the running jobs, or leaves them to other servers after two seconds. */
  async stop(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: stopTimeoutMs });
  }

  /**
   * Runs `work` on one of the servers at once and then by a schedule. A failure is logged; the next time tries again.
   * @param name of the queue, and of the work in the log.
   * @param cron five fields, in UTC, e.g. `* * * * *` for every minute.
   */
  async schedule(name: string, cron: string, work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    await this.boss.createQueue(name, {
      policy: "short",
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
   * Returns a queue whose jobs `work` runs on one of the servers, repeated while it fails.
   * @param onGivenUp called instead of another repetition when `retries` are used up.
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
