import type { Sentence } from "./Sentence";

/** Matches a listener's words during the speech of another person: "mm-hmm", "I see". */
const backchannelPattern =
  /^(?:(?:mm(?:-?hmm?)?|mhm|uh-?huh|okay|ok|right|yeah|yes|yep|sure|I see|got it|alright|all right|oh|wow|hmm)[,. ]*)+$/i;
/** Matches a last word that cannot end a sentence: "because", "the". */
const leavesOpenPattern =
  /\b(?:and|but|or|so|because|to|the|a|an|of|in|on|with|for|than|that|which|my|your|his|her|their|is|are|was|were|if|when|some|any|no|from|at|about|into)$/i;
/** Matches a last word and a full stop that can end a sentence: "We can arrange follow-up for that." */
const endedPattern = /\b(?:that|no|some|any|so|in|on|with|for|about|her|are|is|was|were)[.!]\s{0,3}$/i;
/**
 * Maximum number of words before an interruption. A longer text is a sentence, even if its last word is "for" or
 * "that".
 */
const maxWords = 30;

/**
 * Joins a sentence that the listener's "mm-hmm" cut in two: "I appreciate some swelling to-" "Mm-hmm." "to the knee".
 * `texts` holds the raw text of each turn by its index.
 */
export function joinInterrupted(sentences: readonly Sentence[], texts: readonly string[]): Sentence[] {
  const out: Sentence[] = [];
  for (const sentence of sentences) {
    // The listener's sentence; undefined if `cleanSpeech` left nothing of it ("mm").
    const between = out.at(-1)?.at === sentence.at - 1 ? out.at(-1) : undefined;
    const first = out.at(between ? -2 : -1);
    const isCut =
      first?.by === sentence.by &&
      first.at === sentence.at - 2 &&
      (!between || (between.by !== sentence.by && backchannelPattern.test(between.text))) &&
      isUnfinished(first, texts[first.at] ?? "", texts[sentence.at] ?? "");
    if (!first || !isCut) {
      out.push(sentence);
      continue;
    }
    out.splice(between ? -2 : -1, 1);
    out.push({
      ...sentence,
      text: joined(first.text, sentence.text),
      moreEvidence: [...(first.moreEvidence ?? []), { turn: first.turn, start: first.start, end: first.end }],
    });
  }
  return out;
}

/** Returns whether the last sentence of a turn breaks off, by its last mark or word or by how the next turn begins. */
function isUnfinished(sentence: Sentence, raw: string, next: string): boolean {
  if (sentence.text.endsWith("?") || sentence.text.split(" ").length > maxWords) return false;
  return (
    /-\s{0,3}$/.test(raw) ||
    (leavesOpenPattern.test(sentence.text) && !endedPattern.test(raw)) ||
    /^\s{0,3}[.,] ?(?:and|to|or|but|with|of)\b/i.test(next)
  );
}

/**
 * Joins two texts; a word that ends the first and starts the second is written once ("swelling to" + "to the knee").
 */
function joined(first: string, second: string): string {
  const last = /(?<![a-z'])[a-z']+$/i.exec(first)?.[0].toLowerCase();
  const repeated = last !== undefined && new RegExp(`^${last}\\b`, "i").test(second);
  return `${first} ${repeated ? second.slice(last.length).trimStart() : second}`;
}
