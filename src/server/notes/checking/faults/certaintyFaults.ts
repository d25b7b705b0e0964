import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement } from "../reading/SaidVisit";
import type { Statement } from "../reading/Statement";
import { hedges } from "../reading/wordLists";

/**
 * Finds a diagnosis or another statement written as certain that was said with a hedge, or a hedge that was not said.
 * Returns at most one fault.
 */
export function certaintyFaults(checked: CheckedSentence): Fault[] {
  const { statement, visit, support } = checked;
  if (statement.tokens.some(({ text }) => hedges.has(text)) || statement.text.includes("?")) return addedDoubt(checked);
  for (const term of statement.mentions) {
    if (term.kind !== "condition" || term.polarity !== "present" || term.person !== null) continue;
    const said = (visit.byKey.get(`condition:${term.name}`) ?? []).filter((one) =>
      one.mentions.some(({ name, person }) => name === term.name && person === null),
    );
    const hedged = said.filter((one) => one.mentions.some(({ name, isHedged }) => name === term.name && isHedged));
    const first = hedged.find(({ by }) => by !== "patient") ?? hedged[0];
    const sure = said.filter((one) => !hedged.includes(one) && one.by !== "patient" && !one.isQuestion);
    if (first && sure.length === 0)
      return [
        {
          kind: "certainty",
          must: false,
          value: term.words,
          at: term.start,
          detail: "Said with less certainty",
          heard: first,
        },
      ];
  }
  const heard = hedgedBest(statement, support.best[0], support.best.length);
  return heard ? [{ kind: "certainty", must: false, value: null, detail: "Said with less certainty", heard }] : [];
}

/** Hedges in a statement that make the words after them uncertain. */
const strong = new Set([
  "likely",
  "probable",
  "probably",
  "possible",
  "possibly",
  "may",
  "might",
  "could",
  "suspect",
  "suspected",
  "appears",
  "suspicion",
  "concern",
  "presumed",
  "potential",
  "believe",
]);

const doubts = /\b(?:likely|probabl[ey]|possibl[ey]|suspected|presumed)\b/i;

/**
 * Finds a hedge in a sentence if none of the best matching statements has one or is a question. Not for sentences that
 * the clinician typed without evidence.
 */
function addedDoubt({ statement, support, isOwn }: CheckedSentence): Fault[] {
  const match = doubts.exec(statement.text);
  if (!match || isOwn || support.best.length === 0) return [];
  if (support.best.some((said) => said.isQuestion || said.tokens.some(({ text }) => hedges.has(text)))) return [];
  const heard = support.best[0] ?? null;
  return [
    { kind: "certainty", must: false, value: match[0], at: match.index, detail: `“${match[0]}” wasn’t said`, heard },
  ];
}

/**
 * Returns `best` if a hedge is at most six words before something that it shares with the sentence. Returns null if it
 * shares fewer than three words and terms, is a question, or is one of more than two best matches (`count`).
 */
function hedgedBest(statement: Statement, best: SaidStatement | undefined, count: number): SaidStatement | null {
  if (!best || count > 2 || best.isQuestion) return null;
  const shared = best.words.filter(({ stem }) => statement.keys.has(stem)).map(({ at }) => at);
  const terms = best.mentions.filter(({ kind, name }) => statement.keys.has(`${kind}:${name}`)).map(({ from }) => from);
  const places = [...shared, ...terms];
  if (places.length < 3) return null;
  const doubts = best.tokens.flatMap(({ text }, at) => (strong.has(text) ? [at] : []));
  return doubts.some((doubt) => places.some((at) => at > doubt && at - doubt <= 6)) ? best : null;
}
