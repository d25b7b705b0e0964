import type { Sentence } from "../../../segment/Sentence";
import { socialTopic } from "../../../frames/readSocial";
import { findDrugs } from "../../../terms/findDrugs";
import { findSymptoms } from "../../../terms/findSymptoms";
import { withoutLead } from "../isQuestion";
import { readAnswer } from "../../readAnswer";
import { repeatsQuestion } from "../../repeatsQuestion";
import { questionTopic } from "../questionTopic";
import { withoutSuggestions } from "./withoutSuggestions";
import { isHabit } from "../../../terms/isHabit";

/**
 * Matches a question that only asks again what the previous one asked: "Any of those symptoms?", "Anything like that?"
 */
const asksAgainPattern =
  /^(?:any(?:thing)? (?:of (?:those|these|that|them|the above)|like (?:that|those|this)|similar|at all|else like that)(?: (?:symptoms?|things?|problems?|conditions?))?|(?:do|does|did|have|has) (?:you|he|she) (?:have |had |get |got |use |take |do )?(?:any of (?:those|these|that|them)|any(?:thing)? like that|any(?=\W*$))|(?:is |was )?(?:everything|all|that)(?: been)? (?:normal|okay|ok|fine|alright|all right|good)(?: there| with (?:that|it|them))?|no|nothing|none|yes or no|none of (?:that|those|these)|(?:or )?am I (?:right|wrong|correct|mistaken)(?: here| about (?:that|this))?|or (?:is|was) (?:that|this) (?:wrong|not right)|do you (?:think|find|feel|know|remember|recall)|would you say)(?: (?:at all|recently|lately))?\W*$/i;
/** Matches a question without a verb that adds examples or people to the previous one: "Either you or your husband?" */
const addsPattern =
  /^(?:either|like|such as|for example|even|including|especially|or (?!do|are|is|have|has|did|was|were))\b/i;

/** Matches a question that only names its subject: "How about | immunizations | ?" */
const namesSubjectPattern =
  /^(?:(?:how|what) about|in terms of|as for|any) (?:your |the |his |her |their )?([a-z][a-z -]{2,30}?)(?:[- ]wise)?\W*$/i;
/** Matches a question for the state of the subject that the question before it named: "Are you up to date?" */
const asksStateOnlyPattern =
  /^(?:are|is) (?:you|he|she|they|those|these|everything|all of (?:them|those)) (?:all )?(?:up to date|current)(?: (?:with|on) (?:them|those|that|everything|it))?\W*$/i;

/** Matches a question about the subject named before: "Have | they | been normal?", "Is | it | okay?" */
const asksOfPronounPattern = /^((?:and )?(?:have|has|are|is|was|were)) (?:they|it|those|that)(?= )/i;
/** Maximum number of words of a question that only repeats another one, "Any medication at all?"; more add to it. */
const maxRepeatWords = 4;

/**
 * Returns whether a question only repeats words of the previous one: "Any allergies to medications? Any medication?"
 */
function repeatsBefore(last: Sentence, before: Sentence): boolean {
  const text = withoutLead(last.text);
  return (
    text.split(" ").length <= maxRepeatWords &&
    !/^(?:what|when|where|why|who|which|how)\b/i.test(text) &&
    !(questionTopic(text) === "medications" && questionTopic(before.text) === "conditions") &&
    repeatsQuestion(text, before.text)
  );
}

/**
 * Returns whether a yes-no question asks about the same symptoms as the one before, in other words: "Any fatigue? Do
 * you feel more tired?"
 */
function namesSame(last: string, before: string): boolean {
  const named = findSymptoms(last).map(({ term }) => term.name);
  const asked = new Set(findSymptoms(before).map(({ term }) => term.name));
  return (
    /^(?:do|does|did|are|is|have|has|been|feeling)\b/i.test(last) &&
    /^(?:(?:and|okay|so),? )*(?:any|how about|what about) (?:\S+ ){0,4}\S+$/i.test(before) &&
    named.length > 0 &&
    asked.size > 0 &&
    named.length === asked.size &&
    named.every((name) => asked.has(name))
  );
}

/**
 * Maximum number of words that are added to the question before, "or like any chills or sweats at night"; more are a
 * question of their own.
 */
const maxAddedWords = 14;

/** Matches what the "Any changes?" after it can be about: "How is | your appetite |? Any changes?" */
const canChangePattern =
  /\b(?:your|his|her) (?:weight|appetite|sleep|energy(?: levels?)?|mood|vision|hearing|bowel (?:movements|habits)|voice|skin|memory|speech|balance|periods?)\b/i;

/**
 * Returns the open questions without those at the end that only repeat the one before. A question that adds examples
 * ("Either you or your husband?") is joined to the one before, as is one that takes its subject from it ("How is your
 * appetite? Any changes?").
 */
function withoutRepeats(open: readonly Sentence[]): Sentence[] {
  const out = [...open];
  for (;;) {
    const last = out.at(-1);
    const before = out.at(-2);
    if (!last || !before) return out;
    const text = withoutLead(last.text);
    const changing = /^any (?:recent )?changes?(?: (?:recently|lately|at all|there|in (?:that|it)))*\W*$/i.test(text)
      ? canChangePattern.exec(before.text)?.[0]
      : undefined;
    if (changing) {
      out.splice(-2, 2, { ...last, text: `Any changes in ${changing.toLowerCase()}?`, start: before.start });
      return out;
    }
    const subject = asksStateOnlyPattern.test(text)
      ? namesSubjectPattern.exec(withoutLead(before.text))?.[1]
      : undefined;
    if (subject) {
      out.splice(-2, 2, { ...last, text: `Are you up to date with ${subject}?`, start: before.start });
      return out;
    }
    const named = /^(?:how|what) about\b/i.test(withoutLead(before.text))
      ? namesSubjectPattern.exec(withoutLead(before.text))?.[1]
      : undefined;
    // A longer subject is no mere noun.
    if (named && named.split(" ").length <= 3 && asksOfPronounPattern.test(text)) {
      out.splice(-2, 2, {
        ...last,
        text: text.replace(asksOfPronounPattern, (_all, verb: string) => `${verb} your ${named}`),
        start: before.start,
      });
      return out;
    }
    if (asksAgainPattern.test(text) || repeatsBefore(last, before)) out.pop();
    else if (namesSame(text, before.text)) out.splice(-2, 1);
    else if (addsPattern.test(text) && text.split(" ").length <= maxAddedWords)
      out.splice(-2, 2, {
        ...before,
        text: `${before.text.replace(/(?<![\s?])[\s?]+$/, "").replace(/(?<!\?)\?+$/, "")}, ${text}`,
      });
    else return out;
  }
}

/**
 * Returns the open question that an answer belongs to: the one about medicines or a habit if the answer names them, the
 * last "how long" or "when" if it is a time, otherwise the last question, joined with the lists of symptoms before it.
 * Null if no question is open.
 */
export function answeredQuestion(asked: readonly Sentence[], turn: readonly Sentence[]): Sentence | null {
  const [answer] = turn;
  const open = withoutSuggestions(withoutRepeats(asked), answer?.text ?? "");
  const last = open.at(-1);
  if (!last || !answer || open.length === 1) return last ?? null;
  const ofDrugs = ofDrugsTaken(open, turn);
  if (ofDrugs) return ofDrugs;
  const { polarity } = readAnswer(answer.text);
  const isTime = /\b(?:\d+|a|few|couple(?: of)?|several) (?:days?|weeks?|months?|years?|hours?)\b|\bsince\b/i.test(
    answer.text,
  );
  if (polarity === null && isTime) {
    const timed = open.findLast(({ text }) => /\b(?:how long|when did|when was)\b/i.test(text));
    if (timed) return timed;
  }
  return ofHabitNamed(open, answer.text) ?? joinQuestions(open);
}

/** Matches how or why a drug is taken, after its name: "on school days", "20 mg". */
const takenHowPattern =
  /^,? (?:\d|(?:once|twice|daily|nightly|every|at (?:night|bedtime)|in the (?:morning|evening)|on [a-z]+ ?days?|as needed|when I need|for (?:my|the)|sometimes|now and then|most days)\b)/i;
/** Matches words of an allergy or a reaction: "rash", "swell". */
const reactionWordsPattern =
  /\b(?:allerg\w*|reaction|react\w*|rash|hives|swell\w*|swollen|itch\w*|anaphyl\w*|breaks? me|broke|makes? me|made me|gives? me|gave me|sick|throw|threw|vomit\w*)\b/i;
/** Maximum number of characters before a drug with which an answer begins: "Well, just | Adderall". */
const maxStart = 12;
/** Matches a denial of allergies: "No allergies", "not allergic to anything". */
const deniesAllergiesPattern = /^(?:(?:and|but|so),? )*(?:no|not|none|nothing|never)\b[^.;]{0,30}(?:\ballerg\w*|$)/i;

/**
 * Returns the question about medicines if an answer to it and to a question about allergies names how a drug is taken,
 * or denies allergies afterwards: "Any meds? Allergies?" "Adderall on school days. No allergies." Null otherwise.
 */
function ofDrugsTaken(open: readonly Sentence[], turn: readonly Sentence[]): Sentence | null {
  const topicOf = ({ text }: Sentence): string => questionTopic(withoutLead(text)) ?? "";
  const last = open.at(-1);
  const [answer, ...later] = turn;
  if (!last || !answer || topicOf(last) !== "allergy" || reactionWordsPattern.test(answer.text)) return null;
  const [drug] = findDrugs(answer.text);
  if (!drug || drug.start > maxStart) return null;
  const isTaken =
    takenHowPattern.test(answer.text.slice(drug.end)) || later.some(({ text }) => deniesAllergiesPattern.test(text));
  return isTaken ? (open.findLast((sentence) => topicOf(sentence) === "medications") ?? null) : null;
}

/**
 * Returns the question about the habit that an answer names, if the last question is about another one: "Alcohol? Any
 * cocaine?" "A few beers." Null otherwise.
 */
function ofHabitNamed(open: readonly Sentence[], answer: string): Sentence | null {
  const named = socialTopic(answer);
  const topicOf = ({ text }: Sentence): string => questionTopic(withoutLead(text)) ?? "";
  const last = open.at(-1);
  if (!last || !named || !isHabit(named) || !isHabit(topicOf(last)) || topicOf(last) === named) return null;
  return open.findLast((sentence) => topicOf(sentence) === named) ?? null;
}

/**
 * Returns the last open question, joined with those before it if together they ask a list of symptoms: "Any belly pain?
 * Fever, chills?" Null if none is open.
 */
function joinQuestions(open: readonly Sentence[]): Sentence | null {
  const last = open.at(-1);
  if (!last || findSymptoms(last.text).length === 0) return last ?? null;
  const lists: Sentence[] = [];
  for (const sentence of open.toReversed()) {
    if (findSymptoms(sentence.text).length === 0 || !/\b(?:any|or|no)\b|,|^[a-z ]+\??$/i.test(sentence.text)) break;
    lists.unshift(sentence);
  }
  const [first] = lists;
  if (!first || lists.length < 2) return last;
  return {
    ...last,
    text: lists.map(({ text }) => withoutLead(text).replace(/(?<!\?)\?+$/, "")).join(", "),
    start: first.start,
  };
}
