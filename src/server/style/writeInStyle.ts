import type { Template } from "../../shared/templates/template";
import type { DraftedSentence } from "../notes/noteEngine";
import { keepsFacts } from "./keepsFacts";
import type { StoredRule } from "./WritingStyles";

/**
 * Maximum numbers of characters of a sentence before and after its rules, and of rules that change it: rules act in the
 * server's own thread, and each can make a sentence many times as long.
 */
const limits = { before: 600, after: 1_200, rules: 20 } as const;

/**
 * Returns a drafted sentence as the person writes it, by the accepted rules of its section; null if they leave it out. A
 * rule that would change what this sentence says is not applied, nor one that makes it too long.
 * @param rules those of the sentence's template.
 */
export function writeInStyle(
  sentence: DraftedSentence,
  rules: readonly StoredRule[],
  template: Pick<Template, "sections">,
): DraftedSentence | null {
  const section = template.sections.find(({ key }) => key === sentence.section)?.id;
  const own = rules.filter((rule) => rule.status === "accepted" && rule.section === section);
  if (own.some(({ kind, from }) => kind === "left_out" && from === sentence.text.trim())) return null;
  if (sentence.text.length > limits.before) return sentence;
  let text = sentence.text;
  let tried = 0;
  for (const { kind, from, to } of own) {
    if (kind === "left_out" || kind === "order") continue;
    const next = replaceWords(text, from, to);
    if (next === text || next.length > limits.after) continue;
    if (++tried > limits.rules) break;
    if (keepsFacts(text, next)) text = next;
  }
  return text === sentence.text ? sentence : { ...sentence, text };
}

/**
 * Replaces a phrase of whole words, in any case; at the beginning of a sentence with a capital letter. Does not replace it
 * inside the new words, so that a second replacement changes nothing.
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
    const isFirst = /(?:^|[.!?]\s)$/.test(text.slice(Math.max(0, at - 2), at));
    written += text.slice(end, at) + (isFirst ? to.charAt(0).toUpperCase() + to.slice(1) : to);
    end = at + sought.length;
  }
  return written + text.slice(end);
}

const isWordPart = (character: string): boolean => /[\p{L}\p{N}-]/u.test(character);
