import type { Sentence } from "../segment/Sentence";
import { isInterpreter } from "./informantNoun";

/** Matches words that relay what another person says: "she says that". */
const relaysPattern =
  /^(?:and |so |but |yes,? |no,? )?(?:he|she|they|the patient|mrs\.? \w+|mr\.? \w+) (?:says?|said|tells me|is saying|answers|answered|told me|reports?|thinks)(?: that)?[,:]? /i;
/** Matches the introduction of an interpreter: "I am here to translate". */
export const interpretsPattern =
  /\b(?:I (?:am |will be )?(?:interpret\w*|translat\w*|here to (?:interpret|translate)|the interpreter)|I am (?:the |his |her |their )?(?:interpreter|translator))\b/i;
/** Matches the introduction of a companion: "I am Tom's mother". */
const kinPattern =
  /\bI am (?:\w+'s|his|her|their|the) (?:\w+ )?(mother|father|mom|mum|dad|wife|husband|daughter|son|sister|brother|partner|grandmother|grandfather|aunt|uncle|carer|caregiver|nurse|guardian|friend|parent)\b/i;
/** Matches words of speakers about their own health: "I have", "my back". */
const ownHealthPattern =
  /\b(?:my own|I (?:have(?! (?:not |never )?(?:seen|noticed|heard|checked)\b|\.?$)|had|feel|felt|got|get|am (?:also )?(?:sick|tired|coughing))|my (?:\w+ )?(?:throat|head|back|knee|stomach|chest|nose|nipples?|breasts?|milk|stitches))\b/i;
/** Matches a clause at the end with which an informant turns to their own health: "and my nipples are sore". */
const ownClausePattern =
  /,? (?:and|but|so) (?:my (?:[a-z]+ )?(?:nipples?|breasts?|milk|stitches|throat|head|back|knees?|stomach|chest|nose|arms?|wrists?|shoulders?|legs?)|I (?:am|feel|felt) (?:[a-z]+ )?(?:sore|tired|exhausted|sick|worn out)) ?[^,.;]{0,60}$/i;

/** Returns what an informant says about the patient, without a clause at the end about the informant's own health. */
export function withoutOwnHealth(text: string): string {
  const own = ownClausePattern.exec(text);
  return own && own.index > 0 && aboutPatientPattern.test(text.slice(0, own.index)) ? text.slice(0, own.index) : text;
}

/** Matches words of speakers about their own drugs and habits: "I take", "I smoke". */
export const ownDrugPattern =
  /\bI (?:am on|am allergic|use|used|take|took|smoke|drink|(?:was|am|have been) (?:prescribed|taking|using))\b/i;
/** Matches words with which an informant speaks about their own drugs or sleep: "I take half of one myself". */
const ofSelfPattern =
  /\bI (?:also |just |even )?(?:take|took|use|used|have|had|smoke|drink|am on)\b[^.;]{0,40}\bmyself\b|\bI (?:cannot|could not|do not|have not been able to|hardly|barely) (?:even |really )?(?:sleep|eat|cope|work)\b/i;
/** Matches words with which a companion of a patient names a disease of their own: "I'm asthmatic, so I know". */
const ownDiseasePattern =
  /^(?:(?:and|but|well|yes|yeah|no),? )*I am (?:(?:also|an?|type \d|severely) )*(?:asthmatic|diabetic|epileptic|c(?:o?)eliac|pregnant|a (?:type \d )?diabetic|a nurse|allergic)\b/i;
/** Matches instructions, which only a clinician gives: "Take ibuprofen", "You should rest". */
const instructsPattern =
  /^(?:(?:just|please|and|so|then|well),? )*(?:take|use|start|stop|try|give|apply|continue|increase|reduce)\b|\byou (?:should|must|can|could|need to|have to|ought to)\b/i;
/** Matches pronouns with which an informant speaks about the patient: "he", "her". */
const aboutPatientPattern = /\b(?:he|she|him|her|his|they|their|them)\b/i;

/**
 * Returns what an informant says for the patient: "no" for "She says no". Null if informants introduce themselves or
 * speak about their own health. For a companion whom a user named, except an interpreter, also null if the companion
 * gives an instruction or speaks only of their own drugs and habits; the latter also for an unnamed companion of a
 * patient who mostly speaks for themselves (`isBeside`).
 */
export function saidForPatient(sentence: Sentence, isBeside = false): Sentence | null {
  const { text, name } = sentence;
  if (interpretsPattern.test(text) || kinPattern.test(text)) return null;
  const relayed = text.replace(relaysPattern, "");
  if (relayed !== text) return { ...sentence, text: relayed };
  const others = withoutOwnHealth(text);
  if (others !== text) return { ...sentence, text: others };
  if (ownHealthPattern.test(text) && !aboutPatientPattern.test(text.replace(ownHealthPattern, ""))) return null;
  if (ofSelfPattern.test(text)) return null;
  const isCompanion = name !== undefined && !isInterpreter(name);
  if (isCompanion && (instructsPattern.test(text) || (ownDrugPattern.test(text) && !aboutPatientPattern.test(text))))
    return null;
  if (isBeside && ownDiseasePattern.test(text) && !aboutPatientPattern.test(text)) return null;
  if (isBeside && ownDrugPattern.test(text) && !aboutPatientPattern.test(text)) return null;
  return sentence;
}
