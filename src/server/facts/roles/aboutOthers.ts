import { relativeSource } from "../terms/relativeSource";
import type { Sentence } from "../segment/Sentence";
import { othersNamed } from "./othersNamed";
import { withoutOwnReplies } from "./proxies/withoutOwnReplies";
import { proxyOf } from "./proxyOf";
import { statesHealth } from "./statesHealth";
import { withoutOthersHealth } from "./withoutOthersHealth";
import { namesGreeted } from "./withoutPatientName";
import { withRelations } from "./withRelations";

/**
 * Returns the sentences of a visit with the patient's relatives and acquaintances named by their relation, and without
 * what the clinician says about the health of people other than the patient, and what companions answer of themselves.
 */
export function aboutOthers(sentences: readonly Sentence[]): Sentence[] {
  const proxy = proxyOf(sentences);
  const isPatient = (words: string): boolean =>
    proxy !== null && (words.search(proxy.named) !== -1 || words.search(proxy.yours) !== -1);
  const others = othersNamed(sentences, isPatient, namesGreeted(sentences));
  const isDictated = sentences.every(({ by }) => by === "clinician");
  const own = withoutAcquaintances(withoutCarersOwn(withoutOwnReplies(sentences)));
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
 * Matches an acquaintance or a relative by marriage of the speaker as the subject of a sentence, also with a child:
 * "my friend's little one |".
 */
const acquaintancePattern =
  /^(?:(?:and|but|so|oh|well|no|yeah|because|funny,?|you know,?),? )*(?:(?:my|our|his|her|an?|one of (?:my|our)|the) (?:[a-z]+ ){0,2}?(?:friends?|neighbou?rs?|co-?workers?|colleagues?|boss|mates?|(?:brother|sister|mother|father|son|daughter)-in-law)|(?:someone|somebody|a (?:guy|woman|lady|girl|man|fella)) (?:I know|at (?:work|church|school)|from work))(?:['’]s (?!(?:on|got|been|had|a|an|the|in|at|off)\b)(?:[a-z]+ ){0,2}?(?:one|kids?|son|daughter|baby|boy|girl|child|husband|wife|mum|mom|dad|mother|father|brother|sister)|['’]s (?=(?:on|got|been|had|having)\b))?\b,? /i;
/** Matches what an acquaintance did with the patient: "gave me one of her Percocet". */
const givesToPatientPattern =
  /^(?:[a-z]+ )?(?:gave|lent|handed|offered|let|sold|drove|took|told|made) (?:me|him|her|us)\b/i;
/** Matches illnesses of others that expose the patient: "flu", "the same thing". */
const contagiousPattern =
  /\b(?:covid\S*|flu|influenza|colds?|strep\w*|virus|viral|infect\w*|bug|rsv|norovirus|gastro\w*|chicken ?pox|measles|mumps|whooping|pertussis|tb|tuberculosis|mening\w+|scabies|lice|impetigo|ringworm|shingles|pink ?eye|conjunctivitis|mono\w*|hand foot|cough\w*|fever|vomit\w*|diarrh\w+|same|sick|ill|chlamydia|gonorrh\w+|syphilis|herpes|hiv|st[id]s?|hepatitis)\b/i;

/**
 * Leaves out what patients and informants say about the health of acquaintances and relatives by marriage, who are
 * neither family history nor, unless the illness is contagious, a contact: "My friend had the implant and she bled".
 */
function withoutAcquaintances(sentences: readonly Sentence[]): readonly Sentence[] {
  const isLeftOut = ({ by, text }: Sentence): boolean => {
    const named = by === "clinician" ? undefined : acquaintancePattern.exec(text)?.[0];
    if (!named || contagiousPattern.test(text) || givesToPatientPattern.test(text.slice(named.length))) return false;
    return statesHealth(
      text
        .slice(named.length)
        .replace(/^(?=on\b)/, "is ")
        .replace(/^(?=got\b)/, "has "),
    );
  };
  // If nothing else is said, the note keeps it rather than being empty.
  if (sentences.every((sentence) => sentence.by === "clinician" || isLeftOut(sentence))) return sentences;
  return sentences.filter((sentence) => !isLeftOut(sentence));
}

/**
 * Minimum number of sentences that relay in the third person before "my" is taken to be the interpreter or carer. One
 * who speaks as the patient can also say "she says" once.
 */
const minRelayed = 2;

/**
 * Leaves out what carers and interpreters say about their own relatives and friends: "My nan had that, she was on the
 * same tablets". Of such a sentence, what it says about the patient after "but" is kept. An interpreter who speaks as
 * the patient ("my mother had diabetes") is left unchanged.
 */
function withoutCarersOwn(sentences: readonly Sentence[]): readonly Sentence[] {
  const informed = sentences.filter(({ by }) => by === "informant");
  if (!informed.some(({ text }) => isCarerPattern.test(text))) return sentences;
  if (informed.filter(({ text }) => relaysPattern.test(text)).length < minRelayed) return sentences;
  return sentences.flatMap((sentence) => {
    if (sentence.by !== "informant" || !ofOwnKinPattern.test(sentence.text)) return [sentence];
    const [, patients] = /,? but ((?:he|she)\b.+)$/i.exec(sentence.text) ?? [];
    return patients ? [{ ...sentence, text: patients }] : [];
  });
}
