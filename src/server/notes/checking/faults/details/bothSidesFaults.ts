import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import type { SaidStatement } from "../../reading/SaidVisit";

/** Matches words of a note for both sides. */
const bothPattern = /\b(?:bilateral(?:ly)?|(?:on|of) both sides)\b/i;
/** Matches words in speech that can mean both sides, also plurals of what the body has two of. */
const saidBothPattern =
  /\b(?:bilateral\w*|both|each|either|equal\w*|sides|symmetric\w*|all|everywhere|other|too|lungs|hands|feet|legs|arms|knees|hips|shoulders|elbows|wrists|ankles|eyes|ears|breasts|flanks|kidneys|calves|thighs|extremities)\b/i;

/**
 * Finds "bilateral" for something that was said about one side only: the best matching statements name one side and
 * have no word for both.
 */
export function bothSidesFaults({ statement, support, visit }: CheckedSentence): Fault[] {
  const match = bothPattern.exec(statement.text);
  if (!match || statement.sides.length > 0) return [];
  const [best] = support.best;
  if (!best || support.best.some(({ text }) => saidBothPattern.test(text))) return [];
  const terms = statement.mentions.filter(({ kind, polarity }) => kind !== "drug" && polarity === "present");
  const isAbout = (said: SaidStatement): boolean => terms.some(({ kind, name }) => said.keys.has(`${kind}:${name}`));
  const sided = support.best.filter((said) => isAbout(said) && said.sides.length > 0);
  const sides = new Set(sided.flatMap((said) => said.sides.map(({ side }) => side)));
  const [side] = sides;
  if (!side || sides.size > 1) return [];
  const named = terms.flatMap(({ kind, name }) => visit.byKey.get(`${kind}:${name}`) ?? []);
  if (named.some((said) => saidBothPattern.test(said.text) && !sided.includes(said) && said.by !== "patient"))
    return [];
  const detail = `Said of the ${side} side only`;
  return [{ kind: "side", must: false, value: match[0], at: match.index, detail, heard: sided[0] ?? null }];
}
