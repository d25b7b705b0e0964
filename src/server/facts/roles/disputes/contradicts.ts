import { readAnswer } from "../../acts/readAnswer";
import { hasRelative } from "../../frames/readFamily";
import { findConditions } from "../../terms/findConditions";
import { findDrugs } from "../../terms/findDrugs";
import { findSymptoms } from "../../terms/findSymptoms";
import { hasOtherValue } from "./hasOtherValue";

/** Source of a pattern for words before what a companion says: "oh, doctor,". */
const lead = "(?:(?:oh|well|um|uh|but|actually|sorry|doctor|doc|dad|mum|mom|love|come on|hang on),? )*";
/** Matches a companion who sets right what a person close to them has said: "Dad, you've been retired for years". */
const setsRightPattern =
  /^(?:(?:no|oh|but|come on),? )*(?:dad|daddy|mum|mom|mam|gran|grandma|nan|grandad|grandpa|love|darling|dear|sweetheart),? (?:no\b|(?:you|it|that) (?:is|was|are|were|have|had|do|did|does)\b)/i;

/** Source of a pattern for the end of a clause that only affirms or denies: "you don't | , you've had". */
const clauseEnd = "(?=,|\\.|;|$| (?:though|actually|sometimes|a bit|really|now)\\b)";
/** Matches a companion's denial: "No, it was three weeks", "She isn't, doctor", "It's more than that". */
const deniesPattern = new RegExp(
  `^${lead}(?:(?:no|nope|nah)\\b(?=,|\\.|$| (?:he|she|you|it|they|that)\\b)|(?:he|she|you|they|it) (?:is|was|does|did|has|are|were|do|have|had|can) not\\b${clauseEnd}|(?:it|that) (?:is|was|has been) (?:not (?=\\w)(?:true|right|(?:just )?\\d|every|a (?:week|day|month))|(?:a lot |much |far )?(?:more|less|longer|worse) (?:than|like)\\b)|(?:more|nearer|closer) (?:like|to|than)\\b)`,
  "i",
);
/** Matches a companion's affirmation by a pronoun and an auxiliary alone: "You did, you had it last Tuesday". */
const affirmsPattern = new RegExp(
  `^${lead}(?:(?:yes|yeah),? )?(?:he|she|you|they|it) (?:is|was|does|did|has|are|were|do|have|had|can)\\b${clauseEnd}`,
  "i",
);
/** Matches a companion who does not believe an answer: "Come on", "Be honest", "What about the one on Friday?" */
const disbelievesPattern =
  /^(?:(?:oh|well|no|but|now|dad|mum|mom|love|darling|dear|please|[A-Z][a-z]+),? ){0,4}(?:come on|come off it|be honest|honestly\?|really\?|seriously\?|rubbish|nonsense|as if|oh please|since when|do not lie|stop (?:it|lying|pretending)|tell (?:him|her|them|the (?:doctor|nurse|truth))|you (?:liar|fibber)|you are (?:lying|joking|kidding)|(?:that|this) is (?:a lie|not (?:true|right|so|what))|(?:what|how) about (?:the|that|those|when|last|your|his|her)|yes (?:you|he|she) (?:do|does|did|have|has|had|is|are|was|were)\b|(?:he|she|you) (?:is|are) (?:just |only )?(?:being (?:brave|polite|modest|stubborn|proud)|playing (?:it|that) down))/i;
/** Matches a greeting, whose answer is hardly disputed: "How are you?" */
const greetsPattern =
  /^(?:[a-z]+,? ){0,3}how (?:are (?:you|things)|is (?:it going|everything))(?: (?:today|doing))?\W*$/i;
/**
 * Matches how often, how much or how loud something is, at the start of words against a denial: "Every night", "Like a
 * freight train", "Twice in the bathroom".
 */
const degreePattern =
  /^(?:(?:oh|well|but|um|doctor|only|just|at least|more like|about|he is|she is|it is),? )*(?:like an? |every (?:single )?(?:day|night|morning|evening|week|few|other|time)|all (?:night|day|the time|evening)|most (?:days|nights|mornings)|(?:nearly |almost )?always\b|constantly|nightly|daily|once\b|twice\b|\d+ times|(?:a|several|lots of|loads of|plenty of|many|a few|a couple of) (?:times|bottle|glass|pint|can|pack)|(?:last|the other|just the other|only) (?:night|day|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday)\b|(?:he|she) keeps)/i;
/** Matches what others hear of the patient: "The whole street hears him", "You can hear her through the wall". */
const hearsPattern = /\b(?:can |could )?hears? (?:him|her|you|it)\b/i;
/** Matches a companion's own affirmation against "I haven't": "I can", "I have", "Well, I did". */
const ownAffirmationPattern = new RegExp(
  `^${lead}I (?:can|do|have|did|am|was|had|could|would|certainly do)\\b${clauseEnd}`,
  "i",
);
/** Matches an answer in which patients say that they do not notice or do something: "I haven't noticed anything". */
const negatedPattern =
  /^(?:(?:oh|well|no|um|honestly),? )*(?:I|we) (?:really )?(?:cannot|could not|do not|did not|have not|had not|am not)\b/i;
/** Matches an answer that all is well or as usual: "Sharp as ever", "I manage fine", "Not too bad". */
const wellPattern =
  /\b(?:fine|well|good|great|sharp|okay|ok|perfect|normal|all right|alright|as (?:ever|always|usual)|(?:no|not) (?:so |too |that )?(?:bad|problems?|trouble|more than)|nothing wrong|never better)\b/i;
/** Matches a companion who says the opposite to the patient: "Mum, you left the gas on". */
const tellsPatientPattern = new RegExp(
  `^${lead}(?:mum|mom|mam|dad|daddy|gran|nan|grandad|love|darling|dear|sweetheart|[A-Z][a-z]+)?,? ?(?:you (?!(?:know|see|can|could|should|would|will|might|said|asked|mean)\\b)[a-z]+\\b|(?:he|she) (?:is|has|was|does|did|can|will|would)(?: not|not) )`,
  "i",
);

/** Matches a question about how someone gets on, of which companions can think otherwise: "Are you eating properly?" */
const abilityPattern =
  /\b(?:eat|manag|cop(?:e|ing)|sleep|memory|walk|drink|mood|spirits|getting (?:on|around|about|by)|driv|wash|appetite|balance|hearing|temper)[a-z]*\b/i;
/** Matches what a companion says of the patient's life: "She's living on toast", "He forgets". */
const livesPattern = new RegExp(
  `^${lead}(?:he|she) (?:is (?!fine|okay|good|great|doing|all right|right|very good)|has|was|does|did|can|will|would|never|keeps|forgets|hardly|barely|only|lives?|eats?|sleeps?|drinks?|gets|leaves|loses|falls)\\b|^(?:on|with|hardly|barely|only (?:if|when|with)) `,
  "i",
);

/** Matches what companions find in place of what the patient says is taken: "It's still in the box". */
const untakenPattern =
  /\b(?:still (?:in (?:the|its)|full|sealed|unopened)|unopened|untouched|I (?:found|find|counted|count)\b)/i;
/** Matches a question about whether something is taken. */
const asksIfTakenPattern =
  /\b(?:tak(?:e|es|ing)|us(?:e|es|ing)|forget|miss|tablets?|pills?|inhalers?|medic\w+|insulin)\b/i;
/** Matches another amount than was said: "It was a whole bottle". */
const otherAmountPattern =
  /^(?:it|that) (?:was|is) (?:a |the |nearly |almost |about )*(?:whole|full|entire|lot more|good deal more)\b/i;
/** Matches a question about a loss of consciousness, and what others see of one. */
const asksOfFaintPattern = /\b(?:consciousness|black(?:ed)? out|pass(?:ed)? out|faint(?:ed)?|knocked out)\b/i;
const faintSeenPattern =
  /\b(?:out cold|was out\b|unresponsive|limp|not (?:respond|answer|wake)|(?:passed|blacked) out|lights were out|eyes rolled)\b/i;
/** Matches a companion who reminds the patient of what the patient said or did: "You said you wanted to die". */
const remindsPattern = new RegExp(
  `^${lead}(?:[A-Z][a-z]+, )?you (?:t(?:old)|said|wrote|texted|were|had|did|went|took|tried|keep|kept|fell|cried)\\b`,
  "i",
);

/** Returns whether words only repeat those of an answer as a question: "Seven?" */
const isEcho = (text: string, answer: string): boolean =>
  text.endsWith("?") && answer.toLowerCase().includes(text.slice(0, -1).toLowerCase());

/** Words of questions that do not say what is asked about. */
const commonWords =
  /^(?:have|having|your|ever|with|been|that|this|there|does|what|when|trouble|problems?|issues?|feel\w*|from|still|much|many|often|time|night|day|taking|properly)$/i;
/** Number of letters by which the words of a question and of other words are compared. */
const stemLetters = 4;

/** Returns whether words report what a question asks about: "Do you snore?" "He snores like a train". */
function reports(text: string, asked: string): boolean {
  if (/\b(?:no|not|never|none|nothing|without|cannot)\b/i.test(text)) return false;
  const stems = (asked.match(/[a-z]{4,}/gi) ?? [])
    .filter((word) => !commonWords.test(word))
    .map((word) => word.slice(0, stemLetters).toLowerCase());
  return /^(?:[a-z]+,? ){0,3}(?:he|she|you)\b/i.test(text) && stems.some((stem) => text.toLowerCase().includes(stem));
}

/** Matches a relative whom a companion addresses: "Mum,". */
const addressPattern = /^(?:(?:oh|but|no|well),? )*(?:mum|mom|mam|dad|daddy|gran|nan|grandad)\b,?/i;

/** Returns whether words are about a relative, a disease, a drug or a symptom other than the one asked about. */
function isOfOther(said: string, asked: string): boolean {
  const text = said.replace(addressPattern, "");
  const meant = findSymptoms(asked).map(({ term }) => term.name);
  const named = findSymptoms(text).map(({ term }) => term.name);
  if (hasRelative(text) || findDrugs(text).length > 0 || findConditions(text).length > 0) return true;
  return meant.length > 0 && named.length > 0 && !named.some((name) => meant.includes(name));
}

/** Returns whether an answer denies what was asked about, also as "No pain" and "No more than usual". */
const isDenial = (answer: string): boolean =>
  readAnswer(answer).polarity === "no" || /^(?:no|none|never)\b/i.test(answer);

/** Returns whether a companion reports what a patient has denied: "Do you snore?" "No." "Like a freight train." */
const reportsDenied = (text: string, answer: string, asked: string): boolean =>
  !isOfOther(text, asked) &&
  (degreePattern.test(text) ||
    hearsPattern.test(text) ||
    reports(text, asked) ||
    (negatedPattern.test(answer) && ownAffirmationPattern.test(text)));

/**
 * Returns whether a companion's words contradict the answer that the patient gave right before: "No." "You did, you had
 * it last Tuesday"; "A week." "It was three weeks"; "Sharp as ever." "Mum, you left the gas on twice".
 */
export function contradicts(text: string, answer: string, asked: string): boolean {
  if (/\b(?:he|she|they) (?:says?|said|is saying|asks?)\b/i.test(text)) return false; // an interpreter relays
  const { polarity } = readAnswer(answer);
  if (hasOtherValue(answer, text) || setsRightPattern.test(text)) return true;
  if ((disbelievesPattern.test(text) && !greetsPattern.test(asked)) || isEcho(text, answer)) return true;
  if (polarity === "no" ? affirmsPattern.test(text) : deniesPattern.test(text)) return true;
  if (
    isDenial(answer) &&
    (remindsPattern.test(text) || (asksOfFaintPattern.test(asked) && faintSeenPattern.test(text)))
  )
    return true;
  if (asksIfTakenPattern.test(asked) && untakenPattern.test(text)) return true;
  if (otherAmountPattern.test(text)) return true;
  if ((isDenial(answer) || negatedPattern.test(answer)) && reportsDenied(text, answer, asked)) return true;
  const isOpposite = tellsPatientPattern.test(text) || (abilityPattern.test(asked) && livesPattern.test(text));
  if (addressPattern.test(text) && tellsPatientPattern.test(text)) return !isOfOther(text, asked);
  return wellPattern.test(answer) && isOpposite && !isOfOther(text, asked);
}

/** Matches a companion's answer that denies what was asked about or does not know of it: "She hasn't said anything". */
const unknowingPattern =
  /\b(?:(?:not|never) (?:[a-z]+ )?(?:said|mentioned|told|complained|noticed|seen|heard)|not that I|do not (?:think|know)|no idea|(?:is|has been|seems|sleeps|eats) (?:been )?(?:fine|okay|great|well|all right))\b/i;
/** Matches words with which patients say that they are well: "I'm fine". */
const isWellPattern =
  /^(?:(?:yes|yeah|no|oh),? )*(?:I am|it is|I feel|that is) (?:all )?(?:fine|okay|ok|good|well|right|better|true)\b/i;

/** Matches a few words that are no sentence, as patients say who speak another language: "Night, hot, hot". */
const fragmentPattern =
  /^(?!(?:okay|thank|hi|hello|can|what|where|why|mum|mom|mummy|mommy|dad|daddy|let|look|are we|not|all)\b)[a-z]+(?:,? [a-z]+){1,4}\.?$/i;

/**
 * Returns whether patients contradict what someone else has just answered for them: "Does it hurt when you pee?" "She
 * hasn't said anything." "It does, it stings."
 */
export function contradictsForSelf(text: string, answer: string): boolean {
  if (/\b(?:he|she|his|her)\b|\?$/i.test(text) || isWellPattern.test(text)) return false;
  if (!isDenial(answer) && !unknowingPattern.test(answer)) return false;
  const { polarity } = readAnswer(text);
  if (polarity === "no") return /^I (?:do|am|can|have|did)(?: not|not), I\b/i.test(text);
  return (
    polarity === "yes" ||
    (fragmentPattern.test(text) && !isDenial(text)) ||
    /^(?:(?:but|well|mum|mom|dad|um|actually),? )*(?:I|it|they|my|sometimes|a (?:little|bit)|little|at night|every|when)\b/i.test(
      text,
    )
  );
}

/** Returns whether patients give another value than before once a companion has spoken: "Seven." "Okay, four." */
export const concedes = (reply: string, answer: string): boolean =>
  /^(?:okay|ok|all right|alright|fine|well|oh|yeah|yes|sorry)[,.]? /i.test(reply) &&
  hasOtherValue(answer, reply.replace(/^(?:(?:okay|ok|all right|alright|fine|well|oh|yeah|yes|sorry)[,.]? )+/i, ""));
