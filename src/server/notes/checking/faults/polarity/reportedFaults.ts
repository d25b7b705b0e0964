import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import type { SaidStatement, SaidVisit } from "../../reading/SaidVisit";
import { saidPolarity } from "../../reading/readSaidVisit";
import type { Polarity, Statement } from "../../reading/Statement";
import { stem } from "../../reading/stem";
import { negations } from "../../reading/wordLists";
import { type Item, itemsOf } from "./itemsOf";

/** Matches the verb of a report or a denial, or the word for it in a review of systems: "Positive for cough". */
const verbsPattern =
  /\b(?:(den(?:ies|ied|ying)|(?<=^|: *)negative(?: for)?)|(?:reports?|reported|endors(?:es|ed|ing)|admits(?: to)?|complains of|complaining of|(?<=^|: *)positive(?: for)?))\b/gi;
/** Matches words that end what is reported or denied: "but", "if". */
const endsPattern = /\b(?:but|however|although|though|except|while|because|which|until|if|when|unless)\b|[.;]/i;
/** Stems of words of a note that name nothing by themselves and are seldom said: "previous", "known". */
const qualifyingStems = new Set(
  ["previous", "prior", "specific", "particular", "known", "personal", "recent", "significant"].map(stem),
);
/** Minimum weight of the keys that a statement shares with a report, as a share of the highest such weight. */
const nearShare = 0.75;
/** Minimum share of a report, by weight, that the best statement has. */
const minShared = 0.6;
/** Maximum number of statements about the same thing; more can be about different episodes. */
const maxNear = 4;

/** The words and terms that a sentence reports or denies; `at` is the offset of `verb`. */
interface Report {
  verb: string;
  at: number;
  isDenial: boolean;
  items: readonly Item[];
}

/**
 * Finds a report of what every statement about it denies, and a denial of what was only said without a negation. All
 * that follows "reports" or "denies" is compared as a whole, so that several everyday words can show what it is about.
 * Returns at most one fault.
 */
export function reportedFaults({ statement, visit, section }: CheckedSentence): Fault[] {
  if (/exam|objective|vital|result|lab|imaging/i.test(section)) return [];
  for (const report of reportsIn(statement)) {
    const near = closestTo(report, visit);
    if (near.length === 0 || near.length > maxNear) continue;
    const wanted: Polarity = report.isDenial ? "present" : "absent";
    const polarities = near.map((said) => polarityOf(said, report, visit));
    const heard = near[polarities.indexOf(wanted)];
    if (!heard || polarities.some((each) => each !== wanted && each !== "asked")) continue;
    const detail = report.isDenial ? "Said without “no” or “not”" : "Said with “no” or “not”";
    return [{ kind: "negation", must: false, value: report.verb, at: report.at, detail, heard }];
  }
  return [];
}

/** Returns what follows each verb of a sentence, without reports that contain a negation or consist only of "pain". */
function reportsIn(statement: Statement): Report[] {
  const found = [...statement.text.matchAll(verbsPattern)];
  const all = found.length > 0 ? itemsOf(statement) : [];
  return found.flatMap((match, i): Report[] => {
    const from = match.index + match[0].length;
    const rest = statement.text.slice(from, found[i + 1]?.index);
    const end = from + (endsPattern.exec(rest)?.index ?? rest.length);
    const items = all.filter(({ key, at }) => {
      const start = statement.tokens[at]?.start ?? 0;
      return start >= from && start < end && !qualifyingStems.has(key);
    });
    const isDenial = match[1] !== undefined;
    const isPlain = items.every(({ polarity }) => isDenial || polarity === "present");
    const isGeneral = items.length === 1 && items[0]?.key === "symptom:pain";
    return isPlain && items.length > 0 && !isGeneral ? [{ verb: match[0], at: match.index, isDenial, items }] : [];
  });
}

/** Returns the statements that share most with a report; empty if the best one shares too little. */
function closestTo({ items }: Report, visit: SaidVisit): SaidStatement[] {
  const keys = new Set(items.map(({ key }) => key));
  const shared = new Map<SaidStatement, number>();
  let total = 0;
  for (const key of keys) {
    total += visit.weight(key);
    for (const said of visit.byKey.get(key) ?? []) shared.set(said, (shared.get(said) ?? 0) + visit.weight(key));
  }
  const top = Math.max(0, ...shared.values());
  if (top < minShared * total) return [];
  const terms = [...keys].filter((key) => /^(?:symptom|condition|drug|procedure):/.test(key));
  return [...shared]
    .filter(
      ([said, weight]) => weight >= nearShare * top && (terms.length === 0 || terms.some((key) => said.keys.has(key))),
    )
    .map(([said]) => said);
}

const hasNegation = (said: SaidStatement): boolean =>
  said.tokens.some(({ text }) => negations.has(text) || text.endsWith("n't"));

/** Returns the polarity that a statement gives to what it shares with a report; `asked` if it is unclear. */
function polarityOf(said: SaidStatement, { items }: Report, visit: SaidVisit): Polarity {
  const keys = new Set(items.map(({ key }) => key));
  const found = itemsOf(said)
    .filter(({ key }) => keys.has(key))
    .map((item) => saidPolarity(said, { ...item, from: item.at, name: item.key.split(":").at(-1) ?? "" }));
  const [first] = found;
  if (first === undefined || found.some((each) => each !== first)) return "asked";
  if (said.isQuestion && first !== said.answer) return "asked";
  if (first !== "present") return first;
  const next = visit.statements[said.index + 1];
  const isDeniedNext = !said.isQuestion && next && next.by !== said.by && /^(?:no|nope|not)\b/i.test(next.text);
  return (hasNegation(said) && !said.isQuestion) || isDeniedNext ? "asked" : "present";
}
