import type { Evidence } from "../../Fact";
import { siteOf, symptomName } from "../../frames/readSymptoms";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { findSymptoms } from "../../terms/findSymptoms";
import { eventAsked } from "./eventAsked";
import { attributeSubject, attributeTopics } from "./attributeSubject";
import { withoutLead } from "../questions/isQuestion";
import { questionTopic } from "../questions/questionTopic";

/** Matches what a question asks about if it is not a symptom: "How is your sleep?", "What color is the phlegm?" */
const asksAboutPattern =
  /\b(your|the|his|her) ((?:sleep|appetite|energy(?: levels?)?|weight|mood|diet|vision|hearing|sight|balance|memory|concentration|bowel movements|bowels|stools?|urine|periods?|breathing|voice|phlegm|sputum|mucus|discharge|temperature|blood pressure|blood sugars?|sugars?|stress|pregnancy|delivery|birth|home|house|apartment|job|school|scar|wound|incision|lump|bump|mole|breathing|swallowing|walking))\b(?! (?:tests?|samples?|cultures?|kits?|checks?|screen\w*|specimens?)\b)/i;

/** Matches a question about a look or a feature of what was last talked about: "What color is it?", "Is it raised?" */
const asksHowPattern =
  /\b(?:what (?:colou?r|does it look|is it like)|colou?r|consistency|looks? like|(?:is|are|was|does|do) (?:it|they|that|this) (?:[a-z]+ ){0,3}(?:raised|flat|itch\w*|warm|hot|red|tender|thick|clear|hard|soft|moving?|constant|blood\w*|smell\w*|dry|wet))\b/i;

/** Source of a pattern for what comes before the pronoun at the start of an answer: "well, I would say". */
const lead =
  "(?:(?:no|not)\\b[^.]{0,30}?,? but )?(?:(?:and|so|but|well|yeah|yes|oh|I think|I guess|I would say|I feel like|usually|sometimes|now|initially|at first|mostly|then|recently|right now|actually),? )*";
/**
 * Source of a pattern for "it" or "they" before a verb that describes something, with the pronoun as a group: "it has
 * been", "they started".
 */
const pronounThen = `(it|they) (?=(?:(?:just|really|also|kind of|sort of|usually|always|sometimes|only|mostly|probably|still|all) )*(?:is|was|are|were|has|have|had|does not|did not|started|starts|began|(?:came|comes|goes|went|pops?|popped)(?! (?:back )?(?:out|in|off)\\b)|gets|got|lasts?|lasted|feels?|felt|seems?|looks?|radiates?|moves?|spreads?|stays?|stayed|wakes?|keeps?|kept|happens?|happened|becomes?|became|improved|worsened|went|varies|depends|flares?|bothers?|tends?|used to)\\b)`;
/** Matches "it" as the subject of an answer, with the words before it as a group: "well, | it has been the same". */
const pronounSubjectPattern = new RegExp(`^(${lead})${pronounThen}`, "i");
/** Matches "it" before the effect of a treatment, also after a "no": "no, | it did nothing". */
const pronounThenEffectPattern = new RegExp(
  `^((?:(?:no|nope|not really|not at all),? ){0,3}${lead})(it|they) (?=(?:(?:just|really|also|kind of|sort of|usually|always|sometimes|only) )*(?:takes?|took|helps?|helped|works?|worked|does|did|wears?|wore|makes?|made|eases?|eased|relieves?|relieved|is|was|has)\\b)`,
  "i",
);
/** As `pronounSubjectPattern`, also after a "no": "no, it has been the same". */
const pronounAfterNoPattern = new RegExp(`^((?:(?:no|nope|not really|not at all),? ){0,3}${lead})${pronounThen}`, "i");
/** Matches an answer that has no words besides its yes, no or degree: "Yeah, I would say so". */
const onlyAnswersPattern =
  /^(?:(?:yes|yeah|yep|yup|no|nope|mhmm?|uh-huh|definitely|absolutely|exactly|correct|right|sure|maybe|probably|sort of|kind of|not really|not at all|a little(?: bit)?|a bit|I (?:would )?(?:think|say|guess|believe|suppose)(?: so| not)?|I do not think so|I do|it does|it is|it has|so)[,. ]*){1,5}$/i;
/** Maximum number of words of a short answer: "A little bit." */
const maxShortWords = 3;

/**
 * Returns whether the first sentence of an answer is so short that "it" in the next one means what was asked about:
 * "Yeah, I would say so. It started on Monday."
 */
const isShortAnswer = (text: string): boolean =>
  text.split(" ").length <= maxShortWords || onlyAnswersPattern.test(text);
/** Matches words after an "it" that refers to nothing named before: "it is hard to say", "it has been 3 weeks". */
const saysOtherPattern =
  /^(?:[a-z]+ ){0,2}?(?:(?:is|was) (?:I|you|we|he|she|do|does|did)\b|(?:is|was|has been|feels|felt|seems?|looks?|gets?|got|becomes?|does|did) (?:just |really |kind of |very |so |too |a (?:little|bit) |probably |only |more )*(?:hard(?:er)?|difficult|easy|easier|just that|like (?:I|when|if|my|he|she|somebody|someone)|because|when|if|me|my|possible|impossible|okay|fine|good|true|right|called|raining|cold|hot|important|not|in|the (?:only|first|same|worst|last)|that|more that|so|\d|been \d|about \d|around \d)\b|(?:has|had|is|was) (?:been )?(?:about |around |almost |over |like |probably |maybe |a couple|a few|several )*(?:\d|a (?:few|couple|week|month|year|while)|several)\b|(?:happens?|happened|came|comes) to\b)/i;

/** Matches an answer that denies what it names and says no more: "No pain." */
const deniesByNamePattern =
  /^(?:(?:oh|well),? )?no (?!change|difference|not\b|no\b|it\b|I\b)[a-z]{3,}(?: [a-z]+)?\.?$/i;

/**
 * Replaces the pronoun at the start of an answer by what the question asked about, so that the answer can stand alone:
 * "How is your sleep?" "It has been terrible" becomes "My sleep has been terrible". Answers whose "it" may mean
 * something else are left as said.
 */
export function nameSubject(turn: readonly Sentence[], asked: Sentence, reading: ReadingState): Sentence[] {
  const isYesNo = /^(?:any|do you|did you|have you|are you|is there|does (?:he|she))\b/i.test(withoutLead(asked.text));
  const placed = withPlaceAsked(turn, asked.text);
  if (placed) return placed;
  const topic = questionTopic(withoutLead(asked.text));
  const event = eventAsked(asked.text);
  // In "Any rash?" "No, it is a bruise", "it" is not what was asked about; in "Is it worse?" "No, it is better", it is.
  const pattern = treatmentAsked(asked.text)
    ? pronounThenEffectPattern
    : topic !== null && attributeTopics.has(topic) && !isYesNo
      ? pronounAfterNoPattern
      : pronounSubjectPattern;
  const at = turn.findIndex(({ text }) => pattern.test(text));
  const sentence = turn[at];
  // Only the first words of an answer are about what was asked.
  if (!sentence || at > 1 || (at === 1 && !event && !isShortAnswer(turn[0]?.text ?? ""))) return [...turn];
  // In "Any pain?" "No pain. It gets scratchy", "it" is not the pain.
  if (at === 1 && isYesNo && !event && deniesByNamePattern.test(turn[0]?.text ?? "")) return [...turn];
  const match = pattern.exec(sentence.text);
  const after = match ? sentence.text.slice(match[0].length) : "";
  // In "Any chest pain?" "It is not really pain", "it" is not the chest pain.
  if (!match || (!event && saysOtherPattern.test(after)) || (isYesNo && /^[a-z]+ not\b/i.test(after))) return [...turn];
  const isPlural = match[2]?.toLowerCase() === "they";
  const named = inNumber(subjectOf(withoutLead(asked.text), asked.at, reading), isPlural, asked.text);
  // "It is cloudy" cannot be about a pain.
  const subject = named && ofFluidPattern.test(after) && feltPattern.test(named) ? null : named;
  if (!subject || isPlural !== /(?<!s)s$/.test(subject)) return [...turn];
  const text = `${match[1] ?? ""}${subject} ${sentence.text.slice(match[0].length)}`;
  const moreEvidence = [...evidenceOfSubject(subject, asked, reading), ...(sentence.moreEvidence ?? [])];
  return turn.map((other, i) =>
    i === at ? { ...other, text, ...(moreEvidence.length > 0 ? { moreEvidence } : {}) } : other,
  );
}

/** Matches the look of a fluid at the start of the words after "it": "is quite cloudy". */
const ofFluidPattern =
  /^(?:is|was|looks?|has been|smells?) (?:(?:very|really|quite|a bit|all|kind of|just) ){0,2}(?:cloudy|smelly|murky|frothy|foamy|watery|pale|runny|yellow|green|brown|dark|clear)\b/i;
/** Matches symptoms that are felt and not seen. */
const feltPattern = /\b(?:pain|ache|headache|soreness|urination|discomfort|burning|fever|nausea|dizziness|tiredness)$/i;

/** Returns a subject, in the plural if the question names it so and the answer says "they": "the headaches". */
function inNumber(subject: string | null, isPlural: boolean, asked: string): string | null {
  const plural = subject && isPlural && !subject.endsWith("s") ? `${subject}s` : null;
  return plural && asked.toLowerCase().includes(plural.replace(/^(?:the|my) /, "")) ? plural : subject;
}

/** Matches an answer that is only a kind of pain without its body part: "Slight cramps". */
const kindOfPainPattern =
  /^(?:(?:yeah|yes|well|oh|just|maybe|only),? )*((?:(?:a|an|some|slight|mild|little|bit|of|occasional) )*)(cramps?|cramping|tightness|pressure|discomfort|aches?|burning|twinges?|soreness)(?=[.,]?$|,? (?:sometimes|now and then|on and off|once in a while|but|when|that|at times)\b)/i;

/**
 * Adds the body part asked about to an answer that names only a kind of pain: "Any chest pain?" "Just slight cramps"
 * becomes "I have slight chest cramps". Null for other answers.
 */
function withPlaceAsked(turn: readonly Sentence[], asked: string): Sentence[] | null {
  const place = /\b(chest|belly|stomach|abdominal|tummy|back) (?:pains?|aches?|discomfort)\b/i
    .exec(asked)?.[1]
    ?.toLowerCase();
  const [first, ...later] = turn;
  if (!place || !first || !kindOfPainPattern.test(first.text) || findSymptoms(asked).length > 1) return null;
  const text = first.text.replace(
    kindOfPainPattern,
    (_all, degree: string, kind: string) => `I have ${degree}${place} ${kind.toLowerCase()}`,
  );
  return [{ ...first, text }, ...later];
}

/** Matches words of a subject that do not distinguish it from another one. */
const notTellingPattern = /^(?:the|my|his|her|pain)$/i;

/**
 * Returns where the subject of an answer was named: the question, if it has all words of the name, else what the
 * symptom with this name was read from. Empty if neither is known.
 */
function evidenceOfSubject(subject: string, asked: Sentence, { facts }: ReadingState): Evidence[] {
  const name = subject.replace(/^(?:the|my) /, "");
  const words = name.split(" ");
  const meaningful = words.filter((word) => !notTellingPattern.test(word));
  const spoken = asked.text.toLowerCase();
  if ((meaningful.length > 0 ? meaningful : words).every((word) => spoken.includes(word.toLowerCase())))
    return [{ turn: asked.turn, start: asked.start, end: asked.end }];
  const symptom = facts.find(({ kind, slots }) => kind === "symptom" && slots.name?.text === name);
  // The side of a symptom can be from a later answer than its name.
  const hasSide = /\b(?:left|right|bilateral)\b/i.test(name);
  return hasSide ? (symptom?.evidence ?? []) : (symptom?.evidence.slice(0, 1) ?? []);
}

/** Number of turns for which "it" in a question means what the last questions were about. */
const maxTurnsOfFocus = 4;

/** Matches a question about the effect of a treatment, which it names as the group: "Did the inhaler help?" */
const asksEffectPattern =
  /\b(?:did|does|do|has|have|is|was|are|were) (?:the |your |that |those )?([a-z-]+(?: [a-z-]+){0,2}?) (?:seem to |really |ever |at all )?(?:help(?:s|ed|ing)?|work(?:s|ed|ing)?|(?:do|done|doing) (?:anything|much|the trick)|make (?:a|any) difference|reliev(?:e|ed)|eas(?:e|ed))\b/i;
/** Matches the names of treatments that are not drugs. */
const treatmentPattern =
  /\b(?:inhalers?|puffers?|sprays?|creams?|ointments?|drops|patch(?:es)?|pills?|tablets?|injections?|shots?|brace|splint|ice|heat|physical therapy|massage|nebulizer|syrup|lozenges)$/i;

/** Returns the treatment whose effect a question asks about, unless it is a drug: "the inhaler"; null if none is. */
function treatmentAsked(asked: string): string | null {
  const named = asksEffectPattern.exec(asked)?.[1];
  return named && treatmentPattern.test(named) ? `the ${named}` : null;
}

/** Returns what a question is about, as the patient would name it: "my sleep", "the cough"; null if that is unclear. */
function subjectOf(asked: string, at: number, reading: ReadingState): string | null {
  const symptoms = findSymptoms(asked);
  const mixedWith = /\bblood in (?:the|your|his|her) (stools?|urine|phlegm|sputum|mucus)\b/i.exec(asked)?.[1];
  if (mixedWith) return `the ${mixedWith.toLowerCase()}`;
  const names = new Set(symptoms.map((mention) => symptomName(mention, siteOf(asked, mention))));
  const [only] = names;
  const excreted = [...names].map((name) => /\b(?:urine|stools)$/.exec(name)?.[0]);
  if (excreted[0] && excreted.every((each) => each === excreted[0])) return `the ${excreted[0]}`;
  if (names.size > 1) return null;
  const named = treatmentAsked(asked) ?? eventAsked(asked);
  if (named) return named;
  const matter = asksAboutPattern.exec(asked);
  if (matter && (only === undefined || /^(?:how (?:is|are|has|have)|what about|and (?:your|the))\b/i.test(asked))) {
    const [, whose, name] = matter;
    return `${/^the$/i.test(whose ?? "") ? "the" : "my"} ${name?.toLowerCase() ?? ""}`;
  }
  const topic = questionTopic(asked);
  if (
    only !== undefined &&
    /pain|ache|cough|rash|swelling|phlegm|sputum|fever|wheez|headache|numbness|tingling|itch|bleeding|discharge|congestion|breath|dizz/.test(
      only,
    )
  )
    return `the ${only.replace(/^(?:dry|productive|barking) (?=cough)/, "")}`;
  if (only === undefined && topic === null && asksHowPattern.test(asked)) {
    const last = reading.facts.findLast(
      ({ kind, polarity, slots }) => kind === "symptom" && polarity === "present" && slots.name !== undefined,
    )?.slots.name?.text;
    const near = reading.focus && at - reading.focus.at <= maxTurnsOfFocus ? reading.focus.symptom : null;
    return near || last ? `the ${near ?? last ?? ""}` : null;
  }
  if (only !== undefined || topic === null || !attributeTopics.has(topic)) return null;
  const subject = attributeSubject(asked, topic, at, reading);
  return subject && subject !== "symptoms" ? `the ${subject}` : null;
}
