import { ownDrugPattern } from "../../roles/saidForPatient";
import { canReferTo } from "../../roles/clausesOf";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { findDrugs } from "../../terms/findDrugs";
import { personNamed } from "./personNamed";
import type { QuestionTopic } from "../questions/questionTopic";

/**
 * Leaves out the drugs of a speaker who is asked about another: "Is she on blood thinners?" "Yes. I take Xarelto, too."
 */
export function withoutOwnDrugs(turn: readonly Sentence[], asked: string): readonly Sentence[] {
  if (!/\b(?:does|did|is|was|has|can) (?:he|she)\b|\b(?:he|she) (?:takes?|is on)\b/i.test(asked)) return turn;
  return turn.filter(({ text }) => findDrugs(text).length === 0 || !ownDrugPattern.test(text));
}

/** Matches children, for whom a parent can speak, so that "they put him on it" is about the patient. */
const childPattern = /^(?:(?:grand|step)?(?:sons?|daughters?|child(?:ren)?)|kids?|baby|boy|girl|toddler)/i;
/** Matches words with which another person gets or takes a drug: "they put her on", "she is on". */
const getsDrugPattern =
  /\b(?:put|puts|switched|started|changed|moved|swapped|gave|given|kept|keep|had|got|prescribed|stopped|took) (?:him|her)\b|^(?:(?:and|but|so|well|then|now|because|since),? )*(?:he|she) (?:(?:also|just|now|only|still) )?(?:is|was|has been|takes?|took|uses?|used|got|gets|started|stopped|switched|had|has|swears by)\b/i;

/**
 * Leaves out what a patient says about the drugs of another person named before in the turn: "My wife had that. They
 * put her on warfarin."
 */
export function withoutOthersDrugs(turn: readonly Sentence[], { isProxied }: ReadingState): readonly Sentence[] {
  // What is retold for the patient has "me" for the patient, and "him" in it is not always another person.
  const isRetold = isProxied && turn.some((sentence) => sentence.isRetold);
  let isNamed = false;
  return turn.flatMap((sentence) => {
    const pieces = findDrugs(sentence.text).length === 0 ? [sentence.text] : sentence.text.split(/(?<=[,;]) (?=\S)/);
    const kept = pieces.filter((piece) => {
      const named = isRetold ? retoldPersonPattern.exec(piece)?.[0] : personNamed(piece);
      if (isRetold && !named && /\b(?:I|me|my)\b/.test(piece)) isNamed = false;
      if (named) isNamed = !childPattern.test(named);
      else if (/^(?:(?:and|but|so|well|no|yes),? )*I\b/i.test(piece)) isNamed = false;
      return !(
        isNamed &&
        findDrugs(piece).length > 0 &&
        getsDrugPattern.test(piece) &&
        !/\b(?:I|me|my|we|us)\b/.test(named ? "" : piece)
      );
    });
    if (kept.length === pieces.length) return [sentence];
    const text = kept.join(" ").replace(/[,; ]{1,3}$/, "");
    return text === "" ? [] : [{ ...sentence, text }];
  });
}

/**
 * Matches a relative of a child as the subject in words of a parent that `asPatient` has rewritten: "the aunt has", "my
 * brother takes".
 */
const retoldPersonPattern =
  /\bthe (?:aunt|uncle|grandmother|grandfather|other parent|family)(?= (?:also |just )?(?:is|was|has|had|takes|took|gets|got|uses|caught|started)\b)|\bmy (?:brother|sister|cousin|twin|friend|grandmother|grandfather|aunt|uncle)(?= (?:also |just )?(?:is|was|has|had|takes|took|gets|got|uses|caught|started)\b)/i;

/** Number of turns for which "she" in a question can be the person named last; later, it is likely the patient. */
const maxTurns = 3;

/** Matches a question with a pronoun as its subject: "Did he smoke?", "How long did she have it?" */
const asksOfThirdPattern =
  /^(?:(?:and|so|but|okay|oh) )*(?:(?:how (?:long|old|much|many|often|was|did|is)|what|when|where|why|for how long)(?: [a-z]+){0,2}? )?(?:did|does|do|has|have|had|is|are|was|were)? ?(he|she|they)\b/i;

/**
 * Returns whether a question is about a person whom the answer before it named as a contact ("Has anyone been ill?" "My
 * daughter." "Did she have a rash?") or, if the patient speaks, about another person named in the last turns.
 */
export function asksAboutContact(asked: string, at: number, { person, isProxied }: ReadingState): boolean {
  const pronoun = asksOfThirdPattern.exec(asked)?.[1];
  return (
    pronoun !== undefined &&
    person !== null &&
    (person.isContact
      ? at - person.at === 1
      : !isProxied && pronoun.toLowerCase() !== "they" && at - person.at <= maxTurns) &&
    canReferTo(pronoun, person.name)
  );
}

/** Matches a question about a relative, but not about what a relative says about the patient: "your mother | says". */
const ofRelativePattern =
  /\byour (?:\w+ )?(?:mother|father|son|daughter|husband|wife|partner|brother|sister|grand\w+|kids?|children)\b(?! (?:says?|said|tells?|told|mentioned|thinks?|called|brought|is worried|was worried))/i;

/** Matches an answer by which a patient has what a relative does not have: "No, just me". */
const onlyMePattern = /^(?:(?:no|nope|nah|oh|well),? )*(?:it is )?(?:just|only) me\b,? ?/i;
/** Verbs of a question about a relative, with their form before "you". */
const beforeYou: Readonly<Record<string, string>> = { has: "have", does: "do", is: "are", was: "were" };

/** Matches a sentence that says only that another person did what was asked: "My wife did", "The kids have". */
const otherDidPattern =
  /^(?:(?:well|no|yes|yeah|oh|um),? )*(?:my|our|the) (?:[a-z]+ ){0,2}?[a-z]+ (?:did|does|do|has|have|had|is|was|were)(?:,? though)?\.?$/i;
/** Matches what a question asks the patient to have taken or used: "Did you take | malaria tablets |?" */
const takenPattern =
  /\b(?:take|took|taken|taking|have|had|use|used|bring|wear|get) (?:your |any |the |an? )?([a-z][a-z -]{2,30}?)\?*$/i;

/**
 * Returns the sentences of an answer that are about the patient, if its first only says that another person did what
 * was asked: "My wife did. I kept forgetting | mine |" (with "my malaria tablets" for "mine"). Null for other answers.
 */
function withoutOthersDeed(asked: string, [first, ...rest]: readonly Sentence[]): Sentence[] | null {
  if (!first || !/\byou\b/i.test(asked) || !otherDidPattern.test(first.text)) return null;
  if (!rest.some(({ text }) => /^(?:(?:but|and|well),? )*I\b/i.test(text))) return null;
  const taken = takenPattern.exec(asked)?.[1];
  return rest.map((sentence) =>
    taken ? { ...sentence, text: sentence.text.replace(/\bmine\b/i, `my ${taken}`) } : sentence,
  );
}

/**
 * Returns a question and its answer as about the patient alone: without another person who did what was asked ("Did you
 * have the jab?" "My husband did. I didn't."), and for a question about a relative, as asked of the patient if only the
 * patient has it ("Has your son had a rash?" "No, just me, on my arm."). Otherwise both as they are.
 */
export function ofPatientOnly(question: Sentence, turn: readonly Sentence[]): [Sentence, readonly Sentence[]] {
  const alone = withoutOthersDeed(question.text, turn);
  if (alone) return [question, alone];
  const [first, ...rest] = turn;
  const own = first ? onlyMePattern.exec(first.text)?.[0] : undefined;
  if (!first || !own || !ofRelativePattern.test(question.text)) return [question, turn];
  const text = question.text
    .replace(ofRelativePattern, "you")
    .replace(/\b(has|does|is|was) you\b/gi, (_all, verb: string) => `${beforeYou[verb.toLowerCase()] ?? verb} you`);
  const more = first.text.slice(own.length);
  return [{ ...question, text }, [{ ...first, text: more ? `yes, ${more}` : "yes" }, ...rest]];
}

/** Matches a question about what an acquaintance has or takes: "Your friend takes lithium, right?" */
const ofAcquaintancePattern =
  /\byour (?:\w+ )?(?:friend|mate|boss|colleague|co-?worker|neighbou?r|(?:room|flat|house|work|class|team)-?mate|boyfriend|girlfriend|carer|ex|trainer|coach|(?:mother|father|sister|brother)-in-law) (?=(?:also |still )?(?:is|was|has|had|takes?|took|uses?|used|gets?|got|need(?:s|ed)?)\b)|\b(?:does|did|is|was|has) your (?:\w+ )?(?:friend|mate|boss|colleague|co-?worker|neighbou?r|(?:room|flat|house|work|class|team)-?mate|boyfriend|girlfriend|ex)\b/i;

/** Returns whether a question and its answer are only about a relative or friend: "Does your mother drive?" "Yes." */
export const asksAboutRelative = (asked: string, topic: QuestionTopic | null, turn: readonly Sentence[]): boolean =>
  topic !== "family" &&
  (ofRelativePattern.test(asked) || ofAcquaintancePattern.test(asked)) &&
  turn.every(({ text }) => !/\b(?:I|my|me|we)\b/i.test(text));
