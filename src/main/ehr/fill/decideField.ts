import type { PlannedField } from "../../../shared/ehr/ehrFill";
import { hashText, plainText, isSameText } from "./isSameText";

/** A box before it is filled. */
export interface FieldState {
  mode: PlannedField["mode"];
  /** Written between the text in the box and an appended one. */
  separator: string;
  /** Text in the box. */
  oldText: string;
  /** Text of the note; "" if the note has none. */
  text: string;
  isRich: boolean;
  /** Hash of what was filled into this box for this patient before; null if nothing was. */
  filledHash: string | null;
}

/** What to do with a box, its text afterwards, and the text that is lost. */
export type Decision = Pick<PlannedField, "action" | "newText" | "lost">;

/**
 * Decides what happens to a box. Filling twice gives one copy. If a clinician has changed the filled text, the decision
 * is `ask`. Other text in the box is kept, replaced or appended to, depending on the field's mode.
 */
export function decideField(state: FieldState): Decision {
  const { oldText, text, isRich, filledHash, mode } = state;
  const keep = { newText: oldText, lost: "" };
  if (text.trim() === "") return { action: "empty", ...keep };
  if (isSameText(oldText, text, isRich)) return { action: "already", ...keep };
  if (oldText.trim() === "") return { action: "write", newText: text, lost: "" };
  if (mode === "append") return decideAppend(state);
  const isOurs = filledHash === hashText(oldText, isRich);
  if (isOurs) return { action: "write", newText: text, lost: oldText };
  if (filledHash !== null) return { action: "ask", newText: text, lost: oldText };
  return mode === "replace" ? { action: "write", newText: text, lost: oldText } : { action: "keep", ...keep };
}

function decideAppend({ oldText, text, separator, isRich, filledHash }: FieldState): Decision {
  const old = plainText(oldText);
  const before = filledHash === null ? null : textBefore(old, filledHash, isRich);
  if (before !== null) {
    const newText = before + text;
    if (isSameText(newText, old, isRich)) return { action: "already", newText: oldText, lost: "" };
    return { action: "write", newText, lost: old.slice(before.length) };
  }
  if (endsWith(old, text, isRich)) return { action: "already", newText: oldText, lost: "" };
  return { action: filledHash === null ? "write" : "ask", newText: old + separator + text, lost: "" };
}

/** Returns the text before what was filled in at the end of a box, found by its hash; null if that is not there. */
function textBefore(old: string, hash: string, isRich: boolean): string | null {
  const at = startsIn(old).find((start) => hashText(old.slice(start), isRich) === hash);
  return at === undefined ? null : old.slice(0, at);
}

/** Whether a text ends with another. */
const endsWith = (old: string, text: string, isRich: boolean): boolean =>
  startsIn(old).some((start) => isSameText(old.slice(start), text, isRich));

/** Returns where an appended text can begin, from the end: at each line, or at each word of a single line. */
const startsIn = (old: string): number[] =>
  [0, ...[...old.matchAll(old.includes("\n") ? /\n/g : / /g)].map(({ index }) => index + 1)].toReversed();
