import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** Number of characters of each word that are compared. */
export const keyLength = 3;
/** Maximum number of words for one pattern. A pattern with more is taken to match any text. */
const maxKeys = 2_000;
/** Maximum number of characters in a class. A larger one is not read, because it would multiply the words. */
const maxOfClass = 8;
/** Maximum number of steps in which the words at one position are read; beyond it, they count as not known. */
const maxSteps = 20_000;
/** Maximum depth of the recursion of these steps. */
const maxDepth = 200;

/** Starts of words that most sentences have, so that they hardly narrow down which patterns can match. */
const common = new Set(
  "a i we you it he is am to of in on or if do so be no the and for tha thi are was hav has had not can wil wou any you she the jus wit but get goi wha lik".split(
    " ",
  ),
);

/** What is left of a quantifier: `element` at least `min` more times, and more often than that if `isLonger`. */
interface Repeated {
  type: "Repeated";
  element: AST.Element;
  min: number;
  isLonger: boolean;
}

/** Parts of a pattern in order, as a linked list: what follows an element is shared by all ways to reach it. */
type Parts = { part: AST.Element | Repeated; rest: Parts } | null;

/** Returns the elements, and `after` behind them. */
const before = (elements: readonly AST.Element[], after: Parts): Parts =>
  elements.reduceRight<Parts>((rest, part) => ({ part, rest }), after);

/**
 * Returns beginnings of words, one of which each match of the pattern has: the first `keyLength` characters in lower
 * case, or a whole shorter word. A word is a run of letters, digits and underscores, as for `\b`. Null if they cannot
 * be read from the pattern.
 */
export function wordsNeeded({ source, flags }: RegExp): ReadonlySet<string> | null {
  if (/[uv]/.test(flags)) return null; // other letters can then match letters of ASCII
  const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length);
  return ofAll(alternatives, (each) => bestOf(each.elements, null, false));
}

/** Returns the words of all nodes; null if those of one are not known, or if they are too many. */
function ofAll<Node>(
  nodes: readonly Node[],
  read: (node: Node) => ReadonlySet<string> | null,
): ReadonlySet<string> | null {
  const all = new Set<string>();
  for (const node of nodes) {
    const keys = read(node);
    if (!keys) return null;
    for (const key of keys) all.add(key);
    if (all.size > maxKeys) return null;
  }
  return all;
}

/**
 * Returns the rarest words that a sequence needs.
 * @param after what follows the sequence in the pattern.
 * @param isBoundary whether a word can begin at its start.
 */
function bestOf(elements: readonly AST.Element[], after: Parts, isBoundary: boolean): ReadonlySet<string> | null {
  let best: ReadonlySet<string> | null = null;
  let isStart = isBoundary;
  let parts = before(elements, after);
  for (const element of elements) {
    const rest = parts?.rest ?? null;
    for (const keys of [isStart ? wordAt(parts) : null, wordsWithin(element, rest, isStart)])
      if (keys && (!best || costOf(keys) < costOf(best))) best = keys;
    isStart = isBoundaryAfter(element, isStart);
    parts = rest;
  }
  return best;
}

/** Costs of starts of words, by how many sentences have them: the words with the lowest sum are the rarest. */
const costs = { common: 50, short: 5, other: 1 };

const costOf = (keys: ReadonlySet<string>): number =>
  [...keys].reduce(
    (sum, key) => sum + (common.has(key) ? costs.common : key.length < keyLength ? costs.short : costs.other),
    0,
  );

/** Returns the rarest words that a group, a repetition or a positive lookahead needs; null for other elements. */
function wordsWithin(element: AST.Element, rest: Parts, isBoundary: boolean): ReadonlySet<string> | null {
  if (element.type === "Quantifier")
    return element.min > 0 ? wordsWithin(element.element, element.max === 1 ? rest : null, isBoundary) : null;
  if (element.type === "Group" || element.type === "CapturingGroup")
    return ofAll(element.alternatives, (each) => bestOf(each.elements, rest, isBoundary));
  return element.type === "Assertion" && element.kind === "lookahead" && !element.negate
    ? ofAll(element.alternatives, (each) => bestOf(each.elements, null, isBoundary))
    : null;
}

/** Returns whether a letter right after the element would begin a word. */
function isBoundaryAfter(element: AST.Element, isBoundary: boolean): boolean {
  switch (element.type) {
    case "Assertion":
      return isBoundary || element.kind === "start" || (element.kind === "word" && !element.negate);
    case "Character":
    case "CharacterClass":
    case "CharacterSet":
      return isNoLetter(element) || (charactersOf(element)?.every((character) => !isWordCharacter(character)) ?? false);
    case "Group":
    case "CapturingGroup":
      return element.alternatives.every(({ elements }) =>
        elements.reduce((is, each) => isBoundaryAfter(each, is), isBoundary),
      );
    case "Quantifier":
      return (element.min > 0 || isBoundary) && isBoundaryAfter(element.element, isBoundary);
    case "Backreference":
    case "ExpressionCharacterClass":
      return false;
  }
}

/** Returns all words that can begin with the first of the parts; null if they are not known. */
function wordAt(parts: Parts): ReadonlySet<string> | null {
  const reader = new WordReader();
  return reader.read(parts, "", 0) ? reader.found : null;
}

class WordReader {
  readonly found = new Set<string>();
  private steps = 0;

  /** Adds the words that begin with `word` and continue with the parts. @returns false if they are not known. */
  read(parts: Parts, word: string, depth: number): boolean {
    if (word.length === keyLength) return this.add(word);
    if (!parts || ++this.steps > maxSteps || depth > maxDepth || this.found.size > maxKeys) return false;
    const { part, rest } = parts;
    const more = depth + 1;
    switch (part.type) {
      case "Character":
      case "CharacterClass":
      case "CharacterSet":
        if (isNoLetter(part)) return this.add(word);
        return (
          charactersOf(part)?.every((character) =>
            isWordCharacter(character) ? this.read(rest, word + character, more) : this.add(word),
          ) ?? false
        );
      case "Group":
      case "CapturingGroup":
        return part.alternatives.every(({ elements }) => this.read(before(elements, rest), word, more));
      case "Quantifier": {
        const { element, min, max } = part;
        return this.read({ part: { type: "Repeated", element, min, isLonger: max > min }, rest }, word, more);
      }
      case "Repeated":
        if (part.min > 0)
          return this.read(before([part.element], { part: { ...part, min: part.min - 1 }, rest }), word, more);
        return this.read(rest, word, more) && (!part.isLonger || this.read(before([part.element], parts), word, more));
      case "Assertion":
        return this.readAssertion(part, rest, word, more);
      case "Backreference":
      case "ExpressionCharacterClass":
        return false;
    }
  }

  private readAssertion(part: AST.Assertion, rest: Parts, word: string, depth: number): boolean {
    if (
      part.kind === "lookahead" &&
      !part.negate &&
      part.alternatives.every((each) => this.read(before(each.elements, null), word, depth))
    )
      return true;
    if (part.kind === "lookahead" || part.kind === "lookbehind") return this.read(rest, word, depth);
    if (part.kind === "word" && part.negate) return false;
    if (word !== "") return part.kind !== "start" && this.add(word);
    return part.kind !== "end" && this.read(rest, word, depth);
  }

  /** Adds a word that ends. @returns false if there is none. */
  private add(word: string): boolean {
    return word !== "" && Boolean(this.found.add(word));
  }
}

const isWordCharacter = (character: string): boolean => /^\w$/.test(character);

/** Whether an element matches spaces, or any character that does not belong to a word. */
const isNoLetter = (element: AST.Element): boolean =>
  element.type === "CharacterSet" &&
  ((element.kind === "space" && !element.negate) || (element.kind === "word" && element.negate));

/** Returns the characters that an element matches, in lower case; null if they are many or not known. */
function charactersOf(element: AST.Character | AST.CharacterClass | AST.CharacterSet): string[] | null {
  if (element.type === "Character") return [lowerCase(element.value)];
  if (element.type === "CharacterSet" || element.negate) return null;
  const all: string[] = [];
  for (const each of element.elements) {
    if (each.type !== "Character" && each.type !== "CharacterClassRange") return null;
    const [from, to] = each.type === "Character" ? [each.value, each.value] : [each.min.value, each.max.value];
    if (to - from + all.length >= maxOfClass) return null;
    for (let code = from; code <= to; code++) all.push(lowerCase(code));
  }
  return all;
}

/** Returns a character, an ASCII letter in lower case: no other character matches one, whatever its case. */
function lowerCase(code: number): string {
  const character = String.fromCodePoint(code);
  return code < 128 ? character.toLowerCase() : character;
}
