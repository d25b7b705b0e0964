import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import { findDrugs } from "../terms/findDrugs";
import { relativeSource } from "../terms/relativeSource";
import { isReplacement } from "../resolve/replacedDrugs";
import { makeFact } from "./makeFact";

/** Source of a pattern for words before an exception to a denial: "apart from" in "no allergies apart from latex". */
const exceptionSource =
  "(?:except(?:ing)?|other than|apart from|besides(?!,)|aside from|excluding|barring|save for|with the exception of)(?! (?:that|this|those|these)(?=$|[,.;]| (?:I|no|not|nothing|none|it|we|all|everything)\\b))";
/** Matches words after which an allergy is named as the exception to a denial: "apart from", "no allergies but". */
export const exceptsPattern = new RegExp(
  `\\b${exceptionSource}\\b|\\ballergies (?:but|to)\\b|\\b(?:allergies|none|nothing) bar\\b`,
  "i",
);
/** Matches the start of an answer that denies allergies with an exception: "None that I know of, apart from …". */
export const deniesExceptPattern = new RegExp(
  `^(?:(?:no|none|nope|nah|nothing|not|really|that|I|know|of|known|drug|food|medication|medicine|any|anything|other|allergies|allergic|to|am|have|do|think|so|aware|at|all|well|oh|just|doctor)\\b[,.]? )*(?:${exceptionSource}|bar)\\b`,
  "i",
);
/** Matches words between a denial and its exception: "but", "just". */
export const exceptionPattern = new RegExp(`\\b(?:but|just|only|bar|${exceptionSource})\\b`, "i");

/** Source of a pattern for adverbs between a subject and its verb: "I | currently just | take". */
const adverbs =
  "(?:(?:just|only|also|now|still|currently|already|usually|always|sometimes|mostly|simply|really|both|do) ){0,3}";
/** Source of a pattern for the start, change or end of a medicine: "I was switched", "my doctor put". */
const changedTo =
  "\\b(?:I|he|she|they|we) (?:(?:have|has|had|just|recently|only|also|am|is|was|were|got|been) ){0,4}(?:start(?:ed|ing)?|switched|changed|moved|swapped|finish(?:ed|ing)|prescribed|came off|come off|weaned off|put)\\b" +
  "|\\b(?:they|he|she|we|(?:my|the|our|his|her) (?:[a-z]+ )?(?:doctor|gp|nurse|specialist|consultant|dentist|pharmacist|hospital|clinic|surgeon|[a-z]+ologist)) (?:(?:have|has|had|just|recently|also) ){0,2}(?:put|started|switched|changed|moved|swapped|took|prescribed)\\b|\\b(?:put|started) me on\\b";
/** Matches words before what is used: "I take", "I'm just on", "they put me on", but not "I feel sick when I take". */
const usesPattern = new RegExp(
  `${changedTo}|` +
    "(?<!\\b(?:when|whenever|if|once|after|before|time|unless) )\\b(?:I|he|she|they|we) " +
    `(?:${adverbs}(?:takes?|uses?|apply|applies|puts?|carry|carries)|(?:am|is|are|have been|has been) ${adverbs}(?:on|taking|using))\\b` +
    `|(?:^|, )(?:just |only |also |now |then ){0,2}(?:am |is )?(?:on|takes?|taking|uses?|using) `,
  "i",
);
/** Matches the words between two clauses, one of which can be about drugs that are taken: ", but", " and it". */
const clauseBreakPattern =
  /[;.] |,? (?:but|otherwise|because|so|although|though|while) |, (?=(?:I|he|she|they|we)\b)|,? and (?=(?:just |only |also |now |then ){0,2}(?:I|he|she|they|we|it|that|takes?|uses?|on|taking|using|am|is|allergic)\b|(?:(?!and\b)[a-z]+ ){1,3}(?:gave|gives?|makes?|made|causes?|caused|upsets?|is|was|are|were|breaks?|broke|brings|brought|does)\b)/gi;

/**
 * Splits a text into clauses, so that what is taken is apart from what is not, with their offsets (`end` exclusive): "I
 * take Zyrtec | penicillin gives me hives".
 */
export function clausesOf(text: string): { start: number; end: number; clause: string }[] {
  const clauses: { start: number; end: number; clause: string }[] = [];
  let start = 0;
  for (const { index, 0: words } of text.matchAll(clauseBreakPattern)) {
    clauses.push({ start, end: index, clause: text.slice(start, index) });
    start = index + words.length;
  }
  return [...clauses, { start, end: text.length, clause: text.slice(start) }];
}

/** Matches the words between two clauses, one of which can say what a substance does: ", but", ", | latex makes my". */
const reactionBreakPattern =
  /[;.]|,? but |, and |,? and (?=\w+ (?:gave|gives|makes|made|brings|brought|breaks|broke)\b)|, (?=(?!(?:which|that|they|it|this|those|both|all|also)\b)[a-z]+ (?:just |only |really |always )?(?:gave|gives|makes|made) (?:me|him|her|my|his)\b)/gi;

/** Returns the clause at an offset of a text that names substances with what each does. */
export function clauseAt(text: string, at: number): string {
  let from = 0;
  for (const { index, 0: words } of text.matchAll(reactionBreakPattern)) {
    if (index >= at) return text.slice(from, index);
    from = index + words.length;
  }
  return text.slice(from);
}

/**
 * Returns the clause in which the substance at an offset is used, which does not make it an allergen: "I take Zyrtec",
 * "a cream that I apply"; null if it is not used.
 */
export function usedIn(text: string, at: number): string | null {
  const own = clausesOf(text).find(({ end }) => at < end);
  if (!own) return null;
  const isUsed = usesPattern.test(text.slice(own.start, at)) || /\bthat I (?:take|use|apply|put)\b/i.test(own.clause);
  return isUsed ? own.clause : null;
}

/** Matches words that say that a drug is taken in spite of what it does: "but I still take it", "I put up with it". */
const stillTakenPattern =
  /\b(?:still|keep|kept|carry on|carried on) (?:tak(?:e|es|ing)|us(?:e|es|ing)|on) (?:it|them|that)\b|\bput(?:ting)? up with (?:it|that)\b/i;
/** Returns whether a text says that a drug is taken in spite of what it does. */
export const isStillTaken = (text: string): boolean => stillTakenPattern.test(text);

/** Returns the clauses of a text that say what is taken, without "no" or "none" at their start. */
export const usedClauses = (text: string): string[] =>
  clausesOf(text)
    .filter(({ clause }) => usesPattern.test(clause))
    .map(({ clause }) => clause.replace(/^(?:no|none|nope)[,.]? /i, ""));

/** Matches the clause about another person's allergy: "My mum can't have penicillin, | but I am fine". */
const ofRelativePattern = new RegExp(
  "(?:^|[,;] |\\b(?:and|but|although|though|oh|well|no|yes|yeah|only|just),? )" +
    `(?:my|our|the(?= (?:grand|mother|father|parent|other parent|aunt|uncle|caregiver|spouse|wife|husband))) (?:\\w+ )?(?:${relativeSource}|caregiver|friends?|flatmate|housemate|roommate|colleague|neighbou?r|boss|dog|cat|baby|boy|girl)\\b` +
    "(?! (?:says|said|told|thinks|reckons)\\b(?!(?: me)?(?: that)? (?:he|she|they) (?:is|was|are|has|had|cannot|reacts?|gets?|got)\\b)| and I\\b)" +
    "(?:(?!,? (?:but|and|although|though|while|whereas|so)(?: for)? (?:I|me|my|mine|no|none|not|nothing)\\b|,? (?:and|but) (?:the )?[a-z]+ (?:gave|gives|makes|made|brings|brought|breaks|broke) (?:me|my)\\b|, (?:I|no|not)\\b|; )[^.])*",
  "i",
);
/** Matches the boundary of a clause about another person: ", but", ". ", " and " before "I". */
const otherBreakPattern =
  /([.;] |,? (?:but|although|though|while|whereas) |,? and (?=I\b|[a-z]+ (?:gave|gives|makes|made|brings|brought|breaks|broke) (?:me|my)\b)|, (?=I\b|no\b|not\b|it\b))/i;
/** Matches a clause that says what a substance does to another person: "penicillin was a problem for my dad". */
const harmsOtherPattern = new RegExp(
  "\\b(?:for|with|to|in|on|by|gave|gives?|given|makes?|made|killed?|hurts?|upsets?|affects?|affected|bothers?|bothered|put|sent|caused?|brings?|brought|nearly|almost) (?:both )?" +
    `(?:my|our|his|her) (?:\\w+ ){0,2}?(?:${relativeSource}|friends?|flatmate|housemate|roommate|colleague|neighbou?r|boss)(?![a-z])`,
  "i",
);

/** Returns a text without the clauses that say what a substance does to another person. */
function withoutHarmed(text: string): string {
  const parts = text.split(otherBreakPattern);
  const kept = parts.filter(
    (part, i) => i % 2 === 1 || !harmsOtherPattern.test(part) || /\b(?:I|me|we|us|myself)\b/i.test(part),
  );
  return kept.length === parts.length ? text : kept.join("").replace(/^[,.; ]+(?:but |and )?/, "");
}

/** Matches words with which the patient shares the allergy of a relative: "me too", "so do I". */
const sharesPattern = /\b(?:too|also|as well|same|likewise|both|neither)\b|\b(?:so|nor) (?:am|do|can|have|did) I\b/i;

/** Matches words before a substance that the speaker must not have: "I am not supposed to have", "I have to avoid". */
const mustNotHavePattern =
  /\b(I|he|she) (?:(?:am|is) not (?:supposed|allowed|meant) to (?:have|take|get|be given)|(?:(?:have|has) (?:to|been warned to)|(?:was|were) warned to|must) (?:avoid|stay away from|steer clear of|keep away from)) (?=[a-z])/gi;

/** Writes that a substance must not be had as that it cannot be taken, as an answer about allergies means it. */
export const mustNotHave = (text: string): string => text.replace(mustNotHavePattern, "$1 cannot take ");

/**
 * Returns a text without its clauses about the allergies of relatives and other people, unless the patient shares the
 * allergy: "me too".
 */
export function withoutRelatives(said: string): string {
  const text = withoutHarmed(said);
  const found = ofRelativePattern.exec(text);
  if (!found || /\b(?:I|me|both|we|us)\b/i.test(found[0])) return text;
  const rest = text.slice(found.index + found[0].length);
  if (sharesPattern.test(rest)) return text;
  return `${text.slice(0, found.index)}${rest}`.replace(/^[,; ]+/, "");
}

/** Matches allergies as what a drug is taken for: "for my allergies", "for hay fever allergies". */
const purposePattern = /\bfor (?:(?:my|his|her|the|some|these|those|bad) )?(?:[a-z-]+ ){0,2}allergies\b(?! to\b)/gi;

/**
 * Returns a text with "for my allergies" after a drug replaced by spaces, because it does not state an allergy to a
 * drug: "Zyrtec | for seasonal allergies | and losartan". The spaces keep the offsets of the other words.
 */
export const withoutPurpose = (text: string): string => {
  const at = text.search(purposePattern);
  return at < 0 || findDrugs(text.slice(0, at)).length === 0
    ? text
    : text.replace(purposePattern, (words) => " ".repeat(words.length));
};

/**
 * Matches a clinician's words that allow something in spite of an allergy, and so state no allergy to it: "He can get
 * the flu shot with an egg allergy".
 */
export const permitsPattern =
  /\b(?:can|could|may|safe to|okay to|fine to) (?:(?:still|actually|safely|also) ){0,2}(?:get|have|take|use|be given|receive)\b[^.;]{2,60}\b(?:with|despite|even with|even if)\b[^.;]{0,30}\ballerg/i;

/** Matches what a drug can do to patients, which does not say that it did: "they can give him a tummy upset". */
export const possibleEffectPattern =
  /\b(?:can|could|may|might|will|would|sometimes|often|tends? to|likely to|known to) (?:(?:also|still|really|just) ){0,2}(?:gives?|makes?|causes?|upsets?|triggers?|brings?|leads?|irritates?)\b/i;

/** Matches words of doubt before a substance: "maybe". */
const doubtBeforePattern = /\b(?:thinks?|believes?|maybe|might|not sure|possibly)\b/i;
/** Matches words of doubt at the end of the words after a substance: "I think" in "peanuts, I think". */
const doubtAtEndPattern =
  /\b(?:thinks?|believes?|maybe|might|not sure|possibly)\b(?: (?:so|but|I|am|be|have|about|of|if|it|that|they|those|was|is|are|not|sure|really|allergic|exactly|which|one|what|the|name|honest(?:ly)?|to)\b,?){0,8}[.]?$/i;

/** Matches words that give a rash another cause than a drug: "but the GP said it was probably the virus". */
const otherCausePattern =
  /\b(?:it|that|they) (?:was|were|is|might have been|could have been|may have been) (?:(?:probably|just|likely|more likely|most likely|maybe|possibly|really|actually|from) ){0,2}(?:the|a|an|his|her|my) (?:[a-z]+ )?(?:virus|viral|infection|heat|illness|fever|cold|flu|measles|chicken ?pox|mono|glandular fever)\b/i;

/** Returns whether a text expresses doubt about the substance that it names at the offset `start`. */
export const isDoubted = (text: string, { name, start }: { name: string; start: number }): boolean =>
  doubtBeforePattern.test(text.slice(0, start)) ||
  doubtAtEndPattern.test(text.slice(start + name.length)) ||
  otherCausePattern.test(text.slice(start + name.length));

/** Returns the denial of an allergy to one substance, from the sentences that deny it. */
export const noAllergyTo = (substance: string, from: readonly Sentence[]): Fact =>
  makeFact({
    kind: "allergy",
    from,
    polarity: "absent",
    slots: { of: substance, detail: `allergy to ${substance}` },
  });

/** Matches words before a drug that is not tolerated in a higher dose only: "the whole dose of". */
export const ofHigherDosePattern = /\b(?:whole|full|higher|bigger|double|stronger) dose of $/i;

/** Matches words before a drug that the patient takes or needs: "I cannot afford my | Eliquis", "I need | insulin". */
export const needPattern =
  /\b(?:cannot|could not) (?:always )?(?:afford|stop|miss|skip|swallow|find|get) (?:\w+ ){0,2}$|\bI (?:just |only |really |still )?(?:need|want|would like|could use|(?:am|ran|have run) out of)(?: (?:some|more|a|my|the|another|refills?|of|prescription|for)){0,4} $/i;
/** Returns the substance of a question for trouble with it: "contrast dye" in "any problem with contrast dye?" */
export const troubledBy = (asked: string): string | undefined =>
  /\b(?:problems?|trouble|issues?|reactions?|react(?:ed)?(?: badly)?|how (?:did|do|does) (?:you|he|she) (?:do|get on|cope|manage|react|go)) (?:with|to) (?:(?:the|any|your) )?((?:(?:iv|ct|x-ray|x ray) )?(?:contrast(?: dye)?|dye|latex|iodine|penicillin|sulfa|antibiotics))\b/i.exec(
    asked,
  )?.[1];

/** Matches the words before what is taken in place of something not tolerated: "They make me vomit, so just | iron". */
const inItsPlacePattern =
  /\b(?:makes?|made|gives?|gave|upsets?) (?:me|my|him|his|her)\b[^.;]{1,40}, so (?:(?:now|I|he|she|we|am|is|just|only|on|take|takes|taking|use|uses|using|stick to|switched to) ){0,5}$/i;
/** Matches the words between a drug that was stopped and the reason. */
const reasonPattern = /\b(?:because of|due to|on account of)\b/i;

/**
 * Returns whether a drug, by the words before it, is taken in place of another, or is named as the reason to stop one.
 */
export const isNotCause = (before: string, count: number, isStopped: boolean): boolean =>
  inItsPlacePattern.test(before) || isReplacement(before, count) || (isStopped && reasonPattern.test(before));

/** Returns a text without the words before the last "but" before an offset: "I'm not allergic, | but onions …". */
export const afterContrast = (text: string, at: number): string =>
  text.slice(
    Math.max(0, ...[...text.slice(0, at).matchAll(/\b(?:but|although|though)\b/gi)].map(({ index }) => index)),
  );

/** Matches drugs that treat an allergy: "EpiPen", "Benadryl". */
export const remediesPattern =
  /epi-?pen|epinephrine|adrenaline|antihistamine|benadryl|diphenhydramine|cetirizine|zyrtec|claritin|loratadine|allegra|steroid/i;
