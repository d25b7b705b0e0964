import { rememberResults } from "../../../platform/rememberResults";
import { hasClinicalContent } from "../../../facts/statements/isWorthNoting";
import { findConditions } from "../../../facts/terms/findConditions";
import { clinicalWords, withoutFiller } from "../clinicalWords";
import { isWholeSentence, printFault } from "../printFault";
import { type Person, toThirdPerson } from "../toThirdPerson";
import { looseClauses } from "../prose/clauses";
import { noteEnglish } from "../prose/noteEnglish";
import { hasSpokenSyntax } from "../prose/hasSpokenSyntax";
import { isFragment } from "../prose/isFragment";
import { repairSpeech } from "../prose/repairSpeech";
import { saysNothing } from "../prose/saysNothing";
import { asSentence } from "./listOf";

/** Matches words before the subject that add nothing: "well, I think". */
const leadPattern =
  /^(?:(?:hi|hello|hey|doctor|doc|sir|madam|ma'am|and|but|so|then|because|well|also|okay|yeah|yes|no|now|actually|mostly|oh|sometimes it is|i think|i guess|i would say|i feel like(?! I (?:am (?:going to|about to)|could|might)\b)|i mean|it is(?! the (?:worst|best|end|first|only|most)\b)|that is)\b,? *)+(?=(?:I|my|it|he|she|they|the|there|we)\b)/i;
/** Matches words at the end that add nothing: ", you know", " and". */
const trailingPattern =
  /(?:,? (?:and|but|so|or|because|yeah|you know|or something(?: like that)?|something like that|I guess|I think|though|too|I do not know)){1,6}$/i;

/** Matches a statement about the complaint that omits its subject: "Lasted about ten minutes". */
const noSubjectPattern =
  /^(?:lasted|lasts|started|began|comes|came on|goes (?=away|down|up|into)|happens|happened|hurts|feels|gets)\b/i;

/**
 * Matches a statement without its subject about what a person began: "Started having cramps", "Began to feel dizzy".
 */
const personBeganPattern =
  /^(?:(?:then|also) )?(?:started|began|stopped|kept) (?=(?:to )?(?:hav(?:e|ing)|feel(?:ing)?|notic(?:e|ing)|tak(?:e|ing)|cough(?:ing)?|vomit(?:ing)?|us(?:e|ing)|drink(?:ing)?|eat(?:ing)?|smok(?:e|ing)|walk(?:ing)?|throw(?:ing)? up|sweat(?:ing)?|los(?:e|ing) (?:my|weight|hair|appetite)|get(?:ting)? (?:some|an?|these|this|my|more of|(?:[a-z]+ )?(?:pains?|aches?|headaches?|cramps|chills|fevers?|dizzy|nauseous|sick|short of breath|tired))|hear(?:ing)?|see(?:ing)?)\b)/i;

/** Matches a statement about oneself that omits its subject: "Still not really enjoying things", "A bit better". */
const noFirstPersonPattern =
  /^(?:still |just |only |not (?:really )?|mostly )*(?:drinking(?! I\b)|eating|sleeping|walking|taking|having|getting|feeling|coughing|enjoying|managing|breathing|using|losing|gaining|waking|doing)\b(?!(?: [a-z]+)? (?:is|are|was|were|has|hurts?|helps?|makes?|gets?|seems?)\b)|^(?:(?:a (?:bit|little)|much|slightly|somewhat|no) )?(?:better|worse)\b|^about the same\b/i;

/** Matches a thing that is named and then taken up by a pronoun: "Sumatriptan, it works if I take it early". */
const doubledSubjectPattern =
  /^(?!(?:(?:just|only|well|and|but),? ){0,2}(?:sometimes|usually|normally|typically|lately|recently|today|yesterday|now|then|again|often|occasionally|initially|mostly|maybe)\b)(?!(?:it|they) (?:is|are) [a-z]+, (?:it|they) (?:has|have) been\b)((?:(?:my|the|this|that|his|her) )?[a-z-]+(?: [a-z-]+){0,2}), (?:still,? )?(?:(?:it|they|he|she) )?((?:did not|does not|do not|has not)\b|(?<=(?:it|they|he|she) )(?:is|was|are|were|has|have|had|works?|helps?|goes|comes?|gets?|makes?|hurts?|keeps?|does|did|seems?|feels?|started|stopped|upsets?|gives?|bothers?|aches?|burns?|swells?|itches)\b)/i;
/** Matches an activity named before its subject: "Drinking I do only on occasions". */
const topicFirstPattern =
  /^(drinking|smoking|walking|exercise|exercising|cooking|sleeping|eating) I (do|am doing|was doing)\b/i;

/** Matches a comparison and captures what it names: "It felt like I was having | a heart attack". */
const likeADiseasePattern = /\b(?:like|as if|as though) (?:(?:I|it|this) (?:was|were|is|am|had|have)|having) (.+)/i;

/** Matches what the patient believes the illness is, and captures it: "I think I am having | a heart attack". */
const believesPattern =
  /^(?:(?:and|but|so|well) )*I (?:am (?:worried|afraid|scared|concerned|terrified|convinced)|(?:just |kind of )?(?:think|thought|feel like|felt like|believe|was (?:really |so |absolutely )?(?:worried|scared|afraid|terrified|convinced)|worry|figured|panicked))(?: that| maybe)? (?:I|it|this|that) (?:am|was|is|might be|may be|could be|have|had|might have|may have)(?: (?:just|maybe|probably))?(?: (?:having|getting))? ((?:an? )?[a-z][a-z -]{2,40})$/i;

/**
 * Returns a sentence about a disease that the patient fears or assumes, which notes it as a concern and not as a fact:
 * "He is concerned about a heart attack."; null if none is named.
 */
function fearOf(said: string, person: Person): string | null {
  const named = believesPattern.exec(said)?.[1];
  if (
    !named ||
    (/\bthink (?:that )?I have\b/i.test(said) && / (?:too|as well|also)$/i.test(named)) ||
    findConditions(named).length === 0 ||
    findConditions(named)[0]?.start !== (/^an? /i.exec(named)?.[0].length ?? 0)
  )
    return null;
  const subject = person.sex === "male" ? "He" : person.sex === "female" ? "She" : "The patient";
  return asSentence(`${subject} is concerned about ${named}`);
}

/** Matches a beginning that is broken off for another: "I cannot, | I can barely breathe". */
const brokenOffPattern =
  /^(?:I|it|he|she|we) (?:am|is|was|are|were|have|has|had|did|do|does|can|could|cannot|will|would)(?: (?:not|just|really|like|a|the|been|able to|more|so|kind of|only|feeling|having|getting))*,? (?=(?:I|it|he|she|we) (?:am|is|was|are|were|have|has|had|did|do|does|can|could|cannot|will|would|just|feel|get|got|take|took|started|only|usually|sometimes)\b)/i;

/** Matches a judgment before a statement: "The crazy part is | my left arm went dead". */
const opinionPattern =
  /^(?:(?:and|but|so|well),? )*the (?:[a-z]+ )?(?:part|thing) is,?(?: that)? (?=(?:my|I|it|the|he|she|they|there)\b)/i;
/** Matches words with which a speaker remembers something: "now that you say it, I might, yeah | my smell is off". */
const remarkPattern =
  /^(?:(?:and|but|well),? )?(?:now )?that (?:you|I) (?:say|said|mention|mentioned|ask|asked|think about)(?: (?:it|that|about it))?,? (?:I (?:might|may|guess),? )?(?:(?:yeah|yes),? )?/i;
/**
 * Matches words about saying, knowing or remembering before the statement itself: "I have to say that | I eat a lot",
 * "I remember | I used to walk".
 */
const sayingPattern =
  /^(?:(?:and|but|so|well|yeah|yes|no),? )*I (?:would(?: have)?,? but(?= I have\b)|(?:have|had|got|would have|will have) to (?:say|admit|confess)|(?:can|must) (?:say|admit)|remember|know|said|like I said)(?: that)?,? (?=(?:I (?:am|have|had|was|used|do|take|get|feel|smoke|drink|eat|need|cannot|did|went|could|fell|hit))\b)/i;
/** Matches what a person fears to happen at once: "I think here I am going to fall". It did not happen. */
const fearsPattern =
  /\bI (?:think|thought)(?: that)?(?: here)?,? I ((?:am|was) (?:going|about) to (?:fall|die|faint|pass out|black out|throw up|vomit|collapse|choke|be sick)\b)/gi;
/** Matches a comparison with a state of the speaker, as groups: "| it | is | like I | am | underwater". */
const asIfPattern = /\b(it|that|this) (is|was) (?:a bit |kind of |sort of )?like I (am|was|have|had)\b/gi;
/** Matches words with which a speaker adds something: "I forgot to mention that | my feet swell". */
const additionPattern =
  /^(?:(?:and|but|oh|also|well),? )*I (?:also )?(?:forgot to (?:say|mention|tell you)|(?:should|wanted to|want to|meant to|have to|did|need to)(?: also)? (?:say|mention|tell you|add))(?: (?:also|that))*,? (?=(?:I|my|it|the|there|he|she|we|they|this|these)\b)/i;
/** Matches adjectives that only express a judgment: "this weird droop", "black and gross". */
const emphaticPattern =
  /\b(?:(?:really|so|very|pretty|just) )?(?:weird|gross|crazy|cute|super),? (?=(?!(?:and|or|but|that|when|if|because|since|like|to|about|with|how|at|in|on|during|after|before|for|lately|recently|again|now|today|all|while|sometimes)\b)[a-z])|,? (?:and|or) (?:(?:really|so|very|pretty|just) )?(?:weird|gross|crazy|cute)\b/gi;

/** Matches a question inside a statement: "I am going away, can I still go". */
const asksInsidePattern = /\b(?:can|could|should|will|would|may|must|do) I\b/i;
/** Matches words that a note omits: why the patient came ("I would get it checked out"), "I look forward to it". */
const notForNotePattern =
  /^(?:\d{1,2}|one|two|three) (?:when|if|whenever) (?:I|he|she)\b|^(?:(?:and|so|but|just),? )*(?:(?:I|we) (?:[a-z']+ ){0,8}?(?:get|have|got) )?(?:it|this|that|them) checked out\b|^(?:(?:and|so|but),? )?I (?:have|had) to say(?: that)? (?:when|if|whenever) [^,]{3,60}$|\blook(?:s|ing)? forward to\b|\bI (?:am|was|have been|walk|move|walked|moved) (?:a bit |just )?like (?:an? |the |my )[a-z]/i;

/** Rewrites a patient's statement as a sentence about the patient; null if it is not fit for a note. */
export const retell = (said: string, { noun, sex }: Person): string | null => retellRemembered(said, noun, sex);

const retellRemembered = rememberResults((said: string, noun: string, sex: Person["sex"]) =>
  retellUncached(said, { noun, sex }),
);

/** As `retell`, without remembering results. */
function retellUncached(said: string, person: Person): string | null {
  const simile = likeADiseasePattern.exec(said)?.[1];
  if (simile && findConditions(simile).length > 0) return null; // not a disease of the patient
  if (asksInsidePattern.test(said) || notForNotePattern.test(said)) return null;
  const fear = fearOf(said, person);
  if (fear) return fear;
  const whole = repairSpeech(said.replace(fearsPattern, "I feel like I $1"))
    .replace(
      asIfPattern,
      (_all, it: string, is: string, am: string) => `${it} ${/^is$/i.test(is) ? "feels" : "felt"} as if I ${am}`,
    )
    .replace(remarkPattern, "")
    .replace(additionPattern, "")
    .replace(sayingPattern, "")
    .replace(opinionPattern, "")
    .replace(emphaticPattern, "")
    .replace(brokenOffPattern, "")
    .replace(topicFirstPattern, (_all, doing: string, does: string) => `I ${does} ${doing.toLowerCase()}`)
    .replace(doubledSubjectPattern, "$1 $2")
    .replace(personBeganPattern, (words) => `I ${words.toLowerCase()}`)
    .replace(noSubjectPattern, (word) => `it ${word.toLowerCase()}`)
    .replace(noFirstPersonPattern, (words) => `I am ${words.toLowerCase()}`)
    .replace(/\b([a-z]+ing) (?:okay|alright|all right)\b/gi, "$1 adequately");
  let text = withoutFiller(whole.replace(/^of (?=[a-z])/i, "I have some "))
    .replace(leadPattern, "")
    .replace(trailingPattern, "")
    .replace(/^been\b/i, "I have been")
    .replace(/^(?:had|got|noticed|felt|took|started|tried)\b/i, (verb) => `I ${verb.toLowerCase()}`);
  text = withoutFiller(text).replace(/^I think (?=I|my|it)/i, "possibly ");
  const rewritten = noteEnglish(clinicalWords(asNote(toThirdPerson(text, person), person)));
  const sentence = asSentence(rewritten);
  if (sentence === "" || !isWholeSentence(sentence) || printFault(sentence) !== null) return null;
  return hasSpokenSyntax(sentence) || isFragment(sentence) || saysNothing(sentence) ? null : sentence;
}

/** Matches the start of a sentence that can be shortened to "reports": "the patient has been having | some pain". */
const reportsPattern =
  /^(?:the patient|he|she|they) (?:has been (?:having|experiencing|getting)|have been (?:having|experiencing|getting)|is having|are having|is experiencing|are experiencing|feels|feel|gets|get|has had|have had|is getting) (?=(?:some |much |a |an |the |more (?!tired|sleepy|short|anxious|dizzy|weak|stressed|depressed|irritable|sick|ill|nauseous|stiff|sore|confident|comfortable|exhausted|out\b)|this |these |severe |bad |terrible |pain|sharp)\b)/i;

/** Matches the patient's body part after a preposition or a verb, for which a note has "the": "in her left knee". */
const ownPartPattern =
  /\b(in|on|of|down|at|to|into|from|up|with|behind|around|under|over|across|through|along|near|above|below|between|inside|twisted|injured|hurt|hit|broke|bumped|moves?|bends?|lifts?|straightens?|puts?|use|uses|using|moving|bending|lifting|twisting|injuring|hitting) (?:the patient's|his|her|their) ((?:right |left |both |lower |upper |mid |middle |low |big |front |back |inner |outer ){0,2}(?=\w)(?:head|forehead|face|eyes?|ears?|nose|mouth|jaw|tongue|throat|neck|shoulders?|shoulder blades?|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|chest|breasts?|ribs?|back|spine|sides?|flanks?|stomach|abdomen|belly|groin|hips?|buttocks?|bottom|legs?|thighs?|knees?|knee ?caps?|shins?|calf|calves|ankles?|heels?|foot|feet|toes?|skin|scalp|temples?|gums?|teeth|lips?|cheeks?|bladder|heart|lungs?))\b/gi;

/** Shortens a sentence to the style of a note: "The patient has been having some pain" → "The patient reports pain". */
function asNote(text: string, person: Person): string {
  const subject = person.sex === "male" ? "He" : person.sex === "female" ? "She" : "The patient";
  return text
    .replace(ownPartPattern, "$1 the $2")
    .replace(reportsPattern, `${subject} reports `)
    .replace(/\b(reports) (?:some|a|an|the|this|these) /i, "$1 ");
}

/** Matches the boundary at which a long sentence is cut into two: " and I", ", but it". */
const clauseBoundaryPattern =
  /,? (?:and|but|so|then)(?: then| now| so| also)? (?=(?:I|my|it|he|she|they|there|we) )|, (?=(?:I|my|it|there) )/i;
/** Matches words with which a clause of a long statement belongs in a note: "pain", "hospital". */
const clinicalClausePattern =
  /\b(?:pain|hurt\w*|ache\w*|sore|\d+|medic\w+|doctor|physician|surger\w*|hospital|swell\w*|tak(?:e|es|ing)|took|breath\w*|sleep\w*|walk\w*|work\w*|eat\w*|weight|worse\w*|better|help\w*|happen\w*|fell|start\w*|noticed|diagnos\w+|blood|exercis\w*|drink\w*|smok\w*|fever|cough\w*|tired|dizz\w*|numb\w*|weak\w*|nause\w*|vomit\w*|rash|itch\w*|symptoms?|ice|heat|physical|therapy|test\w*|diet|stress\w*|medications?|tylenol|ibuprofen)\b/i;

/** Matches the time at the start of a clause, before its subject: "I was 142 before, and this morning | I was 135". */
const opensWithTimePattern =
  /(?:\b(?:and|but|then|so)|,) (?:(?:by )?(?:this (?:morning|afternoon|evening|week|month|year)|today|yesterday|now|last (?:night|week|month|year)|at (?:night|home|work))|sometimes|usually),? ?$/i;

/** Splits speech without punctuation at the clauses that nothing joins: "I fell I hurt my knee" → two. */
function atLooseClauses(text: string): string[] {
  const starts = looseClauses(text).filter(
    ({ isPronoun, at }) => isPronoun && !opensWithTimePattern.test(text.slice(0, at)),
  );
  const cuts = [0, ...starts.map(({ at }) => at), text.length];
  return cuts.slice(1).map((end, i) => text.slice(cuts[i], end).replace(/[\s,;]{1,5}$/, ""));
}

/**
 * Rewrites a statement as one sentence of up to 22 words, or as several. Clauses without clinical content or not fit
 * for a note are then left out. Empty if nothing is fit.
 */
export const retellLong = (said: string, { noun, sex }: Person): readonly string[] =>
  retellLongRemembered(said, noun, sex);

const retellLongRemembered = rememberResults((said: string, noun: string, sex: Person["sex"]) =>
  retellLongUncached(said, { noun, sex }),
);

/** Maximum number of words of a sentence of the note; a longer one is divided into its clauses. */
const maxWords = 22;
/** As `retellLong`, without remembering results. */
function retellLongUncached(said: string, person: Person): readonly string[] {
  if (asksInsidePattern.test(said)) return [];
  const whole = retell(said, person);
  if (whole && whole.split(" ").length <= maxWords) return [whole];
  const pieces = said
    .split(clauseBoundaryPattern)
    .flatMap((piece) => (retell(piece, person) === null ? atLooseClauses(piece) : [piece]))
    .filter((piece) => piece.split(" ").length > 2);
  if (pieces.length < 2) return whole ? [whole] : [];
  const rewritten = pieces.flatMap((piece) =>
    clinicalClausePattern.test(piece) || hasClinicalContent(piece) ? (retell(piece, person) ?? []) : [],
  );
  return rewritten.length > 0 ? rewritten : whole ? [whole] : [];
}
