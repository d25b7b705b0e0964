import { foldName, nameWords } from "../../../patients/nameWords";
import { mapInSlices } from "../../../platform/mapInSlices";
import type { Turn } from "../../../transcription/Turn";
import { birthDateAt } from "./birthDateAt";
import { NamesInside } from "./NamesInside";
import { learnNames, notNames, wordsThatAreNames } from "./learnNames";
import { identifierAt } from "./identifierAt";

/** What identifies the people of a visit. */
export interface Identity {
  /** Names of the patient, the clinician and companions. */
  names: readonly string[];
  /** Record and phone numbers of the patient. */
  numbers: readonly string[];
  /** A day such as `1957-03-14`. */
  birthDate: string | null;
}

type Kind = "NAME" | "NUMBER" | "DATE" | "ADDRESS";

/** Splits a text into words, numbers, and single other characters; joined, they are the text. */
const splitText = (text: string): string[] => text.match(/[\p{L}\p{M}]+|\d+|[^\p{L}\p{M}\d]/gu) ?? [];

/** Matches words that announce a birth date: “date of birth”, “born”. */
const aboutBirthPattern = /\b(?:born|birth|birthday|birthdate|dob)\b/i;
/** Matches a placeholder, also in other spellings that models write: “[Name1]”, “[NAME 1]”. */
const placeholderPattern = /\[ ?(NAME|NUMBER|DATE|ADDRESS) ?(\d{1,4}) ?\]/gi;
/**
 * Patterns of what may be a placeholder: “[name”, “Name1”, “NAME 1”. Without a bracket, only a word in capitals can
 * have a space before the number, so that “name 3 objects” is none.
 */
const placeholderPartPatterns = [
  /\[ ?(?:NAME|NUMBER|DATE|ADDRESS)/i,
  /\b(?:NAME|NUMBER|DATE|ADDRESS)\d/i,
  /\b(?:NAME|NUMBER|DATE|ADDRESS) \d/,
];

/**
 * Replaces names and identifiers in what is sent to a language model by placeholders, and restores them in what it
 * writes. The same word has the same placeholder throughout a visit: “Ellen Whitfield” is “[NAME1] [NAME2]”. Texts are
 * handled one at a time, each at most as long as an utterance, so that the server can answer other requests in between.
 */
export class Withholding {
  private readonly names: Set<string>;
  private readonly numbers: readonly string[];
  /** Placeholders without brackets (“NAME1”) by the text that they replace. */
  private readonly placeholders = new Map<string, string>();
  /** Replaced texts by their placeholder without brackets. */
  private readonly texts = new Map<string, string>();
  /** Full names of the given people by each word of their name, as `nameWords` returns it. */
  private readonly people = new Map<string, string>();

  /** Finds the names inside longer words. */
  private readonly inside: NamesInside;
  /** Texts with their placeholders, by the text, separately for those that are about a birth date. */
  private readonly hidden = { birth: new Map<string, string>(), other: new Map<string, string>() };

  /** @param learned names that were said in the visit, folded. */
  private constructor(
    private readonly identity: Identity,
    speakers: readonly string[],
    learned: Iterable<string>,
  ) {
    const given = [...identity.names, ...speakers].flatMap(nameWords);
    this.names = new Set(given.filter((word) => word.length > 1 && !notNames.has(word)));
    for (const name of learned) this.names.add(name);
    this.inside = new NamesInside(this.names);
    for (const name of identity.names)
      for (const word of nameWords(name)) if (!this.people.has(word)) this.people.set(word, name);
    this.numbers = identity.numbers.map((value) => value.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""));
  }

  /** Returns the withholding for a visit. Also withholds the speakers' names, and names that were said in the turns. */
  static async of(identity: Identity, turns: readonly Pick<Turn, "text" | "speaker_name">[]): Promise<Withholding> {
    const speakers = new Set(turns.map(({ speaker_name: name }) => name ?? ""));
    const learned = await learnNames(await mapInSlices(turns, ({ text }) => splitText(text)));
    return new Withholding(identity, [...speakers], learned);
  }

  /**
   * Returns the text with placeholders.
   * @param before what was said before it, which can have asked for a birth date.
   */
  hide(text: string, before = ""): string {
    const isBirth = aboutBirthPattern.test(text) || aboutBirthPattern.test(before);
    const known = isBirth ? this.hidden.birth : this.hidden.other;
    let hidden = known.get(text);
    if (hidden === undefined) {
      hidden = this.withPlaceholders(text, isBirth);
      known.set(text, hidden);
    }
    return hidden;
  }

  /** Returns the text with its placeholders replaced. Unknown placeholders are kept, see `isUnreadable`. */
  restore(text: string): string {
    return text.replaceAll(
      placeholderPattern,
      (whole, kind: string, number: string) => this.texts.get(kind.toUpperCase() + number) ?? whole,
    );
  }

  /**
   * Whether a sentence with placeholders can name the wrong person, which no check of the note finds: it has a
   * placeholder that is not in its lines, or its lines name several people.
   * @param lines the lines that the sentence rests on, with the names of their speakers, as they were said.
   */
  async canNameAnother(sentence: string, lines: readonly string[]): Promise<boolean> {
    const named = this.wordsIn(sentence);
    if (named.size === 0) return false;
    const said = (await mapInSlices(lines, (line) => this.hide(line))).join("\n");
    const known = this.wordsIn(said);
    if ([...named].some((word) => !known.has(word))) return true;
    return this.peopleIn(sentence) > 0 && this.peopleIn(said) > 1;
  }

  /** Returns the words that the placeholders of a text replace, as `foldName` returns them. */
  private wordsIn(text: string): Set<string> {
    const found = [...text.matchAll(placeholderPattern)].map(
      ([, kind = "", number = ""]) => kind.toUpperCase() + number,
    );
    return new Set(found.map((name) => foldName(this.texts.get(name) ?? name)));
  }

  /** Counts the people that a text with placeholders names. Adjacent names belong to one person. */
  private peopleIn(text: string): number {
    const people = new Set<string>();
    let before = { end: -1, person: "" };
    for (const match of text.matchAll(placeholderPattern)) {
      if (match[1]?.toUpperCase() !== "NAME") continue;
      const word = foldName(this.texts.get(`NAME${match[2]}`) ?? match[0]);
      const isNext = before.end >= 0 && /^[\s.'’-]{0,3}$/.test(text.slice(before.end, match.index));
      const person = this.people.get(word) ?? (isNext ? before.person : word);
      people.add(person);
      before = { end: match.index + match[0].length, person };
    }
    return people.size;
  }

  /** Whether a restored text still has a placeholder, because the model wrote one that was not sent. */
  isUnreadable(text: string): boolean {
    return placeholderPartPatterns.some((part) => part.test(text));
  }

  private withPlaceholders(text: string, isBirth: boolean): string {
    const tokens = splitText(this.hideAddresses(text));
    const out: string[] = [];
    for (let at = 0; at < tokens.length;) {
      const [kind, end] = this.identifierFrom(tokens, at, isBirth);
      const span = tokens.slice(at, end).join("");
      out.push(kind ? this.placeholderOf(kind, span) : span);
      at = end;
    }
    return out.join("");
  }

  private identifierFrom(tokens: readonly string[], at: number, isBirth: boolean): [Kind | null, number] {
    const date = birthDateAt(tokens, at, this.identity.birthDate, isBirth);
    if (date !== null) return ["DATE", date];
    const number = identifierAt(tokens, at, this.numbers);
    if (number !== null) return ["NUMBER", number];
    return [this.isName(tokens[at] ?? "") ? "NAME" : null, at + 1];
  }

  /**
   * Whether a token is a name, or contains one in a script other than Latin. A short name, or one that is also a word,
   * needs a capital if its script has capitals: “Li”, “Will”.
   */
  private isName(token: string): boolean {
    if (!/^[\p{L}\p{M}]/u.test(token)) return false;
    const folded = foldName(token);
    if (this.names.has(folded))
      return isCapital(token) || (folded.length > 3 && !wordsThatAreNames.has(folded)) || !/^\p{Ll}/u.test(token);
    return /\P{Script=Latin}/u.test(folded) && this.inside.isIn(folded);
  }

  private hideAddresses(text: string): string {
    if (!text.includes("@")) return text;
    const words = text.split(/(\s+)/);
    return words.map((word) => (word.includes("@") ? this.placeholderOf("ADDRESS", word) : word)).join("");
  }

  private placeholderOf(kind: Kind, text: string): string {
    let name = this.placeholders.get(text);
    if (name === undefined) {
      name = `${kind}${this.placeholders.size + 1}`;
      this.placeholders.set(text, name);
      this.texts.set(name, text);
    }
    return `[${name}]`;
  }
}

const isCapital = (token: string): boolean => /^\p{Lu}/u.test(token);
