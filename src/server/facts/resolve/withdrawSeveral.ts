import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { findDrugs } from "../terms/findDrugs";
import { drugsOf, withoutDrugs } from "./withoutDrugs";

/** Source of a pattern for verbs that take back an order: "scrap", "hold off on". */
const verb =
  "(?:scrap|scratch|strike|forget(?: about)?|cancel|skip|drop|ditch|never ?mind(?: about)?|leave (?:off|out)|hold off on|not (?:start|use|do|give|take|prescribe|add)|(?:will|do|should|would|can) not (?:start|use|do|give|take|prescribe|add)(?: you| him| her)?)";
/** Source of a pattern for words before such a verb: "Actually, you know what, let's". */
const lead =
  "^(?:(?:you know what|actually|hang on|hold on|wait|on (?:second thoughts?|reflection)|thinking about it|come to think of it|no|okay|so|then|well|right|oh|sorry|but|and|in that case|let us|we|I|just|please|I think|will)[,.]? ){0,6}";
/** Source of a pattern for all of what was ordered: "both of them", "all three". */
const both =
  "(?:(?:the )?both(?: of (?:them|those|these))?|(?:them|those|these) both|(?:those|these|the) two(?: of them)?|all (?:of (?:them|those|these)|two|three|four|those|these)|them|those)";
/** Source of a pattern for what may follow the drugs that are taken back. */
const end = "(?= (?:then|altogether|entirely|for (?:now|you))|[,.;]|$| (?:because|since|given|with|and)\\b)";
/** Matches words that take back the drugs just ordered: "Scrap both of those", "We will leave those off". */
const takesBackAllPattern = new RegExp(
  `${lead}(?:${verb} ${both}|leave ${both} (?:off|out)|not go with ${both})${end}`,
  "i",
);
/** Matches words that take back the drugs just ordered or answer a question: "Neither of those". */
const noneOfPattern = new RegExp(
  `${lead}(?:(?:neither|none|not (?:either|any)|no,? not) (?:of (?:them|those|these|the two))|not (?:both|them|those))${end}`,
  "i",
);
/** Matches words that forbid to take two drugs together: "Don't take both". */
const togetherPattern = /^(?:(?:and|but|so|just|please),? ){0,3}(?:do )?not (?:take|use) (?:(?:the )?both|them both)/i;
/** Matches words to the patient that can forbid drugs or say how to take them: "Do not take those with grapefruit". */
const forbidsPattern = /^(?!.*\b(?:we|I|let us)\b).*\bnot (?:take|use|give)\b/i;
/** Matches the end of a sentence that forbids drugs without a limit: "at all", "because …". */
const altogetherPattern =
  /^(?: (?:then|altogether|entirely|after all|at all|for (?:now|you)))*(?:$|[.;]|,(?! (?:if|when|unless|while|with|without|on)\b)| (?:because|since|given)\b)/i;
/** Matches words that take back the drugs named after them: "Forget the omeprazole and the famotidine". */
const takesBackPattern = new RegExp(`${lead}${verb} (?:both )?(?:the |those |that )?`, "i");
/** Matches the words after the drugs that are taken back: "because", "let us". */
const afterListPattern =
  /[;:.]|,? (?:because|since|given|until|for now|instead|let us|we|I|you|use|start|try|take|with|as|but)\b|,? (?:and )?(?:just|only|keep\w*|continu\w*|carry on|stick|stay|leave)\b|,? (?:and |then )?(?:the )?[a-z]+ (?:on its own|alone|by itself)\b/i;
/**
 * Matches words before the first drug if something else is taken back: "Never mind what they say about …".
 */
const aboutOtherPattern =
  /\b(?:what|who|how|why|which|where|when|if|anything|everything|things?|say\w*|said|hear\w*|read|told|about|cost|price)\b/i;
/** Matches words that keep a drug, after another that is taken back: "just the | amlodipine then". */
const keepsPattern =
  /^,? (?:(?:and|but|then|just|only|keep|keeping|continue|continuing|carry on|stick|stay|stay on|leave|with|on|taking|you on|to|the|your) ){0,6}$/i;
/** Matches the end of a sentence that keeps a drug as it was ordered: "on its own", "as it is". */
const asOrderedPattern = /^(?: (?:then|now|alone|on its own|by itself|only|as it is|going|please|instead))*[,.]?$/i;
/** Matches words for a time or a condition, to which the sentence is limited: "tonight", "if". */
const onlySometimesPattern =
  /\b(?:tonight|today|tomorrow|morning|evening|night|days?|weeks?|doses?|once|until|before|after|if|when|while|for now)\b/i;
/**
 * Maximum number of turns between an order and words that take it back without its name. Later, they mean another
 * order.
 */
const maxTurns = 3;

const isOrder = ({ kind, status, slots }: Fact): boolean =>
  (kind === "order" || kind === "advice") &&
  status === "current" &&
  !/^(?:stop|hold|discontinue|continue|keep|leave|stay|not|none)/.test(slots.action?.text ?? "");

/**
 * Withdraws drugs from the orders of the visit if the clinician takes back two or more together, or one while keeping
 * another: "Forget the omeprazole, just the amlodipine then". Returns what the sentence says after the drugs that it
 * names. Null if it takes back nothing, or one drug alone.
 */
export function withdrawSeveral(sentence: Sentence, reading: ReadingState): string | null {
  const { taken, rest } = drugsTakenBack(sentence, reading);
  if (taken.size === 0) return null; // most sentences: looking through the orders for each is slow in a long visit
  const isAnyOrdered = reading.facts.some((fact) => isOrder(fact) && drugsOf(fact).some((name) => taken.has(name)));
  const kept = taken.size === 1 && !onlySometimesPattern.test(sentence.text) ? keptIn(rest, reading) : null;
  if ((taken.size < 2 && kept === null) || !isAnyOrdered) return null;
  for (const [i, fact] of reading.facts.entries())
    if (isOrder(fact) && drugsOf(fact).some((generic) => taken.has(generic)))
      reading.facts[i] = withoutDrugs(fact, taken);
  return (kept ?? rest).replace(/^(?:[,;. ]|(?:then|altogether|entirely)\b){1,4}/i, "");
}

/**
 * Returns what remains to be read of words that keep an ordered drug, such as another dose; "" if it stays as ordered;
 * null if they keep none.
 */
function keptIn(rest: string, { facts }: ReadingState): string | null {
  const [drug] = findDrugs(rest);
  const isOrdered = facts.some((fact) => isOrder(fact) && drugsOf(fact).some((name) => name === drug?.generic));
  if (!drug || !isOrdered || !keepsPattern.test(rest.slice(0, drug.start))) return null;
  return asOrderedPattern.test(rest.slice(drug.end)) ? "" : rest;
}

/** The result for a sentence that takes back nothing. */
const none: { taken: ReadonlySet<string>; rest: string } = { taken: new Set(), rest: "" };

/** Returns the generic names of the drugs that a sentence takes back, and the words after them. */
function drugsTakenBack({ text, at }: Sentence, reading: ReadingState): { taken: ReadonlySet<string>; rest: string } {
  const all = takesBackAllPattern.exec(text) ?? (reading.isAskedSinceOrder ? null : noneOfPattern.exec(text));
  if (all) {
    if (/\bnever ?mind(?: about)? them$/i.test(all[0])) return none; // can be people
    if (forbidsPattern.test(all[0]) && !altogetherPattern.test(text.slice(all[0].length))) return none;
    // "Do not take both" forbids to take two drugs together, of which one replaces the other.
    if (togetherPattern.test(all[0])) return none;
    const orders = reading.facts.filter((fact) => isOrder(fact) && drugsOf(fact).length > 0);
    const turn = orders.at(-1)?.evidence.at(-1)?.turn;
    const last = orders.filter(({ evidence }) => evidence.at(-1)?.turn === turn).flatMap(drugsOf);
    const isNear = at - reading.orderedAt <= maxTurns;
    return { taken: new Set(isNear ? last : []), rest: text.slice(all[0].length) };
  }
  const match = takesBackPattern.exec(text);
  if (!match) return none;
  const after = text.slice(match[0].length);
  const [list = ""] = after.split(afterListPattern, 1);
  const drugs = findDrugs(list);
  if (aboutOtherPattern.test(list.slice(0, drugs[0]?.start))) return none;
  if (forbidsPattern.test(match[0]) && !altogetherPattern.test(after.slice(drugs.at(-1)?.end))) return none;
  return { taken: new Set(drugs.map(({ generic }) => generic)), rest: after.slice(list.length) };
}
