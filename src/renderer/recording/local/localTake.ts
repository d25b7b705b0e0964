import type { AppError } from "../../../shared/errors";
import type { KeptTake } from "../../../shared/recording/keptTake";
import { isoDay } from "../../format/isoDay";
import { twoDigits } from "../../format/twoDigits";

/** State of a take in this browser. */
export type LocalState =
  | { kind: "recording" }
  | { kind: "importing" }
  /** Interrupted: ended without Stop. */
  | { kind: "interrupted" }
  /** Being uploaded; `sentShare` (0 to 1) is uploaded already. */
  | { kind: "waiting"; sentShare: number }
  /** Rejected by the server, with its message. */
  | { kind: "refused"; words: string }
  | { kind: "uploaded" }
  /** Deleted here; can be restored until then. */
  | { kind: "deleted"; until: number };

export interface LocalTake {
  take: KeptTake;
  state: LocalState;
}

/** Facts that determine the state of a take. Times in milliseconds. */
export interface TakeContext {
  /** Whether a window of this browser is recording or importing into its visit. */
  isHeld: boolean;
  sentMs: number;
  problem: { error: AppError; willRetry: boolean } | undefined;
  bringBackMs: number;
}

/** Returns the state of a take. Pure. */
export function localState(take: KeptTake, { isHeld, sentMs, problem, bringBackMs }: TakeContext): LocalState {
  if (take.deletedAt !== undefined) return { kind: "deleted", until: take.deletedAt + bringBackMs };
  if (take.state === "open" && isHeld) return { kind: take.source === "import" ? "importing" : "recording" };
  if (take.state === "open") return { kind: "interrupted" };
  if (problem && !problem.willRetry) return { kind: "refused", words: problem.error.message };
  return { kind: "waiting", sentShare: take.durationMs === 0 ? 0 : Math.min(1, sentMs / take.durationMs) };
}

/** Actions that open a dialog first. */
export type TakeQuestion = "delete" | "rename" | "attach";
export type AskTakes = (what: TakeQuestion, takes: readonly LocalTake[]) => void;

/** Whether a take has actions other than Restore. Pure. */
export const isSelectable = ({ kind }: LocalState): boolean =>
  kind !== "recording" && kind !== "importing" && kind !== "deleted";

/** Whether a take waits for the user before it is transcribed. Pure. */
export const canTranscribe = (state: LocalState): boolean => isUnder(state, "needs");

/** Whether a take is still on this computer; uploaded ones are deleted on the server. Pure. */
export const canDelete = (state: LocalState): boolean => isSelectable(state) && state.kind !== "uploaded";

/** Whether a take can be attached to another visit because none of it was sent to its own. Pure. */
export function canAttach({ kind, ...state }: LocalState, sentMs: number, isSessionGone: boolean): boolean {
  if (kind === "refused" || (isSessionGone && (kind === "interrupted" || kind === "waiting"))) return true;
  if (kind === "waiting") return "sentShare" in state && state.sentShare === 0;
  return kind === "interrupted" && sentMs === 0;
}

/** Returns the id of the Restore button of a deleted take. */
export const bringBackId = ({ take }: LocalTake): string => `bring-back-${take.id}`;
/** Returns the id of a take's checkbox. */
export const selectId = (takeId: string): string => `select-${takeId}`;
/** Id of the checkbox that selects all. */
export const selectAllId = "select-all-takes";

export const takeFilters = ["all", "needs", "waiting", "uploaded"] as const;
export type TakeFilter = (typeof takeFilters)[number];

/** Whether a take matches a filter. Pure. */
export function isUnder({ kind }: LocalState, filter: TakeFilter): boolean {
  if (filter === "all") return true;
  if (filter === "needs") return kind === "interrupted" || kind === "refused";
  return filter === kind;
}

/** Sorts takes: those that need attention first, then newest first. Pure. */
export function inOrder(takes: readonly LocalTake[]): LocalTake[] {
  const rank = ({ state }: LocalTake): number => (isUnder(state, "needs") ? 0 : 1);
  return takes.toSorted((a, b) => rank(a) - rank(b) || b.take.startedAt - a.take.startedAt);
}

/** Returns the name of an exported file: local time of the recording, never the patient. Pure. */
export function fileNameOf({ startedAt }: Pick<KeptTake, "startedAt">): string {
  const at = new Date(startedAt);
  return `recording-${isoDay(at)}-${twoDigits(at.getHours())}${twoDigits(at.getMinutes())}.ogg`;
}
