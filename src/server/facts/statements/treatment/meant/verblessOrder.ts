import { lowerFirst } from "../../../../platform/lowerFirst";
import { isTreatmentOrTest } from "../../../frames/namedItem";
import { testNamed } from "../../../frames/readResult";
import { objectsPattern } from "../../../resolve/withdrawReplaced";
import { doseChange } from "../../../segment/plans/plansInPassing";
import type { Sentence } from "../../../segment/Sentence";
import { drugName, findDrugs } from "../../../terms/findDrugs";
import type { ReadingState } from "../../ReadingState";
import { repeatsHeard } from "../../repeatsHeard";
import { changeByDose } from "../doses/changeByDose";
import { isForOccasion, leadPattern } from "../isDrugCourse";
import { isReviewed } from "../medicationReview";

/** Source of a pattern for words before an order that do not belong to it, as a group. */
const lead =
  "^((?:(?:and|so|but|okay|ok|right|well|now|then|also|plus|fine|good|all right|alright|sure|in that case),? )*)";
/** Source of a pattern for a unit of a dose. */
const unit = "(?: ?(?:mg|mcg|g|grams?|units?|mL|puffs?|tablets?|drops?|sprays?|%))";

/** Matches a drug with its new dose, as groups: lead, drug, direction, dose: "Levetiracetam | to 750 twice daily". */
const toDosePattern = new RegExp(
  `${lead}(?:the |your )?([a-z][a-z-]{2,24}(?: [a-z]{2,12})??),? (?:just |straight |now |only )?((?:(?:back )?(?:up|down)|back) )?((?:from \\d[\\d.]*${unit}? )?to (?:\\d[\\d./]*|an? (?:gram|tablet|puff)|half an?|double|twice)\\b.*)$`,
  "i",
);
/** Matches a length of treatment before what is given, as groups: lead, length, the rest: "7 days | of doxycycline". */
const coursePattern =
  /^((?:(?:and|so|but|okay|ok|right|well|now|then|also|plus|fine|good|just|only),? )*)((?:an?|another|one|\d{1,2}(?:(?: to | or |-)\d{1,2})?) (?:days?|weeks?|months?|fortnight))(?:['’] worth|['’]s worth)? of (?:the |your )?([a-z].{2,100})$/i;
/** Matches a drug with "then" before its dose, as groups: lead, drug, dose: "Prednisone then, | 30 mg for 5 days". */
const thenPattern = new RegExp(`${lead}([a-z][a-z-]{3,24}),? then,? (\\d[\\d.]*${unit}?\\b.*)$`, "i");
/** Matches a drug in place of another, as groups: lead, drug, dose, the rest: "Finasteride | 5 | instead". */
const insteadPattern = new RegExp(
  `${lead}([a-z][a-z-]{3,24}),? (\\d[\\d.]*${unit}?(?: (?:once|twice|\\d times) a day| daily| at night| a day)? )?(?:instead|in its place|in place of (?:it|that))(?: then)?([.,].*)?$`,
  "i",
);
/** Matches words that end the drug just spoken of: "Then off with it", "that one has to go", "it has to come off". */
const endsPattern = new RegExp(
  `${lead}(?:off with (?:it|that)|let us (?:lose|bin|ditch|drop) (?:it|that)(?: one)?|(?:it|that)(?: one)? (?:has (?:got )?to (?:go|come off|stop|be stopped)|needs to (?:go|come off|stop|be stopped)|goes|comes off|is coming off|stops (?:now|today)|must (?:go|stop)))(?=$|[.,]| (?:today|now|then|straight away|with (?:your|those|these)|because|as)\\b)`,
  "i",
);

/** Matches what the patient is given, as groups: lead, what: "He gets | one dose of dexamethasone by mouth". */
const getsPattern = new RegExp(
  `${lead}(?:he|she|you) gets? (?:(?:just|only|also) )?((?:an?|one|the|another|some|\\d|two) [^.;?]{3,80})$`,
  "i",
);
/** Matches words that make something given an order of today: "dose", "for 5 days", "now", "by mouth". */
const givenNowPattern =
  /\b(?:now|today|tonight|right away|straight away|before (?:you|he|she) (?:go|goes|leaves?)|by mouth|first dose|one dose|single dose|a dose|for (?:\d|an?\b|one\b|two\b))/i;
/** Matches the words of a patient sent home, as groups: lead, with what: "she goes home | with the inhaler". */
const goesHomePattern = new RegExp(
  `${lead}(?:he|she|you) (?:go|goes|can go|is going|are going) home (?:today |now |tonight )?(?:with|on) (?:the )?([^.;?]{3,80})$`,
  "i",
);

/** Matches a drug that the patient is going to take, as groups: lead, drug: "You'll take | rivaroxaban 20". */
const willTakePattern = new RegExp(
  `${lead}you will (?:just |also |then )*(?:take|be taking|be on|go on) ((?:[^.;?]|\\.(?=\\d)){4,90})$`,
  "i",
);

/** Source of a pattern for devices that are given to a patient. */
const device =
  "(?:(?:walking|surgical|air|wrist|thumb|knee|back|soft|removable|night|compression) )?(?:splints?|boots?|slings?|braces?|casts?|collar|crutches|spacer|walker|stick|cane|stockings?|bandage|dressing|strapping|eye patch|inserts?|insoles?|mouth ?guard)";
/** Matches devices with the time or purpose of their use, as groups: lead, devices: "A splint | today". */
const devicePattern = new RegExp(
  `${lead}((?:an? |the |some )?${device}(?:,? (?:and|plus) (?:an? |the |some )?${device})? (?:today|now|for now|for comfort|for support|at night|until [^.;?]{3,30}|for (?:\\d|an?\\b|two|three|four|six)[^.;?]{0,20}))[.]?$`,
  "i",
);

/** Matches a patient's question whether a treatment is needed, with it as a group: "So no | antibiotics | ?" */
const needsPattern =
  /(?:^|[.,?] |\b(?:so|and|but) )(?:no|(?:do|does) (?:not )?(?:I|he|she|we) (?:not )?need|(?:should|can|could|shall) (?:I|he|she|we) (?:not )?(?:have|get|take|be on)|what about|will (?:you|he|she) (?:give|prescribe)(?: (?:me|him|her))?) (?:any |some |an? |the )?(antibiotics?|antivirals?|steroids?|penicillin|amoxicillin|cough (?:syrup|medicine))\b[^?]{0,20}\?/i;
/** Matches an answer that such a treatment has no effect: "They wouldn't touch it". */
const noEffectPattern =
  /^(?:(?:no|well|because|honestly),? )*(?:they|it|those|that|antibiotics|steroids) (?:would|will|do|does|can) ?not (?:really |actually )?(?:touch|help|work|do (?:anything|a thing|much|any good)|make (?:any|a|much) difference|make (?:you|him|her|it) better|kill|shift)\b/i;

/** Returns that a treatment about which the patient has just asked is not needed; null for other sentences. */
function unneeded({ text, at }: Sentence, { patientQuestion, patientAskedAt }: ReadingState): string | null {
  const asked = at - patientAskedAt === 1 && noEffectPattern.test(text) ? needsPattern.exec(patientQuestion) : null;
  return asked?.[1] ? `no need for ${asked[1].toLowerCase()}` : null;
}

/** Matches treatments besides drugs that last for some time: "physio", "light duties". */
const lastingPattern =
  /^(?:(?:just|plain|gentle|regular|weekly|daily|good|strict|complete) )*(?:physio\w*|physical therapy|occupational therapy|speech therapy|PT|rehab\w*|antibiotics?|steroids?|antihistamines?|iron|antacids?|therapy|cbt|counsel+ing|light duties|rest|bed rest|ice|splinting|bracing|exercises|stretching|pelvic floor exercises|compression|injections|drops|ointment|cream|inhalers?|allergy shots|phototherapy|no alcohol|home blood pressure readings|blood pressure readings)\b/i;
/** Matches words about what was done before or by others, or what is talked about, so that nothing is ordered. */
const notOrderedPattern =
  /\b(?:since|last|ago|was|were|did|had|has|have|been|went|took|taken|gave|given|before (?:that|then|now)|by (?:the|your|dr)|already|previously|earlier|used to|helped|worked|caused?|usually|sometimes|can|could|might|would|side effects?|in (?:19|20)\d\d|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i;
/** Matches words of what was prescribed before, in the sentence before a drug: "They gave you". */
const recallsPattern =
  /\b(?:gave|given|prescribed|took|taken|were on|was on|had you|you had|got|says here|records?|notes? (?:say|from)|list|what are you|you (?:are|were) (?:on|taking))\b/i;

/** Matches a test after "then", as groups: lead, test, the rest: "Then | an ultrasound". */
const thenTestPattern = new RegExp(
  `${lead}(?:ah,? |oh,? )?(?:then|in that case),? (?:let us (?:do|get) )?((?:an?|the) [a-z][a-z -]{2,30}?)(?: instead)?([.,].*)?$`,
  "i",
);

/**
 * Returns a test that the clinician names after the patient's objection as ordered in place of the one before; null for
 * other sentences.
 */
function testInstead(text: string, { heard, lastSaid }: ReadingState): string | null {
  const [, before = "", test, rest = ""] = thenTestPattern.exec(text) ?? [];
  return test && !/\bfirst\b/i.test(lastSaid?.text ?? "") && objectsPattern.test(heard) && testNamed(test) !== null
    ? `${before}we will get ${test} instead${rest}`
    : null;
}

/** Matches a dose without a drug, as groups: lead, dose: "50 mg in the morning". */
const bareDosePattern = new RegExp(
  `${lead}(\\d[\\d.]*${unit}(?!,? (?:is|was|are)\\b)[^.;?]{0,80}?)(?:,? then)?[.]?$`,
  "i",
);
/** Matches a question that offers a drug: "Would you consider naltrexone?" */
const offersPattern =
  /\b(?:would you (?:consider|try|like|be (?:willing|open|happy))|how (?:would|do) you feel about|have you thought (?:about|of)|what about|how about|shall we try|could we try|want to try)\b/i;

/** Matches a refusal at the start of a sentence: "no", "I don't". */
const refusesPattern = /(?:^|[?.] )(?:no|nope|nah|not|never|I would rather not|I do not)\b/i;

/** Returns the dose of a drug that was just offered and not refused as an order of it; null for other sentences. */
function doseOfOffered(text: string, { answered, heard, facts }: ReadingState): string | null {
  const [, before = "", dose] = bareDosePattern.exec(text) ?? [];
  if (!dose) return null;
  const agreed = facts.at(-1)?.slots.object?.text ?? "";
  const asked = offersPattern.test(answered?.text ?? "") ? (answered?.text ?? "") : "";
  const isAgreed = /^the patient agrees to /i.test(agreed);
  const [drug] = findDrugs(isAgreed ? agreed : asked);
  const isRefused = !isAgreed && refusesPattern.test(heard.slice(asked.length));
  const isTaken = facts.some(({ kind, said }) => kind === "medication" && drug && said.includes(drug.name));
  return drug && !isRefused && !isTaken ? `${before}we will start ${drugName(drug.name)} ${dose}` : null;
}

/** Maximum number of words of an order without a verb; a longer sentence says more. */
const maxWords = 24;

/** Returns whether words begin with the name of a drug and have no other word before its end. */
const isDrug = (words: string): boolean =>
  findDrugs(words).some(({ start, end }) => start === 0 && end >= words.length);

/** Returns words that begin with a drug with its name as inside of a sentence: "finasteride", "Macrobid". */
const lowerDrug = (words: string): string => words.replace(/^[A-Za-z-]+/, (name) => drugName(name));

/** Returns the order in a dose that changes, a length of treatment or a drug in place of another; null without one. */
function orderIn(text: string, { facts }: ReadingState): string | null {
  const changed = toDosePattern.exec(text);
  if (changed?.[2] && isDrug(changed[2])) {
    const [, before = "", drug, way = "", to = ""] = changed;
    const verb =
      /up|down/i.test(way) || /^from/i.test(to) ? doseChange("", way, to) : changeByDose(drug, to.slice(3), facts);
    return `${before}we will ${verb} ${lowerDrug(drug)} ${to}`;
  }
  const course = coursePattern.exec(text);
  if (course?.[3]) {
    const [, before = "", length = "", given] = course;
    const verb = findDrugs(given)[0]?.start === 0 ? "prescribe" : lastingPattern.test(given) ? "arrange" : null;
    if (verb) return `${before}we will ${verb} ${length.toLowerCase()} of ${lowerDrug(given)}`;
  }
  const gets = getsPattern.exec(text);
  if (
    gets?.[2] &&
    givenNowPattern.test(gets[2]) &&
    isTreatmentOrTest(gets[2]) &&
    !/\b(?:every|each|when|whenever)\b/i.test(gets[2])
  )
    return `${gets[1] ?? ""}we will give you ${gets[2].replace(/ and go(?:es)? home$/i, "")}`;
  const home = goesHomePattern.exec(text);
  if (home?.[2] && isTreatmentOrTest(home[2]))
    return `${home[1] ?? ""}we will ${findDrugs(home[2]).length > 0 ? "prescribe" : "provide"} ${home[2]}`;
  const take = willTakePattern.exec(text);
  if (take?.[2] && findDrugs(take[2]).length > 0) return `${take[1] ?? ""}I want you to take ${take[2]}`;
  const worn = devicePattern.exec(text);
  if (worn?.[2]) return `${worn[1] ?? ""}we will provide ${lowerFirst(worn[2])}`;
  const then = thenPattern.exec(text);
  if (then?.[2] && isDrug(then[2])) return `${then[1] ?? ""}we will prescribe ${lowerDrug(then[2])} ${then[3] ?? ""}`;
  const instead = insteadPattern.exec(text);
  return instead?.[2] && isDrug(instead[2])
    ? `${instead[1] ?? ""}we will start ${lowerDrug(instead[2])} ${instead[3] ?? ""}instead${instead[4] ?? ""}`
    : null;
}

/**
 * Returns a clinician's order in a few words without a verb as one with a verb: "Levetiracetam to 750 twice daily" →
 * "we will change levetiracetam to 750 twice daily", "7 days of doxycycline" → "we will prescribe 7 days of
 * doxycycline", and, right after a drug, "Then off with it" → "then we will stop it". Unchanged if the words repeat the
 * patient's or come after words about earlier treatment.
 */
export function verblessOrder(sentence: Sentence, reading: ReadingState): Sentence {
  const { text, turn } = sentence;
  const { lastSaid, heard } = reading;
  if (text.endsWith("?") || text.split(" ").length > maxWords || isReviewed(sentence, reading)) return sentence;
  const ended = endsPattern.exec(text);
  if (ended && findDrugs(`${lastSaid?.text ?? ""} ${heard}`).length > 0 && findDrugs(text).length === 0)
    return { ...sentence, text: `${ended[1] ?? ""}we will stop it` };
  if (isForOccasion(text, reading))
    return { ...sentence, text: `we will prescribe ${lowerDrug(text.replace(leadPattern, ""))}` };
  const spared = unneeded(sentence, reading);
  if (spared) return { ...sentence, text: spared };
  const order = notOrderedPattern.test(text)
    ? null
    : (testInstead(text, reading) ?? doseOfOffered(text, reading) ?? orderIn(text, reading));
  if (order === null || repeatsHeard(text, reading)) return sentence;
  const isRecalled = lastSaid?.turn === turn && recallsPattern.test(lastSaid.text);
  return isRecalled ? sentence : { ...sentence, text: order };
}
