import type { Fact } from "../Fact";
import { orderType } from "../frames/orders/orderType";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { findDrugs } from "../terms/findDrugs";

/** Matches words that take back the order named after them: "Actually, scratch | the ultrasound". */
const takesBackPattern =
  /^(?:(?:(?:you know )?what(?=,)|actually|hang on|hold on|wait|oh|no|on (?:second thoughts?|reflection)|thinking about it|come to think of it|okay|so|then|well|right|sorry|but|and|um|in fact|hmm|in that case|let us(?! not)|we can|we will|I think|just|please|sure|fine|no problem|of course|alright|that is fine)[,.]? ){0,5}(?:never ?mind(?: about)?|forget(?: about)?|scrap|scratch|cancel|skip|drop|ditch|leave(?: out| off)?|do not (?:worry about|bother (?:with|about))|(?:let us |we will |I will )?hold off on|let us not (?:do|bother with|get|order|have|go for)|(?:I|we) (?:will|do|would) not (?:actually )?(?:need|do|order|get|bother with|book|send you for)|you (?:do|will) not (?:actually |really )?need|instead of|rather than) (?:the|that|your|an?|any|his|her) ((?:[a-z][a-z-]* ){0,3}?[a-z][a-z-]*)(?= (?:then|for now|now|yet|today|right now|any ?more|idea|after all|altogether|instead|we|I|let us|because|since|and|but|actually|just|until|till)\b|[,.;]|$)/i;
/** Matches the reason between words that reconsider and words that take back: "Actually no, | it's zero, | forget". */
const reasonPattern =
  /^((?:(?:actually|hang on|hold on|wait|oh|no|sorry|on second thoughts?|you know what),? ){1,3})[^,;?]{3,60}, (?:so |then |and )?(?=(?:let us |we will )?(?:forget|scrap|scratch|cancel|skip|drop|ditch|never ?mind|leave out)\b)/i;
/** Matches a test that is not chosen after all: "Actually, on reflection, no | CT". */
const takesBackByNoPattern =
  /^(?:(?:so|okay|oh|well|right|but|hmm),? )?(?:(?:(?:you know )?what(?=,)|actually|on (?:second thoughts?|reflection)|thinking about it|come to think of it|in that case|hang on|hold on|wait|then|sorry)[,.]? ){1,3}(?:no|not) (?:more |need for )?(?:the |an? )?((?:[a-z][a-z-]* ){0,2}?[a-z][a-z-]*)(?= (?:then|for now|after all|but|just)\b|[,.;]|$)/i;
/** Matches the end of an order in place of an earlier one: "We'll do an x-ray instead of the | MRI". */
const insteadOfPattern =
  /\b(?:instead of|rather than|in place of) (?:the|that|an?) ((?:[a-z][a-z-]* ){0,2}?[a-z][a-z-]*)(?= (?:then|for now|today|first|because|since)\b|[,.;]|$)/i;
/** Matches what is enough in place of what was taken back: "an ultrasound | will do". */
const enoughPattern =
  /^(?:(?:then|so|and|but|just|only) )*((?:an?|the|your|some) )((?:[a-z][a-z-]* ){0,3}?[a-z][a-z-]*) (?:(?:will|would|should) (?:do|be (?:fine|enough|better|plenty|okay|sufficient)|suffice|tell us)|is (?:fine|enough|plenty|better|all (?:we|you) need|sufficient))(?: (?:for now|for you|then|today|here))*$/i;
/** Matches a decision for one thing alone: "Just the | blood test". */
const onlyThisPattern = /^(?:just|only) ((?:an?|the|your|some) )((?:[a-z][a-z-]* ){0,3}?[a-z][a-z-]*)$/i;
/**
 * Kinds of orders: a pattern for the words that name the kind, and one for the order itself. "The scan" can be an order
 * of "imaging".
 */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:scans?|imaging|pictures?|films?)$/i, /\bimaging\b|\bscans?\b/i],
  [/^(?:bloods?|labs?|blood tests?|blood ?work|blood draw)$/i, /\b(?:lab|blood|bloods|labs)\b/i],
  [/^(?:referral|appointment|specialist)$/i, /\breferral\b|\brefer\b/i],
  [/^(?:operation|surgery|procedure)$/i, /\bprocedure\b|\bsurg|\boperat/i],
  [/^(?:x-?ray|radiograph)$/i, /x-?ray|radiograph/i],
];
/** Matches words that can name any order: "test", "idea". */
const generalPattern = /^(?:test|one|thing|idea|plan|part|next|other|first)$/i;
/**
 * Maximum number of turns between an order and the words that take it back. Later, the same name mostly means another
 * matter.
 */
const maxTurns = 8;

/**
 * Withdraws the test, referral or other order without a drug that a sentence takes back by its name: "Never mind the
 * MRI, we'll do an x-ray". Returns the words after the name. Null if the sentence takes back nothing, or takes it back
 * after the new order ("an x-ray instead of the MRI"), so that the whole sentence is read.
 */
export function withdrawNamed(sentence: Sentence, reading: ReadingState): string | null {
  const { text, at } = sentence;
  const match =
    takesBackPattern.exec(text) ??
    takesBackByNoPattern.exec(text) ??
    takesBackPattern.exec(text.replace(reasonPattern, "$1"));
  const name = (match ?? insteadOfPattern.exec(text))?.[1];
  if (!name || findDrugs(name).length > 0 || at - reading.orderedAt > maxTurns) return null;
  const index = reading.facts.findLastIndex((fact) => isOrder(fact) && isNamed(name, fact));
  const order = reading.facts[index];
  if (!order) return null;
  reading.facts[index] = withoutNamed(order, name);
  const after = match ? match.input.slice(match[0].length) : "";
  // A referral that is put off is noted: "Hold off on the referral until the echo is back".
  const isPutOff = holdsOffPattern.test(match?.[0] ?? "") && /^ (?:until|till|for now)\b/i.test(after);
  return match && !isPutOff ? chosenInstead(after) : null;
}

/** Matches words that put something off: "hold off on". */
const holdsOffPattern = /\bhold off on\b/i;

/** Returns the words after what was taken back, with what is done instead as an order: "an ultrasound will do". */
function chosenInstead(after: string): string {
  const rest = after.replace(
    /^(?:[,.; ]|\b(?:then|for now|now|idea|after all|altogether|instead|actually|and|but)\b){1,6}/i,
    "",
  );
  const enough = enoughPattern.exec(rest) ?? onlyThisPattern.exec(rest);
  return enough ? `we will do ${enough[1] ?? ""}${enough[2] ?? ""}` : rest.replace(/^(?:(?:just|only) ){1,2}/i, "");
}

/** Matches the words between two tests of one order: "an x-ray | and | an MRI". */
const betweenTestsPattern = /,? and (?:also )?(?=(?:an?|the|some|your) )|, (?=(?:an?|the|some|your) )/i;
/** Matches the verb of an order before its object: "obtain | an echo". */
const verbBeforePattern = /^[a-z]+ (?=(?:an?|the|some|your) )/i;

/** Returns an order without the one of its tests that is named, or withdrawn if it has no other. */
function withoutNamed(order: Fact, name: string): Fact {
  const object = order.slots.object;
  const verb = verbBeforePattern.exec(object?.text ?? "")?.[0];
  const parts = object && verb ? object.text.slice(verb.length).split(betweenTestsPattern) : [];
  const kept = parts.filter((part) => !isNamed(name, withObject(order, part)));
  if (kept.length === 0 || kept.length === parts.length || !verb) return { ...order, status: "withdrawn" };
  const left = `${verb}${kept.join(" and ")}`;
  const { what, action } = order.slots;
  const slots = {
    ...withObject(order, left).slots,
    ...(action && { action }),
    ...(what && { what: { ...what, text: orderType(left) } }),
  };
  return { ...order, slots, said: left };
}

/** Returns an order with only another object. */
function withObject(order: Fact, text: string): Fact {
  const { object, what: _what, action: _action, ...slots } = order.slots;
  return object ? { ...order, slots: { ...slots, object: { ...object, text } } } : order;
}

const isOrder = ({ kind, status, slots }: Fact): boolean =>
  (kind === "order" || kind === "advice" || kind === "followUp") && status === "current" && !slots.name;

/** Returns whether words name an order: by its test or by its kind. */
function isNamed(name: string, { slots }: Fact): boolean {
  const order = `${slots.what?.text ?? ""} ${slots.action?.text ?? ""} ${slots.object?.text ?? ""}`.toLowerCase();
  const kindPattern = kinds.find(([words]) => words.test(name))?.[1];
  if (kindPattern?.test(order)) return true;
  const head = name.toLowerCase().split(" ").at(-1) ?? "";
  const stem = head.replace(/(?<=[a-z]{3})s$/, "");
  if (generalPattern.test(stem)) {
    const before = name.toLowerCase().split(" ").at(-2);
    return before !== undefined && order.includes(`${before} ${stem}`);
  }
  return stem.length > 1 && new RegExp(`\\b${stem.replace(/[^a-z-]/g, "")}s?\\b`).test(order);
}
