import { JSONParser } from "@streamparser/json";
import { type ModelSentence, modelSentenceSchema } from "./answerSchema";

/** Maximum length of an answer in characters, many times that of a long note. */
const maxLength = 400_000;

/** Maximum number of objects and lists inside each other. The answer for a note has four. */
const maxDepth = 16;

/** Marks around the reasoning that some models write before their answer. */
const thought = { begin: "<think>", end: "</think>" } as const;

/**
 * Reads the sentences of a model's answer while it arrives. Text around the JSON (reasoning in `<think>`, a code fence)
 * is skipped, and so are elements that are not sentences.
 */
export class AnswerReader {
  /** Text before the JSON that is still needed to find a mark: the start of the answer, or its last characters. */
  private before = "";
  private stage: "start" | "thought" | "words" = "start";
  private parser: JSONParser | null = null;
  private found: ModelSentence[] = [];
  private length = 0;
  private isBroken = false;
  private depth = 0;
  private inText: "no" | "yes" | "escaped" = "no";

  /** Returns the sentences that this piece completes. */
  read(piece: string): ModelSentence[] {
    this.length += piece.length;
    if (this.length > maxLength) this.isBroken = true;
    if (this.isBroken || this.isComplete) return [];
    if (this.parser) this.parse(piece);
    else this.begin(piece);
    const found = this.found;
    this.found = [];
    return found;
  }

  /** Whether the JSON was read to its end. */
  get isComplete(): boolean {
    return this.isEnded && !this.isBroken;
  }

  /** Whether the rest of the answer is not needed: the JSON is complete, broken or too long. */
  get isOver(): boolean {
    return this.isBroken || this.isEnded;
  }

  private begin(piece: string): void {
    const text = this.afterThought(this.before + piece);
    if (text === null) return;
    this.before = "";
    const start = text.search(/[[{]/);
    if (start === -1) return;
    this.parser = new JSONParser({ paths: ["$.sentences.*", "$.*"], keepStack: false });
    this.parser.onValue = ({ value }) => {
      const sentence = modelSentenceSchema.safeParse(value);
      if (sentence.success) this.found.push(sentence.data);
    };
    this.parser.onError = () => void (this.isBroken = !this.isEnded);
    this.parse(text.slice(start));
  }

  /**
   * Returns the text after the reasoning, or the whole text if there is no reasoning. Null until that is known; what is
   * still needed of the text is then in `before`.
   */
  private afterThought(text: string): string | null {
    if (this.stage === "start") {
      this.before = text.trimStart();
      if (thought.begin.startsWith(this.before)) return null;
      this.stage = this.before.startsWith(thought.begin) ? "thought" : "words";
    }
    const end = text.indexOf(thought.end);
    if (this.stage === "thought" && end === -1) {
      this.before = text.slice(1 - thought.end.length);
      return null;
    }
    this.stage = "words";
    return end === -1 ? text : text.slice(end + thought.end.length);
  }

  private get isEnded(): boolean {
    return this.parser?.isEnded === true;
  }

  /** Reads a piece of the JSON. Text after its end is an error of the parser, but does not make the answer broken. */
  private parse(piece: string): void {
    if (this.isTooDeep(piece)) {
      this.isBroken = true;
      return;
    }
    try {
      this.parser?.write(piece);
    } catch {
      this.isBroken = !this.isEnded;
    }
  }

  /** Whether the JSON is nested so deeply that the parser would take seconds. */
  private isTooDeep(piece: string): boolean {
    for (const letter of piece) {
      if (this.inText === "escaped") this.inText = "yes";
      else if (this.inText === "yes") this.inText = letter === "\\" ? "escaped" : letter === '"' ? "no" : "yes";
      else if (letter === '"') this.inText = "yes";
      else if (letter === "{" || letter === "[") this.depth += 1;
      else if (letter === "}" || letter === "]") this.depth -= 1;
      if (this.depth > maxDepth) return true;
    }
    return false;
  }
}
