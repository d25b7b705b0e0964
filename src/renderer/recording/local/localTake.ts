import type { AppError } from "../../../shared/errors";
import type { KeptTake } from "../../../shared/recording/keptTake";

/** Where a take of this browser stands. */
export type LocalState =
  | { kind: "recording" }
  | { kind: "importing" }
  /** Ended without Stop. */
  | { kind: "interrupted" }
  /** Goes to the practice by itself; `sentShare` (0 to 1) is with it already. */
  | { kind: "waiting"; sentShare: number }
  /** The practice does not take it as it is: its words. */
  | { kind: "refused"; words: string }
  | { kind: "uploaded" }
  /** Deleted here; can be brought back until then. */
  | { kind: "deleted"; until: number };

export interface LocalTake {
  take: KeptTake;
  state: LocalState;
}

/** What is known around a take of the journal. Times in milliseconds. */
export interface Surroundings {
  /** A window of this browser records or imports into its session right now. */
  isHeld: boolean;
  sentMs: number;
  problem: { error: AppError; willRetry: boolean } | undefined;
  bringBackMs: number;
}

/** Where a take of the journal stands. Pure. */
export function localState(take: KeptTake, { isHeld, sentMs, problem, bringBackMs }: Surroundings): LocalState {
  if (take.deletedAt !== undefined) return { kind: "deleted", until: take.deletedAt + bringBackMs };
  if (take.state === "open" && isHeld) return { kind: take.source === "import" ? "importing" : "recording" };
  if (take.state === "open") return { kind: "interrupted" };
  if (problem && !problem.willRetry) return { kind: "refused", words: problem.error.message };
  return { kind: "waiting", sentShare: take.durationMs === 0 ? 0 : Math.min(1, sentMs / take.durationMs) };
}

/** What a person is asked about before it is done to a take. */
export type TakeQuestion = "delete" | "rename" | "attach";
export type AskTakes = (what: TakeQuestion, takes: readonly LocalTake[]) => void;

/** Whether anything can be done with it besides bringing it back. Pure. */
export const isSelectable = ({ kind }: LocalState): boolean =>
  kind !== "recording" && kind !== "importing" && kind !== "deleted";

/** Whether it waits for a person before it goes on to its transcript. Pure. */
export const canTranscribe = (state: LocalState): boolean => isUnder(state, "needs");

/** Whether this computer still keeps it: what the practice has is deleted there. Pure. */
export const canDelete = (state: LocalState): boolean => isSelectable(state) && state.kind !== "uploaded";

/** Whether a take can go to another session: nothing of it is on its way to its own. Pure. */
export function canAttach({ kind, ...state }: LocalState, sentMs: number, isSessionGone: boolean): boolean {
  if (kind === "refused" || (isSessionGone && (kind === "interrupted" || kind === "waiting"))) return true;
  if (kind === "waiting") return "sentShare" in state && state.sentShare === 0;
  return kind === "interrupted" && sentMs === 0;
}

/** Of the button in the row of a deleted take. */
export const bringBackId = ({ take }: LocalTake): string => `bring-back-${take.id}`;
/** Of the box that selects a take. */
export const selectId = (takeId: string): string => `select-${takeId}`;
/** Of the box that selects all that are shown. */
export const selectAllId = "select-all-takes";

export const takeFilters = ["all", "needs", "waiting", "uploaded"] as const;
export type TakeFilter = (typeof takeFilters)[number];

/** Whether a take stands under a filter. Pure. */
export function isUnder({ kind }: LocalState, filter: TakeFilter): boolean {
  if (filter === "all") return true;
  if (filter === "needs") return kind === "interrupted" || kind === "refused";
  return filter === kind;
}

/** Those that need a person first, then newest first. Pure. */
export function inOrder(takes: readonly LocalTake[]): LocalTake[] {
  const rank = ({ state }: LocalTake): number => (isUnder(state, "needs") ? 0 : 1);
  return takes.toSorted((a, b) => rank(a) - rank(b) || b.take.startedAt - a.take.startedAt);
}

/** "4.1 MB", "312 kB"; a dash where it is not known. Pure. */
export function sizeWords(bytes: number | undefined): string {
  if (bytes === undefined) return "–";
  if (bytes < 1_000_000) return `${Math.max(bytes === 0 ? 0 : 1, Math.round(bytes / 1_000))} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** Name of the exported file: when it was recorded, on this computer's clock; never whom. Pure. */
export function fileNameOf({ startedAt }: Pick<KeptTake, "startedAt">): string {
  const at = new Date(startedAt);
  const two = (value: number): string => String(value).padStart(2, "0");
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `recording-${day}-${two(at.getHours())}${two(at.getMinutes())}.ogg`;
}
