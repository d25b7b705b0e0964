import { airwayGut } from "./drugs/airwayGut";
import { cardiovascular } from "./drugs/cardiovascular";
import { endocrine } from "./drugs/endocrine";
import { immuneCancer } from "./drugs/immuneCancer";
import { infection } from "./drugs/infection";
import { mind } from "./drugs/mind";
import { nerves } from "./drugs/nerves";
import { skinEyesOther } from "./drugs/skinEyesOther";
import { PhraseTable } from "./PhraseTable";
import { countEdits } from "./countEdits";
import { type Token, tokenize } from "./tokenize";

/** A drug name. Names of one drug share `inn`, the international nonproprietary name in lower case. */
export interface DrugName {
  /** The name as written in a document: brands capitalized, others in lower case. */
  name: string;
  inn: string;
  drugClass: string;
  isBrand: boolean;
  /**
   * True for a name that is also an everyday word or a laboratory value ("iron", "calcium"): it is a drug only next to
   * a dose or a verb of taking.
   */
  isAmbiguous: boolean;
}

/** A drug named in a text; `from` and `to` (exclusive) count tokens, `start` and `end` characters. */
interface DrugNameMention extends DrugName {
  from: number;
  to: number;
  start: number;
  end: number;
}

const table = new PhraseTable<DrugName>();
/** The names of one word, without those that are also everyday words or laboratory values. */
const oneWordNames: DrugName[] = [];
const files = [cardiovascular, endocrine, mind, nerves, infection, airwayGut, immuneCancer, skinEyesOther];
for (const file of files) for (const line of file.trim().split("\n")) addClass(line);

/** Adds the drugs in one line of a data file; README.md describes the format. */
function addClass(line: string): void {
  const colon = line.indexOf(":");
  const drugClass = line.slice(0, colon);
  for (const entry of line.slice(colon + 1).split(";")) {
    const [head = "", names = ""] = entry.split(" = ");
    const inn = head.trim().replace("*", "");
    const isOwnBrand = /^[A-Z][a-z]+[A-Z]/.test(inn); // products known only by their brand: NyQuil
    add(head.trim(), inn.toLowerCase(), drugClass, isOwnBrand);
    for (const name of names.split(", "))
      if (name.trim()) add(name.trim().replace("~", ""), inn.toLowerCase(), drugClass, !name.trim().startsWith("~"));
  }
}

/** Adds a name to the table; `*` at the end of `form` marks an ambiguous one. */
function add(form: string, inn: string, drugClass: string, isBrand: boolean): void {
  const name = form.replace("*", "");
  const drug = { name, inn, drugClass, isBrand, isAmbiguous: form.endsWith("*") };
  table.add(name, drug);
  if (!drug.isAmbiguous && /^\p{L}+$/u.test(name)) oneWordNames.push(drug);
}

/**
 * Finds the drugs that a text names, in order, by longest match. Ambiguous names are included; callers decide whether a
 * drug is meant.
 */
export function findDrugNames(tokens: readonly Token[]): DrugNameMention[] {
  return table.findAll(tokens).flatMap(({ value, from, to }) => {
    const first = tokens[from];
    const last = tokens[to - 1];
    return first && last ? [{ ...value, from, to, start: first.start, end: last.end }] : [];
  });
}

/** Returns the drug with this name, in upper or lower case, or null if the lexicon does not have the whole name. */
export function drugNamed(name: string): DrugName | null {
  const tokens = tokenize(name);
  const match = table.at(tokens, 0);
  return match && match.to === tokens.length ? match.value : null;
}

/** Minimum number of letters of a misspelled name; shorter words are only one letter away from many names. */
const minLetters = 5;
/** Minimum number of letters of a misspelled name in which two of them can be wrong. */
const minLettersOfTwo = 8;

/**
 * Returns the drugs whose names differ least from a misspelled word, at most three: by one letter that is wrong,
 * missing, added or exchanged with the next one, from eight letters on by up to two. Empty for a drug's own name and
 * short words.
 */
export function drugsNear(word: string): DrugName[] {
  const said = word.toLowerCase();
  if (said.length < minLetters || drugNamed(said)) return [];
  const max = said.length >= minLettersOfTwo ? 2 : 1;
  const near = oneWordNames.flatMap((drug) => {
    const edits = countEdits(said, drug.name.toLowerCase(), max);
    return edits > max ? [] : [{ drug, edits }];
  });
  const least = Math.min(...near.map(({ edits }) => edits));
  const byInn = new Map(near.filter(({ edits }) => edits === least).map(({ drug }) => [drug.inn, drug]));
  return [...byInn.values()].slice(0, 3);
}
