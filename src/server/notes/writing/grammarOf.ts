import type { DraftInput } from "../noteEngine";

/** Returns the grammatical sex for pronouns: null for "they", undefined for unknown ones. */
export function grammarOf(pronouns: DraftInput["context"]["pronouns"]): "male" | "female" | null | undefined {
  if (pronouns === undefined) return undefined;
  return pronouns === "she" ? "female" : pronouns === "he" ? "male" : null;
}
