import { Rewriter } from "../../../platform/patterns/Rewriter";
import { rememberResults } from "../../../platform/rememberResults";
import { conjugate } from "../toThirdPerson";
import { hasClause } from "./clauses";
import { isBaseVerb, pastTense } from "../../../facts/verbs/pastTense";
import { withCalendarNames } from "../sentences/withCalendarNames";

/** Source of a pattern for words that say how or where a person lies: "flat", "on the back". */
const lyingPlace = "(?=down\\b|flat\\b|on (?:the|his|her|their) (?:back|side|left|right|stomach)\\b|in bed\\b)";

/** Patterns of colloquial words, each with the words of a note ("off and on" → "intermittently"), applied in order. */
const colloquial: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:a |some )?(?:little bit|tiny bit|bit)|(?<!\b(?:the|my|his|her|their|our|your|this|that|one|two) )(?:a |some )?little) (?!(?:finger|brother|sister|daughter|blister|ulcer|tumor|number|corner|fever|cancer|water|beer|paper|other)s?\b)(?=(?:more|less|[a-z]{3,}(?:er|ish)|worse|tired|sore|stiff|short|nauseous|dizzy|achy|weak|out of|under|on and off)\b)/gi,
    "a little ",
  ],
  [
    /\b(hurts?|helps?|helped|improved|improves|swollen|sore|swells?|better|worse|tired) (?:a little bit|a little|a bit)(?= ?(?:[,;]|and\b|but\b|$))/gi,
    "$1 a little",
  ],
  [/\b(?:super|insanely|pretty) (?=[a-z]{3,})/gi, "very "],
  [
    /\bso (?=(?:mild|tired|sore|bad|severe|painful|weak|swollen|stiff|dizzy|itchy|fatigued|often|easily|frequent(?:ly)?|quick(?:ly)?)\b)(?! (?:mild|tired|sore|bad|severe|painful|weak|swollen|stiff|dizzy|itchy|fatigued|often|easily|frequently|quickly) that\b)/gi,
    "very ",
  ],
  [/\bquite a little (?=[a-z]+er\b|worse|more|less)/gi, "considerably "],
  [/\bvery much worse\b/gi, "much worse"],
  [/\b(?:a |such a )?(?:really |very )?(?:hard|tough|rough|difficult) time (?=[a-z]+ing\b)/gi, "difficulty "],
  [/\b(is|was|gets|has been) (?:hard|tough) (?=to\b|for\b)/gi, "$1 difficult "],
  // "lay" for "lie": a person lies down
  [new RegExp(`\\blay(ing|s)? ${lyingPlace}`, "gi"), "li$1 "],
  [/\bliing (?=\S)/gi, "lying "],
  [/\blis (?=\S)/gi, "lies "],
  [/\bli (?=(?:down|flat|on|in)\b)/gi, "lie "],
  [
    /\b(?:every |once )?(?:once in a ?while|now and (?:then|again)|here and there|from time to time|in a blue moon)\b/gi,
    "occasionally",
  ],
  [/\b(?:every )?once in occasionally\b/gi, "occasionally"],
  [/\b(?:the|this) whole (?:time|entire time)\b/gi, "throughout"],
  [/\bright away\b/gi, "immediately"],
  [/\boutta\b/gi, "out of"],
  [/\bbug(s|ging|ged)?(?= (?:the patient|him|her|them|me|the (?:mother|father))\b)/gi, "bother$1"],
  [/\bbotherg(?=ed\b|ing\b)/gi, "bother"],
  [/\b(?:on and off|off and on)\b/gi, "intermittently"],
  [/\bweed\b(?= (?:once|twice|every|daily|occasionally|a few|on|in|for|sometimes|regularly|\d)|[,;]|$)/gi, "marijuana"],
  [
    /\b(?:(?:maybe|probably|roughly|like|perhaps)(?: (?:maybe|like|about|probably))?|about (?:maybe|like|probably)) (?=\d|half (?:a|an)\b|once or twice\b)/gi,
    "about ",
  ],
  [/\babout about\b/gi, "about"],
  [/\b(tries|try|tried|trying) and (?=[a-z]+\b)(?!(?:failed|true|no|not|it)\b)/gi, "$1 to "],
  [/\bhurts? (?:(?:very|really|so|pretty) )?bad\b(?! (?:when|if|and it) )/gi, "hurts badly"],
  [/\b(eat(?:s|ing)?|sleep(?:s|ing)?) (?:(?:very|really|so|pretty) )?bad\b/gi, "$1 poorly"],
  [/\b(?:an? )?(?<!\ba )couple (?=(?:minutes|hours|days|weeks|months|years)\b)/gi, "a couple of "],
  [
    /\b(t)here is (?=\d+ (?!(?:%|percent|chance|in)\b)|(?:some|many|other|several|two|three) [a-z]+s\b|some (?:heart|other|medical) [a-z]+s\b)/gi,
    "$1here are ",
  ],
  [/\ba (?=\d+ [a-z]+s\b| ?\d+ (?:ibuprofen|tylenol|advil|aspirin)\b)/gi, ""],
  [/\bits (?=(?:causing|getting|been|started|making|hurting|coming|going|like|very|really)\b)/gi, "it is "],
  [/\bpuffers?\b/gi, "inhaler"],
  [/\bout of breath\b/gi, "short of breath"],
  [/\bwiped out\b/gi, "exhausted"],
  [/\bblack(?:ed)? out\b/gi, "lost consciousness"],
  [/\bpee\b/gi, "urinate"],
  [/\bguys\b/gi, "people"],
  [/(?<=\b(?:this|that|the same|the other|other|another|some|a|one) )guy\b/gi, "man"],
  [/\b((?:primary care|family|heart|eye|foot|skin|the patient's|his|her|their|the|a|my) )doc\b/gi, "$1doctor"],
  [/\bbutts?\b/gi, "buttocks"],
  [/\bpeed\b/gi, "urinated"],
  [/\b(is|are|was|were|keeps?|started|has been|have been) spaz+ing\b/gi, "$1 going into spasm"],
  [/\b(?:sorta|kinda) (?=[a-z])/gi, ""],
  [/\b24,? (?:hours )?7\b(?! (?:days|weeks|mg|pounds))/gi, "24 hours a day"],
  [/\balot\b/gi, "a lot"],
  [/\b(for|in|once in|quite) awhile\b/gi, "$1 a while"],
  [/\bgot hitched\b/gi, "got married"],
  [/\b(?:the )?ER\b/g, "the emergency department"],
  [/\bover-the-counter\b/gi, "over the counter"],
  [/\ba couple (?=(?:days?|weeks?|months?|years?|times?|hours?|minutes?|drinks?|beers?|pounds)\b)/gi, "a couple of "],
  [
    /\b(medications?|medicines?|drugs?|painkillers?|symptoms?|foods?|activities|exercises?|sports?) like (?=[a-z])/gi,
    "$1 such as ",
  ],
  [/\b(?:things|stuff) like (?=[a-z])/gi, ""],
  [/\band (?:things|stuff|everything|all that|all of that)(?: like that)?(?=[,;]|$)/gi, ""],
  [
    /\b(feels?|felt|feeling) like (?=(?:he|she|they|the patient|it|there|something|someone|somebody) (?:is|was|are|were|has|had|have|will|would|can|could|drinks?|gets?|needs?)\b)/gi,
    "$1 as if ",
  ],
  // "feeling like fatigued" → "feeling fatigued"
  [
    /\b(feels?|felt|feeling) like (?=(?:(?:very|really|so|more|extremely) )?(?:fatigued|tired|exhausted|achy|weak|dizzy|nauseous|nauseated|sick|hot|cold|feverish|sluggish|anxious|depressed|lightheaded|bloated|short of breath|stiff|sore|sweaty|clammy|shaky|foggy|congested|itchy)\b)/gi,
    "$1 ",
  ],
  [
    /\bmuch more (?=(?:headaches|chills|cramps|aches|pains|spasms|colds|infections|episodes|attacks|bruises|migraines|hives|fevers|pimples|symptoms|days|times)\b)/gi,
    "many more ",
  ],
  [/\bmore so (?=(?:in|on|at|around|below|above|when|with|after|during|the)\b)/gi, "mainly "],
  [/\b(?:on|for) the most part,? (?=(?:the|he|she|it|they)\b)/gi, ""],
  [/\bmuch (?=(?:people|days|times|weeks|medications|pills|symptoms|issues|problems|headaches|attacks)\b)/gi, "many "],
  [/\b(?:it|that|which) is that\b/gi, "is that"],
  [
    /,? (?:but|and) (?:that is (?:about |pretty much )?(?:it|all)|other than that,? nothing(?: else)?|yes|no|nothing (?:else|really|crazy))$/gi,
    "",
  ],
  [/^especially (?=when|if|after|at|in|with|during)\b/gi, ""],
  [
    /^(?:other than that|apart from that|aside from that|besides that|otherwise|for the most part|in general|generally speaking|honestly|unfortunately|interestingly|luckily|fortunately|thankfully|initially then|overall|basically|especially recently|moreso|ah|hi|hello|hey|yep|nope|nah|in terms of that|at this point|to date|if anything|again|more so),? (?=(?:the|he|she|it|they|his|her|their|there|no)\b)/gi,
    "",
  ],
  [
    /,? (?:unfortunately|interestingly|luckily|thankfully|hopefully|anyways?|let us (?:see|say)|want to say|would say|who knows|of all|if that makes sense|as far as (?:he|she|they) knows?)\b,?/gi,
    "",
  ],
];

/** Matches words for a repeated action: "usually", "every day". */
const habitualPattern =
  /\b(?:sometimes|usually|occasionally|often|normally|typically|generally|every|each|whenever|when|once|twice|on (?:the )?weekends?|(?:a|per) (?:day|week|month|year|night)|with friends|socially|at (?:parties|night))\b/i;
/** Matches words for the future: "tomorrow", "plans". */
const futurePattern = /\b(?:tomorrow|next|soon|later|upcoming|coming|tonight|if needed|again|plans?|try)\b/i;

/** Source of a pattern for the subjects that sentences of a note have. */
const subject =
  "the patient|he|she|it|they|the (?:pain|cough|headache|mother|father|parent|caregiver|fever|rash|swelling|medication)";
/** Source of a pattern for an adverb between a subject and its verb. */
const adverb = "(?:also|still|sometimes|usually|often|normally|occasionally|always|then|probably|only)";
/** Matches "does", "do" or "did" before a verb: "the patient does take". */
const emphaticPattern = new RegExp(`\\b(${subject})((?: ${adverb})?) (does|do|did)((?: ${adverb})?) ([a-z]+)\\b`, "gi");
/** Matches "will" before a verb: "she will take". */
const willPattern = new RegExp(`\\b(${subject})((?: ${adverb})?) will((?: ${adverb})?) ([a-z]+)\\b`, "gi");

/**
 * Returns the third person singular of a base verb: "take" → "takes". `conjugate` leaves "hurt", "hit", "put", "quit"
 * and "read" unchanged, because they can be past forms.
 */
const present = (verb: string): string => (/^(?:hurt|hit|put|quit|read)$/.test(verb) ? `${verb}s` : conjugate(verb));

/** Writes "does take" as "takes", "did take" as "took", and "will take" as "takes" if it is a habit. */
function plainVerbs(text: string): string {
  const isSingular = (who: string): boolean => who.toLowerCase() !== "they";
  const out = text.replace(
    emphaticPattern,
    (all: string, who: string, before: string, aux: string, after: string, verb: string) => {
      if (!isBaseVerb(verb) || verb === "last") return all; // "did last night"
      const form = aux.toLowerCase() === "did" ? pastTense(verb) : isSingular(who) ? present(verb) : verb;
      return `${who}${before}${after} ${form}`;
    },
  );
  if (!habitualPattern.test(out) || futurePattern.test(out)) return out;
  return out.replace(willPattern, (all: string, who: string, before: string, after: string, verb: string) =>
    isBaseVerb(verb) ? `${who}${before}${after} ${isSingular(who) ? present(verb) : verb}` : all,
  );
}

/**
 * Source of a pattern for nouns with which a note does not use "this" or "these", but an article or none: "pain",
 * "cough".
 */
const shownNoun =
  "(?:pain|cough|headaches?|fever|rash|stiffness|swelling|discomfort|numbness|tingling|burning|symptoms?|episodes?|attacks?|chills|dizziness|fatigue|nausea|sore throat|runny nose|congestion|medications?|injury|problems?|issues?|lump|bump|spots?|sputum|phlegm|mucus|feeling|sensation|tightness|pressure|shortness of breath|itching|itch|ache|aches|weakness|bleeding|discharge|ulcer|wound|infections?)";
/** Matches a verb with "this", "these", "that" or "those" and such a noun: "has this pain". */
const shownPattern = new RegExp(
  `\\b(has|have|had|having|reports|noticed|developed|getting|got|gets|feels|felt|is|was|has had|been having|taking|takes|on|started(?: having| getting)?) (?:this|these|that|those)((?: [a-z]+){0,2}? ${shownNoun})\\b`,
  "gi",
);
/** Matches "this", "these", "that" or "those" with such a noun: "this cough". */
const shownSubjectPattern = new RegExp(
  `\\b(?:this|these|that|those)(?! (?:the|an?|his|her|their|my|your|this|no|any|some|each|it|he|she|they)\\b)((?: [a-z]+)? ${shownNoun})\\b(?! (?:which|that) )`,
  "gi",
);
/** Matches a noun in the plural. */
const pluralPattern = /(?:s|chills)$/i;
/** Matches a symptom that is written without an article: "swelling", "nausea". */
const withoutArticlePattern =
  /(?:pain|stiffness|swelling|discomfort|numbness|tingling|burning|dizziness|fatigue|nausea|congestion|sputum|phlegm|mucus|tightness|pressure|shortness of breath|itching|weakness|bleeding|discharge)$/i;

/**
 * Writes "has this achy pain" as "has achy pain", "has these chills" as "has chills", and "this cough started" as "the
 * cough started".
 */
function withoutPointing(text: string): string {
  return text
    .replace(shownPattern, (_all, verb: string, noun: string) => {
      const bare = noun.trim();
      if (pluralPattern.test(bare) || withoutArticlePattern.test(bare)) return `${verb} ${bare}`;
      return `${verb} ${/^[aeiou]/i.test(bare) ? "an" : "a"} ${bare}`;
    })
    .replace(shownSubjectPattern, (all: string, noun: string) => (/^[A-Z]/.test(all) ? `The${noun}` : `the${noun}`));
}

/** Matches a singular subject and a verb that does not agree with it: "the patient also have", "the family think". */
const disagreesPattern =
  /\b((?:the patient|he|she|it|the (?:family|mother|father|parent|caregiver)) (?:also|still|then|now|usually|always|never|often|sometimes)|(?<=^|(?:and|but|so|because|,|;) )the (?:family|mother|father|parent|caregiver)) (believe|think|live|use|have|get|feel|take|do|go|seem|need|want)\b/gi;

/** Matches a singular subject of a dependent clause with the word after it, which may not agree: "when she | walk". */
const afterConjunctionPattern =
  /\b((?:when|if|because|before|after|until|while|whenever) (?:he|she|the patient)) ([a-z]{3,})\b/gi;

const formalWords = new Rewriter(colloquial);

/**
 * Rewrites a sentence, which must be in the third person already, in the English of a note: plain verbs ("takes" for
 * "does take"), no colloquial words, and days, months and holidays with a capital.
 */
export const noteEnglish = rememberResults(inNoteEnglish);

/** As `noteEnglish`, without remembering results. */
function inNoteEnglish(sentence: string): string {
  let text = withoutPointing(plainVerbs(formalWords.apply(sentence)));
  text = text
    .replace(
      /\bsince (?:he|she|they|the patient) (?:was|were) (?:about |approximately )?(\d+)(?:-years?-old)?(?=$|[,;.])/gi,
      "since age $1",
    )
    .replace(
      /\b(was|were|is|are)((?: (?:approximately|only|about))?) (\d+)-year-old(?=$|[,;.]| (?:and|but|when|so|now)\b)/gi,
      "$1$2 $3 years old",
    )
    .replace(
      /\ba (?=(?:itchy|achy|ulcer|infection|uncomfortable|intense|intermittent|ankle|elbow|eye|ear|arm|abdominal|allergic|asthma)\b)/gi,
      "an ",
    )
    .replace(
      /(?<![\d.,/] ?)\b([1-9]) ([1-9]|10) (?=(?:minutes|hours|days|weeks|months|years|times|nights|tablets|pills|drinks|cigarettes|glasses)\b)/gi,
      (all: string, low: string, high: string) => (Number(high) === Number(low) + 1 ? `${low} to ${high} ` : all),
    )
    .replace(disagreesPattern, (_all, who: string, verb: string) => `${who} ${conjugate(verb)}`)
    .replace(afterConjunctionPattern, (all: string, who: string, verb: string) =>
      isBaseVerb(verb) && conjugate(verb) !== verb ? `${who} ${conjugate(verb)}` : all,
    );
  return withoutRepeatedClause(joinSpliced(withCalendarNames(text)))
    .replace(
      /\b(has|have|had|having) like (?=(?:[a-z]+ )?(?:pain|discomfort|pressure|tightness|headaches?|cough|rash|chills|fever|bumps?|spots?|cramps?)\b)/g,
      "$1 ",
    )
    .replace(/\s{2,10}/g, " ")
    .replace(/ ([,;.])/g, "$1")
    .replace(/(?:, ?){2,5}/g, ", ")
    .trim();
}

/** Matches a comma before a main clause, which a note replaces by a semicolon: "it hurts | , | she takes ibuprofen". */
const splicePattern =
  /, (?=(?:it|he|she|they|the patient|there) (?:is|was|are|were|has|have|had|does|did|do|can|could|takes?|works?|feels?|felt|started|lives?|will|would|goes|went|got|gets?|comes?|helps?|hurts?)\b)/gi;
/** Matches the start of a dependent clause or an adverbial phrase: "when", "last". */
const opensDependentPattern =
  /^(?:when|whenever|if|because|since|after|before|while|until|as|once|although|though|even|over|within|throughout|in|on|at|for|during|with|without|by|from|of|last|this|yesterday|today|sometimes|usually|initially|recently|lately|about|approximately|around|then|now|first|at|every|prior|a|several|early|late|\d)\b/i;

/** Replaces commas between main clauses by semicolons. A dependent clause keeps its comma: "When it hurts, she …". */
function joinSpliced(text: string): string {
  if (opensDependentPattern.test(text)) return text;
  return text.replace(splicePattern, (all: string, at: number) =>
    !hasClause(text.slice(0, at).replace(/^.*[,;]/, "")) ||
    /\b(?:when|if|because|since|while|after|before|until|once|and|but|so|which|who)\b[^,]{0,60}$/i.test(
      text.slice(0, at),
    )
      ? all
      : "; ",
  );
}

/** Returns a sentence without a clause that the next one repeats: "She is fussy; she is fussy at night". */
function withoutRepeatedClause(text: string): string {
  const clauses = text.split("; ");
  if (clauses.length < 2) return text;
  return clauses
    .filter((clause, i) => !(clauses[i + 1] ?? "").toLowerCase().startsWith(clause.toLowerCase()))
    .join("; ");
}
