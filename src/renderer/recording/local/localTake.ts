import type { AppError } from "../../../shared/errors";
import type { JournalTake } from "../../../shared/recording/journalTake";
import { isoDay } from "../../format/isoDay";
import { twoDigits } from "../../format/twoDigits";

/** State of a take in the Local Recordings list. */
export type LocalState =
  | { kind: "recording" }
  | { kind: "importing" }
  /** Interrupted: ended without Stop. */
  | { kind: "interrupted" }
  /** Being uploaded or waiting to be; `sentShare` (0 to 1) has been uploaded. */
  | { kind: "waiting"; sentShare: number }
  /** Rejected by the server, with its message. */
  | { kind: "refused"; message: string }
  | { kind: "uploaded" }
  /** Deleted on this computer; can be restored until `until`, in milliseconds since 1970. */
  | { kind: "deleted"; until: number };

/** A take with its current state. */
export interface LocalTake {
  take: JournalTake;
  state: LocalState;
}

/** What the state of a take depends on besides the take. Times in milliseconds. */
export interface TakeContext {
  /** Whether a window of this browser is recording or importing into its visit. */
  isHeld: boolean;
  /** Length that the server has. */
  sentMs: number;
  problem: { error: AppError; willRetry: boolean } | undefined;
  restoreMs: number;
}

/** Returns the state of a take in the journal, so never `uploaded`. Pure. */
export function localState(take: JournalTake, { isHeld, sentMs, problem, restoreMs }: TakeContext): LocalState {
  if (take.deletedAt !== undefined) return { kind: "deleted", until: take.deletedAt + restoreMs };
  if (take.state === "open" && isHeld) return { kind: take.source === "import" ? "importing" : "recording" };
  if (take.state === "open") return { kind: "interrupted" };
  if (problem && !problem.willRetry) return { kind: "refused", message: problem.error.message };
  return { kind: "waiting", sentShare: take.durationMs === 0 ? 0 : Math.min(1, sentMs / take.durationMs) };
}

/** Actions that open a dialog first. */
export type TakeQuestion = "delete" | "rename" | "attach";
/** Opens the dialog of an action for takes. */
export type AskTakes = (what: TakeQuestion, takes: readonly LocalTake[]) => void;

/** Whether a take can be selected: it is complete or interrupted, and not deleted. Pure. */
export const isSelectable = ({ kind }: LocalState): boolean =>
  kind !== "recording" && kind !== "importing" && kind !== "deleted";

/** Whether a take is sent and transcribed only after the user asks for it. Pure. */
export const canTranscribe = (state: LocalState): boolean => matchesTakeFilter(state, "needs");

/** Whether a take can be deleted on this computer; an uploaded take is on the server only. Pure. */
export const canDelete = (state: LocalState): boolean => isSelectable(state) && state.kind !== "uploaded";

/** Whether a take can be attached to another visit: it was rejected, its visit is gone, or nothing was sent. Pure. */
export function canAttach({ kind, ...state }: LocalState, sentMs: number, isVisitGone: boolean): boolean {
  if (kind === "refused" || (isVisitGone && (kind === "interrupted" || kind === "waiting"))) return true;
  if (kind === "waiting") return "sentShare" in state && state.sentShare === 0;
  return kind === "interrupted" && sentMs === 0;
}

/** Returns the element id of the Restore button of a deleted take. */
export const restoreButtonId = ({ take }: LocalTake): string => `restore-${take.id}`;
/** Returns the element id of a take's checkbox. */
export const selectId = (takeId: string): string => `select-${takeId}`;
/** Element id of the checkbox that selects all takes. */
export const selectAllId = "select-all-takes";

/** Filters of the list. `needs`: takes that need attention, which are interrupted or rejected. */
export const takeFilters = ["all", "needs", "waiting", "uploaded"] as const;
export type TakeFilter = (typeof takeFilters)[number];

/** Whether a take matches a filter. Pure. */
export function matchesTakeFilter({ kind }: LocalState, filter: TakeFilter): boolean {
  if (filter === "all") return true;
  if (filter === "needs") return kind === "interrupted" || kind === "refused";
  return filter === kind;
}

/** Sorts takes: those that need attention first, then newest first. Pure. */
export function sortTakes(takes: readonly LocalTake[]): LocalTake[] {
  const rank = ({ state }: LocalTake): number => (matchesTakeFilter(state, "needs") ? 0 : 1);
  return takes.toSorted((a, b) => rank(a) - rank(b) || b.take.startedAt - a.take.startedAt);
}

/** Returns the name of an exported file: local time of the recording, never the patient. Pure. */
export function fileNameOf({ startedAt }: Pick<JournalTake, "startedAt">): string {
  const at = new Date(startedAt);
  return `recording-${isoDay(at)}-${twoDigits(at.getHours())}${twoDigits(at.getMinutes())}.ogg`;
}
