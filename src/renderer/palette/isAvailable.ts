import { isInProgress } from "../../shared/visits/isInProgress";
import type { DashboardStores } from "../base/useStores";
import { canRedraft } from "../notes/canRedraft";
import type { ShortcutId } from "../shortcuts/shortcuts";

type Stores = Pick<DashboardStores, "evidence" | "note" | "openVisit">;

/** Whether a bound shortcut has something to act on; shortcuts without an entry always have. */
const conditions: Partial<Record<ShortcutId, (stores: Stores) => boolean>> = {
  nextFinding: ({ note }) => note.cursor.open.length > 0,
  previousFinding: ({ note }) => note.cursor.open.length > 0,
  playEvidence: ({ evidence }) => evidence.span?.audible === true,
  insert: ({ note }) => note.cursor.active?.kind === "omission",
  leaveOut: ({ note }) => note.cursor.active?.kind === "omission",
  instruct: canRedraft,
  copySection: ({ evidence, note }) => evidence.sentence !== null && !note.shown?.growing,
  copyNote: ({ note }) => note.shown !== null && !note.shown.growing,
  cancelDraft: ({ note }) => note.shown?.drafting === true,
  undo: ({ note }) => note.canUndo,
  sign: ({ note, openVisit }) =>
    note.canEdit && !note.shown?.growing && note.counts.toResolve === 0 && !isInProgress(openVisit.visit),
};

/** Shortcuts that the palette does not offer: its own, those of dialogs and regions, and those that answer findings. */
const never: ReadonlySet<ShortcutId> = new Set([
  "close",
  "nextRegion",
  "previousRegion",
  "palette",
  "answer1",
  "answer2",
  "answer3",
  "newDocument", // a menu, whose items are offered instead
]);

/** Whether a bound shortcut can do something now, so that the palette offers it. */
export const isAvailable = (id: ShortcutId, stores: Stores): boolean =>
  !never.has(id) && (conditions[id]?.(stores) ?? true);

/** Ids of shortcuts and commands in the order in which the palette offers them for the object on the screen. */
const order = [
  "sign",
  "next-session",
  "addendum",
  "nextFinding",
  "copyNote",
  "redraft",
  "instruct",
  "versions",
  "export-note",
  "document",
  "record",
  "stop",
  "edit-session",
  "patient-details",
  "delete-session",
  "saveTemplate",
  "newSession",
];

/** Returns the position of a shortcut or command among the rows of the object on the screen; the others come last. */
export const rankOf = (id: string): number => {
  const at = order.findIndex((known) => id === known || id.startsWith(`${known}-`));
  return at === -1 ? order.length : at;
};
