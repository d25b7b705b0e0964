import { rememberResults } from "../../platform/rememberResults";
import { matchesOf } from "../../platform/patterns/matchesOf";
import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import { isSuspectedOnly } from "../terms/refuted/isSuspectedOnly";
import { namedConditions } from "../terms/namedConditions";
import { dateOfDisease } from "./history/dateOfDisease";
import { makeFact } from "./makeFact";
import { relativeSource } from "../terms/relativeSource";
import { meansVaccine } from "./meansVaccine";
import { isAboutFamily } from "./readFamily";
import { polarityAt } from "./polarityAt";
import { onsetIn } from "./timeExpressions";

/** Matches the name of an operation with the words that belong to it: "hip replacement". */
const operationPattern =
  /\b(?:(?:had|have|having|underwent|got|did|done|for|my|an?|the|open|hernia|back|knee|hip|shoulder|heart|bypass|cataract|neck|spine|brain|eye|gastric|carotid|sinus|ankle|wrist|foot|hand|prostate|thyroid|kidney|breast|cervical|lumbar|carpal tunnel|rotator cuff) ){0,6}(?:surger(?:y|ies)|operations?|replacements?(?= (?:of|in|on|surgery|last|\d|two|a)|$)|bypass|transplant\w*|amputat\w+|fusion)\b(?: (?:on|of|for) (?:my|the|his|her|your) (?:(?!when|in|at|last|about|and|but|I)\w+ ){0,2}(?!when\b|in\b|at\b|last\b|about\b|and\b|but\b|I\b)\w+)?|\b\w*(?:ectomy|ectomies|plasty|ostomy|otomy|section(?=\b))\b|\b(?:tonsils?|appendix|gallbladder|wisdom teeth|uterus|spleen|adenoids|ovaries) (?:were |was |are |taken |is )*(?:out|removed)\b|\b(?:(?:(?=\w)(?:left|right|bilateral|inguinal|umbilical|hiatal|ventral|acl|mcl|meniscus|meniscal|rotator cuff|mitral|aortic|valve|tendon|achilles|labrum|labral|hernia|aneurysm|bladder|ligament|pelvic floor|cleft (?:lip|palate)) ){1,3}(?:repairs?|reconstructions?)|(?:acl|ligament|breast|jaw|knee|ankle) reconstructions?|lithotripsy|lasik|(?:gastric |lap)[- ]?(?:sleeve|band)|tubes tied|(?:cardiac |heart |af )?ablations?|nose job|tummy tuck|(?:(?:left|right) )?(?:knee|shoulder|ankle|hip|wrist|elbow) (?:scopes?|arthroscop(?:y|ies))|carpal tunnel releases?|stents?|pacemaker|knee replacement|hip replacement|(?:(?:two|three|four|\d) )?(?:(?:emergency|elective|planned|scheduled|repeat) )?(?:c[- ]sections?|ca?esareans?(?: sections?| deliver(?:y|ies)| births?)?))\b/gi;
/**
 * Matches words of fear or doubt: "I'm worried", "could it be". A sentence with them reports a disease only as an
 * answer.
 */
const fearsPattern =
  /\b(?:worr(?:y|ied|ying)|afraid|scared|concerned|fear(?:ed|ing)?|wonder(?:ed|ing)?|whether|do you think|could it be|might be|going on)\b/i;
/** Names of operations by the organ that was removed: "appendix out" is an appendectomy. */
const operationByOrgan: Readonly<Record<string, string>> = {
  tonsil: "tonsillectomy",
  tonsils: "tonsillectomy",
  appendix: "appendectomy",
  gallbladder: "cholecystectomy",
  uterus: "hysterectomy",
  spleen: "splenectomy",
};
/**
 * Matches words, at most nine words before a disease, that do not report it: a guess ("I think I am having a | heart
 * attack"), hearsay ("I read about | lupus"), or what almost happened ("I almost had a | stroke").
 */
const notReportedPattern =
  /\b(?:if (?:I|it|this|that)|whether|hop(?:e|ed|ing)|thinks?|thought|maybe|might|could be|might be|not sure|wondering|guess|reckon\w*|convinced|suspects?|suspected|swears?|panick\w*|assum\w+|figured|supposed|it is just|start(?:s|ed|ing)? to feel|(?:nearly|almost|practically) (?:had|have|got|died (?:of|from))|(?:feel(?:s|ing)?|felt) (?:like|the)|if it is|heard (?:that|this|it|of|about)|read (?:that|about|online|somewhere)|google\w*|looked (?:it )?up|worried|afraid|scared|terrified|(?:husband|wife|partner|mum|mom|mother|dad|father|daughter|son|sister|brother|friends?|boyfriend|girlfriend|boss|colleagues?) (?:(?:also|always|just) )?(?:says?|said|tells? me|told me|keeps? (?:saying|telling me))(?: that)? (?:I have(?! had\b)|I am|it is|this is))\b(?: [\w']+){0,9} ?$/i;
/**
 * Matches words right before a disease that only a relative or friend supposes: "my wife said it was | gout", "my mum
 * thinks I have | shingles".
 */
const layIdeaPattern = new RegExp(
  `\\b(?:my|his|her|our) (?:[a-z-]+ ){0,2}?(?:${relativeSource}|friend|neighbou?r|boss|co-?worker|colleague|mate)(?:['’]s| is| was)? (?:also |just |kind of |always |all )*(?:says?(?! (?:that )?I had\\b)|said|thinks?|thought|reckon(?:s|ed)?|figure[sd]|guess(?:es|ed)|swears|swore|(?:convinced|sure|worried|afraid|scared|certain)|keeps? saying)(?: that)? (?:(?:it|this|that|I|he|she|we) )?(?:(?:is|was|am|are|were|might|may|could|must|have|has|had|got|be|probably|maybe|just|really|definitely|a|an|the|some|kind of|like|it) )*$`,
  "i",
);
/** Matches words right before a disease of a relative: "my mom says my uncle had | lupus". */
const ofRelativePattern = new RegExp(
  `\\b(?:my|his|her) (?:[a-z]+ )?(?:${relativeSource}) (?:also )?(?:has|had|got|gets|was diagnosed with|died (?:of|from)) (?:an? |the )?$`,
  "i",
);
/** Matches a pronoun right before a word that is then a verb and not a disease: "it just | burns". */
const verbAfterPattern =
  /(?<!\b(?:called|named) )\b(?:it|that|this|they|which)(?: (?:just|really|also|only|still|always))* $/i;
/** Matches words with which a patient reports a condition: "I have", "diagnosed". */
const claimsPattern =
  /\b(?:I (?:\w+ ){0,2}(?:have|had|am|was|got|suffer|take|do)|history of|diagnosed|my|told I|for (?:my|the)|been|because of|with|called (?:it|that|this)|(?:turned|turns) out (?:to be|it was)|ended up being)\b/i;

/**
 * Matches words after a denied disease that limit the denial to a time. The patient may have had it at another time:
 * "no ear infection | between the age of 4 and 7".
 */
const limitsDenialPattern =
  /^[^.;]{0,40}?\b(?:between|since|until|till|for (?:a|an|about|over|the last|\d+|several|many|a few|years|months|ages)|in (?:a|\d+|years|months|ages|a long)|(?:this|last) (?:year|month|winter|week)|lately|recently|any ?more|these days|as a (?:child|kid))\b/i;

/** Matches words right before "cut" or "burn" as a verb: "I | cut the grass", "my eyes | burn". */
const subjectBeforePattern =
  /\b(?:I|we|you|he|she|they|it|who|to|will|would|did|do|does|can|could|have|has|had|just|also|always|really|boss|eyes?|throat|stomach|skin|lips?|feet|hands?)(?: (?:just|also|always|really|still))? $/i;

/**
 * Returns whether "cut" or "burn" is a verb and not the name of a wound: "you cut that to 20", "I cut the grass", "my
 * eyes burn".
 */
const isVerb = (text: string, { name, start, end }: { name: string; start: number; end: number }): boolean =>
  (/^cuts?$/i.test(name) &&
    /^ (?:(?:that|it|them|back|down|out|the dose)\b|(?:the |my )?[a-z-]+ (?:dose |back |down ){0,2}to \d)/i.test(
      text.slice(end),
    )) ||
  (/^(?:cut|burn)s?$/i.test(name) && subjectBeforePattern.test(text.slice(0, start)));

/** Returns the matches of operations in a text. */
const operationsIn = rememberResults((text) => matchesOf(text, operationPattern));

/** Returns whether a text names an operation. */
export function namesOperation(text: string): boolean {
  return operationsIn(text).length > 0;
}

/**
 * Reads the patient's own conditions and operations in a sentence; planned operations are left out.
 * @param from the sentences that are the evidence.
 * @param isAsked true if the topic is already past history, so that the name of a condition alone is enough.
 * @param context the sentence with the words around it. If they are about vaccines, a disease can be its vaccine.
 */
export function readHistory(
  sentence: Sentence,
  from: readonly Sentence[] = [sentence],
  isAsked = false,
  context = sentence.text,
): Fact[] {
  const { text } = sentence;
  const facts: Fact[] = [];
  for (const [i, match] of operationsIn(text).entries()) {
    const words = match[0]
      .replace(/^(?:(?:had|have|having|underwent|got|did|done|for|my|an?|the) )+/i, "")
      .replace(/ my /i, " the ")
      .trim();
    const name = operationByOrgan[/^(\w+)\b.*\b(?:out|removed)$/i.exec(words)?.[1]?.toLowerCase() ?? ""] ?? words;
    if (
      /^(?:surger(?:y|ies)|operations?|section|fusion|replacements?)$/i.test(name) ||
      /\b(?:his|her|their) $/i.test(text.slice(0, match.index)) || // another person's operation
      /\b(?:might|may|need|if|would|should|considering|recommend\w*|schedul\w+|want)\b/i.test(text)
    )
      continue;
    const clause = clauseOf(text, i);
    if (isNotDone(clause, text.slice(match.index + match[0].length))) continue;
    const when = onsetIn(clause) ?? pastDate(clause);
    facts.push(
      makeFact({
        kind: "procedure",
        from,
        polarity: polarityAt(text, match.index, match.index + match[0].length),
        time: { when: "past" },
        slots: { name: withSide(name, text.slice(match.index + match[0].length)), when: when ?? undefined },
      }),
    );
  }
  if (!isAsked && (!claimsPattern.test(text) || fearsPattern.test(text))) return facts;
  if (isAboutFamily(text)) return facts;
  for (const disease of namedConditions(text)) {
    const before = text.slice(0, disease.start);
    if (spreads(text, disease) || (inCirculationPattern.test(disease.name) && isOfEpidemic(text, disease))) continue;
    if (isOccasional(text, disease) || isFeelingOrMentioned(text, disease) || meansVaccine(disease.name, text, context))
      continue;
    if (isNotOwn(text, disease) || isOnlyTestedFor(text, disease) || isVerb(text, disease)) continue;
    if (isOperatedOrPrevented(disease.name, text.slice(disease.end))) continue;
    if (notOwnBefore.some((pattern) => pattern.test(before))) continue;
    const polarity = polarityAt(text, disease.start, disease.end);
    if (polarity === "absent" && (limitsDenialPattern.test(text.slice(disease.end)) || deniesThisPattern.test(before)))
      continue;
    if (!isAsked && notReportedPattern.test(before) && !hasToo(text, disease)) continue;
    facts.push(
      makeFact({
        kind: "condition",
        from,
        polarity,
        certainty: isHedgedAt(text, disease) ? "possible" : "stated",
        time: { when: /\b(?:had|used to|as a (?:kid|child)|years ago|when I was)\b/i.test(text) ? "past" : "now" },
        slots: { name: borderlineName(disease.name, before), when: dateOfDisease(before, text.slice(disease.end)) },
      }),
    );
  }
  return facts;
}

/** Returns whether an operation for a disease follows its name, or tablets that prevent it: "malaria | tablets". */
const isOperatedOrPrevented = (name: string, after: string): boolean =>
  /^ (?:repairs?|operations?|surger(?:y|ies)|removals?)\b/i.test(after) ||
  (/^malaria$/i.test(name) && /^ (?:tablets?|pills?|prophylaxis|meds|medic\w+)\b/i.test(after));

/**
 * Matches words right before a disease that the patient may get but does not have: "I could end up with", "at risk of".
 */
export const expectedPattern =
  /\b(?:(?:could|might|may|(?:am|is|are|was) (?:going|likely|bound) to|gonna) (?:(?:still|easily|probably|also|eventually|well) )*(?:get|develop|end up(?: with| getting| having)?|become|turn into|lead to|progress to)|(?:at (?:\w+ )?|my |the |your )risk (?:for|of)|heading (?:for|towards?)|(?:on (?:my|the) way|predisposed) to)(?: (?:an?|the|being|becoming|getting|developing|full[- ]blown|type (?:1|2|two)))* $/i;
/** Matches words before a disease that a contact reports of themselves: "my ex rang to say he's got". */
const ofContactPattern =
  /\bmy (?:[a-z-]+ )?(?:ex(?:-[a-z]+)?|girlfriend|boyfriend|partner|wife|husband|spouse|fianc[eé]e?|date|hook-?up|lover|friend|mate|roommate|flatmate|housemate|colleague|co-?worker|boss|neighbou?r)\b[^.;]{0,50}\b(?:he|she|they)(?: (?:is|has|was|had|have|are|were|been|just|also|got|tested|positive|for|diagnosed|with|come|came|down|caught|picked|up|an?)){1,7} $/i;
/** Patterns of words before a disease that is supposed, expected, another person's, or no disease. */
const notOwnBefore = [layIdeaPattern, ofRelativePattern, expectedPattern, verbAfterPattern, ofContactPattern];
/**
 * Matches words right before a disease for whose diagnosis a value is almost high enough: "borderline", "close to
 * being".
 */
const borderlinePattern =
  /\b(?:borderline|nearly|almost|close to(?: being)?|bordering on|verging on|on the (?:verge|edge|cusp|border) of(?: being)?)(?: an?)? $/i;

/**
 * Returns the name of a disease for a note: "borderline diabetic" is prediabetes, "borderline hypertensive" is
 * borderline hypertension.
 */
export function borderlineName(name: string, before: string): string {
  if (/^pre-?diabet/i.test(name)) return "prediabetes";
  if (!borderlinePattern.test(before)) return name;
  return /^diabet/i.test(name) ? "prediabetes" : `borderline ${name.replace(/^hypertensive$/i, "hypertension")}`;
}

/**
 * Matches words right before a disease that deny it only for what was just named: "a lump, it is not | cancer". The
 * patient may have had the disease elsewhere.
 */
const deniesThisPattern = /\b(?:it|that|this|they|these) (?:is|are|was|were) not (?:an? |any |really )?$/i;

/** Matches words before a disease that was only tested for: "they checked me for". */
const testedForPattern =
  /\b(?:(?:test\w*|screen\w*|check\w*|swab\w*|negative|clear)(?: (?:me|us|him|her|negative|clear))? (?:of|for)|(?:do|did|have|get|repeat|rather do) (?:the|an?))(?: (?:any|the|an?))* $/i;
/** Matches words after a disease that name a test of it, or its outcome: "HIV | test", "HIV | was negative". */
const testPattern =
  /^(?:[ -](?:and|or) [a-z]{3,12})?[ -](?:(?:blood |antibody )?(?:tests?|swabs?|screen\w*|results?|checks?)\b|(?:was|is|came back|were) (?:both |all )?(?:negative|clear)\b)/i;

/** Returns whether a disease is only the subject of a test that was not positive: "My HIV test was negative". */
const isOnlyTestedFor = (text: string, { start, end }: { start: number; end: number }): boolean =>
  !/\bpositive\b/i.test(text) &&
  (testPattern.test(text.slice(end)) ||
    (testedForPattern.test(text.slice(0, start)) &&
      /\b(?:negative|test\w*|screen\w*|check\w*|rather|do the)\b/i.test(text)));

/** Matches the rest of the name of a disease that is named after a person: "disease" of "Crohn's disease". */
const eponymousPattern =
  /^(?:\w+ )?(?:disease|syndrome|palsy|cyst|thyroiditis|(?:o?esophagus)|lymphoma|contracture|fracture|tumou?r|sarcoma|ulcer|encephalopathy|neuroma|foot|elbow|ear|knee|phenomenon|sign|dementia|ataxia|anemia|granulomatosis|arteritis|an[ae]mia)\b/i;

/**
 * Returns whether a possessive before a disease makes it someone else's or the name of a place: "my son's | asthma",
 * "Charlie's | Bunion". False for diseases that are named after a person.
 */
const belongsToOther = (text: string, { name, start }: { name: string; start: number }): boolean =>
  /\b(?!(?:year|month|week|winter|summer|today|yesterday)'s)[a-z]{3,}'s $/i.test(text.slice(0, start)) &&
  !eponymousPattern.test(name);

/** Returns whether the patient has a disease in addition to others: "I think I have high cholesterol, too". */
const hasToo = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /\bI (?:also )?have(?: also)? (?:an? )?$/i.test(text.slice(0, start)) &&
  /^,? (?:too|as well|also)\b/i.test(text.slice(end));

/** Returns whether a disease is another person's, or was only supposed. */
const isNotOwn = (text: string, disease: { name: string; start: number; end: number }): boolean =>
  belongsToOther(text, disease) || isSuspectedOnly(text, disease);

/**
 * Returns whether a word for a condition only names a feeling ("I am anxious about it") or what was mentioned before
 * ("since you mention anxiety").
 */
const isFeelingOrMentioned = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /^anxious$/i.test(text.slice(start, end)) ||
  /\b(?:mention\w*|brought up|bring up)(?: the)? $/i.test(text.slice(0, start));

/** Matches infections that last days or weeks and that a person can have many times: "flu", "cold". */
const shortInfectionPattern =
  /\b(?:flu|influenza|colds?|common cold|viral infections?|virus|sinus infections?|chest infections?|sore throat)$/i;

/** Matches words before an infection that is mentioned in general: "every time I get the | flu". */
const wheneverIllPattern =
  /\b(?:when(?:ever)?|every time|each time|any ?time|if) (?:I|you|we) (?:\w+ )?(?:get|have|catch|got|had|come down with|do get)(?: (?:an?|the|some|sick|with|like|or|cold|flu))* $/i;

/**
 * Returns whether such an infection is mentioned only for comparison or in general: "all those flu symptoms", "when I
 * get the flu".
 */
const isOccasional = (text: string, { name, start, end }: { name: string; start: number; end: number }): boolean =>
  shortInfectionPattern.test(name) &&
  (wheneverIllPattern.test(text.slice(0, start)) ||
    /^(?:[- ]like)?[ -](?:symptoms?|like|season)\b/i.test(text.slice(end)));

/** Matches diseases that people mention because of an epidemic: "Covid", "flu". */
const inCirculationPattern = /\b(?:covid\S*|coronavirus|flu|influenza)$/i;

/** Matches infections that people mention because others have them: "norovirus", "scabies". */
const contagiousPattern =
  /\b(?:covid\S*|coronavirus|flu|influenza|norovirus|chickenpox|varicella|measles|mumps|rubella|scabies|impetigo|strep(?: throat)?|scarlet fever|whooping cough|pertussis|conjunctivitis|pink ?eye|croup|bronchiolitis|rsv|tonsillitis|mono(?:nucleosis)?|glandular fever|ringworm|hepatitis(?: a)?|tb|tuberculosis|gastroenteritis|meningitis)$/i;
/** Matches words before an infection of other people: "exposed to someone with". */
const exposedToPattern =
  /\b(?:exposed|exposure|contact) (?:to|with)(?: (?:an?|any|someone|somebody|people|with|who|has|had))* $/i;
/** Matches words before an infection of other people: "there is a lot of", "outbreak of". */
const othersHavePattern =
  /\b(?:there (?:is|was|has been|are|were)|outbreaks? of|cases of)(?: (?:an?|some|all|lots?|of|this|that|so much|like))* $/i;
/** Matches words after an infection that spreads among others: "is going around". */
const goesRoundPattern =
  /^(?:[- ]?19)?(?: (?!(?:and|but|because|so|since|I|my)\b)[\w']+){0,4}? (?:(?:going|goes|went|gone|doing|does|spread\w*) (?:a?round|about|through|the rounds)|rife|everywhere)\b/i;

/** Returns whether other people have an infection that a text names: "There is scabies going round the school". */
const spreads = (text: string, { name, start, end }: { name: string; start: number; end: number }): boolean =>
  exposedToPattern.test(text.slice(0, start)) ||
  (contagiousPattern.test(name) &&
    (othersHavePattern.test(text.slice(0, start)) || goesRoundPattern.test(text.slice(end))));

/** Matches words after the name of an infection that is not the patient's: "covid | restrictions", "flu | shot". */
const aboutEpidemicPattern =
  /^(?:[- ]?19)? (?:tests?|swabs?|vaccin\w*|shots?|jabs?|boosters?|pandemic|restrictions|situation|season|stuff|things?|times?|era|lockdowns?|rules|hit|happened|came along|struck)\b/i;

/**
 * Returns whether a disease is mentioned only because of an epidemic or a vaccine: "at home because of Covid", "the flu
 * vaccine".
 */
const isOfEpidemic = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /\b(?:because of|due to|during|before|since|about|for|from|with all),?(?: (?:the|this|that|all|all this))* $/i.test(
    text.slice(0, start),
  ) || aboutEpidemicPattern.test(text.slice(end));

/**
 * Returns whether a hedge before a disease, or right after it, makes it uncertain: "I think it is gout", "gout, I
 * think", but not "gout, that is all I think".
 */
function isHedgedAt(text: string, { start, end }: { start: number; end: number }): boolean {
  return (
    /\b(?:think|maybe|might|could be|worried|afraid|scared|if it is|whether)\b/i.test(text.slice(0, start)) ||
    /^,? (?:(?:I|we) (?:think|believe|guess)|maybe|possibly|probably|could be|might be)\b/i.test(text.slice(end))
  );
}

/** Matches words for an operation that was planned: "I was supposed to have a", "they were going to do". */
const plannedPattern =
  /\b(?:(?:supposed|meant|scheduled|due|booked in|booked) (?:to (?:have|get|undergo|do)|for)|(?:was|were) going to|wanted to (?:do|have)|talked about|thinking (?:about|of)|turned down|refused)\b/i;
/** Matches words after an operation that was not done: "but it got cancelled", "but I backed out". */
const cancelledPattern =
  /^[^.;]{0,40}?\b(?:cancell?ed|called off|backed out|never happened|fell through|(?:did|was|were) not (?:have it|go through|done|do it)|changed my mind)\b/i;

/** Returns whether an operation was only planned, by its clause and the words after it. */
const isNotDone = (clause: string, after: string): boolean =>
  plannedPattern.test(clause) || cancelledPattern.test(after);

/** Returns the name of an operation with the side that follows it: "a knee scope, | the right one". */
function withSide(name: string, after: string): string {
  const side = /^,? (?:on |of )?(?:the|my) (left|right)(?: (?:one|side))?(?=$|[,.;]| (?:and|in|when)\b)/i.exec(
    after,
  )?.[1];
  return side && !/\b(?:left|right|bilateral)\b/i.test(name) ? `${side.toLowerCase()} ${name}` : name;
}

/**
 * Returns the clause of the operation number `i` of a text, up to the next comma if another operation follows, and from
 * the last comma if another one precedes: "gallbladder out in 2015 | 2 C-sections".
 */
function clauseOf(text: string, i: number): string {
  const matches = operationsIn(text);
  const ends = (at: number): number => (matches[at]?.index ?? 0) + (matches[at]?.[0].length ?? 0);
  const start = matches[i]?.index ?? 0;
  const comma = i > 0 ? text.slice(ends(i - 1), start).lastIndexOf(",") : -1;
  const from = comma < 0 ? 0 : ends(i - 1) + comma + 1;
  const next = matches[i + 1]?.index;
  const stop = next === undefined ? -1 : text.slice(ends(i), next).indexOf(",");
  const own = text.slice(from, stop < 0 ? undefined : ends(i) + stop);
  return clauseAround(own, start - from, ends(i) - from);
}

/**
 * Returns the words from the last "and" or "but" before `start` to the first after `end`. A date beyond them belongs to
 * something else.
 */
function clauseAround(text: string, start: number, end: number): string {
  const before = /^.*\b(?:and|but)\b/i.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = text.slice(end).search(/\b(?:and|but)\b/i);
  return text.slice(before, after < 0 ? undefined : end + after);
}

/** Returns when something happened: "2018", "at age 12", "in childhood"; undefined if it was not said. */
function pastDate(text: string): string | undefined {
  const year = /(?:\bin,? (?:[a-z]+,? )?|, (?:in |back in )?)((?:19|20)\d\d)\b/i.exec(text)?.[1];
  if (year) return year;
  const age =
    /\b(?:at (?:the )?age (?:of )?|when I was (?:(?:about|around|probably|maybe|like|only|just) ){0,3})(\d{1,2})\b/i.exec(
      text,
    )?.[1];
  if (age) return `at age ${age}`;
  const youth = /\b(?:as|when I was) an? (kid|child|teenager|teen)\b/i.exec(text)?.[1];
  return youth ? (/^teen/i.test(youth) ? "as a teenager" : "in childhood") : undefined;
}
