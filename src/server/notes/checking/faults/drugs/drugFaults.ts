import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import type { SaidVisit } from "../../reading/SaidVisit";
import type { Mention } from "../../reading/Statement";

/** Group of a term that names a class of drugs, such as "statin", and not a single drug. */
const drugGroup = "drug group";

/**
 * Finds drugs that were not mentioned in the visit. In a sentence about allergies, the fault is an allergy that was not
 * mentioned, and classes of drugs are not reported.
 */
export function drugFaults(checked: CheckedSentence): Fault[] {
  return checked.statement.mentions
    .filter(({ kind }) => kind === "drug")
    .flatMap((drug): Fault[] => {
      if (isDrugSaid(drug, checked)) return [];
      const isAllergy = /allerg|intoleran/i.test(`${checked.section} ${checked.statement.text}`);
      if (drug.group === drugGroup)
        return isAllergy
          ? []
          : [{ ...base(drug), kind: "drug", must: false, detail: `“${drug.words}” wasn’t mentioned` }];
      return [
        {
          ...base(drug),
          kind: isAllergy ? "allergy" : "drug",
          must: !checked.isTyped || isAllergy || replacesSaid(checked),
          detail: `“${drug.words}” wasn’t mentioned`,
        },
      ];
    });
}

/**
 * Returns whether the best matching statements name a drug that the sentence lacks: the drug in the sentence then most
 * likely replaces the one that was said.
 */
function replacesSaid({ statement, support }: CheckedSentence): boolean {
  return support.best.some((said) =>
    said.mentions.some(({ kind, name }) => kind === "drug" && !statement.keys.has(`drug:${name}`)),
  );
}

const base = ({ words, start }: Mention) => ({ value: words, at: start });

/**
 * Returns whether a drug was mentioned: by any of its names, as an ingredient of a combination or by a similar word; a
 * class of drugs also by a drug of that class.
 */
export function isDrugSaid(drug: Mention, { visit }: Pick<CheckedSentence, "visit">): boolean {
  if (visit.byKey.has(`drug:${drug.name}`) || visit.byKey.has(`allergen:${drug.name}`)) return true;
  const parts = ingredients(drug.name);
  for (const { mentions } of visit.statements)
    for (const said of mentions) {
      if (said.kind !== "drug") continue;
      if (ingredients(said.name).some((part) => parts.includes(part))) return true;
      if (drug.group === drugGroup && said.group.toLowerCase().includes(drug.name.toLowerCase())) return true;
    }
  const everyday = everydayPatterns.find(([group]) => drug.group.includes(group) || drug.name === group)?.[1];
  if (everyday && !drug.drug?.isBrand && visit.statements.some(({ text }) => everyday.test(text))) return true;
  if (drug.group === drugGroup) return visit.statements.some(({ text }) => text.toLowerCase().includes(drug.name));
  const words = drug.words.toLowerCase().replace(formPattern, "");
  if (words.includes(" ") && visit.statements.some(({ text }) => text.toLowerCase().includes(words))) return true;
  return isSimilarSaid(drug.words, visit.longWords) || isNamed(words, visit);
}

/** Returns whether a short name such as "B12" was said, which speech can have without the rest of the name. */
const isNamed = (name: string, { statements }: SaidVisit): boolean =>
  /\d/.test(name) && statements.some(({ tokens }) => tokens.some(({ text }) => text === name));

/** Patterns of everyday words for classes of drugs, each with the class or the name of the group. */
const everydayPatterns: readonly (readonly [group: string, words: RegExp])[] = [
  ["contraceptive", /\bbirth[- ]control\b|\bcontracepti\w+|\bon the pill\b/i],
  ["nsaid", /\banti-?\s?inflammator\w+/i],
  ["anticoagulant", /\bblood[- ]thinn\w+|\bthin (?:your|my|the) blood\b/i],
  ["diuretic", /\b(?:water|fluid) (?:pills?|tablets?)\b/i],
  ["statin", /\bcholesterol (?:pills?|tablets?|medic\w+|meds?)\b/i],
  ["antihistamine", /\ballergy (?:pills?|tablets?|medic\w+|meds?)\b/i],
  ["painkiller", /\bpain (?:pills?|relievers?|killers?|tablets?|medic\w+|meds?)\b/i],
  ["corticosteroid", /\bsteroids?\b/i],
];

/** Matches the form of a drug at the end of its name: "pills" in "birth control pills". */
const formPattern = / (?:pills?|tablets?|injections?|shots?|creams?|drops|inhalers?|sprays?)$/;

/** Returns the ingredients of a combination of drugs: "losartan and hydrochlorothiazide". */
const ingredients = (name: string): string[] =>
  name.split(/ and |, /).map((part) => part.replace(/^insulin (?=\w)/, ""));

/**
 * Returns whether the name or a similar word was said. Speech recognition misspells names, so in names of at least
 * seven letters up to two letters can differ, except the first.
 */
function isSimilarSaid(name: string, said: ReadonlySet<string>): boolean {
  const lower = name.toLowerCase();
  if (said.has(lower)) return true;
  if (lower.length < 7) return false;
  for (const word of said)
    if (Math.abs(word.length - lower.length) <= 2 && word[0] === lower[0] && differsLittle(word, lower)) return true;
  return false;
}

/** Returns whether two words differ by at most two letters added, left out or replaced. */
function differsLittle(a: string, b: string): boolean {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return (row[b.length] ?? 9) <= 2;
}
