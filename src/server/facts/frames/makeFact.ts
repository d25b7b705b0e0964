import type { Certainty, Evidence, Fact, FactKind, FactTime, Polarity, Slot, Subject, Value } from "../Fact";
import { informantNoun } from "../roles/informantNoun";
import type { Sentence } from "../segment/Sentence";

/** Input of `makeFact`, which has defaults for the optional properties. */
interface FactDraft {
  kind: FactKind;
  /** Sentences that the fact was read from; the last gives the speaker. */
  from: readonly Sentence[];
  slots: Partial<Record<Slot, string | undefined>>;
  subject?: Subject;
  polarity?: Polarity;
  certainty?: Certainty;
  time?: FactTime;
  condition?: string | undefined;
  problem?: string | undefined;
  /** Who said it; by default the speaker of the last sentence. */
  source?: Fact["source"];
  /** Words that the fact was read from; by default the texts of `from`. */
  said?: string;
}

/**
 * Returns the positions of sentences in their turns as evidence, in order, each after its `moreEvidence`.
 */
function evidenceOf(sentences: readonly Sentence[]): Evidence[] {
  return sentences.flatMap(({ turn, start, end, moreEvidence = [] }) => [...moreEvidence, { turn, start, end }]);
}

/**
 * Builds a fact with status `current`, with its evidence and an id derived from its content. Leaves out empty slots.
 */
export function makeFact(draft: FactDraft): Fact {
  const evidence = evidenceOf(draft.from);
  const said = draft.said ?? draft.from.map(({ text }) => text).join(" ");
  const slots: Partial<Record<Slot, Value>> = {};
  for (const [slot, text] of Object.entries(draft.slots) as [Slot, string | undefined][]) {
    if (text !== undefined && text !== "") slots[slot] = { text, words: said, evidence };
  }
  const polarity = draft.polarity ?? "present";
  // An answer is attributed to the person who answers, although its evidence includes the question.
  const { by = "patient", name } = draft.from.at(-1) ?? {};
  const source = draft.source ?? by;
  return {
    id: factId([
      draft.kind,
      polarity,
      ...Object.values(slots).map(({ text }) => text),
      ...evidence.map(({ turn, start }) => `${turn}@${start}`),
    ]),
    kind: draft.kind,
    subject: draft.subject ?? "patient",
    polarity,
    certainty: draft.certainty ?? "stated",
    time: draft.time ?? { when: "now" },
    slots,
    ...(draft.condition ? { condition: { words: draft.condition, evidence } } : {}),
    source,
    ...(source === "informant" && name !== undefined ? { informant: informantNoun(name) } : {}),
    ...(isRetold(draft) ? { isRetold: true } : {}),
    ...(draft.problem ? { problem: draft.problem } : {}),
    said,
    evidence,
    supersedes: [],
    status: "current",
  };
}

/**
 * Returns whether the words of a fact cannot be quoted: the speaker's sentence was rewritten, or `detail` is made of a
 * question and its answer ("the pain started suddenly").
 */
function isRetold({ from, slots: { detail } }: FactDraft): boolean {
  if (from.at(-1)?.isRetold) return true;
  return detail !== undefined && !detail.split(". ").every((part) => from.some(({ text }) => text.includes(part)));
}

/** Returns the FNV-1a hash of the texts as 8 hexadecimal digits. */
function factId(texts: readonly string[]): string {
  let hash = 0x81_1c_9d_c5;
  const text = texts.join("\u0001");
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) ?? 0;
    if (code > 0xff_ff) i++; // a surrogate pair, which takes two indexes
    hash = Math.imul(hash ^ code, 0x01_00_01_93);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** Returns the fact with sentences added to its evidence; the same object if it has all of them already. */
export function withEvidence(fact: Fact, sentences: readonly Sentence[]): Fact {
  const more = evidenceOf(sentences).filter(
    ({ turn, start }) => !fact.evidence.some((known) => known.turn === turn && known.start === start),
  );
  return more.length === 0 ? fact : { ...fact, evidence: [...fact.evidence, ...more] };
}
