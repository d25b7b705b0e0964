import type { Sentence } from "../segment/Sentence";
import { isQuestion } from "../acts/questions/isQuestion";
import { type Proxy, proxyOf } from "./proxyOf";
import { withoutOwnHealth } from "./saidForPatient";
import { relativesNamed } from "./kin/relativesNamed";
import { withoutOwnLife } from "./withoutOwnLife";

/** Matches another person as the subject of a clause: "my husband smokes", "his brother is ill". */
const otherSubjectPattern =
  /\b(?:my|our|his|her|their|the|a|an|your|one|other|older|younger|little|big|twin|another)(?: (?!and\b)[a-z-]+){0,2}? ((?:grand|step)?(?:mother|mom|mum|father|dad|son|daughter|brother|sister|sibling|twin|parent)|wife|husband|aunt|uncle|niece|nephew|cousin|friend|boyfriend|girlfriend|teacher|doctor|pediatrician|nurse|neighbou?r)(?= (?:also |just |always |never |recently |already |only |actually )?(?:is|was|has|had|does|did|got|gave|said|told|came|went|[a-z]{3,}(?:s|ed))\b)/i;
/**
 * Matches "his" or "her" with a noun that shows that a clinician means the patient, even after another person was
 * mentioned: "any reaction to | his shots".
 */
const ofPatientOnlyPattern =
  /\b(?:his|her) (?:[a-z0-9-]+ )?(?:shots?|jabs?|vaccin\w+|immuni[sz]ations?|birth|feeds?|bottles?|nappies|diapers|sleep|school|nursery|medic\w+|appetite|inhalers?|bowels?|weight)\b/i;
/** Matches words for people to whom "she" can refer: "sister", "teacher". */
const womanPattern =
  /twin|sibling|mother|mom|mum|daughter|sister|wife|aunt|niece|girlfriend|teacher|doctor|nurse|friend|cousin|neighb|pediat|parent/i;
/** Matches words for people to whom "he" can refer: "brother", "teacher". */
const manPattern =
  /twin|sibling|father|dad|son|brother|husband|uncle|nephew|boyfriend|teacher|doctor|friend|cousin|neighb|pediat|parent/i;

/** Matches a question about a brother or sister of the patient: "Does his sister". */
const asksOfOtherPattern =
  /\b(?:is|are|was|were|does|did|has|about) (?:his|her|your|their|the) (?:\w+ )?(?:brother|sister|twin|sibling)s?\b/i;

/** Source of a pattern for adverbs between a subject and its verb. */
const adverbs =
  "(?:(?:also|just|really|always|never|still|only|hardly|barely|rarely|seldom|usually|often|sometimes|actually|probably|kind of|sort of|now|already|even|mostly|mainly|currently|recently|definitely|normally|generally|certainly|then|either|both|not) )*";
/** Source of a pattern for words after "her" that show that it is an object: "I gave her | some Tylenol". */
const afterObject =
  "(?=$|[,.;?!]| (?:the|a|an|some|any|to|in|on|at|with|for|from|and|but|or|off|up|out|down|when|because|if|now|today|yesterday|again|this|that|more|is|was|not|just|two|one|\\d+|every|once|twice|ibuprofen|tylenol|paracetamol|acetaminophen|advil)\\b)";

/**
 * Rewrites what is said by and to a person who speaks for the patient, as if the patient spoke. A mother's "He has a
 * cough, I gave him ibuprofen" becomes "I have a cough, the mother gave me ibuprofen", and "Does he have a fever?"
 * becomes "Do you have a fever?" Pronouns for other people, such as the son's sister, stay as said. Returns the same
 * sentences if everyone speaks for themselves.
 * @param introduced the person as read from all that was said, also from "I'm his wife", which `sentences` lack.
 */
export function asPatient(sentences: readonly Sentence[], introduced: Proxy | null = null): readonly Sentence[] {
  const found = proxyOf(sentences);
  if (!found) return sentences;
  const proxy = introduced?.isIntroduced ? { ...found, kin: introduced.kin, speaker: introduced.speaker } : found;
  let turn = "";
  let isOther = false;
  const rewritten = sentences.map((sentence, i): Sentence => {
    const isClinician = sentence.by === "clinician";
    if (sentence.dispute) return sentence;
    if (!isClinician && !proxy.speakers.has(sentence.by)) return sentence;
    if (isClinician && !proxy.isAddressed && !isAnsweredBy(proxy, sentences, i)) return sentence;
    // After a question about a brother, "he" is the brother until the clinician's next turn, and also in that turn if
    // it asks more about him: "And how old is he?"
    if (sentence.turn !== turn && isClinician)
      isOther =
        isOther &&
        !ofPatientOnlyPattern.test(sentence.text) &&
        /^(?:\W|and |so |okay )*(?:how )?(?:does|did|is|was|has|old is|old was) (?:he|she)\b/i.test(sentence.text);
    turn = sentence.turn;
    if (isClinician && asksOfOtherPattern.test(sentence.text.replace(proxy.yours, "you"))) isOther = true;
    const text = isClinician
      ? toPatient(sentence.text, proxy, isOther)
      : ofPatient(withoutOwnLife(withoutOwnHealth(sentence.text), proxy.isPatientChild), proxy, isOther);
    if (otherAt(sentence.text.replace(proxy.named, "I"), proxy) !== -1) isOther = true;
    // What was rewritten as said by the patient is read as the patient's own words.
    return isClinician
      ? { ...sentence, text }
      : { ...sentence, text, by: "patient", ...(text !== sentence.text && { isRetold: true as const }) };
  });
  return rewritten.filter(({ text }) => text !== "");
}

/** Returns whether a clinician's turn ends in a question that the person who speaks for the patient answers. */
function isAnsweredBy({ speakers }: Proxy, sentences: readonly Sentence[], at: number): boolean {
  const { turn = "" } = sentences[at] ?? {};
  let next = at + 1;
  while (sentences[next]?.turn === turn) next += 1;
  const answer = sentences[next];
  return answer !== undefined && speakers.has(answer.by) && isQuestion(sentences[next - 1]?.text ?? "");
}

/**
 * Returns the position of another person of the patient's sex, to whom the next "he" or "she" can refer; of anyone if
 * the patient's sex is not known. -1 if there is none.
 */
function otherAt(text: string, { sex }: Proxy): number {
  const other = otherSubjectPattern.exec(text);
  if (!other) return -1;
  return sex === null || (sex === "male" ? manPattern : womanPattern).test(other[1] ?? "") ? other.index : -1;
}

/** Returns the base form of a verb in the third person: "has" → "have", "tries" → "try", "gets" → "get". */
function baseVerb(verb: string): string {
  const lower = verb.toLowerCase();
  const irregular = new Map(Object.entries({ is: "am", has: "have", does: "do", goes: "go", was: "was" }));
  const known = irregular.get(lower);
  if (known) return known;
  if (/(?:ss|us|is|ways)$/.test(lower) || !lower.endsWith("s")) return verb;
  if (/(?:ch|sh|x|zz|ss)es$/.test(lower)) return verb.slice(0, -2);
  return lower.endsWith("ies") && lower.length > 4 ? `${verb.slice(0, -3)}y` : verb.slice(0, -1);
}

/** Matches verbs that people use about themselves in the present tense: "have", "think". */
const ownVerbsPattern =
  /^(?:am|have|do|go|give|take|think|know|see|hear|feel|try|want|worry|live|work|smoke|keep|use|check|notice|find|wonder|hope|like|need|believe|remember|say|stay|look|bring|put|make|let|get|drive|clean|cook|change|feed|wake|sleep|speak|understand|prefer|guess|tell|watch|help|agree|come|suffer|carry|buy|vape|drink|call|visit|cope|manage)$/i;

/** Returns the third person of a verb that `ownVerbsPattern` matches, "have" → "has"; other words unchanged. */
function thirdPerson(verb: string): string {
  const lower = verb.toLowerCase();
  if (!ownVerbsPattern.test(lower)) return verb;
  const irregular = new Map(Object.entries({ am: "is", have: "has", do: "does", go: "goes" }));
  const known = irregular.get(lower);
  if (known) return known;
  if (/(?:ch|sh|x|ss)$/.test(lower)) return `${verb}es`;
  return /[^aeiou]y$/.test(lower) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** Matches the end of an answer whose "I" says nothing about the speaker: "I don't think so", "not that I know of". */
const idiomPattern =
  /\b(?:I (?:do not )?(?:think|believe|guess|suppose) so|that I (?:know|can think|can recall|am aware)(?: of)?|I (?:have not|did not|do not) (?:know|noticed?|remember|recall)|I am not sure|I do(?: not)?|I have(?: not)?|I did(?: not)?)$/i;
/** Matches a "no" of which the speaker is not sure: "Not that I've seen", "No, nothing that we've noticed". */
const notSeenPattern =
  /^(?:no,? )?(?:not|nothing|none) (?:that|as far as) (?:I|we) (?:know|have seen|have noticed|saw|noticed|can tell|could see|are aware of)\.?$/i;
/**
 * Matches parenthetical words that say nothing about the patient: "he, I guess, had a fever". Not before an allergy,
 * which they make uncertain.
 */
const asidePattern =
  /(?:,? )?\b(?:I (?:guess|suppose|mean)|I would say|I think|I believe|I feel like)\b(?! (?:so|that is|it is)\b)(?![^.;]{0,50}\ballerg\w*)(?: that)?,?(?= )/gi;
/** Matches the words after the patient's name or relation if it is the subject of a clause: "has", "who was". */
const asSubjectPattern =
  /^,?(?: who)?(?: (?:also|just|always|never|still|only|really|recently))* (?:(?:he|she) )?(?:is|was|has|had|does|did|will|would|can|could|cannot|keeps?|gets?|got|fell|woke|seems?|complain|refuses|wants|threw|hit|ate|broke|took|came|went|[a-z]{3,}(?:ed|s))\b/i;

/**
 * Replaces how the person who speaks names the patient: "my son has" → "@I has", "with my son" → "with @me". The "@"
 * marks words that stand for the patient already, so that the replacements after it leave them as they are.
 */
function named(text: string, pattern: RegExp): string {
  return text
    .replace(pattern, (words: string, ...rest: unknown[]) => {
      const at = rest.find((value) => typeof value === "number") as number;
      const after = text.slice(at + words.length);
      if (after.startsWith("'s")) return "@my";
      return asSubjectPattern.test(after) ? "@I" : "@me";
    })
    .replace(/@my's/g, "@my")
    .replace(/(@I),? (?:he|she|who)(?: is)? (?=[a-z\d])/g, (words: string, who: string) =>
      /is $/.test(words) ? `${who} is ` : `${who} `,
    );
}

/** Matches a sentence with which the person who speaks for the patient only introduces themselves: "I'm his mom". */
const introducesSelfPattern =
  /^(?:(?:yes|yeah|yep|hi|hello|hey|so|and|no|well|right|sorry),? )*I am (?:[A-Z][a-z]+'s|his|her|the|their) (?:own )?(?:mother|mom|mum|father|dad|parent|(?:grand|step|foster )(?:mother|ma|mom|father|dad|pa|parent)|aunt|uncle|guardian|carer|caregiver|nanny|wife|husband|partner|spouse|son|daughter|brother|sister)(?:,? [a-z]+)?$/i;

/** Matches "his" or "her" before a relative of the patient at the start of words about that relative. */
const ofPatientPattern =
  /^(?:his|her) (?=(?:[a-z-]+ ){0,2}?(?:(?:grand|step)?(?:mother|mom|mum|father|dad)|brother|sister|cousin|aunt|uncle|niece|nephew|twin|friend|classmate|teacher|neighbou?r)\b)/i;

/** Matches how the person who speaks came, before what is wrong: "I've brought my son in, | he's got a cough". */
const arrivalPattern =
  /^(?:(?:hi|hello|well|so|yes|yeah|um),? )*(?:I|we) (?:have |had to |just |thought I would |wanted to )*(?:brought|bring|come in with|came in with) (?:my|our) (?:[a-z0-9'-]+ ){0,3}?[a-z]+(?: in| along| here)?(?: today)?,? (?:because |as |and |since |cos )?(?=(?:he|she) )/i;
/** Leaves out that the speaker has brought the patient, if the rest of the sentence says what is wrong. */
const withoutArrival = (text: string): string => text.replace(arrivalPattern, "");

/** Rewrites a sentence of the person who speaks for the patient. */
function ofPatient(text: string, proxy: Proxy, isOther: boolean): string {
  if (idiomPattern.test(text) || notSeenPattern.test(text)) return text;
  if (introducesSelfPattern.test(text)) return "yes"; // who speaks is not part of the history
  const { speaker } = proxy;
  const own = relativesNamed(named(withoutArrival(text), proxy.named), proxy.kin)
    .replace(
      /(?<!@)\b(?:I|we) (?:also |just )?have (?:a|an|one|another|two|three) (?:other |older |younger |little |baby )*(sons?|daughters?)\b/gi,
      (_all, kind: string) => `@I have a ${kind.toLowerCase().startsWith("son") ? "brother" : "sister"}`,
    )
    .replace(asidePattern, " ")
    .replace(
      new RegExp(`(?<!@)\\bI (${adverbs})([a-z']+)\\b`, "g"),
      (_all, between: string, verb: string) => `${speaker} ${between}${thirdPerson(verb)}`,
    )
    .replace(
      /(?<!@)\b(?:my|our) (?:other |older |younger |oldest |youngest |little )*(son|daughter)\b/gi,
      (_all, kind: string) => `@my ${kind.toLowerCase() === "son" ? "brother" : "sister"}`,
    )
    // "Me, my husband and his sister" names who lives with the child.
    .replace(
      /^((?:well|so|just|it is|there is)?,? ?(?:just )?)me(?=(?:,| and) (?:my|our|his|her|the)\b)/i,
      `with ${speaker}`,
    )
    .replace(/(?<!@)\bmy (husband|wife|partner|boyfriend|girlfriend)\b/gi, "the other parent")
    .replace(/(?<!@)\b(?:my|our) (mom|mother|mum)(?:[ -]in[ -]law)?\b/gi, "the grandmother")
    .replace(/(?<!@)\b(?:my|our) (dad|father)(?:[ -]in[ -]law)?\b/gi, "the grandfather")
    .replace(/(?<!@)\b(?:my|our) (sister|brother)(?:[ -]in[ -]law)?\b/gi, (_all, kind: string) =>
      kind.toLowerCase() === "sister" ? "the aunt" : "the uncle",
    )
    .replace(/(?<!@)\bmy\b/gi, `${speaker}'s`)
    .replace(/\bmyself\b/gi, "themselves")
    .replace(/(?<!@)\bme\b/g, speaker)
    .replace(/(?<!@)\bI\b/g, speaker)
    .replace(/\b(?:have|do) we\b/gi, "the family has")
    .replace(/\bwe have\b/gi, "the family has")
    .replace(/\bwe are\b/gi, "the family is")
    .replace(/\bwe were\b/gi, "the family was")
    .replace(/\bwe do\b/gi, "the family does")
    .replace(/\bwe\b/gi, "the family")
    .replace(/\bour\b/gi, "the family's")
    .replace(/\b(?:us|ourselves)\b/gi, "the family")
    // In "@I has", the patient is "he" until `withPronouns` makes it "I have".
    .replace(/@I (?=(?:[a-z]+ ){0,2}?(?:is|has|does|goes|[a-z]{3,}s)\b)/g, "@he ");
  // From the name of another person of the patient's sex on, "he" is that person.
  const at = isOther ? 0 : otherAt(text, proxy) === -1 ? own.length : otherAt(own, proxy);
  const cut = at === -1 ? own.length : at;
  const to: Pronouns = { subject: "I", be: "am", possessive: "my", object: "me", reflexive: "myself" };
  const turned = withPronouns(own.slice(0, cut).replaceAll("@he", proxy.sex === "female" ? "she" : "he"), proxy, to);
  // "His cousin has a milk allergy" is about a cousin of the patient.
  const others = own.slice(cut).replace(ofPatientPattern, "my ");
  return `${turned}${others.replaceAll("@he", "I")}`.replace(/@(I|my|me)\b/g, "$1").trim();
}

/** Matches words before which "'s" is a verb: "your son's | coughing". */
const isVerbPattern =
  /^ (?:[a-z]+ing|not|an?|the|been|got|had|very|quite|still|really|so|too|on|in|at|up|well|fine|okay|just|only|here|due|ready|sick|better|worse)\b/i;

/** Verbs in the third person with their form after "you". */
const secondPerson: Readonly<Record<string, string>> = {
  has: "have",
  is: "are",
  was: "were",
  needs: "need",
  does: "do",
};

/** Rewrites a sentence said to the person who speaks for the patient. */
function toPatient(text: string, proxy: Proxy, isOther: boolean): string {
  const addressed = text
    .replace(proxy.yours, (named: string, offset: number) =>
      !named.endsWith("'s") ? "you" : isVerbPattern.test(text.slice(offset + named.length)) ? "you are" : "your",
    )
    .replace(/\byou's\b/g, "your")
    .replace(/\byou (has|is|was|needs|does)\b/g, (_all, verb: string) => `you ${secondPerson[verb] ?? verb}`);
  if (isOther && addressed === text) return text;
  // "You can give him Tylenol" keeps "him": "you" is the person who is addressed.
  const isInstruction = /\byou(?:r)?\b/i.test(text) && !text.endsWith("?") && !/\b(?:have|did|do) you\b/i.test(text);
  if (isInstruction) return addressed === text ? text : addressed;
  // In "Did you give him anything?", "you" is who gave it, so that "him" stays. The "@" marks it.
  return withPronouns(addressed.replace(/\b(giv(?:e|en|ing)|gave) (him|her)\b/gi, "$1 @$2"), proxy, {
    subject: "you",
    be: "are",
    possessive: "your",
    object: "you",
    reflexive: "yourself",
  }).replace(/@your?\b/g, proxy.sex === "female" ? "her" : "him");
}

/** The pronouns that replace "he" or "she". */
interface Pronouns {
  subject: string;
  be: string;
  possessive: string;
  object: string;
  reflexive: string;
}

/** Replaces "he" or "she" and their forms by those of `to`: "he has been coughing" becomes "I have been coughing". */
function withPronouns(text: string, { sex }: Proxy, to: Pronouns): string {
  const he = sex === "male" ? "he" : sex === "female" ? "she" : "(?:he|she)";
  const verbFor = (verb: string): string =>
    verb.toLowerCase() === "is" ? to.be : verb.toLowerCase() === "was" && to.be === "are" ? "were" : baseVerb(verb);
  let out = text
    // "Does he have", "is she", "has he"
    .replace(
      new RegExp(`\\b(does|is|was|has)((?: not)?) ${he}\\b`, "gi"),
      (_all, verb: string, not: string) => `${verbFor(verb)}${not} ${to.subject}`,
    )
    .replace(
      new RegExp(`\\b${he} (${adverbs})([a-z']+)\\b`, "gi"),
      (_all, between: string, verb: string) => `${to.subject} ${between}${verbFor(verb)}`,
    )
    .replace(new RegExp(`\\b${he}\\b`, "gi"), to.subject);
  if (sex !== "female")
    out = out
      .replace(/\bhim\b/gi, to.object)
      .replace(/\bhis\b/gi, to.possessive)
      .replace(/\bhimself\b/gi, to.reflexive);
  if (sex !== "male")
    out = out
      .replace(/\bherself\b/gi, to.reflexive)
      .replace(/(?<=\b(?:giv(?:e|es|en|ing)|gave|offer(?:ed|ing|s)?|fed|feed(?:ing)?) )her\b/gi, to.object)
      .replace(
        /(?<=\b(?:bring(?:s|ing)?|brought|tak(?:e|es|ing)|took|rush|send|sent|keep|kept|see|get|drive|drove|wake|wakes|woke|watch) )her(?= (?:(?:straight|right|all the way|back|over) )?(?:back|home|over|here|along|into|up|hydrated|comfortable)\b)/gi,
        to.object,
      )
      .replace(
        /(?<=\b(?:help(?:s|ed|ing)?|let(?:s|ting)?|ma(?:ke|kes|king|de)|hear[ds]?|s(?:ee|aw)|watch(?:ed)?) )her(?= (?:to )?(?:wash|dress|bathe|shower|eat|drink|walk|sleep|stand|sit|get|go|move|turn|breathe|cough|wheeze|snore|vomit|throw|do|take|use|climb)\b)/gi,
        to.object,
      )
      .replace(new RegExp(`\\bher\\b${afterObject}`, "gi"), to.object)
      .replace(/\bher\b/gi, to.possessive);
  return out;
}
