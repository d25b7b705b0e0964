import { hostname } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import type { Platform } from "../../services";
import { Lease, LeaseLost } from "./lease";
import { leaseSeconds, VisitWorkRepository } from "./visitWorkRepository";

/** Leases are renewed this often, in milliseconds: two renewals may fail before one is lost. */
const renewMs = 3_000;
/** While work is due, visits whose time has come (`not_before`, a dead worker's lease) are looked for this often, in milliseconds. */
const pollMs = 1_000;
/** While none is, notices alone wake it; a look this often, in milliseconds, is for what nobody thought of. */
const restMs = 30_000;
/** Most visits one server works on at once: recording ones are followed live, so this bounds live recordings. */
const maxVisits = 256;
/** How long `stop` waits for what is being written, in milliseconds. */
const stopPatienceMs = 3_000;

export interface VisitWork {
  /**
   * Does all there is to do on the visit and returns what the work row said before its last look (see
   * `VisitWorkRepository.look`); null leaves the work due. Stops when the lease's signal aborts.
   */
  run(lease: Lease): Promise<string | null>;
  /**
   * Told of an unexpected failure, after `attempts` in a row. Expected ones are dealt with in `run`.
   * @returns true when it was given up: nothing is to be waited for.
   */
  failed(lease: Lease, attempts: number): Promise<boolean>;
}

const backoffMs = (attempts: number): number => Math.min(60_000, 1_000 * 2 ** Math.min(attempts, 6));

interface Held {
  lease: Lease;
  ending: AbortController;
  done: Promise<void>;
}

/**
 * Takes visits that have work due, one worker at a time over all servers, and runs their work. Woken by `visit_work`
 * notices and by time. A visit whose worker died is taken over when its lease runs out.
 */
export class VisitWorker {
  private readonly name = `${hostname()}:${process.pid}:${crypto.randomUUID()}`;
  private readonly repository: VisitWorkRepository;
  private readonly held = new Map<string, Held>();
  private renewing: NodeJS.Timeout | undefined;
  private nextLook: NodeJS.Timeout | undefined;
  private unsubscribe: () => void = () => {};
  private isStopped = false;
  private taking: Promise<void> | null = null;
  private takeAgain = false;
  private lastRenewal = performance.now();

  constructor(
    private readonly platform: Pick<Platform, "database" | "notifications" | "log">,
    private readonly work: VisitWork,
  ) {
    this.repository = new VisitWorkRepository(platform.database);
  }

  start(): void {
    this.unsubscribe = this.platform.notifications.on("visit_work", (visitId) => this.notice(visitId));
    this.renewing = setInterval(() => void this.renew(), renewMs);
    this.take();
  }

  /** Gives back every visit at once, so that another server goes on; what is being written is finished first. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.unsubscribe();
    clearInterval(this.renewing);
    await this.taking;
    clearTimeout(this.nextLook);
    const all = [...this.held.values()];
    for (const { ending } of all) ending.abort(new LeaseLost("The server stops"));
    let patience: NodeJS.Timeout | undefined;
    await Promise.race([
      Promise.all(all.map(({ done }) => done)),
      new Promise((resolve) => (patience = setTimeout(resolve, stopPatienceMs))),
    ]);
    clearTimeout(patience);
  }

  private notice(visitId: string | null): void {
    if (visitId === null) for (const { lease } of this.held.values()) lease.wake();
    const mine = visitId === null ? undefined : this.held.get(visitId);
    if (mine) mine.lease.wake();
    else this.take();
  }

  /** One look for due visits at a time; a wish that comes meanwhile makes it look again. */
  private take(): void {
    if (this.isStopped) return;
    this.takeAgain = true;
    this.taking ??= this.takeDue().finally(() => (this.taking = null));
  }

  private async takeDue(): Promise<void> {
    let pauseMs = pollMs;
    try {
      while (this.takeAgain && !this.isStopped) {
        this.takeAgain = false;
        await this.takeFree();
      }
      if (!(await this.repository.hasDue())) pauseMs = restMs;
    } catch (err) {
      this.platform.log.warn({ err }, "Work could not be looked for");
    }
    clearTimeout(this.nextLook);
    this.nextLook = setTimeout(() => this.take(), this.takeAgain ? 0 : pauseMs);
  }

  private async takeFree(): Promise<void> {
    const free = maxVisits - this.held.size;
    if (free <= 0) return;
    for (const { visitId, epoch, attempts } of await this.repository.take(this.name, free)) {
      this.begin(visitId, epoch, attempts);
    }
  }

  private begin(visitId: string, epoch: number, attempts: number): void {
    // A visit of ours whose lease ran out while we were cut off: the old run must end, the new one is another.
    this.held.get(visitId)?.ending.abort(new LeaseLost("The lease ran out"));
    const ending = new AbortController();
    const lease = new Lease(visitId, epoch, ending.signal);
    const held: Held = { lease, ending, done: Promise.resolve() };
    held.done = this.run(lease, attempts).finally(() => {
      ending.abort(new LeaseLost("The work is done"));
      if (this.held.get(visitId) === held) this.held.delete(visitId);
    });
    this.held.set(visitId, held);
  }

  /** Never rejects. */
  private async run(lease: Lease, attempts: number): Promise<void> {
    const { visitId, epoch } = lease;
    try {
      for (;;) {
        const seen = await this.work.run(lease);
        if (lease.signal.aborted || seen === null) break;
        if (await this.repository.finish(visitId, epoch, seen)) return;
      }
      await this.repository.giveBack(visitId, epoch, { failed: false });
    } catch (err) {
      await this.runFailed(lease, attempts + 1, err);
    }
  }

  private async runFailed(lease: Lease, attempts: number, err: unknown): Promise<void> {
    const { visitId, epoch, signal } = lease;
    const isLost = err instanceof LeaseLost || signal.aborted;
    try {
      if (!isLost) {
        this.platform.log.error({ err, visitId, attempts }, "Work on a visit failed; it is tried again");
        const isGivenUp = await this.work.failed(lease, attempts);
        // Waiting under the lease: new parts of a recording must not make it fail again and again.
        if (!isGivenUp) await delay(backoffMs(attempts), undefined, { signal }).catch(() => {});
      }
      await this.repository.giveBack(visitId, epoch, { failed: !isLost });
    } catch (failure) {
      // The database is away: the lease runs out by itself and the visit is taken again.
      this.platform.log.warn({ err: failure, visitId }, "A visit could not be given back");
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
      this.platform.log.warn({ err }, "Leases could not be renewed");
      if (performance.now() - this.lastRenewal > leaseSeconds * 1_000)
        for (const lease of leases) this.lose(lease, "The leases ran out");
    }
  }

  private lose(lease: Lease, why: string): void {
    const held = this.held.get(lease.visitId);
    if (held?.lease === lease) held.ending.abort(new LeaseLost(why));
  }
}
