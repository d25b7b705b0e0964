import type { Omission } from "../../../shared/notes/document";
import { sentenceCase } from "../../../shared/sentenceCase";
import { omissionTitle } from "./findingTitle";

/** Maximum length of a name in characters; a longer one is not a name. */
const maxName = 40;

/**
 * Returns what an omission is about and the rest of its sentence, e.g. “Albuterol” and “, 4 times a day”. If the
 * sentence has no short name at its beginning, the name is the kind of the omission.
 */
export function omissionItem({ kind, sentence }: Pick<Omission, "kind" | "sentence">): { name: string; rest: string } {
  const text = sentence.replace(/(?<![.\s])[.\s]+$/, "").replace(/^Takes (?=\S)/, "");
  const name = /^[^,:;(]+?(?=[,:;(]|\s\d|$)/.exec(text)?.[0].trim() ?? "";
  if (name === "" || name.length > maxName) return { name: omissionTitle[kind], rest: `: ${text}` };
  return { name: sentenceCase(name), rest: text.slice(name.length) };
}
