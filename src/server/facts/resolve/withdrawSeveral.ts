import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { findDrugs } from "../terms/findDrugs";
import { drugsOf, withoutDrugs } from "./withoutDrugs";

const verb =
  "(?:scrap|scratch|strike|forget(?: about)?|cancel|skip|drop|ditch|never ?mind|leave (?:off|out)|hold off on|not (?:start|use|do|give|take|prescribe|add)|(?:will|do|should|would|can) not (?:start|use|do|give|take|prescribe|add)(?: you| him| her)?)";
const lead =
  "^(?:(?:you know what|actually|hang on|hold on|wait|on (?:second thoughts?|reflection)|thinking about it|come to think of it|no|okay|so|then|well|right|oh|sorry|but|and|in that case|let us|we|I|just|please|I think|will)[,.]? ){0,6}";
const both =
  "(?:(?:the )?both(?: of (?:them|those|these))?|(?:them|those|these) both|(?:those|these|the) two(?: of them)?|all (?:of (?:them|those|these)|two|three|four|those|these)|them|those)";
/** Matches words that take back the drugs just ordered: "Scrap both of those", "We will leave those off". */
const takesBackAll = new RegExp(
  `${lead}(?:${verb} ${both}|leave ${both} (?:off|out)|not go with ${both}|(?:neither|none|not (?:either|any)|no,? not) (?:of (?:them|those|these|the two))|not (?:both|them|those))(?= (?:then|altogether|entirely|for (?:now|you))|[,.;]|$| (?:because|since|given|with|and)\\b)`,
  "i",
);
/** Matches words that take back the drugs named after them: "Forget the omeprazole and the famotidine". */
const takesBack = new RegExp(`${lead}${verb} (?:both )?(?:the |those |that )?`, "i");
/** Words of what follows the drugs that are taken back. */
const afterList =
  /[;:.]|,? (?:because|since|given|until|for now|instead|let us|we|I|you|use|start|try|take|with|as)\b/i;
/** Maximum number of turns between an order and words that take it back without its name. */
const maxTurns = 3;

const isOrder = ({ kind, status, slots }: Fact): boolean =>
  (kind === "order" || kind === "advice") &&
  status === "current" &&
  !/^(?:stop|hold|discontinue|continue|keep|leave|stay|not|none)/.test(slots.action?.text ?? "");

/**
 * Takes two or more drugs out of the orders of the visit if the clinician takes them back together. Returns what the
 * sentence says after the drugs that it names, or null if it takes back nothing.
 */
export function withdrawSeveral(sentence: Sentence, reading: ReadingState): string | null {
  const { taken, rest } = takenBack(sentence, reading);
  const isAnyOrdered = reading.facts.some((fact) => isOrder(fact) && drugsOf(fact).some((name) => taken.has(name)));
  if (taken.size < 2 || !isAnyOrdered) return null;
  for (const [i, fact] of reading.facts.entries())
    if (isOrder(fact) && drugsOf(fact).some((generic) => taken.has(generic)))
      reading.facts[i] = withoutDrugs(fact, taken);
  return rest.replace(/^(?:[,;. ]|(?:then|altogether|entirely)\b){1,4}/i, "");
}

/** Returns the generic names of the drugs that a sentence takes back, and the words after them. */
function takenBack({ text, at }: Sentence, reading: ReadingState): { taken: ReadonlySet<string>; rest: string } {
  const all = takesBackAll.exec(text);
  if (all) {
    const orders = reading.facts.filter((fact) => isOrder(fact) && drugsOf(fact).length > 0);
    const turn = orders.at(-1)?.evidence.at(-1)?.turn;
    const last = orders.filter(({ evidence }) => evidence.at(-1)?.turn === turn).flatMap(drugsOf);
    const isNear = at - reading.orderedAt <= maxTurns;
    return { taken: new Set(isNear ? last : []), rest: text.slice(all[0].length) };
  }
  const match = takesBack.exec(text);
  if (!match) return { taken: new Set(), rest: "" };
  const after = text.slice(match[0].length);
  const [list = ""] = after.split(afterList, 1);
  return { taken: new Set(findDrugs(list).map(({ generic }) => generic)), rest: after.slice(list.length) };
}
