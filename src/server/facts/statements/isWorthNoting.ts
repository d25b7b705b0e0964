import { riskPattern } from "../frames/riskPattern";
import { namesOperation } from "../frames/readHistory";
import { socialTopic } from "../frames/readSocial";
import { testNamed } from "../frames/readResult";
import { findConditions } from "../terms/findConditions";
import { findDrugs } from "../terms/findDrugs";
import { findSites } from "../terms/findSites";
import { findSymptoms } from "../terms/findSymptoms";

/** Matches small talk, which does not belong in a record: "weather", "nice to meet". */
export const smallTalkPattern =
  /\b(?:weather|(?:the|your) (?:drive(?: (?:in|over|here|up|down))?|traffic|weekend|vacation|holidays?|flight|journey|parking|trip)\?|yankees|game on|football|baseball|basketball|hockey|soccer|game (?:last night|yesterday|tonight)|what a game|halloween|happy (?:new|birth)|nice to (?:meet|see)|good to (?:meet|see)|good seeing|how are you(?! (?:been )?(?:sleeping|eating|coping|managing|walking|breathing|drinking|moving|finding))|good (?:morning|afternoon|evening)|thank you|thanks|you are welcome|have a (?:good|great|nice)|see you|bye|hey,? dragon|dax|no problem|my pleasure|end of recording|sounds (?:good|great)|i appreciate (?:it|that|you)|movies?|tv show|netflix|recipes?|restaurant)\b/i;
/**
 * Matches verbs for getting hurt: "twisted", "fell". With them and a body part, words about play are no small talk: "I
 * twisted my knee playing soccer".
 */
const injuredPattern =
  /\b(?:twisted|sprained|strained|hurt|injured|fell|landed|tackled|collided|hit|broke|fractured|tore|pulled|rolled|popped|jammed|banged|kicked)\b/i;

/**
 * Matches words that make a sentence worth noting although it names no term of the lexicons: "accident", "urgent care".
 */
const clinicalPattern =
  /\b(?:allerg\w*|surger\w*|operat\w+|hospital\w*|emergency|urgent care|injur\w*|(?:un)?conscious\w*|awake|(?:un)?responsive|helmet|seat ?belt|fell|fall(?:s|en|ing)?|accident|twist\w*|sprain\w*|broke\w*|fractur\w*|medic\w*|meds|pills?|tablets?|dose\w*|prescri\w*|inhaler|injections?|shots?|vaccin\w*|therap\w+|exercis\w*|diet\w*|salt\w*|weight|pregnan\w*|periods?|urin\w*|stools?|bowels?|diagnos\w*|blood|sugars?|readings?|symptoms?|infect\w*|sick\w*|ill(?:ness)?|worse|better|helps?|helped|relief|reliev\w*|limp\w*|walk\w*|stairs|vision|hear\w*|memory|ice|heat|brace|crutches|doctor|specialist|sleep\w*|eat\w*|appetite|swallow\w*|breath\w*|bump|lump|flare\w*|bend\w*|lift\w*|standing|stretch\w*|physical therapy|dialysis|transplant\w*|pacemaker|stent|treatment|checked|tested|normal|problems? with|trouble|last(?:s|ed|ing)|pick(?:ed)? (?:it|that|them) up|expensive|afford|slipped|tripped|landed|enjoy\w*|mood|motivat\w*|concentrat\w*|hopeless\w*|worthless\w*|tearful|crying|panic\w*|difficult\w*|hard to|stress\w*|energy|temperature|happened|started|heard an? (?:[a-z]+ )?(?:pop|crack|snap|click|crunch)|bother\w*|gain\w*|lost|active|run(?:ning)?|workout|gym|code status|cpr|resuscitat\w*|life support|ventilator|dnr|dnacpr|m?polst|molst|living will|prox(?:y|ies)|power of attorney|hospice|palliative|(?:no|on|want|hooked up to) machines|(?:miss(?:ed|ing)?|off|out of) (?:work|school)|call(?:ed|ing)? (?:in|off) sick|time off)\b/i;

/** Matches words about the conversation itself, or about what the speaker knows or hopes: "I don't remember". */
export const aboutTheTalkPattern =
  /\b(?:I (?:do not|did not|cannot|could not|would not) (?:\w+ )?(?:know(?! (?:who|where) (?:the|he|she|they|my|we) )|remember|recall|understand|say|tell|think so|see why|mind|want to (?:be|bother))|(?:I am|I was|we are|just) not (?:\w+ )?(?:sure|certain)|no idea|that is (?:right|true|correct|why|good|great|fine|okay|a good|me)|I (?:guess|hope|understand|see|agree|know|wonder|figured|suppose|thought I)\b|(?:makes|made) sense|let me|let us|you (?:are|can|said|told|know|asked|mean|want|have|were|need|think|gave)|like I said|as I said|I was (?:just )?(?:wondering|hoping|thinking)|sorry|what (?:do|did|does|is|are|was)|my name is|pardon|anything else|to be honest|nice|lovely|love|fun)\b|^that is (?:it|all|about it)$/i;

/** Matches halting speech, which is rarely fit for a note unless it has a clinical word: "like", "stuff". */
const haltingPattern =
  /(?<!\b(?:feels?|felt|looks?|looked) )\blike\b|\b(?:stuff|things?|sucks|awful|annoying|embarrassing|weird|crazy|kind of|sort of|whatever)\b|^(?:I|it|they|he|she) (?:am|is|was|will|do|does|did|have|has|had|thought|think|could not|cannot)(?: not)?(?: (?:it|that|this|been|so|one))?$|\b(?:I|it|he|she|they) (?:the|a|an|I|it)\b|, (?:it|that|this|the|a|an|I)$/i;

/** Matches the subject of a clause about the patient or about what was talked about: "I", "it", "the last one". */
const subjectPattern =
  /\b(?:I|it|they|he|she|my|we|our|(?:the )?(?:first|last|other|worst) (?:one|time|episode|attack)|this|there (?:is|was|are|were))\b/i;

/**
 * Returns whether a text names anything of a visit: a finding, disease, drug, test, body part, habit or a clinical
 * word.
 */
export function hasClinicalContent(text: string): boolean {
  return (
    clinicalPattern.test(text) ||
    socialTopic(text) !== null ||
    findSites(text).length > 0 ||
    findSymptoms(text).length > 0 ||
    findDrugs(text).length > 0 ||
    findConditions(text).length > 0 ||
    namesOperation(text) ||
    testNamed(text) !== null
  );
}

/** Matches a pronoun for a thing as the subject, which a note alone does not explain: "It is three floors". */
const bareSubjectPattern = /^(?:(?:and|but|so|well|because|then|I mean),? )*(?:it|that|this|they|those|these)\b/i;
/** Matches how a complaint looks, comes and goes, and what was done: "it started on Monday", "they gave me oxygen". */
const coursePattern =
  /\d{2}|\ba \d\b|\b(?:takes|start\w*|began|begins?|came|comes?|coming|went|goes|going|gone|last(?:s|ed)?|stay(?:s|ed)?|keeps?|kept|stopp?\w*|happen\w*|return\w*|spread\w*|mov(?:es?|ed|ing)|grew|grow\w*|get(?:s|ting)?|got|gotten|feels?|felt|hurts?|wakes?|woke|helps?|helped|work(?:s|ed)|dry|wet|clear|watery|thick|creamy|red|pink|yellow\w*|green\w*|white\w*|brown|black|purple|mild|severe|sharp|dull|throbbing|straight|swollen|controll?\w*|gave|given|put|found|told|said|took|sent|tested|checked|helping|working|better|worse|same|constant\w*|always|never|every|each|times?|days?|weeks?|months?|years?|hours?|minutes?|night|morning|since|until|ago|today|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i;

/**
 * Returns whether a sentence of the patient belongs in a record. `isHistory`: it was said while the history was taken.
 * Then a sentence of four words or more about the patient belongs in the record even without a clinical word, unless it
 * is small talk or about the conversation.
 */
export function isWorthNoting(text: string, isHistory = false): boolean {
  if (riskPattern.test(text)) return true;
  const words = text.split(" ").length;
  const named =
    findSymptoms(text).length > 0 ||
    findDrugs(text).length > 0 ||
    findConditions(text).length > 0 ||
    namesOperation(text) ||
    testNamed(text) !== null;
  if (named) return words > 1;
  if (smallTalkPattern.test(text) && !(injuredPattern.test(text) && findSites(text).length > 0)) return false;
  if (socialTopic(text)) return words > 2;
  if (words > 2 && (clinicalPattern.test(text) || (findSites(text).length > 0 && words > 3))) return true;
  if (bareSubjectPattern.test(text) && !coursePattern.test(text)) return false;
  return (
    isHistory && words > 3 && subjectPattern.test(text) && !aboutTheTalkPattern.test(text) && !haltingPattern.test(text)
  );
}
