import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import { ageFaults, isAge } from "./ageFaults";
import { timeUnits } from "../reading/saidDurations";
import type { SaidDuration, SaidStatement, SaidVisit } from "../reading/SaidVisit";
import type { Quantity, Statement } from "../reading/Statement";
import { dosesOf } from "./drugs/doseFaults";
import { numberForm, testFaults } from "./testFaults";

/** Hours per unit of time. */
const hoursPerUnit: Readonly<Record<string, number>> = {
  minute: 1 / 60,
  hour: 1,
  day: 24,
  night: 24,
  week: 168,
  month: 730,
  year: 8760,
};

/**
 * Finds numbers and durations that were not said, wrong values of tests (`testFaults`) and ages (`ageFaults`), units
 * that were not said with the number or do not fit it, and dates with another month. Times of day, frequencies, labels
 * and doses are not checked here.
 */
export function numberFaults(checked: CheckedSentence): Fault[] {
  const { statement } = checked;
  const ofDrugs = new Set(
    statement.mentions.filter(({ kind }) => kind === "drug").flatMap((drug) => dosesOf(statement, drug)),
  );
  const isInFrequency = (at: number): boolean =>
    statement.frequencies.some(({ from, to, value }) => value !== "stat" && at >= from && at < to);
  const values = statement.quantities
    .filter(
      (quantity) =>
        !isAge(statement, quantity) &&
        !isClock(statement.text, quantity) &&
        !ofDrugs.has(quantity) &&
        !isInFrequency(quantity.from) &&
        !isListNumber(statement.text, quantity) &&
        !isScale(statement.text, quantity),
    )
    .flatMap((quantity) => faultOf(quantity, checked));
  return [...values, ...ageFaults(checked)];
}

/** Returns whether a number is a label, as in "1. Hypertension", "#20" or "L4-5", and not a value. */
function isListNumber(text: string, { start, end, unit }: Quantity): boolean {
  if (unit !== null) return false;
  return (
    (/^\s*$/.test(text.slice(0, start)) && /^[.)]/.test(text.slice(end))) ||
    /(?:[#A-Za-z]|[A-Za-z]\d+-)-?$/.test(text.slice(0, start)) ||
    (/^\s*\(/.test(text.slice(end)) && start === 0)
  );
}

/** Returns whether a number is the end of a scale, which a rating need not say: "10" in "6 on a scale of 10". */
const isScale = (text: string, { start, value, unit }: Quantity): boolean =>
  value === "10" && unit === null && /\d (?:on a scale of (?:(?:0|1) to )?|out of )$/i.test(text.slice(0, start));

/** Compares a number, date or duration of the note with what was said. */
function faultOf(quantity: Quantity, checked: CheckedSentence): Fault[] {
  const { visit, support } = checked;
  const { value, unit } = quantity;
  const base = { value: quantity.words, at: quantity.start };
  const said = visit.numbers;
  if (unit !== null && timeUnits.has(unit)) return timeFaults(quantity, checked);
  if (isDate(quantity, checked.statement.text)) return dateFaults(quantity, checked);
  const units = said.get(value);
  if (units) {
    const faults = testFaults(quantity, checked);
    if (faults.length > 0) return faults;
    const ofUnit = unitFaults(quantity, units);
    return ofUnit.length > 0 ? ofUnit : lengthFaults(quantity, units, support.best);
  }
  if (isRating(value, visit)) return [];
  if (value === "1" && unit === null) return [];
  const near = [...support.best, ...support.citedValues].flatMap((each) =>
    each.quantities
      .filter((other) => other.unit === unit && numberForm(other) === numberForm(quantity))
      .map((other) => ({ statement: each, other })),
  );
  const only = new Set(near.map(({ other }) => other.value)).size === 1 ? near[0] : undefined;
  const detail = `“${quantity.words}” wasn’t mentioned`;
  return [
    {
      ...base,
      kind: "number",
      must: near.length > 0 || !checked.isTyped,
      detail,
      heard: near[0]?.statement ?? null,
      instead: only?.other.words ?? null,
    },
  ];
}

/** Returns whether both parts of a number such as "6/10" were said, in one statement if it is not a rating of 10. */
function isRating(value: string, { numbers, byKey }: SaidVisit): boolean {
  const [rating = "", scale] = value.split("/");
  if (scale === undefined || !numbers.has(rating)) return false;
  return scale === "10" || (byKey.get(`#${rating}`) ?? []).some(({ keys }) => keys.has(`#${scale}`));
}

/** Returns whether a number is part of a time of day: "10:30". */
const isClock = (text: string, { start, end }: Quantity): boolean =>
  /\d:$/.test(text.slice(0, start)) || /^:\d\d/.test(text.slice(end));

/** Returns whether a number is part of a date: "04/2021", "11/24" of "11/24/2021", or the year after it. */
function isDate({ value, start, end }: Quantity, text: string): boolean {
  return (
    /^\d{1,2}\/(?:19|20)\d\d$/.test(value) ||
    (/^\d{1,2}\/\d{1,2}$/.test(value) && /^\/\d{2,4}/.test(text.slice(end))) ||
    /\d{1,2}\/\d{1,2}\/$/.test(text.slice(0, start))
  );
}

const months = "january february march april may june july august september october november december".split(" ");

/**
 * Finds dates in which neither number can be a month, and dates whose month was not said although the visit names
 * months in words. Days and years are not compared.
 */
function dateFaults({ value, words, start }: Quantity, { visit }: CheckedSentence): Fault[] {
  const [first = "", second] = value.split("/");
  const base = { kind: "time" as const, value: words, at: start, must: false };
  if (second === undefined) return [];
  if (Number(first) > 12 && Number(second) > 12) return [{ ...base, detail: "Not a date" }];
  const month = months[Number(first) - 1];
  const said = visit.numbers;
  const namesMonth = visit.statements.some(({ tokens }) =>
    tokens.some(({ text }) => months.includes(text) && text !== "may" && text !== "march"),
  );
  const isSaid =
    said.has(value) ||
    said.has(first) ||
    visit.byKey.has(month ?? "?") ||
    visit.statements.some(({ tokens }) => tokens.some(({ text }) => text === month));
  return namesMonth && !isSaid ? [{ ...base, detail: `“${words}” wasn’t mentioned` }] : [];
}

/**
 * Finds units that do not fit a temperature ("98.6 °C"), and units other than those that were said with the number.
 * @param said the units that the number was said with; null for none.
 */
function unitFaults({ words, start, unit, value }: Quantity, said: ReadonlySet<string | null>): Fault[] {
  const base = { kind: "number" as const, value: words, at: start };
  const isImplausible = (unit === "°C" && Number(value) > 45) || (unit === "°F" && Number(value) < 80);
  if (isImplausible) return [{ ...base, must: true, detail: "Unit doesn’t fit the value" }];
  if (unit === null || said.has(unit) || !quantityByUnit.has(unit)) return [];
  const others = [...said].filter((each) => each !== null && quantityByUnit.get(each) === quantityByUnit.get(unit));
  if (others.length > 0)
    return [{ ...base, must: true, detail: `Unit doesn’t match: “${value} ${others[0]}” was said` }];
  return said.has(null) ? [] : [{ ...base, must: false, detail: `“${words}” wasn’t mentioned with this unit` }];
}

/**
 * Finds a length whose number was said only of something else, if the statements that match best have another number
 * with its unit: "5 cm" for 0.5 cm.
 */
function lengthFaults(
  { words, start, unit, value }: Quantity,
  said: ReadonlySet<string | null>,
  best: readonly SaidStatement[],
): Fault[] {
  if (unit === null || quantityByUnit.get(unit) !== "length" || said.has(unit)) return [];
  const isOther = (other: Quantity): boolean => other.unit === unit && other.value !== value;
  const heard = best.find(({ quantities }) => quantities.some(isOther));
  const detail = `“${words}” doesn’t match what was said`;
  return heard ? [{ kind: "number", must: true, value: words, at: start, detail, heard }] : [];
}

/** What each unit measures. Units that measure the same can be mistaken for each other. */
const quantityByUnit = new Map<string, string>([
  ["mg", "mass"],
  ["mcg", "mass"],
  ["g", "mass"],
  ["kg", "weight"],
  ["lb", "weight"],
  ["stone", "weight"],
  ["mL", "volume"],
  ["L", "volume"],
  ["cm", "length"],
  ["mm", "length"],
  ["m", "length"],
  ["ft", "length"],
  ["°F", "temperature"],
  ["°C", "temperature"],
]);

/** Finds durations that were not said, such as "2 weeks" for "2 months". "14 days" equals "2 weeks". */
function timeFaults(quantity: Quantity, { statement, visit, support, isTyped }: CheckedSentence): Fault[] {
  const { value, unit, words, start } = quantity;
  const base = { kind: "time" as const, value: words, at: start };
  const durations = visit.durations;
  const same = durations.filter((each) => isSameDuration(each.quantity, quantity));
  if (same.length > 0) {
    const faults = directionFaults(quantity, statement, visit, same);
    return faults.length > 0 ? faults : otherUnitFaults(quantity, support, same);
  }
  const sameCount = durations.filter((each) => each.quantity.value === value);
  const other =
    sameCount.find(({ index }) => support.ranked.slice(0, 8).some(({ said }) => Math.abs(said.index - index) <= 1)) ??
    sameCount[0];
  if (other && value !== "1")
    return [
      {
        ...base,
        must: true,
        detail: `“${words}” wasn’t mentioned`,
        heard: visit.statements[other.index] ?? null,
        instead: sameCount.length === 1 ? `${words.split(" ")[0]} ${other.quantity.words.split(" ").at(-1)}` : null,
      },
    ];
  if (value === "1" || value === "few") {
    const isNamed = visit.statements.some(({ tokens }) => tokens.some(({ text }) => text.startsWith(unit ?? "?")));
    const isLast = value === "1" && visit.statements.some(({ tokens }) => namesLast(tokens, unit ?? "?"));
    return isLast || (isNamed && !other) ? [] : [{ ...base, must: false, detail: `“${words}” wasn’t mentioned` }];
  }
  const near = [...support.best, ...support.citedValues].find((each) => each.quantities.some((q) => q.unit === unit));
  const counts = near?.quantities.filter((q) => q.unit === unit) ?? [];
  // The number was said without a unit, beside a statement about the same: "How many days?" "Three."
  const isBare = support.ranked
    .slice(0, 5)
    .filter(({ said }) => [...said.keys].some((key) => !key.startsWith("#") && statement.keys.has(key)))
    .some(({ said }) =>
      [0, 1, -1].some((step) => visit.statements[said.index + step]?.quantities.some((q) => q.value === value)),
    );
  const instead = counts.length === 1 ? (counts[0]?.words ?? null) : null;
  return isBare
    ? []
    : [
        {
          ...base,
          must: near !== undefined || !isTyped,
          detail: `“${words}” wasn’t mentioned`,
          heard: near ?? null,
          instead,
        },
      ];
}

/** Returns whether words name the last unit of time, which is one of it: "over the past day". */
const namesLast = (tokens: Statement["tokens"], unit: string): boolean =>
  tokens.some(({ text }, i) => text === unit && /^(?:last|past)$/.test(tokens[i - 1]?.text ?? ""));

/** Minimum ratio of the score of the best match to that of a statement with the time that the note has. */
const clearRatio = 1.4;

/**
 * Finds a time that was said of something else, if the clearly best match has the same number with another unit: "tired
 * for 2 years" for "I have been tired for 2 months" and, elsewhere, "I moved here 2 years ago".
 * @param same the durations of the visit that equal that of the note.
 */
function otherUnitFaults(
  { value, words, start }: Quantity,
  { ranked }: CheckedSentence["support"],
  same: readonly SaidDuration[],
): Fault[] {
  const [best] = ranked;
  const fitOf = (index: number): number => ranked.find(({ said }) => said.index === index)?.score ?? 0;
  const other = best?.said.quantities.find(
    (each) => each.value === value && each.unit !== null && timeUnits.has(each.unit),
  );
  if (!best || !other || best.score < clearRatio * Math.max(minFit, ...same.map(({ index }) => fitOf(index))))
    return [];
  const detail = `“${other.words}” was said of this`;
  return [{ kind: "time", must: false, value: words, at: start, detail, heard: best.said }];
}
/** Lowest score assumed for a statement with the time of the note, so that a weak best match is never clear. */
const minFit = 1;

/**
 * Finds a time of the past that was only said of the future, or the reverse: "10 years ago" for "we will see you in 10
 * years".
 * @param same the durations of the visit that equal that of the note.
 */
function directionFaults(
  quantity: Quantity,
  statement: Statement,
  { statements }: SaidVisit,
  same: readonly SaidDuration[],
): Fault[] {
  const written = directionOf(statement, quantity);
  if (written === null) return [];
  const opposed = same.every((each) => {
    const said = statements[each.index];
    const direction = said ? directionOf(said, each.quantity) : null;
    return direction !== null && direction !== written;
  });
  const heard = statements[same[0]?.index ?? -1];
  const detail = written === "past" ? "Said of the future" : "Said of the past";
  return opposed && heard
    ? [{ kind: "time", must: false, value: quantity.words, at: quantity.start, detail, heard }]
    : [];
}

/** Matches words for what is to come, with which "in 2 months" is a time of the future and not a length of time. */
const comesPattern =
  /\b(?:follow\w*|return\w*|see|recheck\w*|repeat\w*|re-?evaluat\w*|schedul\w*|come back|back|will|going to|appointments?|visits?|again|due|next|plan\w*|surgery|start\w*|reassess\w*|refer\w*|expect\w*)\b/i;

/** Returns the direction of a time: `past` for "2 weeks ago", `future` for "in 2 weeks"; null if it is not clear. */
function directionOf({ tokens, text }: Statement, { from, to }: Quantity): "past" | "future" | null {
  const before = tokens.slice(Math.max(0, from - 4), from).map(({ text }) => text);
  if (tokens[to]?.text === "ago" || /\b(?:past|last)$/.test(before.join(" "))) return "past";
  return (/\bnext\b/.test(before.join(" ")) || comesPattern.test(text)) &&
    /\b(?:in|next|within)(?: about| around| another| maybe| a)?$/.test(before.join(" "))
    ? "future"
    : null;
}

/** Maximum difference of equal durations in different units, as a share of the longer: a month is not 4 weeks. */
const maxDifference = 0.06;

/** Returns whether two durations are equal, also in different units. */
function isSameDuration(a: Quantity, b: Quantity): boolean {
  if (a.unit === b.unit) return a.value === b.value;
  const [x, y] = [
    Number(a.value) * (hoursPerUnit[a.unit ?? ""] ?? NaN),
    Number(b.value) * (hoursPerUnit[b.unit ?? ""] ?? NaN),
  ];
  return Math.abs(x - y) <= maxDifference * Math.max(x, y);
}
