import type { Fact } from "../../Fact";
import type { Sentence } from "../../segment/Sentence";
import type { Focus, ReadingState } from "../../statements/ReadingState";
import { asksForLastAct } from "../../answers/labels/lastLabel";
import { findConditions } from "../../terms/findConditions";
import { findDrugs } from "../../terms/findDrugs";
import { findSites } from "../../terms/findSites";
import { findSymptoms } from "../../terms/findSymptoms";
import { asksOfOther, generalPattern } from "./asksOfOther";
import { siteOf, symptomName } from "../../frames/readSymptoms";
import { socialTopic } from "../../frames/readSocial";
import type { QuestionTopic } from "../questions/questionTopic";

/** Topics of questions about a symptom that is not named in them: "When did it start?" */
export const attributeTopics: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>([
  "duration",
  "onset",
  "frequency",
  "side",
  "site",
  "severity",
  "quality",
  "course",
  "triggers",
  "relief",
  "radiation",
  "before",
]);

/** Matches words for the complaint: "the pain", "your symptoms", "going on". */
const complaintPattern =
  /\b(?:(?:the|this|that|your|these|those) (?:(?:chest|back|belly|abdominal|stomach) )?(?:pains?|symptoms?|problems?|issues?|complaint|discomfort|episodes?)|going on|bothering|happening|brings you)\b/i;
/**
 * Matches activities and events: "have you been working", "how often do you exercise". A question about their length or
 * frequency is not about a symptom.
 */
const otherActivityPattern =
  /\b(?:how long (?:does|did|do|will|would) (?:it|that|they|he|she) (?:\w+ )?take\b|how (?:often|much) (?:do|did|does|are|is) (?:you|he|she) (?:\w+ )?(?:bath\w*|wash\w*|feed\w*|brush\w*|shower\w*|weigh\w*|go out)|(?:have|has) you (?:been )?(?:work\w*|liv(?:ed|ing)|married|retired|on|us(?:ed|ing)|tak(?:en|ing)|drinking|exercis\w*|play\w*)|how (?:many times|often|much) (?:a day )?(?:are|do|did|have|were) you (?:been )?(?:(?:having|needing|had|have|need|reaching|reach) (?:to |for ))?(?:giv\w+|tak\w+|us\w+|(?:the|your) [a-z]+ (?:one|inhaler|puffer|pump))|(?:are|do|did|have) you (?:\w+ )?need(?:ed|ing)? (?:the|your|that) |(?:do|did|are|were|when|how often|how much) you (?:\w+ )?(?:giv(?:e|en|ing)|us(?:e|ed|ing)|drink\w*|exercise|work\w*|live|take|taking|sleep|eat|check|measure|see|have sex|play)|quit|stopp?ed (?:smoking|drinking|using|taking)|your (?:last )?(?:period|visit|appointment|check-?up|shot|vaccin\w+|surgery|operation|scan|test|colonoscopy|mammogram)|married|diagnosed|surger\w+|operation|accident|(?:last )?(?:meal|drink|cigarette))\b/i;

/** Matches a question about the length of something that the patient does: "How long have you been going to school?" */
const doingPattern =
  /\byou (?:\w+ )?been (?:\w+ly )?(?!(?:hav|gett|feel|experienc|suffer|notic|see|deal|struggl|hurt|bother|happen|wak|runn|los|gain|liv|limp|cry|be)ing\b|going (?:on|through)\b)[a-z]+ing\b/i;

/** Matches a question about the length of something other than a symptom: "How long is the vacation?" */
const ofOtherThingPattern =
  /\bhow long (?:(?:is|are|was|were|will) (?:the|your|this|that|his|her) [a-z]|(?:did|does|do) (?:the|that|those) (?!(?:attacks?|spells?|bouts?|fits?|flares?|first|last|worst|whole|usual|next)\b)[a-z]+ (?:usually |normally )?last\b)/i;
/**
 * Matches a question since when the patient has done or had something that is not a symptom: "When did you move here?",
 * "How long have you had the birds?"
 */
const sinceWhenDonePattern =
  /\b(?:when|how long ago|what year) did (?:you|he|she|they) (?:first |last )?(?!(?:first|last|start|begin|notice|feel|have|develop|experience|hurt|injure|fall|wake|know|reali[sz]e|see|hear|twist|hit|trip|slip|come|become(?! an? )|take|find)\b)(?:get (?!(?:it|this|that|these|those|them|the [a-z]*(?:pain|ache|symptoms?|rash)|sick|ill|hurt|worse|better)\b)|(?!get\b)[a-z]+)|\bhow long (?:have|has) (?:you|he|she) had (?:the|your|those|these) (?!(?:pains?|symptoms?|problems?|issues?|episodes?|attacks?|feelings?|sensations?)\b)[a-z]/i;

/** Returns whether a question asks since when something is done or owned that is not a symptom. */
const asksSinceWhenDone = (asked: string): boolean =>
  sinceWhenDonePattern.test(asked) && findSymptoms(asked).length === 0 && findSites(asked).length === 0;

/** Returns whether a question asks for the length or frequency of an activity: "How often do you exercise?" */
const asksHowLongDone = (asked: string): boolean =>
  /\bhow (?:long|often|many)\b/i.test(asked) && doingPattern.test(asked);

/** Topics of questions about the time of a symptom. */
const timeTopics = new Set<QuestionTopic>(["duration", "onset", "frequency", "course"]);
/** Matches a question about the time of a trouble with a part of the body: "How long has the | knee | been bad?" */
const ofPartPattern =
  /\b(?:how long|how often|when|since when|what) (?:has|have|did|does|do|is) (?:the|your|this|that) ((?:left |right |other )?[a-z]+) (?:been|start|begin|get|go|give|act|play|bother|hurt)/i;

/** Matches complaints of no part of the body, or of a part other than a limb. */
const generalComplaintPattern =
  /^(?:headache|migraine|fever|cough|dizziness|nausea|vomiting|fatigue|insomnia|shortness of breath|palpitations|rash)\b/;

/**
 * Returns whether a question about a time names a part of the body that the last symptom is not of: "How long has the
 * knee been bad?" after a headache.
 */
function asksOfOtherPart(asked: string, { complaint, focus }: ReadingState): boolean {
  const part = ofPartPattern.exec(asked)?.[1];
  const [site] = part ? findSites(part) : [];
  return site !== undefined && generalComplaintPattern.test(focus?.symptom ?? complaint);
}

/** Topics of questions about a pain rather than another symptom. */
const painTopics = new Set<QuestionTopic>(["severity", "quality", "radiation", "site", "side"]);
/** Topics of questions that only a symptom at one place has: a headache can be throbbing and spread, a fever cannot. */
const localTopics = new Set<QuestionTopic>(["quality", "radiation"]);
/** Matches a pain without a body part: "discomfort". */
const plainPainPattern = /^(?:pain|aching|discomfort|soreness)$/;
/** Matches the name of a symptom that is a pain: "headache", "cramp". */
const painPattern = /pain|ache|sore|discomfort|cramp|burning|tender|hurt/;

/** Matches symptoms that accompany a pain and are not rated: "nausea", "light sensitivity". */
const accompanyingPattern =
  /nausea|vomit|sensitivity|weight (?:loss|gain)|appetite|saddle|incontinence|aura|flashing|blind spots|fever|chills|sweat|diarrh|constipat|palpitation|visual|blurr/;

/** Matches symptoms that have no degree from 0 to 10: "weight loss". */
const unratedPattern = /weight (?:loss|gain)|appetite|saddle|incontinence|flashing|blind spots/;

/** Matches a symptom that can spread to another part: "back pain", "rash", "numbness". */
const canSpreadPattern =
  /(?<!head)ache|pain|rash|numb|tingl|swell|itch|red|hives|lump|spots?|bruis|burning|discomfort|cramp|weak/;

/** Returns the name of the symptom reported last whose name matches; undefined if there is none. */
function lastNamed(pattern: RegExp, { facts }: ReadingState): string | undefined {
  return facts.findLast(
    ({ kind, polarity, slots }) => kind === "symptom" && polarity === "present" && pattern.test(slots.name?.text ?? ""),
  )?.slots.name?.text;
}

/**
 * Returns the symptom of the body part that "Which ear?" names, if the complaint is of no part; otherwise undefined.
 */
function partSymptom(asked: string, reading: ReadingState): string | undefined {
  const part = /\bwhich (ear|eye|knee|leg|arm|hand|foot|shoulder|hip|ankle|wrist|elbow)\b/i
    .exec(asked)?.[1]
    ?.toLowerCase();
  return part && !reading.complaint.includes(part) ? lastNamed(new RegExp(`\\b${part}\\b`), reading) : undefined;
}

/** Matches what a question about a course is about, and captures it: "Is | your blood pressure | getting better?" */
const courseSubjectPattern =
  /^(?:(?:and|so|okay|now|then),? )*(?:is|was|are|were|has|have|did|does) (?:the|your|this|that|his|her) ((?:[a-z]+ ){0,2}?[a-z]+) (?:been |ever |always |actually )?(?:getting|gotten|got|get|gets|become|constant|improving|improved|changed|the same|worse|better|there|intermittent|stayed|progress\w*|come)\b/i;
/**
 * Returns whether a question about a course names something that is not a symptom: "your mood", "your blood pressure".
 */
function namesOtherThing(asked: string, complaint: string): boolean {
  const named = courseSubjectPattern.exec(asked)?.[1]?.toLowerCase();
  if (
    named === undefined ||
    generalPattern.test(named) ||
    complaint.includes(named) ||
    named.includes(complaint || " ")
  )
    return false;
  return findSymptoms(named).length === 0;
}

/** Returns whether a question is about a habit, a drug, a disease, an activity or another thing than a symptom. */
const isOfOtherThing = (asked: string): boolean =>
  Boolean(
    socialTopic(asked) ??
    (findDrugs(asked).length > 0 ||
      findConditions(asked).length > 0 ||
      otherActivityPattern.test(asked) ||
      asksHowLongDone(asked) ||
      ofOtherThingPattern.test(asked)),
  );

/** Matches a lesion that a question asks about, as the group: "Which side is the | breast lump |?" */
const lesionAskedPattern =
  /\b(?:the|your|this|that|his|her) ((?:[a-z]+ )?(?:lump|bump|mole|spot|cyst|wart|boil|blister|growth|ulcer))\b(?! (?:clinic|check|removed|removal|taken|sum))/i;

/** Returns the lesion that a question names, as the complaint names it if that ends with it; undefined if none is. */
function lesionIn(asked: string, complaint: string): string | undefined {
  const lesion = lesionAskedPattern.exec(asked)?.[1]?.toLowerCase();
  return lesion && complaint.endsWith(lesion) ? complaint : lesion;
}

/** Number of turns in which "it" and "that" mean the focus; after them, they mean the complaint. */
const maxReach = 4;

/**
 * Returns the name of the symptom that a question about an attribute ("How long?") is about: the symptom it names, the
 * one discussed last, or the complaint. Null if it is about something else, such as a habit or an operation.
 */
export function attributeSubject(
  asked: string,
  topic: QuestionTopic,
  at: number,
  reading: ReadingState,
): string | null {
  const { complaint, focus } = reading;
  if (asksOfOther(asked, topic, complaint)) return null;
  if (asksForLastAct(asked) || asksSinceWhenDone(asked) || (topic === "course" && namesOtherThing(asked, complaint)))
    return null;
  const named = findSymptoms(asked).map((mention) => symptomName(mention, siteOf(asked, mention)));
  if (named.length === 0 && timeTopics.has(topic) && asksOfOtherPart(asked, reading)) return null;
  // "You mentioned the forgetting. How long has that been going on?"
  if (focus?.symptom && focus.at === at && named.length === 0 && /\bthat\b/i.test(asked)) return focus.symptom;
  const lesion = named.length === 0 ? lesionIn(asked, complaint) : undefined;
  if (lesion) return lesion;
  const [only] = named;
  // "Has it spread?" is asked about a rash, which may have been described in words without a name.
  if (topic === "radiation" && only === undefined && /\bspread/i.test(asked) && !canSpreadPattern.test(complaint))
    return null;
  // "Is it sharp?" after breathlessness is about the pain, because breathlessness has no such quality.
  if (
    only === undefined &&
    localTopics.has(topic) &&
    focus?.symptom &&
    !painPattern.test(focus.symptom) &&
    painPattern.test(complaint)
  )
    return /numb|tingl|rash|swell|itch|lump|weak|red/.test(focus.symptom) ? focus.symptom : complaint;
  // "How bad does it get, zero to ten?" after nausea is about the headache that it comes with.
  if (
    topic === "severity" &&
    only === undefined &&
    focus?.symptom &&
    focus.at !== at &&
    accompanyingPattern.test(focus.symptom) &&
    painPattern.test(complaint) &&
    (/\b(?:10|ten|scale)\b/i.test(asked) || unratedPattern.test(focus.symptom))
  )
    return complaint;
  // "And the itching? How bad is it, one to ten?"
  if (topic === "severity" && only === undefined && focus?.symptom && focus.at === at) return focus.symptom;
  // "Which ear?" is about the symptom of the ear, not about a fever.
  const ofPart = topic === "side" ? partSymptom(asked, reading) : undefined;
  if (ofPart) return ofPart;
  if (painTopics.has(topic) && (only === undefined || plainPainPattern.test(only)) && !painPattern.test(complaint))
    return lastNamed(topic === "side" ? canSpreadPattern : painPattern, reading) ?? (only || complaint);
  if (named.length === 1 && only && plainPainPattern.test(only) && painPattern.test(complaint)) return complaint;
  if (named.length === 1 && only)
    return complaint.endsWith(only) || only.endsWith(complaint) ? complaint || only : only;
  if (named.length > 1 || complaintPattern.test(asked)) return complaint;
  if (isOfOtherThing(asked)) return null;
  const reached = !focus || at - focus.at > maxReach ? complaint : focus.symptom;
  // "How long?" after the color of the sputum is about the cough.
  const isOfCough = timeTopics.has(topic) && /sputum|phlegm/.test(reached ?? "") && /cough/.test(complaint);
  const subject = isOfCough ? complaint : reached;
  if (topic !== "side" || subject === null || canSpreadPattern.test(subject) || painPattern.test(subject))
    return subject;
  // "Which one?" after talk of a cough is about the ear that hurts.
  return lastNamed(canSpreadPattern, reading) ?? subject;
}

/** Topics of habits, about which "How long?" and "How often?" can be asked. */
const habits: ReadonlySet<string> = new Set(["smoking", "vaping", "alcohol", "drugs", "exercise"]);

/** Returns the habit that a question is about, named in it or discussed last; null if there is none. */
export function habitOf(asked: string, at: number, { focus }: ReadingState): QuestionTopic | null {
  const named = socialTopic(asked);
  if (named && habits.has(named)) return named as QuestionTopic;
  return findSymptoms(asked).length === 0 &&
    (!asksHowLongDone(asked) || /\bbeen (?:smok|vap|us|drink|tak|do)ing\b/i.test(asked)) &&
    focus &&
    at - focus.at <= maxReach
    ? focus.habit
    : null;
}

/** One answered question: what it asked, the symptom it was about (`subject`) if any, and the facts of the answer. */
interface Answered {
  asked: string;
  topic: QuestionTopic | null;
  subject: string | null;
  facts: readonly Fact[];
  at: number;
}

/** Topics of questions that leave the focus as it is. */
const topicsKeepingFocus = new Set<QuestionTopic>([...attributeTopics, "tried", "reason"]);

/** Returns the focus of the questions after an answered one; null if they are about the complaint. */
export function nextFocus({ asked, topic, subject, facts, at }: Answered, reading: ReadingState): Focus | null {
  if (topic && habits.has(topic)) return { symptom: null, habit: topic, at };
  if (topic && attributeTopics.has(topic) && subject !== null)
    return subject === reading.complaint ? null : { symptom: subject, habit: null, at };
  if (topic === null) {
    const reported = facts.filter(({ kind, polarity }) => kind === "symptom" && polarity === "present");
    const [only] = reported;
    if (reported.length === 1 && only?.slots.name && only.slots.name.text !== reading.complaint)
      return { symptom: only.slots.name.text, habit: null, at };
    return complaintPattern.test(asked) || reported.length > 1 ? null : keepFocus(reading.focus, at);
  }
  return topicsKeepingFocus.has(topic) || topic === "otherSymptoms"
    ? keepFocus(reading.focus, at)
    : { symptom: null, habit: null, at };
}

/**
 * Returns the focus after the rest of an answer. If the rest reports another habit, that habit becomes the focus:
 * vaping after "Do you smoke?" "No. But I vape." If the question asked for symptoms and the answer names only another
 * one, that becomes the focus: "Any numbness?" "A little burning." Otherwise the focus stays as it is.
 */
export function restFocus(
  { asked, topic, facts, at }: Omit<Answered, "subject">,
  rest: readonly Fact[],
  focus: Focus | null,
): Focus | null {
  const reported = rest.filter(({ kind, polarity }) => kind === "symptom" && polarity === "present");
  const other = reported.length === 1 ? reported[0]?.slots.name : undefined;
  if (
    other &&
    !plainPainPattern.test(other.text) &&
    topic === null &&
    facts.length === 0 &&
    findSymptoms(asked).length > 0
  )
    return { symptom: other.text, habit: null, at };
  if (!focus?.habit) return focus;
  const mentioned = rest.findLast(
    ({ kind, polarity, slots }) => kind === "social" && polarity === "present" && habits.has(slots.topic?.text ?? ""),
  );
  return mentioned?.slots.topic ? { ...focus, habit: mentioned.slots.topic.text as QuestionTopic } : focus;
}

/** Returns the focus with its last mention moved to the turn `at`; null if that mention is too far back. */
const keepFocus = (focus: Focus | null, at: number): Focus | null =>
  focus && at - focus.at <= maxReach ? { ...focus, at } : null;

/**
 * Matches a statement that takes up the patient's words; the groups are a state or a matter: "You're also feeling a bit
 * | fuzzy", "You mentioned the | forgetting".
 */
const takenUpPattern =
  /^(?:(?:and|so|now|okay|yeah|then),? )*you (?:are|were|have been|said (?:that )?you (?:are|were|have been)) (?:(?:still|feeling|being|a|little|bit|very|kind of|sort of|also|quite|pretty) ){0,5}(?<state>[a-z]+y|[a-z]+ed|foggy|odd|off|down|low|unwell|strange|weird)\W*$|^(?:(?:and|so|now|okay|yeah|then),? )*you (?:also )?(?:mentioned|talked about|brought up|noted|described|spoke (?:of|about)) (?:(?:that|having|some|the|a|your|this) ){0,4}(?<matter>(?!you\b|it\b)[a-z]+(?: (?!you\b|and\b|that\b|in\b|for\b)[a-z]+){0,3})\W*$/i;

/** Maximum number of words of a statement that only turns to a symptom: "Okay, and then the chest pain". */
const maxAnnouncementWords = 8;

/**
 * Returns the focus after a clinician's statement in the history: the symptom that a short one names ("The chest pain.
 * Is it sharp?"), null if that is the complaint, and the focus before it if it names none.
 */
export function namedFocus({ text, at }: Sentence, { complaint, focus }: ReadingState): Focus | null {
  const [only, another] = findSymptoms(text);
  if (!only) {
    const { state, matter } = takenUpPattern.exec(text)?.groups ?? {};
    const symptom = state ? `feeling ${state}` : matter;
    return symptom ? { symptom: symptom.toLowerCase(), habit: null, at } : focus;
  }
  if (another || text.split(" ").length > maxAnnouncementWords) return focus;
  const symptom = symptomName(only, siteOf(text, only));
  return complaint.endsWith(symptom) ? null : { symptom, habit: null, at };
}
