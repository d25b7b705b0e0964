import { formatVisitCount } from "../format/formatVisitCount";
import type { AdminStatus } from "../../shared/admin/adminStatus";
import { formatBytes } from "../format/formatBytes";
import { formatDuration } from "../format/formatDuration";

/** Free share of the disk (0 to 1) below which a warning is shown. */
const lowDiskShare = 0.1;
/** Seconds that a visit can be queued before a warning is shown. */
const longWaitS = 120;

/** Returns the warnings for an admin as sentences, most severe first; empty if there is none. Pure. */
export function statusWarnings({ storage, speech, work, mail, billing, risks }: AdminStatus): string[] {
  const free = storage.disk_free_bytes / Math.max(1, storage.disk_total_bytes);
  const found = [
    ...risks,
    storage.full && "The disk is full, so new recordings are rejected. Free up space on the server.",
    !storage.full && free < lowDiskShare && `The disk is almost full: ${formatBytes(storage.disk_free_bytes)} left.`,
    !speech.ready && `Speech recognition is not available. ${speech.advice ?? ""}`.trim(),
    work.needs_attention > 0 &&
      `${formatVisitCount(work.needs_attention)} failed and ${work.needs_attention === 1 ? "needs" : "need"} attention.`,
    (work.oldest_waiting_s ?? 0) > longWaitS &&
      `A session has been queued for ${formatDuration(work.oldest_waiting_s ?? 0)}. The speech engine may be too slow or not running.`,
    mail === "outbox" &&
      "Emails are written to a folder on the server instead of being sent. Set SMTP_URL to send them.",
    billing === "test" && risks.length === 0 && "Billing is in test mode: nothing is charged.",
  ];
  return found.filter((sentence) => sentence !== false);
}
