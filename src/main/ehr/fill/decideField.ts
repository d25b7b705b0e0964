import type { PlannedField } from "../../../shared/ehr/ehrFill";
import { hashText, plainText, sameText } from "./sameText";

export interface FieldState {
  mode: PlannedField["mode"];
  separator: string;
  /** Text in the box. */
  oldText: string;
  /** Text of the note; "" if the note has none. */
  text: string;
  isRich: boolean;
  /** Hash of what was filled into this box for this patient before; null if nothing was. */
  filledHash: string | null;
}

export type Decision = Pick<PlannedField, "action" | "newText" | "lost">;

/** Decides what happens to a box. Filling twice gives one copy; text that the clinician changed since is asked about. */
export function decideField(state: FieldState): Decision {
  const { oldText, text, isRich, filledHash, mode } = state;
  const keep = { newText: oldText, lost: "" };
  if (text.trim() === "") return { action: "empty", ...keep };
  if (sameText(oldText, text, isRich)) return { action: "already", ...keep };
  if (oldText.trim() === "") return { action: "write", newText: text, lost: "" };
  if (mode === "append") return decideAppend(state);
  const isOurs = filledHash === hashText(oldText);
  if (isOurs) return { action: "write", newText: text, lost: oldText };
  if (filledHash !== null) return { action: "ask", newText: text, lost: oldText };
  return mode === "replace" ? { action: "write", newText: text, lost: oldText } : { action: "keep", ...keep };
}

function decideAppend({ oldText, text, separator, filledHash }: FieldState): Decision {
  const old = plainText(oldText);
  const before = filledHash === null ? null : textBefore(old, filledHash);
  if (before !== null) {
    const newText = before + text;
    if (sameText(newText, old, true)) return { action: "already", newText: oldText, lost: "" };
    return { action: "write", newText, lost: old.slice(before.length) };
  }
  if (hasLines(old, text)) return { action: "already", newText: oldText, lost: "" };
  return { action: filledHash === null ? "write" : "ask", newText: old + separator + text, lost: "" };
}

/** Returns the text before our own at the end of a box, found by its hash; null if it is not there. */
function textBefore(old: string, hash: string): string | null {
  for (let at = old.lastIndexOf("\n"); at >= 0; at = at === 0 ? -1 : old.lastIndexOf("\n", at - 1))
    if (hashText(old.slice(at + 1)) === hash) return old.slice(0, at + 1);
  return hashText(old) === hash ? "" : null;
}

/** Whether a text ends with the lines of another. */
const hasLines = (old: string, text: string): boolean => {
  const lines = old.split("\n");
  return lines.some((_, at) => sameText(lines.slice(at).join("\n"), text, true));
};
