import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import { type DrugMention, drugName, findDrugs } from "../terms/findDrugs";
import { regimenIn } from "../frames/readMedications";
import type { ReadingState } from "../statements/ReadingState";
import { joinBareDoses } from "./subjects/joinBareDoses";
import { topicInPlace } from "./subjects/topicInPlace";
import { nameUnnamed } from "./subjects/nameUnnamed";
import { questionTopic } from "./questions/questionTopic";

/** Matches a pronoun for a drug after a verb of taking: "I skip | it | on weekends". */
const takenPronounPattern =
  /\b((?:tak(?:e|es|en|ing)|took|skip(?:s|ped|ping)?|stretch(?:es|ed|ing)?|halv(?:es?|ed|ing)|doubl(?:es?|ed|ing)|ration(?:s|ed|ing)?|filled|opened|miss(?:es|ed|ing)?|forget(?:s|ting)?|forgot|stop(?:s|ped|ping)?|finish(?:ed)?|us(?:e|es|ed|ing)|tried|started|quit|ran out of|came off|(?:gave|given) up on|bother(?:ed)? with|been off|been on|(?:am|was|is) (?:still |not )?on|come off|going off|got off|(?:took|taken|weaned) me off(?: of)?|cut)(?: to take)?) (?:it|them|that one|this one|those|that)\b(?! (?:easy|slow|slowly|out|off|away|seriously|is|was|are|were|hurts?|has|had|I|he|she|we|they)\b)/i;
/** Matches idioms for giving something up, with the pronoun for it as a group: "I packed | it | in". */
const gaveUpPattern =
  /\b(?:(?:packed|jacked|chucked) (it|them|that) (?:all )?in|knocked (it|them|that) on the head|(?:binned|ditched|dumped|scrapped|dropped|chucked|tossed) (it|them|that)(?: out| away)?|threw (it|them|that) (?:out|away|in the (?:bin|trash|garbage)))(?! (?:off|into|to|(?:on|in|at) (?:the|my))\b)/gi;

/** Matches a pronoun for a drug before what it does: "it | makes me tired". */
const actingPronounPattern =
  /^((?:and|but|because|so) )?(?!they gave (?:it|that|them) )(?!they gave me (?:an?|the|some|my|this|that) (?:[a-z]+ )?(?=\w)(?:papers?|leaflets?|cards?|letters?|appointments?|numbers?|forms?|sheets?|lists?|bags?|bottles?|prescriptions?|shots?|injections?|calls?|booklets?|brochures?|pamphlets?|bill|ride|choice|date|options?|samples?|drip|scan|x-?ray)\b)(?:it|they|that(?: one)?|this one|those) (?=(?:just |really |also |only |never |always |kind of |sort of )?(?=\w)(?:makes?|made|gives?|gave|works?|worked|helps?|helped|upsets?|eases?|eased|wears off|wore off|(?:takes?|took) (?:some of )?the edge|(?:does|did) nothing|(?:does|do|did) not (?:\w+ )?(?:help|work|do|agree)|(?:is|are|was|were) (?:not )?(?:\w+ )?(?:helping|working|doing|making|giving))\b)/i;
/** Matches a pronoun for a drug before what it did, later in a sentence: "I stopped, | it | made me dizzy". */
const laterPronounPattern =
  /(?:, (?:but |and |because )?|\b(?:but|because|since) )(?:it|they|that) (?=(?:just |really |also |only |always )?(?:makes?|made|upsets?|gives?|gave) (?:me|my|him|his|her) )/i;
/** Matches a number of doses after a verb of taking, without the drug: "I took | one | on Sunday". */
const countedDosePattern =
  /\b((?:took|taken|had|popped|tried|used) (?:(?:just|only|maybe|about) )?(?:one|two|three|\d|a couple|half of one|half|some))(?=$|[,.](?!\d)| (?:on|last|this|yesterday|the other|before|when|because|once|today|though|in the|at|every|for)\b)/i;
/** Matches doses that were missed, without the drug: "I've missed | the last 2". */
const missedDosesPattern =
  /\b((?:missed|skipped) (?:(?:the|my) (?:last|past) )?(?:about |maybe )?(?:one|two|three|\d|a couple|a few))(?=$|[,.](?!\d)| (?:because|since|so|this|last|when|in)\b)/i;
/** Matches a strength of the drug before what it does: "the whole one | made me dizzy". */
const strengthActsPattern =
  /^((?:and |but |because )?(?:the|a) (?:whole|full|higher|bigger|double|stronger)) (?:one|dose|tablet|pill|strength)(?= (?:just |really |always )?(?:makes?|made|gives?|gave|has|had|leaves?|left|knocks?|knocked|keeps?|kept|upsets?)\b)/i;
/** Matches a denial that leaves out its verb: "I'm supposed to take X." "I don't | because it makes me sick." */
const notDonePattern =
  /^((?:but |and |though )?I (?:really |just |honestly )?do not)(?=$|[.,]| (?:because|since|though|any ?more)\b| really(?=$|[.,]))/i;
/** Matches a denial for a length of time that leaves out its verb and can leave out "I": "Haven't in months". */
const notDoneForPattern =
  /^(?:(?:but|and|though|well|honestly|to be honest),? )*(?:I )?have not(?: (?:really|actually|been))?((?: (?:in|for) (?:a|an|about|\d+|years?|months?|weeks?|ages?)\b[a-z ]{0,20})?)(?=$|[.,])/i;
/** Matches a missed dose that is only called "one", with its time of day as a group: "I miss | the night | one". */
const missedOnePattern =
  /\b((?:miss(?:ed)?|forget|forgot|skip(?:ped)?)(?: to take| taking)?) (the (?:odd |occasional )?(?:morning|midday|afternoon|evening|night|bedtime)) ones?\b/i;
/**
 * Matches another treatment, to which the pronouns after it refer, and captures it if it is a mineral: "my blue
 * inhaler", "I had light therapy", "and the | iron".
 */
const otherTreatmentPattern =
  /\b(?:the|my|a|that) (?:blue|brown|purple|pink|green|orange|grey|gray|red|yellow|white|other|second|reliever|preventer|rescue|long-acting|water|weekly) (?:one|inhaler|puffer|pump|tablet|pill)s?\b|\b(?:the|my|take|taking|tried|on|some) (iron|calcium|magnesium|potassium|zinc|folate)\b(?! (?:level|deficien|studies|panel|test|count))|\b(?:had|tried|did|got|done|used) (?:[a-z]+ ){0,3}(?=\w)(?:therapy|physio\w*|acupuncture|laser|surgery|an operation|a massage|counsel\w+|light treatment|phototherapy|injections?|a brace|a splint|yoga|chiropract\w+)\b/i;
/** Matches words about an allergy or a reaction: "allergic", "reacted". */
const ofAllergyPattern = /\b(?:allerg\w*|react(?:s|ed|ion)?|intoleran\w+)\b/i;

/**
 * Replaces pronouns for a drug by its name: after "Are you taking the metformin?", "I skip it on weekends" becomes "I
 * skip metformin on weekends". The drug is the only one that the question or the sentence before names. If the question
 * has a pronoun for it, the drug is the only one that the clinician named before it in the turn ("What about the
 * Flonase?"), or the one mentioned last. Allergies are left as said.
 */
export function nameDrug(said: readonly Sentence[], question: Sentence | null, reading: ReadingState): Sentence[] {
  const placed = said
    .map(topicInPlace)
    .map((sentence, i, all) => nameInsulin(nameInhaler(sentence, question, all.slice(0, i)), question));
  const asked = question ? findDrugs(question.text) : [];
  const only = asked.length === 1 ? nameOf(asked[0]) : null;
  const certain = question ? placed.map((sentence) => withoutDoubt(sentence, question)) : placed;
  const turn = nameUnnamed(joinBareDoses(withDrugAsked(certain, only, question), only));
  if (question && (questionTopic(question.text) === "allergy" || ofAllergyPattern.test(question.text)))
    return [...turn];
  let drug = question ? drugOf(question, reading.facts, saidBefore(question, reading)) : drugStated(turn, reading);
  return turn.map((sentence) => {
    const named = findDrugs(sentence.text);
    const start = named[0]?.start ?? 0;
    if (drug && start > 0 && !ofAllergyPattern.test(sentence.text)) {
      // In "I came off that, I'm on rivaroxaban now", the words before the new drug are about the drug asked about.
      const name = drug;
      const before = sentence.text.slice(0, start);
      const own = before.replace(takenPronounPattern, (_all, verb: string) => `${verb} ${name}`);
      const isApart = /[,;.] |\b(?:and|but|so|then) /.test(before);
      drug = nameOf(named.at(-1));
      return own === before || !isApart ? sentence : { ...sentence, text: `${own}${sentence.text.slice(start)}` };
    }
    if (named.length > 0 || ofAllergyPattern.test(sentence.text)) {
      drug = ofAllergyPattern.test(sentence.text) || namesSeveral(sentence.text, named) ? null : nameOf(named.at(-1));
      return sentence;
    }
    const other = otherTreatmentPattern.exec(sentence.text);
    if (other) drug = other[1] ? other[1].toLowerCase() : null;
    if (!drug || other) return sentence;
    const name = drug;
    const text = sentence.text
      .replace(gaveUpPattern, "stopped it")
      .replace(notDonePattern, (_all, words: string) => `${words} take ${name}`)
      .replace(notDoneForPattern, (_all, span: string) => `I have not taken ${name}${span}`)
      .replace(takenPronounPattern, (_all, verb: string) => `${verb} ${name}`)
      .replace(/\bthe (?:morning|midday|evening|night|bedtime|second|other) dose\b(?! of\b)/i, `$& of ${name}`)
      .replace(strengthActsPattern, (_all, lead: string) => `${lead} dose of ${name}`)
      .replace(missedDosesPattern, (words) => `${words} doses of ${name}`)
      .replace(countedDosePattern, (words) => `${words} ${name}`)
      .replace(missedOnePattern, (_all, words: string, time: string) => `${words} ${time} dose of ${name}`)
      .replace(laterPronounPattern, (lead) => `${lead.replace(/(?:it|they|that) $/i, "")}${name} `)
      .replace(actingPronounPattern, (_all, lead: string | undefined) => `${lead ?? ""}${name} `);
    return text === sentence.text ? sentence : { ...sentence, text };
  });
}

/** Matches words for an inhaler. */
const inhalerPattern = /\b(?:inhalers?|puffers?)\b/i;
/** Matches an inhaler that is named by its color or purpose alone, with the words before the noun as the group. */
const inhalerOnePattern =
  /\b((?:the |my |that |this )?(?:blue|brown|orange|purple|green|white|red|pink|yellow|rescue|reliever|preventer|steroid)) ones?\b/gi;

/** Names the inhaler that is meant by its color: "Which inhaler?" "The blue one." → "The blue inhaler". */
const nameInhaler = (sentence: Sentence, question: Sentence | null, before: readonly Sentence[]): Sentence =>
  /\bones?\b/i.test(sentence.text) &&
  !/\bnot\b/i.test(sentence.text) &&
  [question, ...before, sentence].some((said) => said && inhalerPattern.test(said.text))
    ? { ...sentence, text: sentence.text.replace(inhalerOnePattern, "$1 inhaler") }
    : sentence;

/** Kinds of insulin by the words for them: "the long one". */
const insulins: readonly (readonly [RegExp, string])[] = [
  [/\b(?:long|slow|background|basal)(?:[- ]acting)? (?:one|stuff)\b/i, "long-acting insulin"],
  [/\b(?:short|fast|quick|rapid)(?:[- ]acting)? (?:one|stuff)\b/i, "rapid-acting insulin"],
  [/\b(?:meal ?time|food|dinner) one\b/i, "mealtime insulin"],
];

/** Names the insulin that is meant by its kind: "Are you taking your insulin?" "The long one yes." */
function nameInsulin(sentence: Sentence, question: Sentence | null): Sentence {
  if (!question || !/\binsulins?\b/i.test(question.text)) return sentence;
  const text = insulins.reduce((said, [pattern, name]) => said.replace(pattern, name), sentence.text);
  return text === sentence.text ? sentence : { ...sentence, text };
}

/** Matches a question about the name of what is taken: "What did you use?", "Which pills are you on?" */
const asksWhichPattern =
  /\b(?:what|which|any|anything)\b[^?]{0,60}\b(?:us(?:e|ed|ing)|tak(?:e|en|ing)|took|tried|try|on|called|give|given|gave|prescribed?|names?|helps?|help)\b/i;

/** Removes the question mark after a name that answers a question about it: "What did you use?" "Prozac?" */
function withoutDoubt(sentence: Sentence, question: Sentence): Sentence {
  const bare = sentence.text.replace(/\?$/, "");
  const [drug, another] = bare === sentence.text ? [] : findDrugs(bare);
  const isName =
    drug !== undefined &&
    !another &&
    /^(?:(?:um|uh|oh|maybe|like|I think|was it|is it|it was|the),? )*$/i.test(bare.slice(0, drug.start)) &&
    drug.end === bare.length;
  return isName && asksWhichPattern.test(question.text) ? { ...sentence, text: bare.slice(drug.start) } : sentence;
}

/** Returns whether two drugs are joined by "and" or "or", so that "it" means neither: "I took Advil and Tylenol". */
const namesSeveral = (text: string, named: readonly DrugMention[]): boolean =>
  named.some(
    (drug, i) =>
      drug.generic !== named[i + 1]?.generic &&
      /^ (?:and|or|and also) $/.test(text.slice(drug.end, named[i + 1]?.start)),
  );

const nameOf = (drug: DrugMention | undefined): string | null => (drug ? drugName(drug.name) : null);

/** Matches a question about a drug that it names by a pronoun: "Are you still on it?", "Does that help?" */
const asksOfDrugPattern =
  /\b(?:tak(?:e|ing)|us(?:e|ing)|on|stopp?(?:ed)?|miss|forget) (?:it|that|them|that one)\b|\b(?:does|did|do|is|has|have) (?:it|that|they|those) (?:\w+ ){0,2}(?:help|work|agree)/i;

/** Matches a question about how much of a drug is taken: "And warfarin, what are you taking of that?" */
const asksHowMuchPattern =
  /\b(?:how much|what (?:dose|are you (?:taking|on)|do you take|is your dose)|how (?:are|do) you (?:take|taking)|which dose)\b/i;

/** Adds the drug of a question about its dose to an answer that begins with it: "5 every day except Mondays, 7.5". */
function withDrugAsked(
  turn: readonly Sentence[],
  asked: string | null,
  question: Sentence | null,
): readonly Sentence[] {
  const [first, ...later] = turn;
  if (!first || !asked || !question || !asksHowMuchPattern.test(question.text)) return turn;
  const isRegimen = /^(?:it is |I take |just )?\d/i.test(first.text) && regimenIn(first.text)?.frequency !== undefined;
  if (!isRegimen || findDrugs(first.text).length > 0) return turn;
  return [{ ...first, text: `I take ${asked} ${first.text.replace(/^(?:it is |I take |just )/i, "")}` }, ...later];
}

/**
 * Returns the only drug of a question, or the drug that its pronoun means; null if there is none. `before`: what the
 * clinician said before it in the turn.
 */
export function drugOf(question: Sentence | null, facts: readonly Fact[], before: string): string | null {
  if (!question) return null;
  const named = findDrugs(question.text);
  if (named.length === 1) return nameOf(named[0]);
  if (named.length === 0 && /\b(?:on|take|taking) the pill\b/i.test(question.text)) return "the pill";
  const last = facts.at(-1);
  const isMeant = asksOfDrugPattern.test(question.text);
  const [only, ...others] = named.length === 0 && isMeant ? findDrugs(before) : [];
  if (only && others.every(({ generic }) => generic === only.generic)) return nameOf(only);
  return named.length === 0 && isMeant && last?.kind === "medication" ? (last.slots.name?.text ?? null) : null;
}

/**
 * Returns the only drug of the clinician's last sentence, if that says that the patient takes or took it and the
 * patient speaks right after it: "You were on lisinopril." "I stopped that one". Otherwise null.
 */
function drugStated([first]: readonly Sentence[], { lastSaid, phase }: ReadingState): string | null {
  if (!first || !lastSaid || lastSaid.at !== first.at - 1 || phase === "plan") return null;
  const [only, ...others] = findDrugs(lastSaid.text);
  return only && others.length === 0 && takenWordsPattern.test(lastSaid.text.slice(0, only.start))
    ? nameOf(only)
    : null;
}
/**
 * Matches words before a drug with which a clinician says that the patient takes or took it: "you were on", "we put you
 * on", "you take".
 */
const takenWordsPattern =
  /\b(?:you|he|she|they) (?:are|were|have been|had been)(?: (?:still|also|only|just|now|already))? (?:on|taking|using) (?:the |your |that )?$|\b(?:put|started|had|have|got) (?:you|him|her) on (?:the |some )?$|\b(?:you|he|she) (?:still |also )?(?:takes?|uses?) (?:the |your )?$|\b(?:(?:stay|staying|keep|keeping) (?:off|away from|clear of)|avoid|avoiding|not (?:to )?(?:take|taking|use|using)|stop taking|lay off|no more) (?:of )?(?:the |any |your |any more )?$/i;

/** Returns what the clinician said and asked in the turn of a question, without the question. */
export function saidBefore(asked: Sentence | null, { open, lastSaid, beforeLast }: ReadingState): string {
  if (!asked) return "";
  const said = open.filter(({ turn, start }) => turn === asked.turn && start < asked.start).map(({ text }) => text);
  return [lastSaid?.turn === asked.turn ? (beforeLast ?? "") : "", ...said].join(". ");
}
