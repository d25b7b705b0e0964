import { colleagueReport } from "./colleagueReport";
import { recordedEntry } from "./recordedConditions";
import { systemsReviewed } from "./systemsReviewed";
import { questionTopic } from "../../acts/questions/questionTopic";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { polarityAt } from "../../frames/polarityAt";
import type { Sentence } from "../../segment/Sentence";
import { findDrugs } from "../../terms/findDrugs";
import { namedConditions } from "../../terms/namedConditions";
import { medicationFacts } from "../medicationFacts";
import type { ReadingState } from "../ReadingState";

/** Source of a pattern for the record: "your chart", "the nurse". */
const record =
  "(?:chart|charts|records?|medical records?|notes?|files?|reports?|list|history|paperwork|nurses?|assistant)(?: (?:here|of your (?:medications?|medicines)))?";
/** Matches the words before what a clinician reads from the record: "I see here that", "your notes say". */
const leadPattern = new RegExp(
  `^(?:(?:and|so|okay|ok|now|well|oh|uhm?|um|alright|all right|also|then|one more thing|let us see|let me see),? ){0,4}(?:I (?:also |can ){0,2}(?:see|have|read)(?: (?:here|it|down|written|on|in|from|my|your|the|${record})){0,6}|all I (?:can )?(?:see|have)(?: (?:here|listed|on (?:my|your|the) list))? (?:is|are)|(?:as per|per|according to|looking at|going by) (?:your|my|the|his|her) ${record},? ?(?:I (?:can )?see|it (?:says|looks like))?|(?:it |this )?(?:also )?(?:looks|seems|appears|sounds) (?:like|as if|that)|(?:your|my|the|his|her) ${record}(?: also)? (?:says?|states?|indicates?|shows?|mentions?|tells? me|(?:has|have|has got) (?:it |here |down |written ){0,3})(?: here)?|according to this|(?:in|on) (?:your|the|my|this) ${record}(?: here)?,? it (?:also )?says|(?:your|my|the) ${record}(?: [a-z]+){1,7}? (?:says?|states?|indicates?)|it (?:also )?says(?: here)?)(?: here)?(?: that)*,? `,
  "i",
);
/** Matches words that ask for confirmation at the end: ", is that correct?". */
const tagPattern =
  /,? ?(?:(?:is|was) (?:that|this|it) (?:all |still )?(?:correct|right|true|accurate|so|the case)|(?:that is |that's )?(?:correct|right)|am I right|yes|yeah)\??$/i;
/** Matches words before drugs that are taken now: "you are taking", "you have been using". */
const takesPattern =
  /^(?:you|he|she|they) (?:(?:also|currently|still|already) ){0,2}(?:(?:are|is) (?:(?:also|currently|still|already) ){0,2}(?:taking|on|using|prescribed)|(?:have|has) been (?:taking|on|using)|take|takes|use|uses)\b/i;
/** Matches words before drugs that were taken earlier: "you took", "you were given". */
const tookPattern =
  /^(?:you|he|she|they) (?:(?:also|already|previously) ){0,2}(?:took|used|tried|completed|finished|(?:was|were) (?:(?:also|previously|already) ){0,2}(?:taking|on|using|given|prescribed|started on|put on|treated with)|(?:have|has|had) (?:also )?(?:taken|used|tried|been (?:given|prescribed|treated with)))\b|^they (?:(?:have|had|also) ){0,2}(?:gave|given|put|started|treated|prescribed) you\b/i;
/** Matches words of a time that is over: "in the past". */
const beforePattern = /\b(?:in the past|before|previously|at one point|back then|years? ago|months? ago)\b/i;
/** Matches words before a disease that the record names: "you have", "you were diagnosed with". */
const hasDiseasePattern =
  /^(?:you|he|she|they) (?:(?:also|do|already|still|currently) ){0,2}(?:have|has|had|(?:were|was|have been|has been) (?:also )?diagnosed (?:with|as having)|suffer(?:s|ed)? from)\b/i;
/** Matches a pregnancy with its length: "you are currently 20 weeks pregnant". */
const pregnancyPattern = /^(?:you are|she is) (?:currently |now |about )?\d{1,2} (?:weeks?|months?) pregnant\b/i;
/** Matches words that say that there were no operations: "no surgical history". */
const deniesOperationsPattern =
  /^(?:(?:you|he|she|they) (?:have|has) (?:had )?|there (?:is|are) )?no (?:(?:known|prior|previous|past|other|significant|relevant|history of) ){0,2}(?:surgical history|surger(?:y|ies)|operations?)\b(?! (?:for|on|of|since|to)\b)/i;

/** Matches words of a known disease, as opposed to a diagnosis: "you have a history of". */
const ofPastPattern = /\b(?:had|diagnosed|suffered|history of)\b/i;
/**
 * Matches words between "you have" and a disease which show that the patient does not have this disease: "so that" in
 * "you have a fixation on your knee so that the fracture heals".
 */
const beforeOtherPattern = /\b(?:so|that|on|for|to|because|from|after|which|and)\b/i;

/** Matches the words before drugs that a clinician reads out to be confirmed: "Your tablets are", "it's the". */
const listsToConfirmPattern =
  /^(?:(?:and|so|okay|now|right|well|then|other(?:wise)?),? ){0,3}(?=\w)(?:(?:(?:your|the|his|her|on) )*(?:(?:other|regular|current|usual|daily) )*(?:tablets|medications?|medicines|meds|pills|inhalers|drugs)(?:[,:]| are| is| wise)*,? ?)?(?:(?:it is|they are|those are|you are on|you have(?: got)?|I have(?: got)?(?: you on)?|there is) )?(?:still |just |the |your )*$/i;

/** Matches words of a list that is not one of what is taken now: "the drugs we mentioned earlier". */
const notListPattern =
  /\b(?:we|mentioned|earlier|stopped|stop|was|were|did|had|allerg\w*|react\w*|not|if|for (?:when|if)|before|used to|helped|hurt|causes?|caused)\b/i;

/** Returns the drugs that a question lists and asks to confirm: "It's the ramipril and the apixaban, is that right?" */
function listedToConfirm(text: string): string | null {
  const said = text.replace(/\?$/, "").replace(tagPattern, "");
  const [first] = said === text.replace(/\?$/, "") ? [] : findDrugs(said);
  const lead = first ? said.slice(0, first.start) : "";
  const isList =
    /\w{2} (?:the )?$/.test(lead) && !/^(?:and |so |the )*$/i.test(lead) && listsToConfirmPattern.test(lead);
  return first && isList && !notListPattern.test(said) ? said.slice(first.start) : null;
}

/** What a clinician reads from the record, without the words that introduce it or ask for confirmation. */
interface RecordWords {
  text: string;
  /** True if the introducing words can also open a conclusion of the clinician: "it looks like you have". */
  canConclude: boolean;
}

/**
 * Returns what a clinician reads from the record: "you took Cipro" in "I see here you took Cipro, correct?"; null for
 * other sentences.
 */
export function recordWords(text: string): RecordWords | null {
  const listed = listedToConfirm(text);
  if (listed !== null) return { text: `you take ${listed}`, canConclude: false };
  const found = leadPattern.exec(text);
  if (!found) return null;
  const said = text.slice(found[0].length).replace(/\?$/, "").replace(tagPattern, "");
  const isList = /^(?:all I|(?:your|my|the|his|her) )/i.test(found[0].trimStart()) && findDrugs(said)[0]?.start === 0;
  return {
    text: isList ? `you take ${said}` : said,
    canConclude: /\b(?:looks|seems|appears|sounds)\b/i.test(found[0]),
  };
}

/**
 * Reads the drugs, diseases and operations in words from the record: "you are taking Allegra", "you have COPD". Drugs
 * taken before are kept as a statement. Empty for other words.
 * @param from the sentence, and the patient's answer if it confirms it.
 */
export function recordedFacts({ text, canConclude }: RecordWords, from: readonly Sentence[]): Fact[] {
  const named = text.replace(/ for (?:your|the|his|her) (?:[a-z]+ ){0,2}allergies\b/i, "");
  if (/\b(?:if|could|would|should|might|may|will|allerg\w*|mother|father|brother|sister|family)\b/i.test(named))
    return [];
  if (pregnancyPattern.test(text)) return [recalled(text, from)];
  if (deniesOperationsPattern.test(text))
    return [
      makeFact({
        kind: "procedure",
        from,
        source: "record",
        polarity: "absent",
        slots: { object: "prior surgeries" },
      }),
    ];
  // "You are not taking anything for it, but you are taking atenolol"
  const next = /^you are not (?:taking|on) [^,.]{3,60}, but (?=you are )/i.exec(text);
  if (next) return recordedFacts({ text: text.slice(next[0].length), canConclude }, from);
  const drugs = findDrugs(text);
  if (drugs.length > 0 && (takesPattern.test(text) || tookPattern.test(text))) {
    if (tookPattern.test(text) || beforePattern.test(text)) return [recalled(text, from)];
    const [first] = from;
    const asPatient = named.replace(takesPattern, "I take");
    return first
      ? medicationFacts({ ...first, text: asPatient }, from, true).map((fact) => ({
          ...fact,
          source: "record" as const,
        }))
      : [];
  }
  const verb = hasDiseasePattern.exec(text);
  // "A history of" can follow the verb.
  if (!verb || drugs.length > 0 || (canConclude && !ofPastPattern.test(text.slice(0, verb[0].length + 24)))) return [];
  const conditions = namedConditions(text);
  // "You still have a fixation on your knee so that the fracture heals"
  if (beforeOtherPattern.test(text.slice(verb[0].length, conditions[0]?.start))) return [];
  return conditions
    .filter(({ start, end }) => polarityAt(text, start, end) === "present")
    .map(({ name }) => makeFact({ kind: "condition", from, source: "record", slots: { name } }));
}

/** Returns what the record says about the history as a statement. */
const recalled = (detail: string, from: readonly Sentence[]): Fact =>
  makeFact({ kind: "statement", from, source: "record", slots: { topic: "recalled", detail }, said: detail });

/** Matches words that name the paper from which a clinician reads, also while the patient is examined. */
const namesPaperPattern = new RegExp(`\\b(?:${record}|says)\\b`, "i");

/** Matches words before a list of medicines from the record: "medications, you've got", "I have you on". */
const listsMedicinesPattern =
  /^(?:(?:and|so|okay|now|well|then),? )*(?:(?:your |the |current )*(?:medications?|medicines?|meds|tablets|pills|prescriptions),? |for (?:the|your) [a-z]+(?: [a-z]+)?,? )?(?:I have|I see|you have|we have)(?: got)?(?: (?:you|down|listed|on|for|as|taking|here|still|him|her))* (?:(?:the|your|his|her) )?/i;

/**
 * Reads the medicines that a clinician lists from the record: "You've got losartan 100, rosuvastatin 10". Empty for
 * other sentences, also if allergies were asked about.
 */
function listedMedicines(sentence: Sentence, { phase, open }: ReadingState): Fact[] {
  const lead = phase === "history" ? listsMedicinesPattern.exec(sentence.text) : null;
  const rest = lead ? sentence.text.slice(lead[0].length) : "";
  if (
    !lead ||
    findDrugs(rest)[0]?.start !== 0 ||
    /\b(?:allerg|react|intoleran|samples?|if|for you)\b/i.test(sentence.text)
  )
    return [];
  if (open.some(({ text }) => questionTopic(text) === "allergy")) return [];
  return medicationFacts({ ...sentence, text: `I take ${rest}` }, [sentence], true).map((fact) => ({
    ...fact,
    source: "record" as const,
  }));
}

/**
 * Reads the facts of a clinician's sentence that comes from the record and is not a question: "I see here that you take
 * Allegra". Null if there are none, and in the plan. Outside of the history, the sentence must name the record or a
 * drug.
 */
export function readFromRecord({ text, ...sentence }: Sentence, reading: ReadingState): Fact[] | null {
  const { phase } = reading;
  const entry = phase === "history" ? recordedEntry({ ...sentence, text }) : null;
  if (entry) return entry;
  const listed = listedMedicines({ ...sentence, text }, reading);
  if (listed.length > 0) return listed;
  const judged = systemsReviewed({ ...sentence, text }) ?? colleagueReport({ ...sentence, text }, reading);
  if (judged) return judged;
  const isFromRecord = phase === "history" || namesPaperPattern.test(text) || findDrugs(text).length > 0;
  const read = phase !== "plan" && isFromRecord ? recordWords(text) : null;
  const facts = read ? recordedFacts(read, [{ ...sentence, text }]) : [];
  return facts.length > 0 ? facts : null;
}
