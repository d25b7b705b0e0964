import type { Client } from "../platform/audit/Client";
import { recordAudit } from "../platform/audit/recordAudit";
import type { Queryable } from "../platform/database/Database";
import { RecentCounts } from "./RecentCounts";

/** An action of a person without a session. */
interface AnonymousEvent {
  action: "sign_in_failed" | "recovery_requested" | "sign_up_repeated";
  /** Id of the account that the person named; null if there is no such account. */
  subject: string | null;
  /** See `networkOf`. */
  network: string;
  client: Client;
}

const hourMs = 60 * 60_000;
/** Maximum number of events of one kind per hour and account or network that each get an entry of their own. */
const maxFullyRecorded = 10;
/** Number of entries per hour about unknown accounts, of all networks together, above which `isRecorded` thins them. */
export const maxUnknownAnHour = 500;

/**
 * Whether the nth event of an hour has an entry: each of the first `full`, then number 2 × `full`, 4 × `full` and so
 * on.
 */
export function isRecorded(nth: number, full: number): boolean {
  return nth <= full || (nth % full === 0 && Number.isInteger(Math.log2(nth / full)));
}

/**
 * Records in the audit log what people without a session do, so that no one can fill the disk with entries. Events are
 * counted by account or, if they name an unknown account, by network. The first ten of an hour each have an entry, then
 * the 20th, the 40th and so on; the detail `in_hour` is the event's number. Once all networks together have
 * `maxUnknownAnHour` entries, one is added whenever their number has doubled (`of: "server"`). Each process counts
 * separately.
 */
export class AnonymousAudit {
  private readonly accounts: RecentCounts;
  private readonly networks: RecentCounts;
  private readonly server: RecentCounts;

  constructor(now: () => number = Date.now) {
    this.accounts = new RecentCounts(now);
    this.networks = new RecentCounts(now);
    this.server = new RecentCounts(now);
  }

  /** Adds an entry if the event needs one. */
  async record(db: Queryable, { action, subject, network, client }: AnonymousEvent): Promise<void> {
    const detail = subject === null ? this.countUnknown(action, network) : this.countKnown(action, subject);
    if (detail) await recordAudit(db, { action, subject, client, detail });
  }

  private countKnown(action: string, subject: string): { in_hour: number } | null {
    const nth = countNext(this.accounts, `${action} ${subject}`);
    return isRecorded(nth, maxFullyRecorded) ? { in_hour: nth } : null;
  }

  private countUnknown(action: string, network: string): { in_hour: number; of?: "server" } | null {
    const nth = countNext(this.networks, `${action} ${network}`);
    if (!isRecorded(nth, maxFullyRecorded)) return null;
    const ofServer = countNext(this.server, "entries");
    if (ofServer <= maxUnknownAnHour) return { in_hour: nth };
    return isRecorded(ofServer, maxUnknownAnHour) ? { in_hour: ofServer, of: "server" } : null;
  }
}

/** Counts an event. @returns the number of this hour's events with the key, at least 1. */
function countNext(counts: RecentCounts, key: string): number {
  counts.count(key, hourMs);
  return counts.of(key)?.count ?? 1;
}
