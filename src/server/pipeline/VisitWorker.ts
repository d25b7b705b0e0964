import { hostname } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import type { ServerContext } from "../platform/ServerContext";
import { Lease, LeaseLost } from "./Lease";
import { leaseSeconds, readWorkNotice, VisitWorkRepository, type WorkTable } from "../visits/VisitWorkRepository";

/** Interval in milliseconds at which leases are renewed: two renewals can fail before a lease is lost. */
const renewMs = 3_000;
/** Polling interval in milliseconds while any work is due: the `not_before` of work may pass, or a lease expire. */
const pollMs = 1_000;
/** Polling interval in milliseconds while no work is due, in case a notification was lost. */
const restMs = 10_000;
/** Maximum number of visits that one server works on at the same time, including visits being recorded. */
const maxVisits = 256;
/** Maximum number of visits of one clinician that all servers together work on at the same time. */
const maxPerClinician = 64;
/** Maximum time in milliseconds that `stop` waits for writes in progress. */
const stopTimeoutMs = 3_000;

/** The work that a `VisitWorker` runs. */
interface VisitWork {
  readonly table: WorkTable;
  /** Whether every change of a visit wakes the lease on it, not only new work. */
  readonly followsChanges?: boolean;
  /**
   * Does all due work of the visit and returns the state of the work row before its last check (see
   * `VisitProgress.seen`); null leaves the work due. Stops when the lease's signal aborts.
   */
  run(lease: Lease): Promise<string | null>;
  /**
   * Called after an unexpected failure, with the number of consecutive `attempts`. Expected failures are handled in
   * `run`.
   * @returns true if the work was given up and is not to be retried.
   */
  afterFailure(lease: Lease, attempts: number): Promise<boolean>;
}

/** Returns the wait in milliseconds after an unexpected failure: 2 s after the first, doubled up to 60 s. */
const backoffMs = (attempts: number): number => Math.min(60_000, 1_000 * 2 ** Math.min(attempts, 6));

interface Held {
  lease: Lease;
  ending: AbortController;
  done: Promise<void>;
}

/**
 * Claims visits with due work of one kind and runs it. Across all servers, one worker at a time has that work of a
 * visit. Checks for due work after notifications and by polling. A visit whose worker died is taken over when its lease
 * expires.
 */
export class VisitWorker {
  private readonly name = `${hostname()}:${process.pid}:${crypto.randomUUID()}`;
  private readonly repository: VisitWorkRepository;
  private readonly held = new Map<string, Held>();
  private renewing: NodeJS.Timeout | undefined;
  private nextPoll: NodeJS.Timeout | undefined;
  private subscriptions: (() => void)[] = [];
  private isStopped = false;
  private claiming: Promise<void> | null = null;
  private claimAgain = false;
  private lastRenewal = performance.now();

  constructor(
    private readonly context: Pick<ServerContext, "database" | "notifications" | "log">,
    private readonly work: VisitWork,
  ) {
    this.repository = new VisitWorkRepository(context.database, work.table);
  }

  start(): void {
    const { notifications } = this.context;
    this.subscriptions = [notifications.on(this.work.table, (notice) => this.notice(notice))];
    if (this.work.followsChanges) {
      const wake = (visitId: string | null): void => this.held.get(visitId ?? "")?.lease.wake();
      this.subscriptions.push(notifications.on("visit_changed", wake));
    }
    this.renewing = setInterval(() => void this.renew(), renewMs);
    this.claim();
  }

  /** Releases every visit, so that another server continues. Waits up to 3 s for writes in progress. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const unsubscribe of this.subscriptions) unsubscribe();
    clearInterval(this.renewing);
    await this.claiming;
    clearTimeout(this.nextPoll);
    const all = [...this.held.values()];
    for (const { ending } of all) ending.abort(new LeaseLost("Server is stopping"));
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      Promise.all(all.map(({ done }) => done)),
      new Promise((resolve) => (timer = setTimeout(resolve, stopTimeoutMs))),
    ]);
    clearTimeout(timer);
  }

  private notice(notice: string | null): void {
    if (notice === null) for (const { lease } of this.held.values()) lease.wake();
    const { visitId, isUrgent } = readWorkNotice(notice);
    const mine = visitId === null ? undefined : this.held.get(visitId);
    if (mine) mine.lease.wake({ isUrgent });
    else this.claim();
  }

  /** Polls for due work. A call during a poll causes one more poll after it. */
  private claim(): void {
    if (this.isStopped) return;
    this.claimAgain = true;
    this.claiming ??= this.claimDue().finally(() => (this.claiming = null));
  }

  private async claimDue(): Promise<void> {
    let pauseMs = pollMs;
    try {
      while (this.claimAgain && !this.isStopped) {
        this.claimAgain = false;
        await this.claimFree();
      }
      if (!(await this.repository.hasDue())) pauseMs = restMs;
    } catch (err) {
      this.context.log.warn({ err }, "Polling for due visits failed");
    }
    clearTimeout(this.nextPoll);
    this.nextPoll = setTimeout(() => this.claim(), this.claimAgain ? 0 : pauseMs);
  }

  private async claimFree(): Promise<void> {
    const free = maxVisits - this.held.size;
    if (free <= 0) return;
    for (const { visitId, epoch, attempts } of await this.repository.claim(this.name, free, maxPerClinician)) {
      this.begin(visitId, epoch, attempts);
    }
  }

  private begin(visitId: string, epoch: number, attempts: number): void {
    // If this worker has the visit already, its lease expired while the database was unreachable: end that run first.
    this.held.get(visitId)?.ending.abort(new LeaseLost("Lease expired"));
    const ending = new AbortController();
    const lease = new Lease(visitId, epoch, ending.signal, this.work.table);
    const held: Held = { lease, ending, done: Promise.resolve() };
    held.done = this.run(lease, attempts).finally(() => {
      ending.abort(new LeaseLost("Work is done"));
      if (this.held.get(visitId) === held) this.held.delete(visitId);
    });
    this.held.set(visitId, held);
  }

  /** Runs the work of a visit, then releases the visit. Never rejects. */
  private async run(lease: Lease, attempts: number): Promise<void> {
    const { visitId, epoch } = lease;
    try {
      for (;;) {
        const seen = await this.work.run(lease);
        if (lease.signal.aborted || seen === null) break;
        if (await this.repository.finish(visitId, epoch, seen)) return;
      }
      await this.repository.release(visitId, epoch, { failed: false });
    } catch (err) {
      await this.handleFailure(lease, attempts + 1, err);
    }
  }

  private async handleFailure(lease: Lease, attempts: number, err: unknown): Promise<void> {
    const { visitId, epoch, signal } = lease;
    const isLost = err instanceof LeaseLost || signal.aborted;
    try {
      if (!isLost) {
        this.context.log.error({ err, visitId, attempts }, "Work on a visit failed");
        const isGivenUp = await this.work.afterFailure(lease, attempts);
        // Wait under the lease, so that new parts of a recording do not make it fail again immediately.
        if (!isGivenUp) await delay(backoffMs(attempts), undefined, { signal }).catch(() => {});
      }
      await this.repository.release(visitId, epoch, { failed: !isLost });
    } catch (failure) {
      // The database is unreachable: the lease expires and the visit is claimed again.
      this.context.log.warn({ err: failure, visitId }, "Releasing a visit failed");
    }
  }

  private async renew(): Promise<void> {
    const leases = [...this.held.values()].map(({ lease }) => lease);
    if (leases.length === 0) {
      this.lastRenewal = performance.now();
      return;
    }
    try {
      const ours = new Set(await this.repository.renew(leases));
      this.lastRenewal = performance.now();
      for (const lease of leases) if (!ours.has(lease.visitId)) this.lose(lease, "Another worker has this visit");
    } catch (err) {
      this.context.log.warn({ err }, "Renewing leases failed");
      if (performance.now() - this.lastRenewal > leaseSeconds * 1_000)
        for (const lease of leases) this.lose(lease, "Leases expired");
    }
  }

  private lose(lease: Lease, why: string): void {
    const held = this.held.get(lease.visitId);
    if (held?.lease === lease) held.ending.abort(new LeaseLost(why));
  }
}
