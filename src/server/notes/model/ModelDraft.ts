import { plainLine } from "../../platform/plainLine";
import { sectionFor, topicNamed } from "../../../shared/notes/noteTopic";
import type { DraftedSentence, DraftInput, SettledSentence } from "../noteEngine";
import type { NoteThreads } from "../thread/NoteThreads";
import { keepIds } from "../writing/keepIds";
import type { ModelSentence } from "./answerSchema";
import { AnswerReader } from "./AnswerReader";
import type { ChatModel, ChatRequest, AnswerUse } from "./ChatModel";
import { draftRequest, repairRequest, type Excerpt } from "./draftRequest";
import type { Turn } from "../../transcription/Turn";
import type { Judgement } from "./judgeSentences";
import { ModelError } from "./ModelError";
import { tailOf } from "./tailOf";
import type { VisitFact } from "./visitFacts";
import { Withholding } from "./withholding/Withholding";

/** Maximum number of faulty sentences of a draft that the model is asked to write again; it limits time and cost. */
const maxRepairs = 12;
/** Maximum number of sentences that a model writes, far more than a note has. If it exceeds this, the draft fails. */
const maxSentences = 500;
/** Maximum number of characters in each sentence. If one exceeds this, the draft fails. */
const maxSentenceLength = 2_000;
/** Number of further requests if an answer ends before its JSON does. */
const maxContinuations = 2;
/** Number of turns before and after those of a faulty sentence that the request for its repair includes. */
const maxNeighbors = 3;
/** Share of a sentence's terms that must have been said if it cites no turn. */
const minCoverage = 0.5;

/** Matches pronouns for the patient that depend on the patient's pronouns: “she”, “their”. */
const personalPronounPattern = /\b(?:s?he|hers?|him|his|they|them|theirs?|(?:him|her|them)sel(?:f|ves))\b/i;

const noNote = "The language model did not answer with a note.";

const mayNameAnother = "It can name the wrong person. Write it without names and placeholders";

type Threads = Pick<NoteThreads, "facts" | "judge" | "engine">;

/** One draft of a visit by a language model. */
export class ModelDraft {
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly before: ReadonlyMap<string, string>;
  private readonly drafted: DraftedSentence[] = [];
  /** Null if names may be sent. */
  private withholding: Withholding | null = null;
  private readonly signal: AbortSignal;
  private readonly onUse: (use: AnswerUse) => void;
  private facts: readonly VisitFact[] = [];
  private repairs = 0;
  private builtInDraft: Promise<DraftedSentence[]> | null = null;
  private settled: readonly SettledSentence[];
  /** The turns that the model is given. */
  private read: readonly Turn[];
  /** Number of settled sentences that are kept. They are the first ones of `drafted`. */
  private kept = 0;
  /** Keys of the sections that the read turns concern: the model is given their kept sentences. */
  private touched: ReadonlySet<string> = new Set();

  constructor(
    private readonly model: Pick<ChatModel, "answer">,
    private readonly threads: Threads,
    private readonly input: DraftInput,
    { signal, onUse }: { signal: AbortSignal; onUse?: ((use: AnswerUse) => void) | undefined },
  ) {
    this.signal = signal;
    this.onUse = onUse ?? (() => {});
    this.numbers = new Map(input.turns.map(({ id }, i) => [id, i + 1]));
    this.before = new Map(input.turns.map(({ id }, i) => [id, input.turns[i - 1]?.text ?? ""]));
    this.settled = input.settled ?? [];
    this.read = input.turns;
  }

  /** Yields the sentences that agree with the visit. @throws {ModelError}, or `signal.reason` if it is aborted. */
  async *sentences(): AsyncGenerator<DraftedSentence> {
    const { withheld, turns } = this.input;
    this.withholding = withheld && (await Withholding.of(withheld, turns));
    this.facts = await this.threads.facts(this.input, this.signal);
    const { draftedTurns = 0 } = this.input;
    if (draftedTurns > 0) return yield* this.ofTail(draftedTurns);
    yield* this.ofTurns(0, this.read.length);
    if (this.drafted.length === 0 && this.facts.length > 0) throw new ModelError(noNote);
  }

  /**
   * Yields the settled sentences that still agree with the visit, and what the model writes from the turns since
   * `from`.
   */
  private async *ofTail(from: number): AsyncGenerator<DraftedSentence> {
    const wrong = await this.outdatedSentences(from);
    const { turns, changedSpeakers } = this.input;
    const tail = tailOf(turns, from, this.settled, {
      isRight: ({ id, text, isChanged }) => !isChanged && !wrong.has(id) && !this.hasOtherPronouns(text),
      changedSpeakers: new Set(changedSpeakers),
    });
    for (const { id, section, text, evidence } of tail.kept) yield* this.add({ id, section, text, evidence });
    if (tail.turns.length === 0) return;
    this.read = tail.turns;
    this.kept = this.drafted.length;
    const ids = new Set(tail.turns.map(({ id }) => id));
    const isNear = ({ evidence }: DraftedSentence): boolean => evidence.some((id) => ids.has(id));
    this.builtInDraft ??= this.draftBuiltIn();
    this.touched = new Set([...(await this.builtInDraft), ...tail.kept].filter(isNear).map(({ section }) => section));
    yield* this.ofTurns(0, this.read.length);
    if (this.drafted.length === 0 && tail.redone.length > 0 && this.facts.length > 0) throw new ModelError(noNote);
  }

  /** Whether the patient's pronouns have changed since the previous draft, and a text has pronouns. */
  private hasOtherPronouns(text: string): boolean {
    const { draftedPronouns: before, context } = this.input;
    return before !== undefined && before !== (context.pronouns ?? null) && personalPronounPattern.test(text);
  }

  /**
   * Returns the ids of the settled sentences that the turns since `from` contradict, and of those with evidence from
   * which another fact is read now: a corrected dose, or a detail that was added.
   */
  private async outdatedSentences(from: number): Promise<ReadonlySet<string>> {
    const { turns, template, person } = this.input;
    const faulty = async (sentences: readonly SettledSentence[], all: readonly Turn[]) => {
      const judged = await this.threads.judge({ turns: all, template, sentences, person }, this.signal);
      return sentences.filter((_, i) => (judged[i]?.faults.length ?? 0) > 0);
    };
    const now = await faulty(this.settled, turns);
    const already = now.length === 0 ? [] : await faulty(now, turns.slice(0, from));
    const changed = await this.turnsReadDifferently(from);
    return new Set(
      this.settled
        .filter(
          (each) => (now.includes(each) && !already.includes(each)) || each.evidence.some((id) => changed.has(id)),
        )
        .map(({ id }) => id),
    );
  }

  /** Returns the ids of the turns of facts that are read from the turns before `from` alone, but not from all turns. */
  private async turnsReadDifferently(from: number): Promise<ReadonlySet<string>> {
    const { input } = this;
    const before = await this.threads.facts({ ...input, turns: input.turns.slice(0, from) }, this.signal);
    const keyOf = ({ line, turns }: VisitFact): string => JSON.stringify([line, turns]);
    const now = new Set(this.facts.map(keyOf));
    return new Set(before.filter((fact) => !now.has(keyOf(fact))).flatMap(({ turns }) => turns));
  }

  /** Drafts from the turns `from` to `to` (exclusive) of `read`; in halves if they are too long for the model. */
  private async *ofTurns(from: number, to: number): AsyncGenerator<DraftedSentence> {
    const before = this.drafted.length;
    try {
      yield* this.ofExcerpt(from, to);
    } catch (error) {
      const canSplit = to - from > 1 && this.drafted.length === before;
      if (!(error instanceof ModelError) || !error.isTooLong || !canSplit) throw error;
      const middle = Math.ceil((from + to) / 2);
      yield* this.ofTurns(from, middle);
      yield* this.ofTurns(middle, to);
    }
  }

  private async *ofExcerpt(from: number, to: number): AsyncGenerator<DraftedSentence> {
    for (let request = 0; ; request += 1) {
      const reader = new AnswerReader();
      let answered = 0;
      const input = { ...this.input, settled: this.settled };
      for await (const piece of this.ask(await draftRequest(input, this.excerpt(from, to), this.hide), reader)) {
        for (const sentence of reader.read(piece)) {
          answered += 1;
          yield* this.accept(sentence);
          if (this.drafted.length - this.kept > maxSentences)
            throw new ModelError("The language model wrote more than 500 sentences.");
        }
      }
      if (reader.isComplete) return;
      if (answered === 0) throw new ModelError(noNote);
      if (request === maxContinuations) throw new ModelError("The language model's answer was cut off.");
    }
  }

  /** Replaces what is withheld from the model; undefined if everything may be sent. */
  private get hide(): ((text: string, before?: string) => string) | undefined {
    const { withholding } = this;
    return withholding ? (text, before) => withholding.hide(text, before) : undefined;
  }

  private ask(request: ChatRequest, reader: AnswerReader): AsyncGenerator<string> {
    return this.model.answer(request, this.signal, { isOver: () => reader.isOver, onUse: this.onUse });
  }

  private excerpt(from: number, to: number): Excerpt {
    const inside = this.read.slice(from, to);
    const ids = new Set(inside.map(({ id }) => id));
    return {
      turns: inside,
      before: this.before,
      facts: this.facts.filter((fact) => fact.turns.some((id) => ids.has(id))),
      numbers: this.numbers,
      written: this.drafted.filter(({ section }, i) => i >= this.kept || this.touched.has(section)),
      hasMore: to < this.read.length,
    };
  }

  /** Yields the sentence if it agrees with the visit, else what replaces it. */
  private async *accept(answered: ModelSentence): AsyncGenerator<DraftedSentence> {
    if (answered.text.length > maxSentenceLength)
      throw new ModelError("The language model wrote a sentence of more than 2,000 characters.");
    const judged = await this.judge(answered);
    if (!judged) return;
    const { sentence, judgement } = judged;
    if (judgement.faults.length === 0) return yield* this.add(sentence);
    const repaired = await this.repair(sentence, judgement);
    if (repaired) for (const one of repaired) yield* this.add(one);
    else yield* this.replace(sentence);
  }

  /**
   * Compares a sentence with the visit. Returns null if it is empty, has an unknown placeholder, is written already, or
   * nothing said supports it. If it cites no turn, its evidence becomes the turns that support it.
   * @param repaired the section of the sentence that it replaces, if any: it belongs there if its own is unknown.
   */
  private async judge(
    answered: ModelSentence,
    repaired: string | null = null,
  ): Promise<{ sentence: DraftedSentence; judgement: Judgement } | null> {
    const text = this.restored(plainLine(answered.text));
    if (!text) return null;
    const turns = new Set(answered.turns.map((number) => this.input.turns[number - 1]?.id));
    const cited = [...turns].filter((id) => id !== undefined);
    const named = this.sectionNamed(answered.section) ?? repaired;
    const section = named ?? (await this.sectionNear(cited.length > 0 ? cited : await this.supporting(text)));
    if (this.drafted.some((each) => each.section === section && each.text === text)) return null;
    const sentence = { section, text, evidence: cited };
    const judgement = await this.compare(sentence);
    if (!judgement) return null;
    if (cited.length > 0) return { sentence, judgement: await this.withNames(answered.text, cited, judgement) };
    if (judgement.coverage < minCoverage || judgement.support.length === 0) return null;
    const support = judgement.support.slice(0, 2);
    const judged = await this.withNames(answered.text, support, judgement);
    return { sentence: { ...sentence, evidence: support }, judgement: judged };
  }

  /** Adds a fault to the judgement of a sentence that can name the wrong person. @param text with placeholders. */
  private async withNames(text: string, evidence: readonly string[], judgement: Judgement): Promise<Judgement> {
    const { turns } = this.input;
    const cited = new Set(evidence);
    const lines = turns.filter(({ id }) => cited.has(id)).flatMap((turn) => [turn.text, turn.speaker_name ?? ""]);
    if (!(await this.withholding?.canNameAnother(text, lines))) return judgement;
    const fault = { kind: "unsupported" as const, detail: mayNameAnother, value: null, heard: null };
    return { ...judgement, faults: [...judgement.faults, fault] };
  }

  /** Returns the text with the names that were withheld; null if it has an unknown placeholder. */
  private restored(text: string): string | null {
    const restored = this.withholding?.restore(text) ?? text;
    return this.withholding?.isUnreadable(restored) ? null : restored;
  }

  private async compare(sentence: DraftedSentence): Promise<Judgement | undefined> {
    const { turns, template, person } = this.input;
    return (await this.threads.judge({ turns, template, sentences: [sentence], person }, this.signal))[0];
  }

  /** Returns the key of the section with that key or title, or else of the topic with that name; null if none is. */
  private sectionNamed(section: string): string | null {
    const name = section.trim().toLowerCase();
    const { template } = this.input;
    const named = template.sections.find(({ key, title }) => key === name || title.toLowerCase() === name);
    const topic = topicNamed(name);
    return named?.key ?? (topic && sectionFor(topic, template));
  }

  /**
   * Returns the key of the section in which the built-in drafter cites most of the turns, or else cites the turn that
   * is nearest to them; the last section if it cites none.
   */
  private async sectionNear(ids: readonly string[]): Promise<string> {
    this.builtInDraft ??= this.draftBuiltIn();
    const cited = new Set(ids);
    const positions = ids.map((id) => this.numbers.get(id) ?? 0);
    const distanceTo = (id: string): number =>
      Math.min(...positions.map((position) => Math.abs(position - (this.numbers.get(id) ?? 0))));
    const [nearest] = (await this.builtInDraft)
      .filter(({ evidence }) => evidence.length > 0 && positions.length > 0)
      .map(({ section, evidence }) => ({
        section,
        shared: evidence.filter((id) => cited.has(id)).length,
        distance: Math.min(...evidence.map(distanceTo)),
      }))
      .toSorted((a, b) => b.shared - a.shared || a.distance - b.distance);
    return nearest?.section ?? this.input.template.sections.at(-1)?.key ?? "note";
  }

  /** Returns the ids of the turns that support a text most. */
  private async supporting(text: string): Promise<readonly string[]> {
    return (await this.compare({ section: "", text, evidence: [] }))?.support.slice(0, 2) ?? [];
  }

  /**
   * Asks the model to write a faulty sentence again. Returns the sentences of its answer that have no faults; null if
   * there are none, or `maxRepairs` is reached.
   */
  private async repair(sentence: DraftedSentence, { faults }: Judgement): Promise<DraftedSentence[] | null> {
    if (this.repairs >= maxRepairs) return null;
    this.repairs += 1;
    const around = this.around(sentence.evidence);
    const request = await repairRequest(this.input.template, { sentence, faults }, around, this.hide);
    const held: DraftedSentence[] = [];
    for (const answered of await this.readAnswer(request)) {
      const judged = await this.judge(answered, sentence.section);
      if (judged?.judgement.faults.length === 0) held.push(judged.sentence);
    }
    return held.length > 0 ? held : null;
  }

  /** Returns the sentences of a short answer; none if it fails, so that the draft continues. */
  private async readAnswer(request: ChatRequest): Promise<ModelSentence[]> {
    const reader = new AnswerReader();
    const found: ModelSentence[] = [];
    try {
      for await (const piece of this.ask(request, reader)) found.push(...reader.read(piece));
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
    }
    return found.filter(({ text }) => text.length <= maxSentenceLength).slice(0, 3);
  }

  private around(evidence: readonly string[]): Excerpt {
    const { turns } = this.input;
    const cited = evidence.map((id) => (this.numbers.get(id) ?? 1) - 1);
    const near = turns.filter((_, i) => cited.some((index) => Math.abs(index - i) <= maxNeighbors));
    const ids = new Set(near.map(({ id }) => id));
    const facts = this.facts.filter((fact) => fact.turns.some((id) => ids.has(id)));
    return { turns: near, before: this.before, facts, numbers: this.numbers, written: [], hasMore: false };
  }

  /** Yields the built-in drafter's sentences for the turns and the section of a faulty sentence, each once. */
  private async *replace({ section, evidence }: DraftedSentence): AsyncGenerator<DraftedSentence> {
    this.builtInDraft ??= this.draftBuiltIn();
    for (const sentence of await this.builtInDraft) {
      const isSame = sentence.section === section && sentence.evidence.some((id) => evidence.includes(id));
      if (isSame && !this.drafted.some(({ text }) => text === sentence.text)) yield* this.add(sentence);
    }
  }

  private async draftBuiltIn(): Promise<DraftedSentence[]> {
    const drafted: DraftedSentence[] = [];
    for await (const one of this.threads.engine.draft({ ...this.input, settled: [] }, this.signal)) drafted.push(one);
    return drafted;
  }

  /** Adds a sentence to the draft and yields it, with the id that it had in the previous draft if it was there. */
  private *add(sentence: DraftedSentence): Generator<DraftedSentence> {
    const [kept = sentence] = keepIds([sentence], this.settled);
    this.settled = this.settled.filter(({ id }) => id !== kept.id);
    this.drafted.push(kept);
    yield kept;
  }
}
