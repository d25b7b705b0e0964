import { isQuestion, withoutLead } from "../acts/questions/isQuestion";
import { isAskedAbout } from "../acts/questions/isAskedAbout";
import { personNamed } from "../acts/subjects/personNamed";
import { birthStatement } from "../answers/past/birthHistory";
import { weightStated } from "../answers/functions/weightChange";
import { readAnswer } from "../acts/readAnswer";
import type { Fact } from "../Fact";
import { afterAllergyDenial, allergiesIn, takenIn } from "../frames/allergiesIn";
import { withoutRelatives } from "../frames/allergyClauses";
import { isAboutFamily, relativeName } from "../frames/readFamily";
import { makeFact } from "../frames/makeFact";
import { namesOperation, readHistory } from "../frames/readHistory";
import { riskNameOf, riskPattern } from "../frames/riskPattern";
import { quitIn, readSocial, withSmoked } from "../frames/readSocial";
import { readSymptoms } from "../frames/readSymptoms";
import { canReferTo, type Clause, clausesOf, trimmed } from "../roles/clausesOf";
import { ownDrugPattern } from "../roles/saidForPatient";
import { quotativePattern } from "../segment/quotativePattern";
import { saysOnlyAllergy } from "./treatment/saysOnlyAllergy";
import { namesSideEffect } from "./treatment/namesSideEffect";
import type { Sentence } from "../segment/Sentence";
import { namedConditions } from "../terms/namedConditions";
import { findDrugs } from "../terms/findDrugs";
import { findSuicides } from "../terms/findSuicides";
import { findSymptoms } from "../terms/findSymptoms";
import { addReaction } from "./addReaction";
import { resultsRead } from "./results/resultsRead";
import { hurtsNow } from "./exam/hurtsNow";
import { declinedIn } from "./treatment/declinedIn";
import { familyFacts } from "./familyFacts";
import { isWorthNoting } from "./isWorthNoting";
import { medicationFacts, clauseOfOtherPattern } from "./medicationFacts";
import type { ReadingState } from "./ReadingState";
import { ownAge } from "./opening/withAgeSaid";
import { withVerb } from "./treatment/withVerb";
import { furtherDrugs } from "./treatment/furtherDrugs";
import { bareRatingIn, ratingIn } from "./ratingIn";
import { isSubject } from "../answers/family/isSubject";
import { aboutOtherPattern, relativeFacts, statesAge, treatsPattern } from "./relativeFacts";
import { withFever } from "./withFever";

/** Matches the start of a patient's question, which does not state facts: "should I", "can you". */
const asksPattern =
  /^(?:and |so |but |okay |well |then |now )*(?:(?:should|can|could|may|will|would|do|does|is|are|am) (?:I|it|that|this|we|you|there|they)\b(?! (?:am|was|were|have|had|feel|felt|get|go|walk|take|eat|sit|stand|lie|bend|do (?!I\b)))|(?:what|how|when|why|where) (?:should|can|could|will|would|do|does|did|is|are|am) (?:I|it|that|this|we|you|there|they|the|my)\b|(?:what|how) about\b)/i;
/** Matches words for the speaker: "I", "my". */
const firstPersonPattern = /\b(?:I|my|me|myself)\b/i;

/**
 * Reads the facts in a sentence of the patient or of an informant; `asked` is the question that it answers, or null.
 * Empty for questions and small talk. Updates the complaint, the relative and the last allergy of `reading`.
 */
export function patientStatement(sentence: Sentence, reading: ReadingState, asked: Sentence | null = null): Fact[] {
  return splitByPerson(withSmoked(sentence, reading.asked), reading).flatMap(
    (part) =>
      quitIn({ ...part, text: withoutLead(part.text) }, reading.asked) ??
      furtherDrugs(part, reading) ??
      readStatement(part, reading, asked),
  );
}

/** Returns whether a text names a disease, symptom, operation or drug. */
const namesHealth = (text: string): boolean =>
  namedConditions(text).length > 0 ||
  findSymptoms(text).length > 0 ||
  namesOperation(text) ||
  findDrugs(text).length > 0;

/**
 * Splits a sentence about the health of the patient and of another person: "Dad had a stroke, | and I had a melanoma".
 */
function splitByPerson(sentence: Sentence, reading: ReadingState): Sentence[] {
  const before = reading.relative?.turn === sentence.turn ? reading.relative.name : namedInTurn(sentence, reading);
  const clauses = clausesOf(sentence.text, before);
  const isOther = ({ subject }: Clause): boolean => subject === "other";
  if (!clauses.some(isOther) || !clauses.some((clause) => !isOther(clause) && namesHealth(clause.text)))
    return [sentence];
  const parts: { text: string; isOther: boolean }[] = [];
  for (const clause of clauses) {
    const last = parts.at(-1);
    if (last?.isOther === isOther(clause)) last.text += clause.text;
    else parts.push({ text: clause.text, isOther: isOther(clause) });
  }
  return parts.map(({ text }) => ({ ...sentence, text: trimmed(text) })).filter(({ text }) => text !== "");
}

/**
 * Returns the person whom a patient who speaks for themselves named in the turn of a sentence; undefined without one.
 */
const namedInTurn = ({ at }: Sentence, { person, isProxied }: ReadingState): string | undefined =>
  !isProxied && person?.at === at ? person.name : undefined;

/** Matches what is done to another person, with the pronoun as the group: "It made | her | sore". */
const doneToOtherPattern =
  /\b(?:made|makes|making|gave|gives|given|left|leaves|put|puts|got|kept|keeps|hit|took|sent|turned|caused|causes|hurts?|helped) (him|her)\b/i;

/**
 * Maximum numbers of words of a sentence that only gives the age, diseases of relatives, or a change of weight; a
 * longer one is also about something else and read further.
 */
const maxWords = { age: 8, family: 14, weight: 14 };

/**
 * Reads the facts of a part of a patient's sentence about one person. `asked`: a question on which it also rests; null
 * if none.
 */
function readStatement(sentence: Sentence, reading: ReadingState, asked: Sentence | null): Fact[] {
  const affirmed = readAnswer(sentence.text);
  const said =
    affirmed.polarity === "yes" && !affirmed.isHedged && affirmed.rest !== "" ? affirmed.rest : sentence.text;
  const bare = withoutLead(said).replace(requestPattern, "I want to ");
  const age = ownAge(bare);
  const from = asked ? [asked, sentence] : [sentence];
  const words = bare.split(" ").length;
  if (age && words <= maxWords.age) return [makeFact({ kind: "statement", from, slots: { topic: "age", age } })];
  const clause = { ...sentence, text: withVerb(bare, asked) };
  const rated = ratingIn(bare) ?? bareRatingIn(bare, reading.answered?.text ?? "");
  if (rated && reading.complaint !== "")
    return [
      makeFact({
        kind: "symptom",
        from,
        slots: {
          name: /pain|ache|sore|cramp|burn/i.test(reading.complaint) ? reading.complaint : "severity",
          severity: rated,
        },
      }),
    ];
  if (pastIllnessPattern.test(bare) && !/\b(?:since|start\w*|began|pain|ever)\b/i.test(bare))
    reading.pastIllnessIn = clause.turn;
  // Also for small talk, because "they" in the next sentence can refer to the relative.
  const relative = relativeOf(clause, reading);
  const isNoReport = asksPattern.test(bare) || bare.endsWith("?") || isQuestion(bare) || hurtsNow(bare, reading.phase);
  if (isNoReport || !(isWorthNoting(bare, reading.phase === "history") || statesAge(clause, relative))) return [];
  if (relative) return relativeFacts(clause, relative, from);
  const inFamily = reading.asked !== "family" && isAboutFamily(bare) ? familyFacts(clause, from) : [];
  if (inFamily.length > 0 && words <= maxWords.family) return inFamily;
  if (addReaction(clause, reading)) return [];
  const whole = declinedIn(clause) ?? resultsRead(clause) ?? (reading.isPatientChild ? birthStatement(clause) : null);
  if (whole) return whole;
  const risks = riskFacts(clause, from);
  const own = { ...clause, text: withoutRelatives(clause.text) };
  // "They made her drowsy" is not an intolerance of a patient who speaks for themselves.
  const isOthers = !reading.isProxied && doneToOtherPattern.test(clause.text);
  const allergies = isOthers
    ? []
    : allergiesIn(own, {
        isAsked: false,
        isAboutTaken: reading.asked === "medications",
        ...(asked ? { asked } : {}),
      });
  const facts = [
    ...inFamily,
    ...risks,
    ...allergies,
    ...(allergies.length > 0 || isAboutFamily(bare) ? [] : symptomFacts(clause, from, risks, reading)),
  ];
  if (allergies.length === 0) facts.push(...ofPastIllness(medicationFacts(clause, from), clause, reading));
  else if (allergies.every(({ polarity, slots }) => polarity === "absent" && !slots.tolerated))
    facts.push(...medicationFacts({ ...clause, text: afterAllergyDenial(bare) ?? "" }, from));
  else facts.push(...takenIn(bare).flatMap((text) => medicationFacts({ ...clause, text }, from, true)));
  facts.push(...readHistory(clause, from, false, `${reading.heard} ${clause.text}`), ...readSocial(clause, from));
  rememberComplaint(facts, reading);
  const isKept = risks.length === 0 && !saysOnlyAllergy(allergies, bare) && !quotativePattern.test(clause.text);
  return isKept ? [...facts, ...keptWords(clause, from, reading)] : facts;
}

/** Matches words of time, and numbers. */
const timePattern = /\d|\b(?:days?|weeks?|months?|years?|since|ago|last|past|summer|winter|spring|fall)\b/i;

/** Keeps a sentence as a statement, or how much weight was lost or gained if it says nothing else. */
function keptWords(sentence: Sentence, from: readonly Sentence[], reading: ReadingState): Fact[] {
  const weight = weightStated(sentence, from);
  const rest = sentence.text.toLowerCase().replace(weight?.slots.value?.text.replace(/^[a-z]+ (?=\d)/, "") ?? "", "");
  const isOnlyWeight = weight && sentence.text.split(" ").length <= maxWords.weight && !timePattern.test(rest);
  return [isOnlyWeight ? weight : statementOf(sentence, from, reading)];
}

/** Matches a request that a treatment is stopped or changed: "please | stop the warfarin". */
const requestPattern =
  /^(?:(?:but|and|so),? )?please (?:just )?(?=(?:stop|change|switch|increase|lower|reduce|start|continue|restart|cancel)\b)/i;

/** Matches an illness that is over: "I had the flu last week". */
const pastIllnessPattern =
  /\b(?:had|got|was|did have|went through) .{0,40}?\b(?:last (?:week|month|year)|(?:a few|a couple of|several|\d+) (?:days|weeks|months|years) ago|back in|in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d))\b/i;
/** Matches a date by which what was given then is not taken now: "in August", "3 months ago". */
const datedPattern =
  /\b(?:(?:back )?in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|last (?:month|year|spring|summer|fall|autumn|winter)|(?:\d+|a few|a couple of|several) (?:weeks|months|years) ago)\b/i;
/**
 * Returns drugs given for an illness that is over as past: "I had a bladder infection in June. They gave me Macrobid."
 */
const ofPastIllness = (drugs: readonly Fact[], { text, turn }: Sentence, { pastIllnessIn }: ReadingState): Fact[] =>
  (pastIllnessIn === turn || datedPattern.test(text)) &&
  /\b(?:gave|given|prescribed) (?:me|him|her)\b/i.test(text) &&
  !presentPattern.test(text)
    ? drugs.map((drug) => ({ ...drug, time: { when: "past" } }))
    : [...drugs];

/** Matches words for a drug that was given or taken: "injection was given", "I took a tablet". */
const givenDrugPattern =
  /\b(?:(?:injection|shot|tablets?|pills?|medicines?|medication|antibiotics?|drip|dye|contrast|vaccine)\b[^.;]{0,30}\b(?:given|gave|put|took|taken|had)|(?:gave|given|took|had|put) (?:me |him |her )?(?:an? |some |the )?(?:[a-z]+ )?(?:injection|shot|tablets?|pills?|medicines?|medication|antibiotics?|drip|dye|contrast|vaccine))\b/i;

/** Matches past tenses: "had", "was". */
const pastTensePattern = /\b(?:had|was|were|did have|got|felt)\b/i;
/** Matches words for the present: "now", "still". */
const presentPattern = /\b(?:now|still|since|have been|has been|am|is|are|ever since|today)\b/i;

/**
 * Reads symptoms, without suicidal ideation if the clause was read as a risk. Symptoms of an illness that is over are
 * past: "I had the flu last week. I had a fever."
 */
function symptomFacts(
  clause: Sentence,
  from: readonly Sentence[],
  risks: readonly Fact[],
  reading: ReadingState,
): Fact[] {
  const { text, turn } = clause;
  const isOver =
    reading.pastIllnessIn === turn &&
    pastTensePattern.test(text) &&
    !presentPattern.test(text.replace(/\bnot (?:any ?more|now)\b/gi, ""));
  // "No alcohol, because I always get a headache" is not a present headache.
  if (reading.focus?.habit && /\b(?:because|it (?:makes|made|gives|gave) me)\b/i.test(text)) return [];
  // "One time an injection was given and the whole body got rashes" answers a question about allergies.
  if (reading.asked === "allergy" && givenDrugPattern.test(text)) return [];
  if (namesSideEffect(clause.text) || ofCaregiverPattern.test(clause.text)) return []; // kept in the statement
  const facts = withFever(readSymptoms(clause, from), clause, from).map((fact) =>
    isOver ? { ...fact, time: { ...fact.time, when: "past" as const } } : fact,
  );
  return risks.length > 0 ? facts.filter(({ slots }) => slots.name?.text !== "suicidal ideation") : facts;
}

/** Matches the start of a clause about whoever speaks for the patient and is no relative: "The caregiver's back". */
const ofCaregiverPattern = /^(?:(?:and|but|so|well|yes|no),? )*the (?:caregiver|carer|guardian|nanny)\b/i;

/** Matches words that leave a question open, before what the patient does say: "I don't know, | I was shivering". */
const opensUnsurePattern =
  /^(?:I (?:really |just )?(?:do not know|could not say|cannot say)|no idea),? (?=(?:(?:just|like|kind of|sort of),? )*(?:(?:I|he|she|it|we|my|his|her) (?:\w+ ){2}|[a-z]{3,}ing (?:\w+ ){2}))/i;

/** Turns the sentence itself into a fact, so that words that no reader recognizes are not lost. */
function statementOf(sentence: Sentence, from: readonly Sentence[], { asked }: ReadingState): Fact {
  const detail = sentence.text.replace(opensUnsurePattern, "");
  return makeFact({ kind: "statement", from, slots: { detail, of: asked ?? undefined } });
}

/** Sets the complaint to the first reported symptom, if possible one that is not over, unless there is one already. */
function rememberComplaint(facts: readonly Fact[], reading: ReadingState): void {
  const reported = facts.filter(({ kind, polarity }) => kind === "symptom" && polarity === "present");
  const named = (reported.find(({ time }) => time.when !== "past") ?? reported[0])?.slots.name?.text;
  if (named && (reading.complaint === "" || reading.open.length === 0)) reading.complaint ||= named;
}

/** Reads words about self-harm, suicide, violence or abuse. */
function riskFacts(sentence: Sentence, from: readonly Sentence[]): Fact[] {
  const words = riskPattern.exec(sentence.text);
  if (!words) return [];
  const denies = /\b(?:no|not|never|deny|denies)\b/i.test(sentence.text.slice(0, words.index));
  return [
    makeFact({
      kind: "risk",
      from,
      polarity: denies ? "absent" : "present",
      slots: {
        detail: sentence.text,
        of: riskNameOf(words[0]) ?? undefined,
        quality: denies ? undefined : sentence.text,
      },
    }),
  ];
}

/**
 * Returns the relative or other person whose health a sentence is about: named in it, or named before and meant by
 * "he", "she" or "they". Null if the sentence is about the patient. Remembers the person in `reading`.
 */
function relativeOf(sentence: Sentence, reading: ReadingState): string | null {
  const { text, turn } = sentence;
  const hasHealth =
    namedConditions(text).length > 0 ||
    findSymptoms(text).length > 0 ||
    findSuicides(text).length > 0 ||
    namesOperation(text) ||
    (findDrugs(text).length > 0 && clauseOfOtherPattern.test(text) && !ownDrugPattern.test(text)) ||
    /\b(?:allerg\w*|anaphyla\w*|tested positive|died|passed away|sick|ill|jaw|blood pressure|heart)\b/i.test(text);
  const named = personNamed(text);
  if (named && hasHealth && isSubject(text, named)) {
    reading.relative = { name: relativeName(named).replace(/['’]s$/, ""), turn };
    return reading.relative.name;
  }
  const clauses = hasHealth && !named ? clausesOf(text) : [];
  const other = clauses.every(({ subject }) => subject === "other") ? clauses[0]?.person : undefined;
  if (other && !isAboutFamily(text)) {
    reading.relative = { name: relativeName(other).replace(/['’]s$/, ""), turn };
    return reading.relative.name;
  }
  const pronoun = aboutOtherPattern.exec(text)?.[1]?.toLowerCase();
  if (
    pronoun &&
    reading.relative?.turn === turn &&
    !firstPersonPattern.test(text) &&
    canReferTo(pronoun, reading.relative.name)
  )
    return reading.relative.name;
  const inTurn = firstPersonPattern.test(text) ? undefined : namedInTurn(sentence, reading);
  const meant = pronoun ?? doneToOtherPattern.exec(text)?.[1]?.toLowerCase().replace("him", "he").replace("her", "she");
  if (inTurn && meant && (hasHealth || !pronoun) && canReferTo(meant, inTurn)) {
    reading.relative = { name: inTurn, turn };
    return inTurn;
  }
  const { person } = reading;
  if (
    person &&
    person.at < sentence.at &&
    isAskedAbout(person, sentence, reading) &&
    !firstPersonPattern.test(text) &&
    canReferTo(pronoun ?? "", person.name)
  ) {
    reading.relative = { name: person.name, turn };
    return person.name;
  }
  if (person && continuesAbout(person, sentence, reading)) {
    reading.relative = { name: person.name, turn };
    return person.name;
  }
  reading.relative = named ? { name: relativeName(named).replace(/['’]s$/, ""), turn } : null;
  return null;
}

/** Number of turns after a person is named in which "he" or "her" can still mean that person. */
const maxTurnsLater = 6;
/** Matches words for clinicians: "doctor", "cardiologist". */
const cliniciansPattern =
  /\b(?:dr\b|doctors?|gp|nurse|midwife|specialist|surgeon|consultant|pharmacist|dentist|[a-z]+(?:ologist|iatrist))\b/i;

/**
 * Returns whether a sentence is still about another person mentioned before: "They switched her to apixaban", and right
 * after it "They increased it last week".
 */
function continuesAbout(
  person: { name: string; at: number },
  { text, turn, at }: Sentence,
  reading: ReadingState,
): boolean {
  if (/\b(?:I|my|me|myself|mine|we|us|our)\b/i.test(text) || at - person.at > maxTurnsLater || reading.isProxied)
    return false;
  if (/^(?:dog|cat|baby|twin)/i.test(person.name)) return false;
  // "He fell off the sofa. His dad was at work." The father is named only after it.
  if (person.at === at && reading.relative?.turn !== turn) return false;
  if (reading.relative?.turn === turn && treatsPattern.test(text) && findSymptoms(text).length === 0) return true;
  const pronouns = [...text.matchAll(/\b(?:(he|him|his)|(she|her|hers))\b/gi)].map(([, he]) => (he ? "he" : "she"));
  if (pronouns.length === 0 || !pronouns.some((pronoun) => canReferTo(pronoun, person.name))) return false;
  const isAboutClinician =
    cliniciansPattern.test(reading.heard) && /^(?:(?:and|but|so|then),? )*(?:he|she)\b/i.test(text);
  return !isAboutClinician;
}
