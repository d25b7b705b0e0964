import type { Sentence } from "../segment/Sentence";

/** Matches words with which clinicians notice that they read out another person's record: "that's the wrong chart". */
const otherRecordPattern =
  /\bmis-?filed\b|\bwrong (?:chart|page|patient|file|notes?|records?|letter|results?|person|screen|tab)\b|\b(?:another|a different|the other|the next|the last) (?:patient|person)'s\b|\b(?:someone|somebody) else's\b|\b(?:no|sorry|wait|oops),? (?:that|this|it) (?:is|was) your (?:husband|wife|partner|mother|father|mum|mom|dad|son|daughter|brother|sister)'s\b|\b(?:that|this|it) (?:is|was) (?:another|a different|the next|the last|the previous) patient\b|\b(?:that|this|it) (?:is|was) (?:not|for|about) (?:you|yours|someone else|somebody else|another patient|a different patient)(?=$|[.,;!])|\bbelongs? to (?:someone|somebody|another|a different)\b/i;
/** Matches words with which something is read out: "it says you're on". */
const readsOutPattern =
  /\b(?:says?|shows?|I (?:can )?see|reads?|mentions?|lists?|have (?:you )?down|there is|your [a-z]+|you (?:are|were|had|have))\b/i;
/** Matches a sentence that is still about the other person: "He is on amiodarone". */
const stillPattern = /^(?:(?:and|so|but|with),? )*(?:he|she|they|his|her|their|mr\.?|mrs\.?|ms\.?|miss)\b/i;

/**
 * Leaves out what clinicians read out of another person's record: the sentence in which they notice it, what they read
 * out before it in the same turn, and the sentences after it about "him" or "her".
 */
export function withoutOtherRecords(sentences: readonly Sentence[]): readonly Sentence[] {
  if (!sentences.some(isOtherRecord)) return sentences;
  const left = new Set<Sentence>();
  for (const [i, sentence] of sentences.entries()) {
    if (!isOtherRecord(sentence)) continue;
    left.add(sentence);
    for (let at = i - 1; isReadBefore(sentences[at], sentence); at -= 1) left.add(sentences[at] as Sentence);
    for (let at = i + 1; isStill(sentences[at], sentence); at += 1) left.add(sentences[at] as Sentence);
  }
  // An apology is left in their place, so that "Not me" is an answer to them and not to what was said before.
  return sentences.map((sentence) => (left.has(sentence) ? { ...sentence, text: "Sorry." } : sentence));
}

const isOtherRecord = ({ by, text }: Sentence): boolean => by === "clinician" && otherRecordPattern.test(text);
const isReadBefore = (before: Sentence | undefined, { turn }: Sentence): boolean =>
  before?.turn === turn && readsOutPattern.test(before.text) && !before.text.endsWith("?");
const isStill = (after: Sentence | undefined, { turn }: Sentence): boolean =>
  after?.turn === turn && stillPattern.test(after.text);
