import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import type { SaidStatement, SaidVisit } from "../../reading/SaidVisit";
import type { Mention, Quantity, Statement } from "../../reading/Statement";

/** Units that make a number a dose. */
const doseUnits = new Set([
  "mg",
  "mcg",
  "g",
  "mL",
  "unit",
  "puff",
  "tablet",
  "capsule",
  "drop",
  "spray",
  "patch",
  "mEq",
  "%",
  "teaspoon",
]);
/** Units of strength; the other units count forms, such as tablets. */
export const strengths = new Set(["mg", "mcg", "g", "mEq", "%"]);
/** Matches names of drugs that can be dosed in micrograms; "mcg" with any other drug is reported as unusual. */
const dosedInMicrogramsPattern =
  /levothyroxine|liothyronine|fentanyl|salbutamol|levosalbutamol|fluticasone|budesonide|beclometasone|formoterol|salmeterol|mometasone|tiotropium|ipratropium|digoxin|vitamin d|cyanocobalamin|hydroxocobalamin|buprenorphine|clonidine|misoprostol|calcitriol|alfacalcidol|desmopressin|folic|octreotide|exenatide|colecalciferol|adrenaline|azelastine|triamcinolone|ergocalciferol|iron|biotin|melatonin/;

/**
 * Finds doses of drugs that differ from what was said or were not mentioned, and units that differ from what was said
 * or are unusual for the drug.
 */
export function doseFaults({ statement, visit, isTyped, support }: CheckedSentence): Fault[] {
  const written = statement.mentions
    .filter(({ kind }) => kind === "drug")
    .flatMap((drug) => dosesOf(statement, drug).map((dose) => ({ drug, dose })));
  const first = new Map(written.toReversed().map((each) => [keyOf(each), each]));
  return written
    .filter((each) => first.get(keyOf(each)) === each)
    .flatMap(({ drug, dose }) => faultOf(drug, dose, visit, isTyped, support));
}

/** Returns a key that is equal for doses written the same way for the same drug, so that each is compared once. */
const keyOf = ({ drug, dose }: { drug: Mention; dose: Quantity }): string =>
  `${drug.name}\n${drug.words}\n${dose.words}`;

/**
 * Returns the doses of a drug: those at most eight words after it and before the next drug ("lisinopril, 10 mg"), else
 * those at most two words before it ("10 mg of lisinopril").
 */
export function dosesOf({ mentions, quantities }: Statement, drug: Mention): Quantity[] {
  const drugs = mentions.filter(({ kind }) => kind === "drug");
  const next = drugs.find(({ from }) => from >= drug.to)?.from ?? Infinity;
  const last = drugs.findLast(({ to }) => to <= drug.from)?.to ?? -1;
  const doses = quantities.filter(({ unit }) => unit !== null && doseUnits.has(unit));
  const after = doses.filter(({ from }) => from >= drug.to && from < next && from - drug.to <= 8);
  if (after.length > 0) return after;
  return doses.filter(({ to }) => to <= drug.from && drug.from - to <= 2 && to > last);
}

/** Compares a dose of the note with the doses said about its drug. */
function faultOf(
  drug: Mention,
  dose: Quantity,
  visit: SaidVisit,
  isTyped: boolean,
  { ranked }: CheckedSentence["support"],
): Fault[] {
  const fit = new Map(ranked.map(({ said, score }) => [said, score]));
  const said = saidDoses(drug, visit).toSorted((a, b) => (fit.get(a.statement) ?? 0) - (fit.get(b.statement) ?? 0));
  const base = { value: dose.words, at: dose.start, kind: "dose" as const };
  const unit = dose.unit ?? "";
  const comparable = said.filter(
    ({ quantity }) => quantity.unit === null || strengths.has(quantity.unit) === strengths.has(unit),
  );
  const same = comparable.filter(({ quantity }) => isSameAmount(quantity, dose));
  if (same.length > 0) {
    const withUnit = same.filter(({ quantity }) => quantity.unit !== null);
    if (withUnit.length === 0) return implausible(drug, dose);
    if (withUnit.some(({ quantity }) => comparableAmount(quantity) === comparableAmount(dose))) return [];
    const first = withUnit[0];
    return first
      ? [
          {
            ...base,
            must: true,
            detail: `Unit of ${drug.words} doesn’t match`,
            heard: first.statement,
            instead: first.quantity.words,
          },
        ]
      : [];
  }
  if (comparable.length === 0 && !strengths.has(unit) && isCountSaidNear(drug, dose, visit)) return [];
  const other = said.every(({ quantity }) => quantity.value !== dose.value) ? (said.at(-1) ?? null) : null;
  const first = comparable.findLast(({ quantity }) => quantity.unit !== null) ?? comparable.at(-1) ?? other;
  if (first) {
    const isSure = comparable.length === 1 && (first.quantity.unit === unit || first.quantity.unit === null);
    const amount = first.quantity.unit === null ? `${first.quantity.value} ${unit}` : first.quantity.words;
    return [
      {
        ...base,
        must: true,
        detail: `Dose of ${drug.words} doesn’t match`,
        heard: first.statement,
        instead: isSure ? amount : null,
      },
    ];
  }
  if (isSaidAsDose(dose, visit)) return implausible(drug, dose);
  return [{ ...base, must: !isTyped, detail: `Dose of ${drug.words} wasn’t mentioned` }];
}

const milligramsPerUnit: Readonly<Record<string, number>> = { mcg: 1e-3, mg: 1, g: 1e3 };
/** Returns an amount as text for comparison, with "mcg" and "g" converted to "mg": "500 mg" for 0.5 g. */
const comparableAmount = ({ value, unit }: Quantity): string => {
  const factor = unit === null ? undefined : milligramsPerUnit[unit];
  return factor === undefined ? `${value} ${unit}` : `${Number((Number(value) * factor).toPrecision(9))} mg`;
};
/** Returns whether two doses have the same number, in whatever unit, or are the same amount ("500 mg", "0.5 g"). */
export const isSameAmount = (a: Quantity, b: Quantity): boolean =>
  a.value === b.value || (a.unit !== null && comparableAmount(a) === comparableAmount(b));

/** Finds a unit that is likely wrong: "mcg" with a drug that is not dosed in micrograms, or "g" with more than 4. */
function implausible(drug: Mention, dose: Quantity): Fault[] {
  const isWrong =
    (dose.unit === "mcg" && !dosedInMicrogramsPattern.test(drug.name)) || (dose.unit === "g" && Number(dose.value) > 4);
  return isWrong
    ? [{ kind: "dose", value: dose.words, at: dose.start, must: false, detail: `Unusual unit for ${drug.words}` }]
    : [];
}

/** Maximum number of tokens of an answer that can be a dose without its unit. */
const maxAnswer = 6;
/** Returns whether a number was said as a dose, beside any drug or as a short answer: not "10" in "0 to 10". */
const isSaidAsDose = ({ value }: Quantity, { byKey }: SaidVisit): boolean =>
  (byKey.get(`#${value}`) ?? []).some(
    ({ quantities, mentions, tokens }) =>
      mentions.some(({ kind }) => kind === "drug") ||
      tokens.length <= maxAnswer ||
      quantities.some(({ value: other, unit }) => other === value && unit !== null && doseUnits.has(unit)),
  );

/**
 * Returns the numbers without a unit right before a drug that can be its strength: "2.5 of Norvasc", "that 40 Lasix". A
 * whole number below 5 is more likely a count.
 */
const bareBefore = ({ quantities, tokens }: Statement, { from }: Mention): Quantity[] =>
  quantities.filter(
    ({ unit, value, to }) =>
      unit === null &&
      (value.includes(".") || Number(value) >= 5) &&
      (to === from || (to === from - 1 && tokens[to]?.text === "of")),
  );

/** Returns the numbers without a unit at most four words after a drug. */
const bareAfter = ({ quantities }: Statement, { to }: Mention): Quantity[] =>
  quantities.filter(({ unit, from }) => unit === null && from >= to && from - to <= 4);

/** Returns whether a number of tablets or the like was said in a sentence next to one that names the drug. */
const isCountSaidNear = ({ name }: Mention, { value, unit }: Quantity, { byKey, statements }: SaidVisit): boolean =>
  (byKey.get(`drug:${name}`) ?? []).some(({ index }) =>
    [index - 1, index + 1].some((at) =>
      statements[at]?.quantities.some((other) => other.value === value && other.unit === unit),
    ),
  );

/**
 * Returns the doses said about a drug, for each statement that names it: the doses and bare numbers beside the drug,
 * else those in the next two statements, unless these name another drug. In these two, a bare number counts only if the
 * drug was named in a question and the number is 5 or more.
 */
export function saidDoses(drug: Mention, visit: SaidVisit): { quantity: Quantity; statement: SaidStatement }[] {
  return (visit.byKey.get(`drug:${drug.name}`) ?? []).flatMap((statement) => {
    const own = statement.mentions
      .filter(({ kind, name }) => kind === "drug" && name === drug.name)
      .flatMap((mention) => [
        ...dosesOf(statement, mention),
        ...bareAfter(statement, mention),
        ...bareBefore(statement, mention),
      ]);
    const named = [...new Set(own)].map((quantity) => ({ quantity, statement }));
    return [...named, ...dosesAfter(drug, statement, visit, own.length > 0)];
  });
}

/** Matches words for a change of a dose that was named before: "increase it to", "bring that down". */
const changesItPattern =
  /\b(?:increas\w+|decreas\w+|rais\w+|lower|reduc\w+|bring|bump|go|mov\w+|doubl\w+|chang\w+) (?:it|that|this|the dose|up|down)\b/i;

/**
 * Returns the doses said in the two statements after one that names a drug, unless these name another drug. If that
 * statement has a dose itself, only the doses to which it is changed: "I will increase it to 100 mg".
 */
function dosesAfter(
  drug: Mention,
  { index, isQuestion }: SaidStatement,
  visit: SaidVisit,
  hasDose: boolean,
): { quantity: Quantity; statement: SaidStatement }[] {
  return [1, 2].flatMap((step) => {
    const next = visit.statements[index + step];
    if (!next || next.mentions.some(({ kind, name }) => kind === "drug" && name !== drug.name)) return [];
    if (hasDose && !changesItPattern.test(next.text)) return [];
    return next.quantities
      .filter(({ unit, value }) => (unit === null ? isQuestion && Number(value) >= 5 : doseUnits.has(unit)))
      .map((quantity) => ({ quantity, statement: next }));
  });
}
