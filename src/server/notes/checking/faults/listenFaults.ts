import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement, SaidVisit } from "../reading/SaidVisit";
import type { Statement } from "../reading/Statement";

/** A drug, number, side or denied term of a sentence, its offset (`at`), and the statements that say it. */
interface StatedValue {
  words: string;
  at: number;
  said: readonly SaidStatement[];
}

/**
 * Finds a drug, number, side or denial that rests only on speech that was heard unclearly, for the clinician to listen
 * to. Returns at most one fault, and none for a sentence that a person typed without evidence.
 */
export function listenFaults(checked: CheckedSentence): Fault[] {
  const { visit, isTyped, statement, cited } = checked;
  if (isTyped || visit.unclear.size === 0) return [];
  const isCited = (said: SaidStatement): boolean => cited.size === 0 || cited.has(said.turn.id);
  for (const { words, at, said } of statedValues(statement, visit)) {
    const among = said.some(isCited) ? said.filter(isCited) : said;
    const heard = among[0];
    if (!heard || !among.every((each) => visit.unclear.has(each.turn.id))) continue;
    return [{ kind: "listen", must: false, value: words, at, detail: `“${words}” was heard unclearly`, heard }];
  }
  return [];
}

/** Returns the drugs, numbers (except of a list), sides and denied terms of a sentence. */
function statedValues(statement: Statement, visit: SaidVisit): StatedValue[] {
  const { mentions, quantities, sides, tokens, text } = statement;
  const saidOf = (key: string): readonly SaidStatement[] => visit.byKey.get(key) ?? [];
  const drugs = mentions.filter(({ kind }) => kind === "drug");
  const denied = mentions.filter(
    ({ kind, polarity }) => polarity === "absent" && /^(?:symptom|condition|drug|allergen)$/.test(kind),
  );
  return [
    ...drugs.map(({ words, start, name }) => ({ words, at: start, said: saidOf(`drug:${name}`) })),
    ...quantities
      .filter(({ start, end }) => !(start === 0 && /^[.)]/.test(text.slice(end))))
      .map(({ words, start, value }) => ({ words, at: start, said: saidOf(`#${value}`) })),
    ...sides.flatMap(({ side, at }) => {
      const token = tokens[at];
      return token ? [{ words: token.raw, at: token.start, said: withSide(side, statement, visit) }] : [];
    }),
    ...denied.map(({ words, start, kind, name }) => ({
      words,
      at: start,
      said: saidOf(`${kind}:${name}`).map((each) => answerTo(each, visit)),
    })),
  ];
}

/** Returns the statements that name a side and share a key with the sentence. */
const withSide = (side: string, { keys }: Statement, visit: SaidVisit): SaidStatement[] =>
  visit.statements.filter(
    (each) => each.sides.some((other) => other.side === side) && [...each.keys].some((key) => keys.has(key)),
  );

/**
 * Returns the answer to a question, which decides the polarity of its terms. Returns the statement itself if it is not
 * a question or has no answer.
 */
function answerTo(said: SaidStatement, visit: SaidVisit): SaidStatement {
  if (!said.isQuestion) return said;
  return visit.statements.slice(said.index + 1, said.index + 6).find(({ context }) => context === said.keys) ?? said;
}
