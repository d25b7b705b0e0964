import { type Token, tokensOf } from "./tokenize";

/** A word of the phrases: the words that can follow it, and the value of the phrase that ends with it. */
interface Node<T> {
  next: Map<string, Node<T>>;
  value?: T;
  /** True for an abbreviation in capitals that is a different word in lower case: "PE", "ADD". */
  isCapitals?: boolean;
}

/** A phrase found in a text: its value and its range of tokens (`to` exclusive). */
export interface PhraseMatch<T> {
  value: T;
  from: number;
  to: number;
}

/** Finds phrases in tokens by longest match, in time linear in the text. */
export class PhraseTable<T> {
  private readonly root: Node<T> = { next: new Map() };

  /**
   * Adds a spoken or written form of `value`. A single word in capitals ("PE") matches capitals only; if a form was
   * added before, its first value is kept.
   */
  add(form: string, value: T): void {
    let node = this.root;
    const tokens = tokensOf(form);
    if (tokens.length === 0) return;
    for (const { text } of tokens) {
      let next = node.next.get(text);
      if (!next) {
        next = { next: new Map() };
        node.next.set(text, next);
      }
      node = next;
    }
    if (node.value !== undefined) return;
    node.value = value;
    if (tokens.length === 1 && /^[A-Z\d]{2,}$/.test(form)) node.isCapitals = true;
  }

  /** Returns the longest phrase that begins at the token with index `from`, or null if none does. */
  at(tokens: readonly Token[], from: number): PhraseMatch<T> | null {
    let node: Node<T> | undefined = this.root;
    let found: PhraseMatch<T> | null = null;
    for (let i = from; i < tokens.length; i++) {
      const token = tokens[i];
      if (!token) break;
      node = step(node, token.text);
      if (!node) break;
      if (node.value !== undefined && !(node.isCapitals && token.raw !== token.raw.toUpperCase()))
        found = { value: node.value, from, to: i + 1 };
    }
    return found;
  }

  /** Returns all phrases of a text from left to right, without overlaps. */
  findAll(tokens: readonly Token[]): PhraseMatch<T>[] {
    const found: PhraseMatch<T>[] = [];
    for (let i = 0; i < tokens.length;) {
      const match = this.at(tokens, i);
      if (match) found.push(match);
      i = match ? match.to : i + 1;
    }
    return found;
  }
}

/**
 * Returns the node after a word. If there is none and the word has five letters or more, returns the node after the
 * word without its plural "s". Undefined if neither exists.
 */
function step<T>(node: Node<T>, word: string): Node<T> | undefined {
  const exact = node.next.get(word);
  if (exact || word.length < 5 || !word.endsWith("s") || word.endsWith("ss")) return exact;
  return node.next.get(word.slice(0, -1));
}
