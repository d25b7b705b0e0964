import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { findDrugs } from "../terms/findDrugs";

/** Matches words that take back the order named after them: "Actually, scratch | the ultrasound". */
const takesBack =
  /^(?:(?:you know what|actually|hang on|hold on|wait|oh|no|on (?:second thoughts?|reflection)|thinking about it|come to think of it|okay|so|then|well|right|sorry|but|and|um|in fact|in that case|let us(?! not)|we can|we will|I think|just|please)[,.]? ){0,5}(?:never ?mind(?: about)?|forget(?: about)?|scrap|scratch|cancel|skip|drop|ditch|leave(?: out| off)?|do not (?:worry about|bother (?:with|about))|(?:let us |we will |I will )?hold off on|let us not (?:do|bother with|get|order|have|go for)|(?:I|we) (?:will|do|would) not (?:actually )?(?:need|do|order|get|bother with|book|send you for)) (?:the|that|your|an?|any|his|her) ((?:[a-z][a-z-]* ){0,3}?[a-z][a-z-]*)(?= (?:then|for now|now|idea|after all|altogether|instead|we|I|let us|because|since|and|but|actually|just)\b|[,.;]|$)/i;
/** Words for kinds of orders, each with what an order of the kind says or is. */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:scans?|imaging|pictures?|films?)$/i, /\bimaging\b|\bscans?\b/i],
  [/^(?:bloods?|labs?|blood tests?|blood ?work|blood draw)$/i, /\b(?:lab|blood|bloods|labs)\b/i],
  [/^(?:referral|appointment|specialist)$/i, /\breferral\b|\brefer\b/i],
  [/^(?:operation|surgery|procedure)$/i, /\bprocedure\b|\bsurg|\boperat/i],
  [/^(?:x-?ray|radiograph)$/i, /x-?ray|radiograph/i],
];
/** Matches words that can name any order: "test", "idea". */
const general = /^(?:test|one|thing|idea|plan|part|next|other|first)$/i;
/** Maximum number of turns between an order and the words that take it back. */
const maxTurns = 8;

/**
 * Withdraws the test, referral or other order without a drug that a sentence takes back by its name: "Never mind the
 * MRI, we'll do an x-ray". Returns the words after it, or null if the sentence takes back none.
 */
export function withdrawNamed(sentence: Sentence, reading: ReadingState): string | null {
  const { text, at } = sentence;
  const match = takesBack.exec(text);
  const name = match?.[1];
  if (!match || !name || findDrugs(name).length > 0 || at - reading.orderedAt > maxTurns) return null;
  const index = reading.facts.findLastIndex((fact) => isOrder(fact) && isNamed(name, fact));
  const order = reading.facts[index];
  if (!order) return null;
  reading.facts[index] = { ...order, status: "withdrawn" };
  return text
    .slice(match[0].length)
    .replace(/^(?:[,.; ]|\b(?:then|for now|now|idea|after all|altogether|instead|actually|just|and|but)\b){1,6}/i, "");
}

const isOrder = ({ kind, status, slots }: Fact): boolean =>
  (kind === "order" || kind === "advice" || kind === "followUp") && status === "current" && !slots.name;

/** Returns whether words name an order: by its test or by its kind. */
function isNamed(name: string, { slots }: Fact): boolean {
  const order = `${slots.what?.text ?? ""} ${slots.action?.text ?? ""} ${slots.object?.text ?? ""}`.toLowerCase();
  const kind = kinds.find(([words]) => words.test(name))?.[1];
  if (kind?.test(order)) return true;
  const head = name.toLowerCase().split(" ").at(-1) ?? "";
  const stem = head.replace(/(?<=[a-z]{3})s$/, "");
  if (general.test(stem)) {
    const before = name.toLowerCase().split(" ").at(-2);
    return before !== undefined && order.includes(`${before} ${stem}`);
  }
  return stem.length > 1 && new RegExp(`\\b${stem.replace(/[^a-z-]/g, "")}s?\\b`).test(order);
}
