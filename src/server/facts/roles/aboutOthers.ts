import { relativeSource } from "../terms/relativeSource";
import type { Sentence } from "../segment/Sentence";
import { othersNamed } from "./othersNamed";
import { proxyOf } from "./proxyOf";
import { withoutOthersHealth } from "./withoutOthersHealth";
import { namesGreeted } from "./withoutPatientName";
import { withRelations } from "./withRelations";

/**
 * Returns the sentences of a visit with the patient's relatives and acquaintances named by their relation, and without
 * what the clinician says about the health of people other than the patient.
 */
export function aboutOthers(sentences: readonly Sentence[]): Sentence[] {
  const proxy = proxyOf(sentences);
  const isPatient = (words: string): boolean =>
    proxy !== null && (words.search(proxy.named) !== -1 || words.search(proxy.yours) !== -1);
  const others = othersNamed(sentences, isPatient, namesGreeted(sentences));
  const isDictated = sentences.every(({ by }) => by === "clinician");
  const own = withoutCarersOwn(sentences);
  return withoutOthersHealth(withRelations(own, others), others, isDictated);
}

/** Matches the introduction of an informant who is not a relative: "I'm Bev, the senior carer". */
const isCarerPattern =
  /\bI am (?:[A-Z][a-z]+,? (?:and )?(?:I am )?)?(?:the|a|an|one of the|her|his|their) (?:[a-z-]+ ){0,3}?(?:carer|caregiver|nurse|interpreter|translator|support worker|key ?worker|social worker|childminder|teacher|care assistant|healthcare assistant|aide|manager)\b/;
/** Matches the words with which an interpreter or a carer relays what the patient says: "she says". */
const relaysPattern =
  /^(?:(?:yes|no|okay),? )?(?:he|she|they) (?:says?|said|thinks?|feels?|asks?|wants?|takes?|has)\b/i;
/** Matches a relative or friend of the speaker as the subject of a clause: "my nan had that". */
const ofOwnKinPattern = new RegExp(
  `^(?:(?:and|but|so|oh|well|right|yes|yeah|no|funny|oh right),? )*my (?:own |late |old |older |younger |little |best )*(?:${relativeSource}|nan|nana|gran|granny|friend|neighbou?r|boyfriend|girlfriend|mate)\\b(?:,? [A-Z][a-z]+)? (?:(?:also|always|just|actually) )?(?:is|was|has|had|got|gets|takes?|took|used|does|did|went|died|swears)\\b`,
  "i",
);
/**
 * Minimum number of sentences that relay in the third person before "my" is taken to be the interpreter or carer. One
 * who speaks as the patient can also say "she says" once.
 */
const minRelayed = 2;

/**
 * Leaves out what carers and interpreters say about their own relatives and friends: "My nan had that, she was on the
 * same tablets". Such a sentence becomes "right", which states nothing, or what it says about the patient after "but".
 * An interpreter who speaks as the patient ("my mother had diabetes") is left unchanged.
 */
function withoutCarersOwn(sentences: readonly Sentence[]): readonly Sentence[] {
  const informed = sentences.filter(({ by }) => by === "informant");
  if (!informed.some(({ text }) => isCarerPattern.test(text))) return sentences;
  if (informed.filter(({ text }) => relaysPattern.test(text)).length < minRelayed) return sentences;
  return sentences.map((sentence) => {
    if (sentence.by !== "informant" || !ofOwnKinPattern.test(sentence.text)) return sentence;
    const [, patients = ""] = /,? but ((?:he|she)\b.+)$/i.exec(sentence.text) ?? [];
    return { ...sentence, text: patients || "right" };
  });
}
