import type { Client } from "../platform/audit/Client";
import { recordAudit } from "../platform/audit/recordAudit";
import type { Queryable } from "../platform/database/Database";
import { RecentCounts } from "./RecentCounts";

/** What a person without a session did. */
interface AnonymousEvent {
  action: "sign_in_failed" | "recovery_requested" | "sign_up_repeated";
  /** Id of the account that it was about; null if there is none. */
  subject: string | null;
  /** See `networkOf`. */
  network: string;
  client: Client;
}

const hourMs = 60 * 60_000;
/** Events of one kind in an hour that each have an entry, of one account or of one network. */
const fullyRecorded = 10;
/** Entries in an hour about unknown accounts, of all networks together. */
export const maxUnknownAnHour = 500;

/** Whether the nth event of an hour has an entry: the first `full`, then every time the number has doubled. */
export function isRecorded(nth: number, full: number): boolean {
  return nth <= full || (nth % full === 0 && Number.isInteger(Math.log2(nth / full)));
}

/**
 * Records in the audit log what people without a session do, so that no one can fill the disk with entries.
 * Of an account, and of a network that names unknown accounts, each of the first ten events of an hour has an entry, then
 * the 20th, the 40th and so on; `in_hour` is the event's number. If all networks together have more than
 * `maxUnknownAnHour` entries, one is added whenever their number has doubled (`of: "server"`). Each process counts for
 * itself.
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
    const nth = next(this.accounts, `${action} ${subject}`);
    return isRecorded(nth, fullyRecorded) ? { in_hour: nth } : null;
  }

  private countUnknown(action: string, network: string): { in_hour: number; of?: "server" } | null {
    const nth = next(this.networks, `${action} ${network}`);
    if (!isRecorded(nth, fullyRecorded)) return null;
    const ofServer = next(this.server, "entries");
    if (ofServer <= maxUnknownAnHour) return { in_hour: nth };
    return isRecorded(ofServer, maxUnknownAnHour) ? { in_hour: ofServer, of: "server" } : null;
  }
}

/** Counts an event. @returns the number of this hour's events with the key, at least 1. */
function next(counts: RecentCounts, key: string): number {
  counts.count(key, hourMs);
  return counts.of(key)?.count ?? 1;
}
