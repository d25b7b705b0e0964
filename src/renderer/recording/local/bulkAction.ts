import type { AppError } from "../../../shared/errors";
import { userMessage } from "../../ui/userMessage";

/** Actions that can be run on several recordings. */
const bulkActions = ["transcribe", "export", "attach", "delete", "restore"] as const;
export type BulkAction = (typeof bulkActions)[number];

const participles: Record<BulkAction, string> = {
  transcribe: "sent to be transcribed",
  export: "exported",
  attach: "attached to the session",
  delete: "deleted",
  restore: "restored",
};

/** Returns e.g. "3 recordings". Pure. */
export const counted = (count: number): string => (count === 1 ? "1 recording" : `${count} recordings`);

/** Returns e.g. "3 recordings deleted". Pure. */
export const formatDone = (act: BulkAction, count: number): string => `${counted(count)} ${participles[act]}`;

/** Returns e.g. "1 of 3 recordings exported so far". Pure. */
export const formatProgress = (act: BulkAction, done: number, total: number): string =>
  `${done} of ${counted(total)} ${participles[act]} so far`;

/**
 * Returns e.g. "2 of 3 recordings deleted. 1 was not: This computer is full." Pure.
 * @param errors one for each failure, at least one.
 */
export function formatFailure(act: BulkAction, total: number, errors: readonly AppError[]): string {
  const failed = errors.length;
  const reasons = [...new Set(errors.map((error) => `${userMessage(error).title}.`))].join(" ");
  if (total === 1) return `The recording was not ${participles[act]}: ${reasons}`;
  if (failed === total) return `None of ${counted(total)} was ${participles[act]}: ${reasons}`;
  const done = `${total - failed} of ${counted(total)} ${participles[act]}.`;
  return `${done} ${failed === 1 ? "1 was" : `${failed} were`} not: ${reasons}`;
}
