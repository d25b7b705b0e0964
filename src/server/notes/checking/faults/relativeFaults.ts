import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement, SaidVisit } from "../reading/SaidVisit";
import type { Statement } from "../reading/Statement";

/**
 * Other words for each relative, also as a relative of a relative: "my mom's sister" is an aunt. Relatives without an
 * entry are not checked.
 */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  mother: ["parent"],
  father: ["parent"],
  brother: ["sibling", "twin"],
  sister: ["sibling", "twin"],
  son: ["child"],
  daughter: ["child"],
  grandmother: ["grandparent"],
  grandfather: ["grandparent"],
  aunt: ["sister", "sibling"],
  uncle: ["brother", "sibling"],
  nephew: ["son", "child", "sibling"],
  niece: ["daughter", "child", "sibling"],
  cousin: [],
  grandson: ["grandchild", "son", "child"],
  granddaughter: ["grandchild", "daughter", "child"],
};
/** Relatives that speak for a child, and are therefore not named: "my son has a cough". */
const informants = new Set(["mother", "father"]);
/** Relatives whose name shows that a parent speaks. */
const childNames = ["son", "daughter", "child"];

/**
 * Finds a relative that was not named, if the statement that matches the sentence best names another one, and a disease
 * that was only said of another relative: "his brother had kidney stones" for the father. Returns at most one fault.
 */
export function relativeFaults({ statement, visit, support, section }: CheckedSentence): Fault[] {
  const named = statement.mentions.filter(({ kind }) => kind === "relative");
  const [first] = named;
  if (!first) return [];
  const others = new Set(named.map(({ name }) => name));
  const base = { kind: "family" as const };
  const unsaid = named.find(({ name }) => otherNames[name] !== undefined && !isSaid(name, visit));
  const namesOther = (said: SaidStatement): boolean => relativesOf(said).some((name) => !others.has(name));
  const heard =
    unsaid && (support.best.find(namesOther) ?? support.best.map((said) => next(said, visit)).find(namesOther));
  if (heard)
    return [
      {
        ...base,
        must: statement.mentions.some(({ kind }) => kind === "condition") || /family/i.test(section),
        value: unsaid.words,
        at: unsaid.start,
        detail: `“${unsaid.words}” wasn’t mentioned`,
        heard,
      },
    ];
  if (others.size > 1 || otherNames[first.name] === undefined) return [];
  const said = saidOfAnother(statement, first.name, visit);
  const detail = `“${first.words}” doesn’t match what was said`;
  return said ? [{ ...base, must: false, value: first.words, at: first.start, detail, heard: said }] : [];
}

/**
 * Returns a statement that gives a disease of the sentence to another relative, if each statement that names the
 * disease and a relative does so.
 */
function saidOfAnother({ mentions }: Statement, relative: string, { byKey }: SaidVisit): SaidStatement | null {
  const names = [relative, ...(otherNames[relative] ?? [])];
  for (const { kind, name } of mentions) {
    const all = kind === "condition" ? (byKey.get(`condition:${name}`) ?? []) : [];
    const said = all.filter((one) => one.mentions.some((each) => each.name === name && each.person !== null));
    const isOfAnother = (one: SaidStatement): boolean => {
      const at = one.mentions.find((each) => each.name === name && each.person !== null)?.from ?? 0;
      const persons = relativesOf({ mentions: one.mentions.filter(({ from }) => from < at) });
      if (persons.length !== 1 || alsoPattern.test(one.text)) return false;
      return !persons.some((person) => names.includes(person)); // not "my mom's sister"
    };
    if (said.length > 0 && said.every(isOfAnother)) return said[0] ?? null;
  }
  return null;
}

/** Returns the next statement of the same speaker, else the statement itself: "High blood pressure. My mom has it." */
function next(said: SaidStatement, { statements }: SaidVisit): SaidStatement {
  const after = statements[said.index + 1];
  return after && after.by === said.by && !after.isQuestion ? after : said;
}

/** Matches words for a disease that others have too: "as well", "both". */
const alsoPattern = /\b(?:as well|too|also|both|same|all)\b/i;

/** Returns whether a relative was named, or can be the one who speaks for the patient. */
const isSaid = (name: string, { byKey }: SaidVisit): boolean =>
  [name, ...(otherNames[name] ?? []), ...(informants.has(name) ? childNames : [])].some((each) =>
    byKey.has(`relative:${each}`),
  ) ||
  (name.startsWith("grand") && (byKey.get("relative:parent") ?? []).some(({ text }) => ofParentPattern.test(text)));

/** Matches speech about the parents of a parent: "my mom's parents". */
const ofParentPattern = /\b(?:mom|mother|dad|father|mum)(?:'?s|s')? (?:side|parents?)\b/i;

/** Returns the relatives that a statement names and with whom another one can be confused. */
const relativesOf = ({ mentions }: Pick<SaidStatement, "mentions">): string[] =>
  mentions.filter(({ kind, name }) => kind === "relative" && otherNames[name] !== undefined).map(({ name }) => name);
