import type { Sentence } from "../../segment/Sentence";
import { type DrugMention, drugName, findDrugs, isDrugClass } from "../../terms/findDrugs";

/** Matches a drug mentioned without its name: "that medication", "this other puffer thing", "a cream for my nose". */
const unnamedPattern =
  /\b(?:that|this|these|those|the|an?|one|some|another|my)(?: (?=\w)(?:new|other|same|one|little|kind of|type of|sort of|water|blood pressure|sleeping|nasal|steroid)){0,2} (?=\w)(?:medications?|medicines?|meds?|pills?|tablets?|drugs?|puffers?|inhalers?|creams?|ointments?|sprays?|shots?|injections?|pain ?killers?|antibiotics?|antidepressants?|antihistamines?|statins?)(?: thing| one)?\b(?:,? (?:that|which) (?:starts?|begins?) with (?:an? )?[a-z]{1,3}\b)?/i;
/** Matches a sentence in which the speaker looks for a name: "What is it called?", "Something with L?" */
const looksForNamePattern =
  /^(?:(?:oh|um|uh|well|and|now|hm+),? )*(?:what (?:is|was) (?:it|that|the name|that one)(?: called| again)?|how do you (?:say|call|pronounce) (?:it|that)|(?:it |that )?(?:starts?|begins?|something) with (?:an? )?[a-z]{1,3}|something (?:like that|with [a-z])|I (?:am trying to|cannot|do not|can not|forget|forgot|keep forgetting)(?: (?:remember|recall|think of|know))?(?: (?:the|its|what) (?:name|it is called|it was called)(?: of it)?)?|let me (?:think|remember|see))\W*$/i;
/** Matches the words before a name that the speaker finally gives: "it's called", "yeah". */
const givesNamePattern =
  /^(?:(?:oh|yeah|yes|um|uh|and|right|okay|that is right|I think|I believe|maybe),? )*(?:(?:it|that|this|the name|they|one)(?: one)? (?:is|was|are)(?: called| named)?|called|named)? ?(?:the |an? )?$/i;
/** Matches the words after such a name: "I think". */
const afterNamePattern = /^(?:,? (?:I think|I believe|that is it|that is the one|or something))?\W*$/i;
/** Number of sentences after a mention that are searched for its name: the speaker can look for it in the first two. */
const maxSentencesLater = 3;

/** Returns the drug that a sentence gives as a name, with nothing else; null for other sentences. */
function nameGiven({ text }: Sentence): DrugMention | null {
  const [drug, another] = findDrugs(text);
  if (!drug || another || isDrugClass(drug.name)) return null;
  return givesNamePattern.test(text.slice(0, drug.start)) && afterNamePattern.test(text.slice(drug.end)) ? drug : null;
}

/** Returns the index of the sentence that names the drug mentioned in sentence `at`; -1 if none does. */
function namedAt(turn: readonly Sentence[], at: number): number {
  for (let i = at + 1; i <= at + maxSentencesLater; i += 1) {
    const sentence = turn[i];
    if (!sentence) return -1;
    if (nameGiven(sentence)) return i;
    if (!looksForNamePattern.test(sentence.text)) return -1;
  }
  return -1;
}

/**
 * Puts the name of a drug in the place of its mention: "It started after that medication. What is it called? Yeah,
 * Lipitor." becomes "It started after Lipitor", with both sentences as its evidence.
 */
export function nameUnnamed(turn: readonly Sentence[]): Sentence[] {
  const out: Sentence[] = [];
  for (let i = 0; i < turn.length; i += 1) {
    const sentence = turn[i];
    if (!sentence) continue;
    const from = findDrugs(sentence.text).findLast(({ name }) => !isDrugClass(name))?.end ?? 0;
    const mention = unnamedPattern.exec(sentence.text.slice(from));
    const later = mention ? namedAt(turn, i) : -1;
    const naming = turn[later];
    const drug = naming ? nameGiven(naming) : null;
    if (!mention || !naming || !drug) {
      out.push(sentence);
      continue;
    }
    const start = from + mention.index;
    const text = `${sentence.text.slice(0, start)}${drugName(drug.name)}${sentence.text.slice(start + mention[0].length)}`;
    const { turn: of, start: at, end } = naming;
    out.push({ ...sentence, text, moreEvidence: [...(sentence.moreEvidence ?? []), { turn: of, start: at, end }] });
    i = later;
  }
  return out;
}
