import type { Fact } from "../Fact";
import { allergiesIn, asksWhatIsTaken, listedMedicines, takenIn, withTaken } from "../frames/allergiesIn";
import { refutesAllergy } from "../terms/refuted/refutesAllergy";
import { reactionOf } from "../terms/reactionOf";
import { confirmedByReaction } from "./composed/confirmedByReaction";
import { penAllergies, supposedRefuted } from "./composed/supposedAllergy";
import { forbiddenIn } from "./composed/forbiddenIn";
import type { Sentence } from "../segment/Sentence";
import { isToleratedLater, groupOf, substancesIn } from "../terms/allergens";
import { deniesExceptPattern, noAllergyTo, mustNotHave, troubledBy, withoutRelatives } from "../frames/allergyClauses";
import { makeFact } from "../frames/makeFact";
import { readHistory } from "../frames/readHistory";
import { medicationFacts } from "../statements/medicationFacts";
import { recordedAllergens } from "../statements/record/recordedAllergens";
import { settledBy } from "../statements/record/settleRecorded";
import { factsOf } from "../statements/record/recordedAllergy";
import { findDrugs } from "../terms/findDrugs";
import { deniedFact } from "./deniedFact";
import { type AnswerResult, questionAndAnswer, type Exchange } from "./Exchange";

/** Matches an answer that denies allergies without a plain no at its start: "not that I know of", "NKDA". */
const deniesAllergiesPattern =
  /\b(?:no(?: known)?(?: drug)? allergies|not that|none|nothing|nope|no\b|never|not really|do not (?:think|have)|nkda)/i;
/**
 * Matches the kinds of allergies that a question names. A "no" to "Any seasonal allergies?" denies only seasonal ones.
 */
const kindsPattern =
  /\b((?:(?:seasonal|drug|food|medication|medicine|latex|environmental|pollen|animal|other)(?:,? (?:and|or) |, )){0,5}(?:seasonal|drug|food|medication|medicine|latex|environmental|other))(?= allerg)/i;
/** Matches a question about several kinds of allergies: "allergies to medications, any environmental allergies". */
const severalKindsPattern =
  /\ballerg(?:ies|ic)\b[^?]*\ballerg(?:y|ies|ic)\b|\ballergies\b(?! to\b)(?=[^?]*\b(?:to|like) )/i;

/**
 * Matches a named allergy that a question states, whatever else it asks: "You are not on anything, but you're allergic
 * to Augmentin, is that right?"
 */
export const statesAllergyPattern =
  /\b(?:you|he|she) (?:(?:are|is|have|has|had)(?: (?:also|still|apparently))? )?(?:allergic|(?:an? |some )?(?:known |severe )?allerg(?:y|ies)) to (?!any|anything|something|(?:the|that|it|this|them|these|those|certain|some|medic\w*|meds|drugs?|foods?|pills?|tablets?|antibiotics|animals|plants|things?|what)\b)[a-z][^?.;]{2,60}\W*$/i;

/** Matches a question about the treatment of allergies: "Do you take anything for your allergies?" */
const asksForTreatmentPattern =
  /\b(?:tak(?:e|ing)|us(?:e|ing)|tried) [^?]{0,40}?\b(?:for|to (?:treat|control|help|manage|relieve|alleviate)) (?:(?:your|the|those|these|asthma|and) ){0,4}allergies\b/i;

/**
 * Reads the answer to a question about allergies: a denial, or the substances with their reactions. A "yes" that names
 * none and an inaudible answer yield an allergy with polarity `unanswered`. Empty if the answer is not understood.
 */
export function allergyAnswer(heard: Exchange): AnswerResult {
  const exchange = { ...heard, turn: withTaken(heard.turn) };
  if (asksForTreatmentPattern.test(exchange.asked)) return { facts: [], coversAnswer: false };
  const facts = allergiesAnswered(exchange);
  const taken = [...takenBesides(exchange, facts), ...conditionsBesides(exchange)];
  return {
    facts: [...facts, ...taken],
    coversAnswer: facts.length + taken.length > 0 && (taken.length > 0 || !asksWhatIsTaken(exchange.asked)),
  };
}

/** Reads the medicines beside the allergies of an answer: "No allergies, I take X", "Only penicillin, and I use Y". */
function takenBesides({ asked, turn }: Exchange, allergies: readonly Fact[]): Fact[] {
  const asksMedicinesToo = asksWhatIsTaken(asked);
  if (allergies.length === 0 && !asksMedicinesToo) return [];
  const allergens = new Set(allergies.map(({ slots }) => slots.substance?.text.toLowerCase()));
  return turn.flatMap((sentence) => {
    const own = withoutRelatives(sentence.text);
    const taken = takenIn(own);
    return (asksMedicinesToo && taken.length === 0 ? listedMedicines(own) : taken)
      .flatMap((text) => medicationFacts({ ...sentence, text }, [sentence], true))
      .filter(({ slots }) => !allergens.has(slots.name?.text.toLowerCase()));
  });
}

/** Matches a question about diseases and allergies: "Any medical problems, allergies?" */
const asksForDiseasesPattern = /\b(?:medical|health) (?:problems?|conditions?|history|issues?)\b|\billness(?:es)?\b/i;

/** Reads the diseases that an answer names if its question asks for them beside allergies. */
const conditionsBesides = ({ asked, turn }: Exchange): Fact[] =>
  asksForDiseasesPattern.test(asked)
    ? turn
        .filter(({ text }) => !/\ballerg/i.test(text))
        .flatMap((sentence) => readHistory({ ...sentence, text: withoutRelatives(sentence.text) }, [sentence], true))
    : [];

/** Matches the start of a sentence about a substance named before it: "It gives me hives". */
const refersBackPattern =
  /^(?:(?:and|but|so) )?(?:it|they|that|those|these|both|all|I (?:get|got|had|have|broke|break|swell|swelled|itch))\b/i;

/** Adds the reaction that a sentence describes to the last allergy named before it: "Penicillin. I got hives." */
function addReactionTo(spoken: Fact[], sentence: Sentence): void {
  const last = spoken.at(-1);
  if (!last || last.polarity !== "present" || last.slots.reaction || substancesIn(sentence.text).length > 0) return;
  const reaction = reactionOf(sentence.text);
  if (!reaction) return;
  const { evidence } = makeFact({ kind: last.kind, from: [sentence], slots: {} });
  spoken[spoken.length - 1] = {
    ...last,
    slots: { ...last.slots, reaction: { text: reaction, words: sentence.text, evidence } },
    evidence: [...last.evidence, ...evidence],
  };
}

/** Makes a substance that was tolerated at first an allergy, if a later sentence has a reaction: "Then I got hives." */
function reactAfterAll(spoken: Fact[], sentence: Sentence): void {
  const last = spoken.at(-1);
  const reaction = reactionOf(sentence.text);
  if (!last?.slots.tolerated || !reaction || /\b(?:no|not|never|without)\b/i.test(sentence.text)) return;
  const fact = makeFact({
    kind: "allergy",
    from: [sentence],
    slots: { substance: last.slots.tolerated.text, reaction },
  });
  spoken[spoken.length - 1] = { ...fact, evidence: [...last.evidence, ...fact.evidence] };
}

/** Makes the last allergy one to a substance that was taken later without a reaction. */
function tolerateLast(spoken: Fact[], sentence: Sentence): void {
  const last = spoken.at(-1);
  const substance = last?.slots.substance?.text;
  if (!last || !substance || last.polarity !== "present") return;
  const { turn, start, end } = sentence;
  const fact = makeFact({
    kind: "allergy",
    from: [sentence],
    polarity: "absent",
    slots: { tolerated: substance, of: substance },
  });
  spoken[spoken.length - 1] = { ...fact, evidence: [...last.evidence, { turn, start, end }] };
}

/** Denies the last allergy, if a later sentence says that it is none: "They tested me, and it was negative." */
function refuteLast(spoken: Fact[], sentence: Sentence): void {
  const last = spoken.at(-1);
  const substance = last?.slots.substance?.text;
  if (!last || !substance || last.polarity !== "present") return;
  const fact = noAllergyTo(substance, [sentence]);
  spoken[spoken.length - 1] = { ...fact, evidence: [...last.evidence, ...fact.evidence] };
}

/** Matches the allergy of another person: "my mom's deathly allergic to penicillin". */
const ofRelativeAllergyPattern =
  /\b(?:my|his|her|our) (?:[a-z]+ )?[a-z]+(?:'s| is| was| are)(?: [a-z]+)? allergic to\b/i;

/** Matches that a drug was never taken, which denies no allergy: "She's never had it". */
const neverTakenPattern = /\bnever (?:even )?(?:had|taken|tried|been (?:on|given)) (?:it|them|that|those)\b/i;

/** Returns whether an answer says only that a substance was never taken: "She has never had penicillin". */
const isNeverTaken = (text: string): boolean =>
  neverTakenPattern.test(text) || (/\bnever\b/i.test(text) && substancesIn(text).length > 0);

/** Matches a sentence that excepts the patient from another person's allergy: "Not her though". */
const notPatientPattern =
  /^(?:but )?(?:not|(?:nothing|none|no allergies) for) (?:me|him|her)(?:,? (?:though|thankfully|luckily))?[.!]?$/i;

/** Maximum number of words of an answer that denies without a plain no: "I don't think I have any, no". */
const maxDenialWords = 8;
/** Reads the allergies that an answer reports, excepts or denies. */
function allergiesAnswered(exchange: Exchange): Fact[] {
  const { reply, asked, turn, question } = exchange;
  if (turn.some(({ text }) => notPatientPattern.test(text))) return [allergyDenial(exchange)];
  const spoken: Fact[] = [];
  const hasLaterReaction = turn.some(({ text }) => refersBackPattern.test(text) && reactionOf(text) !== null);
  for (const sentence of turn) {
    const isDenied = spoken.some(({ polarity, slots }) => polarity === "absent" && !slots.tolerated);
    const own = { ...sentence, text: withoutRelatives(mustNotHave(sentence.text)) };
    const named = allergiesIn(own, { isAsked: true, asked: question, isDenied, hasLaterReaction });
    // "My mom is allergic to penicillin, but I've had it and was fine" tolerates penicillin, not the allergen before.
    if (named.length === 0 && ofRelativeAllergyPattern.test(sentence.text)) continue;
    if (named.length === 0 && refutesAllergy(own.text)) refuteLast(spoken, own);
    else if (named.length === 0 && isToleratedLater(own.text) && reactionOf(own.text) === null)
      tolerateLast(spoken, own);
    else if (named.length === 0 && spoken.at(-1)?.slots.tolerated) reactAfterAll(spoken, own);
    else if (named.length === 0) addReactionTo(spoken, own);
    spoken.push(...named);
  }
  if (spoken.length === 0) spoken.push(...penAllergies(exchange.turn));
  const refuted = spoken.length === 0 ? supposedRefuted(exchange, confirmedAllergies(exchange)) : null;
  if (refuted) return [refuted];
  // "Allergies, still just sulfa?" "No, penicillin too." The allergy that the question supposes is one, too.
  if (spoken.length > 0 && addsToSupposedPattern.test(exchange.answer.text))
    spoken.unshift(...confirmedAllergies({ ...exchange, reply: { ...reply, rest: "" } }));
  const known = new Set(spoken.map(({ slots }) => slots.substance?.text.toLowerCase()));
  spoken.push(...forbiddenIn(exchange.turn).filter(({ slots }) => !known.has(slots.substance?.text.toLowerCase())));
  if (spoken.length === 0 && onlyThatPattern.test(exchange.answer.text)) spoken.push(...readFromRecord(exchange));
  // "I have sulfa, that was a rash?" "Yeah, all over."
  const read = reply.polarity === "no" ? [] : readFromRecord(exchange);
  const named = new Set(spoken.map(({ slots }) => slots.substance?.text.toLowerCase()));
  spoken.unshift(...read.filter(({ slots }) => !named.has(slots.substance?.text.toLowerCase())));
  // "No. I've had penicillin lots of times with no trouble."
  if (spoken.length > 0 && reply.polarity === "no" && spoken.every(({ slots }) => slots.tolerated))
    return [...(bothDenied(exchange) ?? [allergyDenial(exchange)]), ...spoken];
  if (spoken.length > 0) return [...spoken, ...deniedBeside(exchange, spoken)];
  // "Any new allergies?" "No, just that one." denies none that is known.
  if (onlyThatPattern.test(exchange.answer.text) && !/\b(?:other|else)\b/i.test(asked))
    return [notNamed(exchange, "reported")];
  // "Any allergies or medicines?" "Nothing apart from the pill." excepts a medicine, not an allergen.
  if (deniesExceptPattern.test(exchange.answer.text)) return asksBoth(asked) ? [] : [notNamed(exchange, "reported")];
  if (
    reply.polarity === "no" ||
    (reply.polarity === null &&
      deniesAllergiesPattern.test(exchange.answer.text) &&
      !isNeverTaken(exchange.answer.text) &&
      exchange.answer.text.split(" ").length <= maxDenialWords)
  )
    return bothDenied(exchange) ?? [allergyDenial(exchange)];
  const confirmed =
    reply.polarity === "yes"
      ? confirmedAllergies(exchange)
      : confirmedByReaction(confirmedAllergies(exchange), exchange);
  if (confirmed.length > 0) return confirmed;
  if (reply.polarity === "yes" && answersOtherItem(asked, reply.rest)) return [];
  if (reply.polarity === "unheard" || reply.polarity === "yes")
    return [notNamed(exchange, reply.polarity === "yes" ? "reported" : undefined)];
  return [];
}

/**
 * Returns whether an answer says something of another item of its question: "Exercising more, having any allergies?" "I
 * am exercising more".
 */
const answersOtherItem = (asked: string, said: string): boolean =>
  (said.match(/\b[a-z]{6,}\b/gi) ?? []).some(
    (word) => !/allerg|season|environ|medic|always|really/i.test(word) && new RegExp(`\\b${word}\\b`, "i").test(asked),
  );

/** Matches the words before the only allergen that a question supposes: "Allergies, still just | sulfa?" */
const supposesOnlyPattern = /\b(?:just|only|still)(?: (?:just|only|to|the|an?)){0,3} $/i;

/**
 * Matches an answer that says that there is no allergy besides the one just named: "No, just that one", "only those
 * two".
 */
const onlyThatPattern =
  /^(?:(?:no|nope|yes|yeah|well|oh|still),? ){0,3}(?:it is |that is )?(?:just|only) (?:that|those|them|these|the (?:one|two|three|same))(?: (?:one|ones|two|three))?[.!]?$/i;
/** Reads the allergens that a question names from the record, with the reaction that the answer adds. */
function readFromRecord({ turn, ...exchange }: Exchange): Fact[] {
  const [only, ...others] = recordedAllergens(exchange.asked);
  if (!only) return [];
  const answered = others.length === 0 ? turn.map(({ text }) => reactionOf(text)).find(Boolean) : null;
  const listed = [{ ...only, reaction: only.reaction ?? answered ?? null }, ...others];
  const facts = factsOf(listed, questionAndAnswer({ turn, ...exchange }));
  return facts.map((fact) => (facts.length === 1 ? settledBy(fact, turn, true, []) : null) ?? fact);
}

/** Matches an answer that adds an allergen to the one supposed: "No, penicillin too", "and latex as well". */
const addsToSupposedPattern = /^(?:(?:no|well|and|yes|yeah|oh|now),? ){0,3}[^.;]{2,40} (?:too|as well|also)[.]?$/i;

/**
 * Reads the allergen of a question that a yes confirms, with the reaction that the answer gives: "You're allergic to
 * penicillin, is that still right?", "And allergies, still just sulfa?" "Yeah, hives."
 */
function confirmedAllergies(exchange: Exchange): Fact[] {
  const asked = exchange.asked.replace(
    /,? (?:is (?:that|it) (?:still )?(?:right|correct|the case)|right|correct|yes).*$/i,
    "",
  );
  const named =
    /\b(?:allergic|allerg(?:y|ies)) to ([a-z][a-z -]{2,40}?)(?:\?|$|,? or\b)/i.exec(asked)?.[1] ?? troubledBy(asked);
  const isNamed = named !== undefined && !ofKindPattern.test(named);
  const supposed = substancesIn(asked).filter(({ start }) => supposesOnlyPattern.test(asked.slice(0, start)));
  return (isNamed ? [named.trim()] : supposed.map(({ name }) => name)).map((substance) =>
    makeFact({
      kind: "allergy",
      from: questionAndAnswer(exchange),
      slots: { substance, reaction: reactionOf(exchange.reply.rest) ?? undefined },
    }),
  );
}

/** Matches words for allergens that name none: "anything", "medications". */
const ofKindPattern =
  /^(?:any|anything|something|certain|some|the|that|it|this|them|medic\w*|meds|drugs?|foods?|pills?|tablets?|animals|plants|things?|environmental|antibiotics$|what)\b/i;

/** Matches the denial of one group at the start of an answer: "No drug allergies, but I get hay fever". */
const deniesGroupPattern =
  /^(?:(?:well|oh|i have|i have got),? )*no (?:known )?(drug|medication|medicine|food) allerg/i;
/** Matches the denial of one group in a sentence after the allergens: "Cats. | No medicines." */
const deniesGroupAfterPattern =
  /^(?:(?:but|and|well),? )*(?:no|none to|nothing to|not to) (?:any )?(drug|medication|medicine|food)s?\W*$/i;

/**
 * Reads the denial of one group of allergies if the allergens named belong to other groups: "Any drug allergies?" "No,
 * just hay fever." denies drug allergies.
 */
function deniedBeside(exchange: Exchange, named: readonly Fact[]): Fact[] {
  const { reply, asked, answer, turn } = exchange;
  const later = turn.flatMap(({ text }) => deniesGroupAfterPattern.exec(text)?.[1] ?? []).at(0);
  const said = deniesGroupPattern.exec(answer.text)?.[1] ?? later;
  const group = said ? (said === "food" ? "food" : "drug") : reply.polarity === "no" ? groupsAsked(asked) : undefined;
  const areOtherGroups = named.every(
    ({ polarity, slots }) => polarity === "present" && groupOf(slots.substance?.text ?? "") !== group,
  );
  if ((group !== "drug" && group !== "food") || !areOtherGroups || (!said && asksWhatIsTaken(asked))) return [];
  return [
    makeFact({
      kind: "allergy",
      from: questionAndAnswer(exchange),
      polarity: "absent",
      slots: { of: group, detail: "allergies" },
    }),
  ];
}

/** Returns an unanswered allergy fact for an answer that names no allergen. */
const notNamed = (exchange: Exchange, state: "reported" | undefined): Fact =>
  makeFact({ kind: "allergy", from: questionAndAnswer(exchange), polarity: "unanswered", slots: { state } });

/** Matches what joins two subjects of a question: "allergies or medications". */
const betweenBothPattern = /\b(?:or|and)\b|, (?:any|regular|current)\b/i;
/** Matches words for what is taken: "medications", "pills". */
const ofTakenPattern = /\b(?:medic|meds\b|pills\b|tablets\b|prescri|tak(?:e|ing)\b)/gi;

/** Returns whether a question is about allergies and about what is taken: "Any allergies or regular medicines?" */
function asksBoth(asked: string): boolean {
  if (!asksWhatIsTaken(asked)) return false;
  const allergy = asked.search(/\ballerg/i);
  const before = [...asked.slice(0, Math.max(allergy, 0)).matchAll(ofTakenPattern)][0]?.index;
  const after = [...asked.slice(Math.max(allergy, 0)).matchAll(ofTakenPattern)].at(-1)?.index;
  return (
    allergy >= 0 &&
    ((before !== undefined && betweenBothPattern.test(asked.slice(before, allergy))) ||
      (after !== undefined && betweenBothPattern.test(asked.slice(allergy, allergy + after))))
  );
}

/** Matches words that limit a "no": "No, | but | I take …". */
const saysMorePattern =
  /\b(?:but|except|just|only|apart|besides|other than|tak\w+|use|on|allerg\w*|medic\w+|meds|pills?|tablets)\b/i;
/** Matches a no that denies both subjects of a question: "no to both", "neither". */
const neitherPattern =
  /^(?:(?:oh|well|so|um),? )*(?:no|none|neither|nothing)\b(?:,? (?:and|to|of|for|on|either|neither|both|them|those|no))*\.?$/i;
/** Matches a denial of medicines alone: "No medications". */
const deniesMedicinesPattern =
  /^(?:(?:oh|well|so|um),? )*no (?:\w+ )?(?:medications?|medicines?|meds|pills|tablets|prescriptions)\b/i;

/**
 * Reads a plain no to a question about allergies and medicines, which denies both; "No medications" denies only the
 * medicines. Null for other answers.
 */
function bothDenied(exchange: Exchange): Fact[] | null {
  const { asked, reply, turn, answer } = exchange;
  if (!asksBoth(asked)) return null;
  const isAboutMedicines = deniesMedicinesPattern.test(answer.text) && !/\ballerg/i.test(answer.text);
  const said = turn.map(({ text }) => text).join(" ");
  const isPlain = (reply.polarity === "no" && !saysMorePattern.test(said)) || neitherPattern.test(answer.text);
  if (!isAboutMedicines && (!isPlain || findDrugs(said).length > 0)) return null;
  const denial = {
    from: questionAndAnswer(exchange),
    polarity: "absent",
    certainty: reply.isHedged ? "likely" : "stated",
  } as const;
  const medicines = makeFact({
    ...denial,
    kind: "medication",
    slots: { topic: "medications", object: "medications" },
  });
  return isAboutMedicines
    ? [medicines]
    : [makeFact({ ...denial, kind: "allergy", slots: { detail: "allergies" } }), medicines];
}

/** Groups of allergies with the words of a question about them. */
const groups: readonly (readonly [string, RegExp])[] = [
  ["drug", /\b(?:drugs?|medic\w+|meds|antibiotics?)\b/i],
  ["food", /\bfoods?\b/i],
  ["other", /\b(?:environmental|seasonal|latex|pollen|animals?|insects?|bees?)\b/i],
];

/** Returns the groups that a question names, such as "drug or food"; undefined if it asks about all allergies. */
function groupsAsked(asked: string): string | undefined {
  if (/\b(?:anything|something|any other)\b/i.test(asked)) return undefined;
  const named = groups.filter(([, pattern]) => pattern.test(asked)).map(([group]) => group);
  return named.length > 0 ? named.join(" or ") : undefined;
}

/** Returns the denial of the substance or the kind of allergy that the question names, or of all allergies. */
function allergyDenial(exchange: Exchange): Fact {
  const { asked } = exchange;
  const named = /\ballerg(?:ic|y|ies) to ((?:[a-z-]+ ?){1,6})/i.exec(asked)?.[1]?.trim() ?? troubledBy(asked);
  const isSeveral = severalKindsPattern.test(asked) || asksBoth(asked);
  const isAboutDrugs = /^(?:any )?(?:medic\w+|meds|drugs?)$/i.test(named ?? "");
  const isAny = isSeveral || !named || isAboutDrugs || /^(?:any(?:thing)?|something)\b/i.test(named);
  const kind = isSeveral
    ? undefined
    : kindsPattern
        .exec(asked)?.[1]
        ?.toLowerCase()
        .replace(/,? and /, " or ");
  const of = isAny
    ? kind
      ? kind === "other"
        ? undefined
        : kind
      : groupsAsked(asked)
    : named.replace(/\s{0,3}(?:\bor anything.*|at all|\bthat\b.*|\byou\b.*|\bor)$/i, "");
  return deniedFact(exchange, "allergy", {
    of,
    detail: isAny ? (kind ? `${kind} allergies` : "allergies") : `allergy to ${of}`,
  });
}
