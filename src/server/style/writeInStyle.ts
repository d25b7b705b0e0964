import type { Template } from "../../shared/templates/template";
import type { DraftedSentence } from "../notes/noteEngine";
import { keepsFacts } from "./keepsFacts";
import type { StoredRule } from "./WritingStyles";
import { sentenceCase } from "../../shared/sentenceCase";
import { textBefore } from "../platform/textBefore";

/**
 * Limits, because rules run in the server's main thread and each can make a sentence many times as long. `before`:
 * characters of a drafted sentence whose words are replaced. `after`: characters that a rule can leave a sentence with.
 * `rules`: number of rules for one sentence that are tried because they would change it.
 */
const limits = { before: 600, after: 1_200, rules: 20 } as const;

/**
 * Applies the person's accepted rules for the sentence's section: returns the sentence with words replaced or
 * abbreviated, or null if a rule leaves it out. A rule that would change what the sentence says is not applied, nor one
 * beyond `limits`; rules of order are left to `orderInStyle`.
 * @param rules the person's rules for `template`.
 */
export function writeInStyle(
  sentence: DraftedSentence,
  rules: readonly StoredRule[],
  template: Pick<Template, "sections">,
): DraftedSentence | null {
  const section = template.sections.find(({ key }) => key === sentence.section)?.id;
  const accepted = rules.filter((rule) => rule.status === "accepted" && rule.section === section);
  if (accepted.some(({ kind, from }) => kind === "left_out" && from === sentence.text.trim())) return null;
  if (sentence.text.length > limits.before) return sentence;
  let text = sentence.text;
  let tried = 0;
  for (const { kind, from, to } of accepted) {
    if (kind === "left_out" || kind === "order") continue;
    const next = replaceWords(text, from, to);
    if (next === text || next.length > limits.after) continue;
    if (++tried > limits.rules) break;
    if (keepsFacts(text, next)) text = next;
  }
  return text === sentence.text ? sentence : { ...sentence, text };
}

/**
 * Replaces a phrase of whole words, in any case; at the beginning of a sentence with a capital letter. Does not replace
 * it inside the new words, so that a second replacement changes nothing.
 */
function replaceWords(text: string, from: string, to: string): string {
  const lower = text.toLowerCase();
  const sought = from.toLowerCase();
  if (lower.length !== text.length) return text; // positions would differ
  const inside = to.toLowerCase().indexOf(sought); // "patient" in "the patient"
  let written = "";
  let end = 0;
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + sought.length)) {
    if (isWordPart(text.charAt(at - 1)) || isWordPart(text.charAt(at + sought.length))) continue;
    if (inside >= 0 && at >= inside && lower.startsWith(to.toLowerCase(), at - inside)) continue;
    const isFirst = /(?:^|[.!?]\s)$/.test(textBefore(text, at, 2));
    written += text.slice(end, at) + (isFirst ? sentenceCase(to) : to);
    end = at + sought.length;
  }
  return written + text.slice(end);
}

const isWordPart = (character: string): boolean => /[\p{L}\p{N}-]/u.test(character);
