import type { AdminStatus } from "../../shared/admin/adminStatus";
import { byteWords } from "../ui/bytes";

/** A length of time in its two largest units: "3 days 4 h", "4 h 20 min", "20 min", "45 s". Pure. */
export function durationWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 60) return `${whole} s`;
  const [days, hours, minutes] = [
    Math.floor(whole / 86_400),
    Math.floor(whole / 3_600) % 24,
    Math.floor(whole / 60) % 60,
  ];
  if (days > 0) return `${days} ${days === 1 ? "day" : "days"}${hours > 0 ? ` ${hours} h` : ""}`;
  if (hours > 0) return `${hours} h${minutes > 0 ? ` ${minutes} min` : ""}`;
  return `${minutes} min`;
}

/** "Nov 21, 15:04" in the visitor's time. */
export const momentWords = (iso: string): string =>
  new Date(iso).toLocaleString("en-US", {
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });

/** "15:04:10" in the visitor's time. */
export const clockWords = (iso: string): string =>
  new Date(iso).toLocaleTimeString("en-US", {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });

/** A disk with less than this share free is worth a word, before the server refuses recordings. */
const scarce = 0.1;
/** Seconds a session may wait for its turn before that is worth a word. */
const longWait = 120;

/** What an admin should look at, a sentence each, the worst first; empty when everything does its work. Pure. */
export function concerns({ storage, speech, work, mail, billing }: AdminStatus): string[] {
  const free = storage.disk_free_bytes / Math.max(1, storage.disk_total_bytes);
  const found = [
    storage.full && "The disk is full: new recordings are refused. Free some space on the server.",
    !storage.full && free < scarce && `The disk is filling up: ${byteWords(storage.disk_free_bytes)} are free.`,
    !speech.ready && `Speech is not recognized. ${speech.advice ?? ""}`.trim(),
    work.needs_attention > 0 &&
      `${sessions(work.needs_attention)} stopped on the way and ${work.needs_attention === 1 ? "needs" : "need"} a look.`,
    (work.oldest_waiting_s ?? 0) > longWait &&
      `A session has waited for ${durationWords(work.oldest_waiting_s ?? 0)}. The speech engine may be too slow, or stopped.`,
    mail === "outbox" && "Mails are written to a folder on the server and not sent. Set SMTP_URL to send them.",
    billing === "test" && "Billing is in test mode: no money is taken.",
  ];
  return found.filter((sentence) => sentence !== false);
}

export const sessions = (count: number): string => `${count} ${count === 1 ? "session" : "sessions"}`;
