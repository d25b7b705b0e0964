import { rememberResults } from "../../platform/rememberResults";
import { sentenceCase } from "../../../shared/sentenceCase";

/**
 * Words for the patient: `noun` ("the patient") for the first mention; later ones are "he" or "she" by `sex`, or "they"
 * with plural verbs if it is null.
 */
export interface Person {
  noun: string;
  sex: "male" | "female" | null;
  /** The parent or other person who alone speaks for a child, who reports and denies instead: "the mother". */
  informant?: string;
}

/** Matches words that `conjugate` leaves unchanged: past forms ("took"), modal verbs ("can"), other words ("with"). */
const invariantPattern =
  /^(?:can|could|will|would|shall|should|may|might|must|ought|cannot|had|did|got|went|came|took|made|felt|thought|knew|saw|said|told|found|lost|kept|left|bit|fell|began|ran|hit|hurt|put|cut|quit|ate|drank|slept|woke|broke|bent|sat|stood|stopped|used|tried|gave|heard|held|met|paid|read|slipped|forgot|forgave|chose|froze|swam|shook|spoke|stole|stuck|taught|understood|became|fed|hid|led|rode|slid|sold|swept|tore|laid|built|dealt|dug|drew|flew|hung|knelt|swung|wept|wore|wrote|drove|grew|threw|caught|brought|bought|spent|sent|lent|meant|dreamt|burnt|learnt|beat|fought|sought|rose|twisted|twice|once|not|to|the|a|an|in|on|at|of|for|with|some|from|out|after|her|his|your|up|down|one|my|me|he|she|it|they|you|we|that|this|I|very|still|just|really|also|never|always|again|sometimes|usually|already|maybe|perhaps|anyway|though|there|here|now|then|today|yesterday|as|than|too|much|many|more|most|all|any|no|yes|is|been|being|bad|good|off|about|around|over|who|what|where|how|why|since|until|before|so|and|or|but|if|when|because)$|(?:ed|ing|ly)$/i;
/** Verbs of the third person by those after "I" and "you": "am" becomes "is". */
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    am: "is",
    are: "is",
    have: "has",
    do: "does",
    was: "was",
    were: "was",
    go: "goes",
    need: "needs",
    bleed: "bleeds",
    feed: "feeds",
    bring: "brings",
    apply: "applies",
    rely: "relies",
  }),
);
/** Source of a pattern for adverbs that can come between "I" and its verb. */
const adverb =
  "(?:both|ever|almost|nearly|first|initially|just|really|also|still|usually|always|never|sometimes|only|probably|actually|kind of|sort of|even|definitely|recently|currently|often|normally|mostly|certainly|honestly|generally|typically|then|barely|hardly|already|both)";

/** Conjugates the verb form after "I" for "he" or "she": "take" → "takes"; "can" and "took" stay as they are. */
export function conjugate(verb: string): string {
  const known = irregular.get(verb.toLowerCase());
  if (known) return known;
  if (invariantPattern.test(verb) || !/^[a-z]+$/.test(verb)) return verb; // a word with a capital is a name
  if (/[^su]s$/.test(verb)) return verb; // "takes"
  if (/(?:s|sh|ch|x|z|o)$/i.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/i.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

/** Matches the second of two verbs with the same subject: "the patient walks uphill or | carry | shopping". */
const secondVerbPattern =
  /\b((?:the patient|he|she) (?:[a-z]+ly |also |still |then )?(?!has\b|tries\b|wants\b|needs\b|helps\b)[a-z]+s (?:(?!to\b)[a-z\d]+,? ){0,9}(?:or|and) )(carry|skip|come|stay|stare|avoid|lose|keep|worry|lift|bend|walk|run|stand|sit|lie|climb|cough|eat|drink|take|get|feel|go|have|move|turn|try|use|wake|sleep|cry|push|pull|twist|squat|kneel|drive|forget|stop)\b/gi;

/** Matches a verb in a list of verbs with the same subject: "the patient gets up | , go | to work". */
const listedVerbPattern =
  /(?<=^(?:the patient|he|she) (?!says\b|thinks\b|has\b)[a-z]+s\b[^.;]{0,80}), (go|come|eat|lie|sit|stay|watch|take|get)\b(?= (?:up|down|to|home|in|out|my|their|his|her|a|the|back|there)\b)/gi;

/** Pronouns of the third person by the patient's sex. */
const pronouns = {
  male: { subject: "he", object: "him", possessive: "his", reflexive: "himself" },
  female: { subject: "she", object: "her", possessive: "her", reflexive: "herself" },
  unknown: { subject: "they", object: "them", possessive: "their", reflexive: "themselves" },
} as const;

/** Sources of patterns for the men and boys, the women and girls, and the people of either sex whom a patient names. */
const people = {
  male: "husband|father|dad|son|brother|uncle|grandfather|grandpa|boyfriend|stepfather|nephew",
  female: "wife|mother|mum|mom|daughter|sister|aunt|grandmother|grandma|girlfriend|stepmother|niece",
  unknown:
    "partner|doctor|physician|nurse|therapist|boss|friends?|neighbou?rs?|teacher|counselor|kids|children|parents",
} as const;
/** Source of a pattern for what is before a person who is the subject of a clause: "and my", "because the". */
const asSubject = "(?<=^|[,;] |\\b(?:and|but|so|because|when|if|that|says?|since|after|think|then|also) )(?:my|the) ";
/** For each sex of the patient, matches another person whom the patient's pronoun after it could mean too. */
const otherPeople = {
  male: new RegExp(`\\b(?:he|him|his|${asSubject}(?:${people.male}|${people.unknown})(?! and (?:I|me)\\b))\\b`, "i"),
  female: new RegExp(
    `\\b(?:she|her|hers|${asSubject}(?:${people.female}|${people.unknown})(?! and (?:I|me)\\b))\\b`,
    "i",
  ),
  unknown: new RegExp(
    `\\b(?:they|them|we|us|${asSubject}(?:${people.male}|${people.female}|${people.unknown})(?! and (?:I|me)\\b))\\b`,
    "i",
  ),
} as const;

/**
 * Rewrites what speakers say about themselves in the third person: "I take it with my food" → "the patient takes it
 * with their food". Expects the result of `cleanSpeech`. Keeps "you", which in such speech means people in general.
 */
export const toThirdPerson = (text: string, { noun, sex }: Person): string => turned(text, noun, sex);

const turned = rememberResults(turnToThird);

/**
 * Matches "we" at the start of what a patient does with others, which is said of the patient alone: "we live in a
 * house". Not what clinicians may have done too ("we changed the dose") or what only two people do ("we got married").
 */
const withOthersPattern =
  /^we (?=(?:(?:all|both|just|also|usually|always|sometimes|often|mostly|generally|normally|recently) )?(?:lived?|stay(?:ed)?|eat|ate|cook(?:ed)?|walk(?:ed)?|take walks|hiked?|travel\w*|fly|flew|drive|drove|go|went|play(?:ed)?|own|moved|bought|tend|drink|looked|sat|camp(?:ed)?|swam|ran|began|have (?:an?|no|two|three|four|\d|some|many|been (?:eating|living|traveling|staying|walking|cooking|hiking|using masks))|had (?:an?|no|some|dinner|lunch)|(?:were|are) (?:walking|helping|driving|playing|eating|doing|hiking|running|camping|swimming|cleaning|living|staying|traveling|cooking))\b)(?!.{0,80}\b(?:together|ourselves|us|each other|married|hitched|divorced|separated|dating|doctors?|dose|\d+(?:\.\d+)? ?(?:mg|milligrams)|up|over|through|history|famil\w+|genes?)\b)(?!went to \d)/i;

/** Returns a statement that begins with "we" as one about oneself, if it is true of the speaker alone. */
function ofSpeakerAlone(text: string): string {
  if (!withOthersPattern.test(text) || /\b(?:they|them)\b/.test(text)) return text;
  return text
    .replace(/^we (are|were)\b/i, (_all, verb: string) => (verb === "are" ? "I am" : "I was"))
    .replace(/^we (?:(?:all|both) )?/i, "I ")
    .replace(/\bour\b/gi, "my");
}

/** As `toThirdPerson`, without remembering results. */
function turnToThird(said: string, noun: string, sex: Person["sex"]): string {
  const text = noun === "the patient" ? ofSpeakerAlone(said) : said;
  const pronoun = pronouns[sex ?? "unknown"];
  // In "They gave the patient metformin and they still take it", the second "they" could mean either.
  const other = otherPeople[sex ?? "unknown"].exec(text);
  const repeats = other !== null && /\b(?:I|me)\b/i.test(text.slice(other.index));
  let named = false;
  const subjectPattern = new RegExp(`\\b(I)((?: ${adverb})*) ([a-z]+)\\b`, "g");
  let out = text.replace(/\b(am|have|was|did|do|had) I\b/g, "I $1");
  const first = /\b(?:I|my|me|mine|myself)\b/i.exec(out);
  out = out.replace(subjectPattern, (_all, _i: string, adverbs: string, verb: string, at: number) => {
    const names = !named && first?.index === at;
    if (names) named = true;
    const who = names || repeats ? noun : pronoun.subject;
    const plural = !names && !repeats && sex === null;
    const form = plural ? (verb === "am" ? "are" : verb === "was" ? "were" : verb) : conjugate(verb);
    return `${who}${adverbs} ${form}`;
  });
  out = out.replace(secondVerbPattern, (_all, before: string, verb: string) => `${before}${conjugate(verb)}`);
  out = out.replace(listedVerbPattern, (_all, verb: string) => `, ${conjugate(verb)}`);
  if (named) out = agreeAfterAnd(out, sex === null ? noun : null);
  out = out.replace(/\bmy\b/gi, (_my, at: number) => {
    if (named || first?.index !== at) return pronoun.possessive;
    named = true;
    return `${noun}'s`;
  });
  return out
    .replace(/\bmyself\b/gi, pronoun.reflexive)
    .replace(/\b(?:me)\b/gi, () => (named && !repeats ? pronoun.object : ((named = true), noun)))
    .replace(/\bmine\b/gi, named ? "theirs" : `${noun}'s`)
    .replace(/\bI\b/g, noun)
    .replace(/\b(we) (are|were|have|do)\b/gi, "they $2")
    .replace(/\bwe\b/gi, "they")
    .replace(/\bour\b/gi, "their");
}

/**
 * Conjugates verbs after "and", "or" and "but" in the singular: "he takes it and feel better" → "… and feels better".
 * Only verbs that cannot be nouns. If `noun` is not null, the patient is later called "they": verbs after the first
 * "they" or "we" stay plural.
 */
function agreeAfterAnd(text: string, noun: string | null): string {
  const end = noun === null ? -1 : text.search(/\b(?:they|we)\b/i);
  return text.replace(
    /\b(and|or|but)((?: (?:also|still|then|sometimes|usually|just))?) (have|take|get|feel|go|think|know|want|see|do not)\b/g,
    (all, word: string, adverbs: string, verb: string, at: number) => {
      if (end >= 0 && at > end) return all;
      return `${word}${adverbs} ${verb === "do not" ? "does not" : conjugate(verb)}`;
    },
  );
}

/** Matches text after which "you" is the object of a verb or preposition: "I want | you". */
const takesObjectPattern =
  /\b(?:gave|given|offered|prescribed|treated|started|for|to|with|of|about|from|on|at|by|giv(?:e|es|ing)|wants?|see(?:ing)?|call(?:ing)?|put(?:ting)?|have|having|let|get(?:ting)?|help(?:ing)?|refer(?:ring)?|start(?:ing)?|send(?:ing)?|ask(?:ing)?|tell|told|ma(?:ke|kes|king|de)|leav(?:e|es|ing)|worr(?:y|ies|ying)|hit(?:s)?|hurts?|upsets?|wak(?:e|es|ing)|keep(?:ing)?|show|schedule|swab|check|bring(?:ing)?|sent|gave|set|fit(?:s|ting)?|stop(?:s|ping)?|hold(?:s|ing)?|prescribe|advised?|asked|encouraged?|recommend|need|thank|bother(?:s|ing)?|caus(?:e|ing)|treat(?:ing)?|follow(?:ing)?|remind|between|offer|switch|take|wean|keep|deliver|admit|discharge|transfer|induce|examine|assess|review|scan|observe|watch|monitor|support|protect|teach|guide|contact|text|email|message|ring|phone|inform|update|warn|test|screen|vaccinate|book|list|leave|hold|move|cover|treat) $/i;

/**
 * Conjugates after "and" for a patient named in the singular: "you are constipated and have bouts of it" → "… and has
 * …".
 */
function agreeAfterYou(text: string): string {
  return text.replace(/\b(you (?:are|were|have|get|feel) [^,.;]{3,40}? (?:and|but|or)) have\b(?! you)/i, "$1 has");
}

/**
 * Rewrites what the clinician said to the patient in the third person: "your knee" → "the patient's knee". Later
 * mentions become "he" or "she" by `sex`, or "they" if it is null.
 */
export const aboutThePatient = (text: string, sex: Person["sex"] = null): string => turnedToPatient(text, sex);

const turnedToPatient = rememberResults(turnToPatient);

/** As `aboutThePatient`, without remembering results. */
function turnToPatient(text: string, sex: Person["sex"]): string {
  const pronoun = pronouns[sex ?? "unknown"];
  let named = false;
  const name = (first: string, later: string): string => (named ? later : ((named = true), first));
  const turned = agreeAfterYou(text).replace(
    /(?<!\b(?:I|we|they) )\b(are|were|have|do|did|can|could|would) you\b/gi,
    "you $1",
  );
  return turned.replace(
    /\b(yourself|yours|your|you)\b((?: (?:ever|also|still|really|always|never))?)( [a-z]+)?/gi,
    (_all, said: string, adverb: string, next: string | undefined, at: number) => {
      const lower = said.toLowerCase();
      const after = `${adverb}${next ?? ""}`;
      if (lower === "yourself") return pronoun.reflexive + after;
      if (lower !== "you") return name("the patient's", pronoun.possessive) + after;
      const before = turned.slice(0, at);
      if (takesObjectPattern.test(before) || next === undefined) return name("the patient", pronoun.object) + after;
      const isFirst = !named;
      const verb = next.trim();
      return `${name("the patient", pronoun.subject)}${adverb} ${isFirst || sex !== null ? conjugate(verb) : verb}`;
    },
  );
}

/**
 * Formats speech as a sentence: removes punctuation at both ends and words such as "so" and "and" at the end, writes
 * "can't" for "cannot", and adds a capital and a period. Returns "" for text without words.
 */
export function sentenceFromSpeech(text: string): string {
  const trimmed = text
    .replace(/\s+/g, " ")
    .replace(/^[\s,.;:-]+/, "")
    .replace(/(?<![\s,;:.!?-])[\s,;:.!?-]+$/, "")
    .replace(/(?:,? (?:so|yeah|okay|and|but|or|because|got it)){1,6}$/i, "")
    .replace(/\bcannot\b/g, "can't");
  return trimmed === "" ? "" : `${sentenceCase(trimmed)}.`;
}
