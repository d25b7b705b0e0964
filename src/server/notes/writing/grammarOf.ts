import type { DraftInput } from "../noteEngine";

/** Returns the grammatical sex for a patient's pronouns: null for "they", undefined if the pronouns are not known. */
export function grammarOf(pronouns: DraftInput["context"]["pronouns"]): "male" | "female" | null | undefined {
  if (pronouns === undefined) return undefined;
  return pronouns === "she" ? "female" : pronouns === "he" ? "male" : null;
}
