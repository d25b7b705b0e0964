import type { AppError } from "../../../shared/errors";
import { userMessage } from "../../errors/userMessage";

/** What can be done to several recordings at once. */
export const bulkActs = ["transcribe", "export", "attach", "delete", "bringBack"] as const;
export type BulkAct = (typeof bulkActs)[number];

const participles: Record<BulkAct, string> = {
  transcribe: "sent to be transcribed",
  export: "exported",
  attach: "attached to the session",
  delete: "deleted",
  bringBack: "brought back",
};

export const counted = (count: number): string => (count === 1 ? "1 recording" : `${count} recordings`);

/** "3 recordings deleted". Pure. */
export const doneWords = (act: BulkAct, count: number): string => `${counted(count)} ${participles[act]}`;

/** What stands while it goes on: "1 of 3 recordings exported so far". Pure. */
export const progressWords = (act: BulkAct, done: number, total: number): string =>
  `${done} of ${counted(total)} ${participles[act]} so far`;

/**
 * What was not done, and why: "2 of 3 recordings deleted. 1 was not: This computer is full." Pure.
 * @param errors one for each that failed, at least one.
 */
export function failureWords(act: BulkAct, total: number, errors: readonly AppError[]): string {
  const failed = errors.length;
  const reasons = [...new Set(errors.map((error) => `${userMessage(error).title}.`))].join(" ");
  if (total === 1) return `The recording was not ${participles[act]}: ${reasons}`;
  if (failed === total) return `None of ${counted(total)} was ${participles[act]}: ${reasons}`;
  const done = `${total - failed} of ${counted(total)} ${participles[act]}.`;
  return `${done} ${failed === 1 ? "1 was" : `${failed} were`} not: ${reasons}`;
}
