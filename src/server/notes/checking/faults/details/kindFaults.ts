import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import { rememberPerVisit } from "../../reading/rememberPerVisit";
import type { SaidStatement } from "../../reading/SaidVisit";

/** Groups of words of which usually only one is true of a thing. Words that mean the same are in one entry. */
const groups: readonly (readonly string[])[] = [
  [
    "clear|colou?rless",
    "white|whitish",
    "yellow|yellowish",
    "green|greenish",
    "brown|brownish|tan|rusty?|dark|black|tarry",
    "gr[ae]y|grayish",
    "blue|bluish|purple|purplish",
    "red|reddish|bloody|blood|pink|pinkish|maroon",
  ],
  [
    "sharp|stabbing|knife-?like|piercing|shooting|jabbing",
    "dull|ach(?:e|es|ing|y)|sore|soreness|gnawing|nagging|throbbing|pounding|pulsating|pulsing",
    "burn(?:s|ing)?",
    "cramp(?:s|y|ing)?|colicky|spasm(?:s|ing)?|contractions?",
    "pressure|squeezing|squeez(?:es|ed)|tight(?:ness)?|heav(?:y|iness)|crushing|constrict(?:ed|ing)",
  ],
  [
    "cervical|neck",
    "thoracic|mid(?:dle)?[- ]back|upper back",
    "lumbar|low(?:er)?[- ]back|lumbosacral|(?<!spine )L\\d",
    "sacral|sacrum|coccyx|tailbone",
  ],
  ["unmarried|never married", "married", "divorced|separated(?! shoulder)", "widow(?:ed|er)?"],
];

/** An entry of a group, and the other entries of its group. */
interface Kind {
  same: RegExp;
  others: RegExp;
}
const pattern = (words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join("|")})\\b`, "i");
const kinds: readonly Kind[] = groups.flatMap((group) =>
  group.map((words) => ({ same: pattern([words]), others: pattern(group.filter((each) => each !== words)) })),
);
/** Matches any word of `groups`: most sentences have none. */
const anyPattern = pattern(groups.flat());

/** Returns the statements of a visit that match a pattern. */
const saidIn = rememberPerVisit((visit, source): readonly SaidStatement[] => {
  const words = new RegExp(source, "i");
  return visit.statements.filter(({ text }) => words.test(text));
});

/** Matches the words before one that is denied or compared. */
const deniedPattern = /\b(?:no|not|without|den(?:y|ies|ied)|never|negative|than|if|or|may|might)\b[^.;]{0,60}$/i;

/**
 * Finds a word such as a color that was not said at all, if the statement that matches best has another one of its
 * group: "green sputum" for "it's mostly clear". Returns at most one fault.
 */
export function kindFaults({ statement: { text, keys }, visit, support }: CheckedSentence): Fault[] {
  if (!anyPattern.test(text)) return [];
  for (const { same, others } of kinds) {
    const match = same.exec(text);
    if (!match || others.test(text) || deniedPattern.test(text.slice(0, match.index))) continue;
    if (saidIn(visit, same.source).length > 0) continue;
    const about = keys.size === 1 ? saidIn(visit, others.source).filter(({ by }) => by === "patient") : support.best;
    const heard = about.find(
      (said) =>
        others.test(said.text) &&
        (!said.isQuestion || said.answer === "present") &&
        (keys.size === 1 || sharesTerm(said, keys)),
    );
    if (!heard) continue;
    const detail = `“${match[0]}” doesn’t match what was said`;
    return [{ kind: "finding", must: false, value: match[0], at: match.index, detail, heard }];
  }
  return [];
}

/** Returns whether a statement names what the sentence is about: a word, term or number of it. */
const sharesTerm = (said: SaidStatement, keys: ReadonlySet<string>): boolean =>
  [...said.keys].some((key) => keys.has(key));
