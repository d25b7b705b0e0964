import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import { findDrugs } from "../terms/findDrugs";
import { groupOf, isOutgrown, isTolerated, substancesPattern, substancesIn } from "../terms/allergens";
import { isGivenUp } from "../resolve/replacedDrugs";
import {
  clauseAt,
  clausesOf,
  exceptionPattern,
  exceptsPattern,
  afterContrast,
  isDoubted,
  isNotCause,
  isStillTaken,
  needPattern,
  noAllergyTo,
  ofHigherDosePattern,
  remediesPattern,
  usedClauses,
  usedIn,
  withoutPurpose,
} from "./allergyClauses";
import { makeFact } from "./makeFact";
import { isVaccine } from "./meansVaccine";
import { refutesAllergy } from "../terms/refuted/refutesAllergy";
import { isMildEffect, isSideEffect, reactionOf, reactionPattern } from "../terms/reactionOf";
import { withoutMedications } from "./readMedications";

/** Matches words that state an allergy or an allergic reaction: "allergic", "broke out", "hives". */
const statesPattern =
  /\b(?:allerg(?:ic|y|ies)|anaphyla\w+|break out|broke out|breaks? me out|hives|swell(?:s|ed)? up|reaction to|react to|reacted to)\b/i;
/** Matches treatments with "allergy" in their name, which do not state an allergy: "allergy pills", "allergy shots". */
const allergyRemedyPattern =
  /\ballerg(?:y|ies) (?:pills?|tablets?|meds?|medications?|medicines?|drops|syrups?|shots?|injections?|sprays?|nasal sprays?|treatments?|relief|remed(?:y|ies)|desensiti[sz]ation)\b/gi;
/** Matches an allergy that is already known, named without its allergen: "because of your allergy". */
const knownAllergyPattern = /\b(?:your|his|her|their|the|that|this) allerg(?:y|ies)\b(?! to\b)/gi;
/**
 * Matches an allergy that is already known, named with its allergen: "your penicillin allergy". Other substances in the
 * same sentence are then not allergens, unless allergies are the topic.
 */
const knownPattern = /\b(?:your|his|her|their|the) [a-z]+ allerg(?:y|ies)\b/i;
/** Matches a reaction to something taken: "had a rash with", "gives me hives", "makes my throat swell". */
const reactPattern =
  /\b(?:had|got|get|gets|have|came out in|comes out in) (?:a |an |some )?(?:\w+ ){0,2}?(?:rash(?:es)?|hives|swelling|welts|anaphyla\w+|itching|reaction|lumps|bumps|blotches|blisters|weals|spots) (?:with|from|after|on|to|when (?:I|he|she|they) (?:took|takes?|had|have)) |\b(?:gave|gives|give) (?:me|him|her|them) (?:a |an |some )?(?:\w+ ){0,2}?(?:rash(?:es)?|hives|blisters|lumps|welts|swelling|swollen \w+|itching|anaphyla\w+|ulcers?|stomach bleed|(?:the )?(?:runs|trots)|loose (?:stools?|motions|bowels?)|(?:bad|upset|dodgy|dicky|funny|sore) (?:stomach|tummy|belly|guts?)|(?:stomach|tummy|belly) (?:upset|aches?|pains?|cramps)|heartburn|nausea|dry mouth|diarrh(?:o)?ea|palpitations|cramps|cough|thrush|headaches|nightmares|hallucinations)\b|\b(?:makes?|made) (?:my|his|her) (?:(?:throat|lips?|tongue|eyes?) (?:swell|close|puff|itch)|(?:face|ankles|legs) (?:swell|itch))\b/i;
/**
 * Matches a reaction with the preposition before the drug that caused it: "had palpitations on" in "I had palpitations
 * on salbutamol".
 */
const onDrugPattern =
  /\b(?:had|got|was|felt|ended up with|came out in) (?:a |an |some |really |so |very )?(?:\w+ ){0,2}?(?:ulcers?|bleed|cough|palpitations|cramps|diarrh(?:o)?ea|(?:muscle )?(?:pains|aches)|hallucinations|nightmares|swollen ankles|thrush|constipat\w+|sick|dizzy|confused|drowsy) (?:on|from) (?!the (?!\w+$)|my |a |an |and )|\b(?:ankles|legs|face|lips|tongue|throat|eyes) (?:swelled|swell|puffed|closed|swelled up|puffed up|closed up|swell up) (?:on|with|from|after) |\b(?:coughed|vomited|threw up|itched) (?:(?:all the time|a lot|badly) )?(?:on|with|from) /i;
/**
 * Matches a preposition right before a drug, which makes the drug the cause of a reaction: "on" in "dizzy on |
 * amlodipine".
 */
const causePattern = /\b(?:on|with|from|after) (?:the |my |some |that |those |taking |using )*$/i;
/** Matches words right before a drug that was given up: "They stopped my | lisinopril". */
const givenUpPattern =
  /\b(?:stopp?(?:ed)?|came off|come off|took me off|taken off|swapped|switched|changed|moved|quit)(?: (?:me|him|her|off|of|from|taking|using|the|my|his|her|on|it)){0,4} $/i;
/** Matches words for giving up a drug because of its effect: "stopped my lisinopril because of the cough". */
const stoppedForPattern =
  /\b(?:stopp?(?:ed)?|came off|come off|took me off|taken off|swapped|switched|changed|moved|quit)\b[^.;]{0,80}\b(?:because of|due to|on account of) (?:the |a |an |my |that |some )?(?:bad |terrible |awful |dry |constant )?(?:cough|rash|hives|itching|(?:ankle |leg |face )?swelling|swollen ankles|dizziness|nausea|sickness|vomiting|diarrh(?:o)?ea|headaches?|cramps|muscle (?:aches|pains?)|constipation|nightmares|palpitations|side effects?)\b/i;
/** Matches what a drug does to a person: "makes me really confused", "made him sick". */
const upsetsPattern =
  /\b(?:upsets?|wrecks?|wrecked|tore up|tears up) (?:my|his|her) (?:stomach|tummy|belly|guts?)\b|\b(?:makes?|made|left|leaves) (?:me|him|her|them|you) (?:feel )?(?:\w+ ){0,2}?(?:zombie|groggy|foggy|spaced out|sick|ill|confused|dizzy|sleepy|drowsy|vomit|throw up|itch(?:y)?|nauseous|loopy|crazy|jittery|shaky|cough|constipated)\b|\b(?:makes?|made) (?:my|his|her) (?:legs?|muscles|calves|joints|arms?) (?:ache|hurt|cramp)\b/i;
/** Matches text that ends at most five words after a negation: "I never had any". */
const deniesPattern = /\b(?:no|not|never|without|deny|denies|nkda|none)\b(?:\s\w+){0,5}\s*$/i;
/** Matches words before a substance that is not taken because of its effect: "I cannot take". */
const avoidsPattern = /\b(?:not|never|cannot) (?:\w+ )?(?:take|have|eat|use|touch) (?:\w+ ){0,2}$/i;
/**
 * Matches a denial of all allergies or of one group of them: "no known allergies", "no drug allergies"; not "no
 * allergies except latex". Its named groups capture the words for the group of allergies: "nkda", "drug".
 */
const noAllergiesPattern =
  /\b(?<nkda>nkda)\b|(?:\b(?:no|none|not) allerg(?:ic|ies) to|(?:^|[,.;] ?|\b(?:but|and|well|just|probably) )(?:none|nothing|not) to) (?:any )?(?:other )?(?<group>drugs?|medic\w+|meds|tablets|antibiotics|foods?)\b|\bno (?:known )?(?:(?<kind>drug|food|medication|medicine) )?allergies\b(?!,? (?:to|except\w*|other than|but(?! I (?:\w+ ){0,3}?(?:take|use|on|taking|using)\b)|apart|just|only|besides|aside|bar|barring|excluding|save for|with the exception)\b)|\b(?:not|do not (?:think|believe)(?: that)? (?:I am|he is|she is)) allergic to (?:anything|any (?<named>drugs?|foods?|medic\w+|meds))\b(?!,? (?:except\w*|other than|but(?! I (?:\w+ ){0,3}?(?:take|use|on|taking|using)\b)|apart|just|only|besides|aside|bar|barring|excluding|save for|with the exception)\b)/i;

/** Matches words that make a denial or an allergy uncertain: "maybe", "not sure". */
const doubtsPattern = /\b(?:maybe|might|possibly|perhaps|not sure)\b/i;
/** Matches a clause that says what the substance before it did: "and it gave me a rash". */
const refersBackPattern =
  /\b(?:allergic|react(?:ed|s)?) to (?:it|that|them|this)\b|\b(?:it|that|they|which) (?:also |really |always )?(?:gave|gives?|makes?|made|caused?|causes|broke|breaks|brings?|brought)\b/i;

/** Matches substances that patients name more often as an allergen than as a medicine they take: "penicillin". */
const frequentAllergenPattern = new RegExp(
  `${substancesPattern.source}|cillin\\b|^(?:cef|ceph)|mycin\\b|^(?:codeine|morphine|bactrim|sulfamethoxazole)`,
  "i",
);
/**
 * Matches "no" or "none" at the start of an answer, and "just" or "only" anywhere, after which the answer can list what
 * is taken: "No, just lisinopril".
 */
const listsTakenPattern = /^(?:no|none)\b|\b(?:just|only)\b/i;
/** Matches the part of a question that asks what must not be taken: "allergic to any medications", "cannot take". */
const aboutAllergensPattern =
  /\b(?:allerg\w*|reactions?|reacted|sensitiv\w*|intoleran\w*) (?:to|with|from|when) [^,?;]*|\b(?:cannot|not|never|unable to) (?:\w+ ){0,2}(?:tak(?:e|ing)|have|use)\b|\b(?:medications|medicines|meds|drugs|pills)\b[^?]{0,40}\b(?:allergic|allergy|react\w*|cannot (?:take|tolerate)|not tolerate)\b/gi;
/** Matches words of a question about what a patient takes: "medications", "taking". */
const asksForMedicinesPattern = /\b(?:tak(?:e|es|ing)|medications|medicines|meds|pills|tablets|prescriptions)\b/i;

/** Matches a denial of allergies with "just" or "only" and all words after it: "No allergies, just metformin". */
const deniesThenListsPattern =
  /\bno (?:known )?(?:(?:drug|food|medication|medicine) )?allergies[,.;:]* (?:(?:just|only)\b.*)$/i;
/** Matches a dose or a frequency: "10 mg", "twice a day". */
const regimenPattern =
  /\d ?(?:mg|mcg|g|units?|puffs?|tablets?)\b|\b(?:daily|nightly|weekly|(?:once|twice|times) an? (?:day|week)|every (?:day|morning|night|evening)|at (?:night|bedtime)|(?:that|which) (?:I|he|she) (?:take|use)s?)\b/i;

/**
 * Context of a sentence. `isAsked`: allergies are already the topic, so that the name of a substance is enough.
 * `asked`: the question, as evidence. `isDenied`: an earlier sentence of the answer denied allergies.
 * `isAboutTaken`: the topic is what the patient takes. `hasLaterReaction`: a sentence of the answer gives the reaction,
 * as in "Lisinopril. It gives me hives."
 */
interface Asked {
  isAsked: boolean;
  asked?: Sentence;
  isDenied?: boolean;
  isAboutTaken?: boolean;
  hasLaterReaction?: boolean;
}

/** Whether a question about allergies also asks what the patient takes: "Any allergies or medications?" */
export const asksWhatIsTaken = (asked: string): boolean =>
  asksForMedicinesPattern.test(asked.replaceAll(aboutAllergensPattern, ""));

/**
 * Matches pronouns for all substances of a list, whose reaction can follow: "they" in "just X and Y, they give me
 * hives".
 */
const refersToAllPattern = /\b(?:they|both|all|those|these)\b/i;

/**
 * Returns the words that list medicines after a denial of allergies ("No allergies, just X and Y") and the offset at
 * which the list ends. Returns null if there is no such list, or if the list is an exception to the denial: it has a
 * reaction or a frequent allergen, or is a single drug without a dose.
 */
function listOfTaken(text: string): { list: string; end: number } | null {
  const found = deniesThenListsPattern.exec(text);
  if (!found) return null;
  const [first] = clausesOf(found[0]);
  const later = found[0].slice(first?.end);
  const isApart = first !== undefined && !refersBackPattern.test(later) && !refersToAllPattern.test(later);
  const listed = isApart ? first.clause : found[0];
  if (exceptsPattern.test(listed.replace(/\ballergies\b/i, "")) || describesReaction(withoutDenial(listed)))
    return null;
  const drugs = findDrugs(listed).length;
  if (drugs === 0 || (drugs === 1 && !regimenPattern.test(listed))) return null;
  if (substancesIn(listed).some(({ name }) => frequentAllergenPattern.test(name))) return null;
  return { list: withoutDenial(listed).replace(/^[,.;: ]+/, ""), end: found.index + listed.length };
}

/** Returns the parts of a text about allergies that say which medicines are taken. */
export function takenIn(text: string): string[] {
  if (isStillTaken(text)) return [`I take ${text}`];
  const listed = listOfTaken(text);
  return [
    ...(listed ? [listed.list] : []),
    ...usedClauses(withoutPurpose(listed ? text.slice(listed.end) : text)).filter(
      (clause) => ![statesPattern, reactPattern, onDrugPattern, upsetsPattern].some((pattern) => pattern.test(clause)),
    ),
  ];
}

/** Returns the words after a denial of allergies, which can name medicines; null without a denial or words after it. */
export function afterAllergyDenial(text: string): string | null {
  const denied = /\b(?:nkda|no (?:known )?(?:\w+ )?allergies|not allergic to \w+(?: \w+)?)\b[,.;: ]*/i.exec(text);
  const rest = denied ? text.slice(denied.index + denied[0].length) : "";
  return rest === "" ? null : rest;
}

/**
 * Reads the allergies and intolerances in a sentence with their reactions. A denial of all allergies or of a group of
 * them, and a substance that is tolerated, yield an allergy with polarity `absent`; its slot `of` is the group or the
 * substance. Single substances that are denied are left out.
 */
export function allergiesIn(said: Sentence, context: Asked): Fact[] {
  const sentence = { ...said, text: withoutPurpose(said.text) };
  const { text } = sentence;
  const denied = denialIn(text);
  if (!denied) return namedIn(sentence, context);
  const before = namedBefore(sentence, denied, context);
  const rest = text.slice(denied.end);
  const isNamedLater = !denied.isWhole && (describesReaction(rest) || doubtsPattern.test(rest));
  const own = [...before, ...(isNamedLater ? namedIn(sentence, context, denied.end) : [])];
  const areOtherGroups =
    denied.of !== undefined &&
    own.every(({ polarity, slots }) => polarity === "present" && groupOf(slots.substance?.text ?? "") !== denied.of);
  // "Hay fever but no drug allergies" says both; "latex, otherwise no allergies" names all there are.
  if (own.length > 0 ? !areOtherGroups : !denied.isWhole) return own;
  return [
    ...own,
    makeFact({
      kind: "allergy",
      from: sentencesOf(sentence, context.asked),
      polarity: "absent",
      certainty: denied.isHedged ? "possible" : "stated",
      slots: { of: denied.of, detail: "allergies" },
    }),
  ];
}

/**
 * Maximum number of words that only name allergens before a denial: "Cats and grass pollen in June, | no medicines".
 * More words are a statement.
 */
const maxNamingWords = 8;

/** Reads the allergies before a denial of others: "Codeine makes me sick, otherwise no allergies". */
function namedBefore(sentence: Sentence, denied: Denial, context: Asked): Fact[] {
  const text = sentence.text.slice(0, denied.start).replace(/(?<![,.;: ])[,.;: ]+$/, "");
  const isReaction =
    /\b(?:allerg\w*|anaphyla\w+|react(?:ion|ed)? to)\b/i.test(text) ||
    reactPattern.test(text) ||
    onDrugPattern.test(text) ||
    upsetsPattern.test(text) ||
    (statesPattern.test(text) && !saysMorePattern.test(text));
  const isName =
    context.isAsked &&
    text.split(" ").length <= maxNamingWords &&
    !saysMorePattern.test(text) &&
    (limitsPattern.test(text) || substancesIn(text).some(({ name }) => frequentAllergenPattern.test(name)));
  if (!isReaction && !isName) return [];
  return namedIn({ ...sentence, text }, context).filter(({ polarity }) => polarity === "present");
}

/** Matches words with which a clause says more than the names of allergens: "I take", "for". */
const saysMorePattern =
  /\b(?:tak\w+|took|on|us(?:e|es|ed|ing)|mg|with|for|had|have|was|is|no|not|never|daily|day|treat\w*)\b|\d/i;
/**
 * Matches the end of the words before a denial of all other allergies: "Penicillin, but other than that | no
 * allergies".
 */
const limitsPattern =
  /\b(?:otherwise|(?:other than|apart from|aside from|besides|except for) (?:that|those|this|these))$/i;

/** Returns whether a text states an allergy or an effect of a substance, as opposed to "your allergy". */
const statesAllergy = (text: string): boolean =>
  statesPattern.test(text.replaceAll(allergyRemedyPattern, "").replaceAll(knownAllergyPattern, "")) ||
  reactPattern.test(text) ||
  upsetsPattern.test(text);

/** Returns whether a text says that the substance after `before` caused a reaction: "dizzy on | amlodipine". */
const isCause = (text: string, before: string): boolean =>
  statesAllergy(text) ||
  (onDrugPattern.test(text) && causePattern.test(before)) ||
  (stoppedForPattern.test(text) && givenUpPattern.test(before));

/** Matches a denial whose reason is a drug taken without a reaction: "No, she had Augmentin before". */
const hadBeforePattern =
  /^(?:(?:oh|well),? )?(?:no|nope)\b,? (?:because )?(?:(?:I|she|he|they|we) )?(?:(?:has|have) )?(?:(?:already|always|only) )?(?:had|took|taken|been on|been given|was given)\b/i;

/** Matches that a drug was taken and stopped, without a reason: "I was on citalopram, but I came off it". */
const onlyStoppedPattern =
  /^(?:(?:and|well|oh|no|so),? )*I (?:(?:was|used to be|have been) on|(?:have )?(?:stopped|came off|quit|finished|come off)(?: taking)?) (?:the )?[a-z]{4,}\b(?![^.;]*\b(?:because|since|but it|it (?:made|gave|did)|could not|bad|terrible|sick|allerg\w*)\b)/i;

/** Returns whether an answer denies an allergy because a drug was taken without a reaction. */
const isTakenWell = (text: string): boolean =>
  (hadBeforePattern.test(text) || onlyStoppedPattern.test(text)) && reactionOf(text) === null && !statesAllergy(text);

/**
 * Reads the allergies and intolerances to the substances that a sentence names at the offset `from` or after it. One
 * that is tolerated now is none: "We thought egg, but she eats egg now and is fine."
 */
function namedIn(sentence: Sentence, context: Asked, from = 0): Fact[] {
  const facts = eachNamedIn(sentence, context, from);
  const tolerated = new Set(facts.flatMap(({ slots }) => slots.tolerated?.text ?? []));
  return facts.filter(({ slots }) => !tolerated.has(slots.substance?.text ?? ""));
}

/** Reads what a sentence says of each substance that it names at the offset `from` or after it. */
function eachNamedIn(sentence: Sentence, context: Asked, from: number): Fact[] {
  const { isAsked, asked, isDenied } = context;
  const { text } = sentence;
  if (isMildEffect(text) && !/\ballerg/i.test(text)) return [];
  const isStopped = stoppedForPattern.test(text);
  if (isAsked ? isTakenWell(text) : !isStopped && !statesAllergy(text) && !onDrugPattern.test(text)) return [];
  const named = substancesIn(text)
    .filter(({ start }) => start >= from)
    .filter(
      ({ start, name }) => isAsked || !knownPattern.test(text) || text.startsWith(" allerg", start + name.length),
    );
  const lastClause = clauseAt(text, text.length);
  const reaction = reactionOf(text) ?? undefined;
  const isListOfTaken = listsWhatIsTaken(isDenied ? `No, ${text}` : text, asked, isAsked);
  const listed = listOfTaken(text);
  return named.flatMap((substance): Fact[] => {
    const before = text.slice(0, substance.start).replace(/^no[,.]? (?=just|only|but|except|i )/i, "");
    if (isListOfTaken && !frequentAllergenPattern.test(substance.name)) return [];
    if (remediesPattern.test(substance.name) && !/\ballergic to\b/i.test(before)) return [];
    const after = text.slice(substance.start);
    if (deniedAfterPattern.test(text.slice(substance.start + substance.name.length))) return [];
    const own = clauseAt(text, substance.start);
    const words = text.slice(substance.start, named.find(({ start }) => start > substance.start)?.start);
    const isReferredTo = refersBackPattern.test(words) && !/\b(?:not|never|no)\b/i.test(words);
    const isAvoided = isReferredTo && avoidsPattern.test(before);
    if (!isAvoided && deniesPattern.test(before.split(exceptionPattern).at(-1) ?? "")) return [];
    if (!isAsked && (!isCause(text, before) || ofHigherDosePattern.test(before))) return [];
    const isOwn =
      reactPattern.test(own) || upsetsPattern.test(own) || (onDrugPattern.test(own) && causePattern.test(before));
    if (!isOwn && !statesPattern.test(own) && needPattern.test(before)) return [];
    if (!isReferredTo && isOnlyListed(text, substance, context)) return [];
    if (isNotCause(before, named.length, isStopped)) return [];
    const isReplaced = reaction !== undefined && isGivenUp(before, after);
    if (refutesAllergy(named.length > 1 ? words : afterContrast(text, substance.start)))
      return [noAllergyTo(substance.name, sentencesOf(sentence, asked))];
    const use = isReplaced ? null : usedIn(text, substance.start);
    if (use !== null && !statesPattern.test(use) && !isOwn && !isReferredTo) return [];
    if (listed && substance.start < listed.end) return [];
    const isOfOther = named.length > 1 && !isOwn && own !== lastClause && ofOnePattern.test(lastClause);
    const about = named.length > 1 && (isOwn || isOfOther) ? own : withoutDenial(text);
    const isIntolerance = isSideEffect(about);
    // Feeling ill after a vaccine is expected, and no intolerance unless it was asked about.
    if (isIntolerance && !isAsked && isVaccine(substance.name)) return [];
    const from = sentencesOf(sentence, asked);
    const { name } = substance;
    if (isTolerated(before, after) && !/\bcannot|not tolerat/i.test(text))
      return [makeFact({ kind: "allergy", from, polarity: "absent", slots: { tolerated: name, of: name } })];
    return [
      makeFact({
        kind: isIntolerance ? "intolerance" : "allergy",
        from,
        certainty: isDoubted(text, substance) ? "possible" : "stated",
        slots: {
          substance: name,
          state: named.length === 1 && isOutgrown(text) ? "outgrown" : undefined,
          reaction: reactionOf(own) ?? (named.length > 1 && (own !== lastClause || isOwn) ? undefined : reaction),
        },
      }),
    ];
  });
}

/** Matches a no right after a substance: "sulfa gives me hives, codeine | no". */
const deniedAfterPattern = /^ no(?=$|[,.;])/i;
/** Matches what one named substance does: "penicillin gives me", "codeine just makes me"; not "it gives me". */
const ofOnePattern =
  /\b(?!(?:it|that|this|which|also|always|really|just|only|sometimes)\b)[a-z]+ (?:(?:also|always|really|just|only|sometimes) )?(?:gives|makes|brings|breaks|causes) (?:me|my|him|her)\b/i;
/** Matches pronouns and plural verbs for several substances: "both", "they", "give". */
const ofSeveralPattern = /\b(?:they|both|all|those|these|give|make|bring|break|cause)\b/i;

/**
 * Returns whether a text names a drug only as one that is taken, next to an allergen: "Just lisinopril, and penicillin
 * gives me hives". A frequent allergen is never only taken.
 */
function isOnlyListed(
  text: string,
  { name, start }: { name: string; start: number },
  { isAsked, asked, isAboutTaken = false, hasLaterReaction = false }: Asked,
): boolean {
  const isTopic = isAboutTaken || (asked !== undefined && asksWhatIsTaken(asked.text));
  if (!isTopic && (isAsked || !ofOnePattern.test(text))) return false;
  if (hasLaterReaction || frequentAllergenPattern.test(name) || ofSeveralPattern.test(text)) return false;
  const before = text.slice(0, start);
  if (/\b(?:allerg|react|intoleran)/i.test(before) || avoidsPattern.test(before)) return false;
  const [own, ...later] = clausesOf(text).filter(({ end }) => start < end);
  if (!own || describesReaction(own.clause) || exceptsPattern.test(before)) return false;
  // "Lisinopril, I get a rash": the clause after a drug gives its reaction, unless it names another substance.
  const namesSubstance = substancesIn(later[0]?.clause ?? "").length > 0;
  return namesSubstance || !later.some(({ clause }) => describesReaction(clause));
}

/** Matches words around the names of a list of drugs: "yes, just", "and my". */
const onlyNamesPattern =
  /^(?:(?:yes|yeah|no|none|nope|well|oh|just|only|also|still|and|or|plus|the|my|some|a|an|I|take|taking|am|on|have|use|daily|for now|at the moment)\b[ ,.;]*)*$/i;

/**
 * Adds "I take" to sentences of a turn that continue a list of medicines: after "I take omeprazole.", the sentence "And
 * losartan." becomes "I take losartan."
 */
export function withTaken(turn: readonly Sentence[]): Sentence[] {
  let isTaken = false;
  return turn.map((sentence) => {
    const isContinued =
      isTaken && /^(?:and|plus|also|then|oh)\b/i.test(sentence.text) && listedMedicines(sentence.text).length > 0;
    isTaken = isContinued || takenIn(sentence.text).length > 0;
    return isContinued
      ? { ...sentence, text: `I take ${sentence.text.replace(/^(?:(?:and|plus|also|then|oh)\b[, ]*)+/i, "")}` }
      : sentence;
  });
}

/**
 * Returns the parts of an answer to "Any allergies or medications?" that only list medicines: "Metformin, and sulfa …".
 */
export const listedMedicines = (text: string): string[] =>
  clausesOf(text)
    .map(({ clause }) => clause)
    .filter((clause) => !describesReaction(withoutDenial(clause)) && findDrugs(clause).length > 0)
    .filter((clause) => onlyNamesPattern.test(withoutMedications(clause).replace(/^[ ,.;]+/, "")))
    .filter((clause) => !substancesIn(clause).some(({ name }) => frequentAllergenPattern.test(name)));

/**
 * A denial of allergies: its offsets in the text (`end` exclusive), the group that it denies (`of`; undefined for all),
 * whether it is hedged ("I do not think I am allergic to anything"), and whether it is whole: no words after it name an
 * allergy.
 */
interface Denial {
  start: number;
  end: number;
  of: string | undefined;
  isHedged: boolean;
  isWhole: boolean;
}

/** Returns the denial of allergies in a text, or null. */
function denialIn(text: string): Denial | null {
  const listed = listOfTaken(text);
  const cut = listed ? text.slice(0, listed.end).replace(/(?<=\ballergies)[,.;:]* (?:just|only)\b.*$/i, "") : text;
  const denial = noAllergiesPattern.exec(cut);
  if (!denial) return null;
  const start = denial.index;
  const end = Math.max(start + denial[0].length, listed?.end ?? 0);
  const of = groupDenied(denial.groups);
  return { start, end, of, isHedged: /^do not/i.test(denial[0]), isWhole: !contradicts(text.slice(end)) };
}

/** Whether a text names what is taken: "No, just lisinopril" to "Any allergies or medications?". */
const listsWhatIsTaken = (text: string, asked: Sentence | undefined, isAsked: boolean): boolean =>
  listsTakenPattern.test(text) &&
  !exceptsPattern.test(text) &&
  !describesReaction(withoutDenial(text)) &&
  (!isAsked || (asked !== undefined && asksWhatIsTaken(asked.text)));

/** Returns a text without "no known drug allergies", so that the rest is not denied by its "no". */
const withoutDenial = (text: string): string => text.replace(/\bno (?:known )?(?:\w+ )?allergies\b/i, "");

/** Returns whether a text says how someone reacted to something. */
const describesReaction = (text: string): boolean =>
  statesPattern.test(text) || reactPattern.test(text) || upsetsPattern.test(text) || reactionOf(text) !== null;

/** Returns whether the words after a denial name a substance or a reaction that is neither denied nor only taken. */
function contradicts(rest: string): boolean {
  const at = [...substancesIn(rest).map(({ start }) => start), reactionPattern.exec(rest)?.index ?? -1];
  return at.some((start) => start >= 0 && !deniesPattern.test(rest.slice(0, start)) && usedIn(rest, start) === null);
}

/** Returns the group of allergies that `noAllergiesPattern` matched: "drug" or "food"; undefined for all. */
function groupDenied({ nkda, kind, named, group }: Record<string, string | undefined> = {}): string | undefined {
  const words = nkda ? "drug" : (kind ?? named ?? group);
  if (words === undefined) return undefined;
  return /^food/i.test(words) ? "food" : "drug";
}

const sentencesOf = (sentence: Sentence, asked: Sentence | undefined): Sentence[] =>
  asked ? [asked, sentence] : [sentence];
