import { isQuestion } from "../acts/questions/isQuestion";

/*
 * Recognizers without punctuation run sentences together: "no fever i feel tired", "… to penicillin it gave me a rash".
 * This pattern matches the space before words that can start a new sentence: a subject with a verb, a question, a
 * command, "no fever", "yes". The rules below decide whether the words do start one; if in doubt, they do not split.
 */
const restartPattern = new RegExp(
  " (?=(?:" +
    [
      "(?:I|he|she|they|we) (?:am|is|are|was|were|have|has|had|do|did|feel|feels|felt|take|takes|took|get|gets|got|wake|wakes|woke|stop|stopped|start|started|think|want|need|will|would|went|came|smoke|drink|live|work|used|quit|weigh|sleep|hear|see|cannot|also|just|always|never|usually|sometimes)",
      "it (?:gave|gives|is|was|has|hurts|hurt|started|starts|began|shows|showed|makes|made|comes|came|goes|feels|felt|gets|got|helps|does|did|burns|itches|will|looks|seems|sounds|takes|kind)",
      "(?:there|this) (?:is|was|are|were|has)",
      "on (?:your|the|his|her) (?:\\w+ ){0,3}exam(?:ination)?",
      "(?:okay|alright|all right)",
      "my (?:(?!so |and |but |I )\\w+ ){1,2}(?:is|are|was|were|has|have|hurts?|feels?|aches|gets?)",
      "your (?:(?!so |and |but |I )\\w+ ){1,3}(?:is|are|was|were|looks?|sounds?)",
      "(?:do|did|have|are|were|can|could|would) you",
      "(?:does|is|did) (?:it|that|there)",
      "how (?:are|long|often|is|many|much|about|do|does|did)",
      "what (?:is|are|brings|do|did|makes|about|kind)",
      "let (?:me|us)",
      "(?:call|tell) (?:me|us|the office)",
      "come (?:back|in) (?:in|if|to)",
      "(?:please|continue|blood pressure is|follow up (?:in|with))",
      "take (?:the|your|this|these|it|one|two|\\d)",
      "make sure",
      "if (?:you|it|the) (?=.{5,90}\\b(?:go to the (?:emergency|er|hospital)|call (?:911|999|111|112))\\b)",
      "range of motion (?:is|was)",
      "the (?:ligaments?|lungs?|heart|joint|skin|abdomen|belly|throat|ears?|neck|knee|strength|reflexes) (?:is|are|looks?)",
      "no (?:redness|warmth|swelling|fractures?|murmurs?|wheez\\w+|crackles|rash|edema|tenderness|effusion|rebound|guarding)",
      "(?:yes|yeah|no|nope)(?=$| (?:I|it|not|he|she|they|my|there) )",
    ].join("|") +
    ")(?:\\b|$))",
  "g",
);

/** Matches a finite verb, which a sentence of its own needs: "hurts", "stopped". */
const verbPattern =
  /\b(?:am|is|are|was|were|have|has|had|do|does|did|feels?|felt|takes?|took|gets?|got|hurts?|wakes?|smokes?|stopped|started|gave|went|wants?|needs?|will|would|can|cannot|could|thinks?|uses?|used|keeps?|woke|comes?|came|said|told|looks?|sounds?|lets?|calls?|listen|check|examine|hear|heard|appreciate|sleeps?|eats?|works?|lives?|drinks?|bothers?|helps?|quit|reviewed|noticed|looked|shows?|showed|swells?|reports?)\b/i;
/** Matches text that is complete without a verb: "no fever", "yes", "hi". */
const verblessPattern = /^(?:no|yes|yeah|nope|not|denies|hi|hello|good morning|okay)\b/i;
/** Matches last words after which the same sentence can continue: "the pill | I take", "because | it hurts". */
const canContinuePattern =
  /\b(?:(?:told|tells?|warned|assured|reminded|informed|asked|showed|promised) (?:me|us|him|her|them|you)|that|which|who|whom|whose|because|since|when|whenever|while|if|unless|until|after|before|as|than|and|but|or|so|like|though|although|where|wherever|what|whatever|how|why|whether|think|thinks|thinking|thought|believe|believing|guess|guessing|bet|betting|suspecting|assuming|know|knows|knew|hope|hopes|hoping|hoped|wish|wishing|wondering|say|says|said|told|tell|feel|sure|afraid|scared|terrified|frightened|nervous|worried|concerned|convinced|certain|confident|aware|doubt|suppose|reckon|glad|suspect|see|hear|appreciate|notice|note|identify|recogni[sz]e|mean|means|pills?|medicines?|medications?|drugs?|things?|times?|time|days?|day|morning|night|week|way|all|everything|anything|nothing|something|someone|only|one|ones|reason|ever|kind|stuff|first|last|most|place|once|usually|generally|otherwise|sometimes|honestly|basically|actually|currently|unfortunately|occasionally|maybe|probably|especially|either|happens|much|many|more|less|long|far|often|every|each|the|an?|my|your|his|her|their|this|these|those|no|not|any|some|to|of|in|on|at|for|with|from|by|about|into|over|also|just|really|very|both|quite|pretty|fairly|perfectly|absolutely|completely|totally|do|does|did|is|are|was|were|am|be|been|have|has|had|will|would|can|could|should|may|might|make|makes|made|let|lets|I|you|he|she|it|they|we|well|oh|now|then|okay|hi|hello|right|cannot|never|always|still|normally|even|typically|regularly|please|want|need|going|wanna|there|here|look|looks)$/i;
/**
 * Matches text that ends with a subject and an adverb, whose verb follows ("but I mostly | take it once"), or with
 * words for what came out ("it turned out | I did not").
 */
const adverbEndPattern =
  /\bit (?:turned|turns) out$|\b(?:I|he|she|they|we|you|it) (?:just |really )?(?:mostly|usually|only|always|never|often|sometimes|still|also|mainly|rarely|normally|generally|probably|actually)$/i;
/** Matches text that ends shortly after a question word, which needs the words after it: "I know how bad | it is". */
const governedPattern = /\b(?:that|which|what|how|where|why|whether|who)(?: \S+){0,3}$/i;
/** Matches text that ends shortly after a conjunction, so that its main clause can follow: "when I was a kid | …". */
const conditionalPattern =
  /\b(?:if|when|whenever|once|unless|until|while|because|before|after|since|as (?:soon|long|far) as|(?:every|any|each) ?time|in case|during|although|though)(?: \S+){0,9}$/i;
/** Matches text that ends in a negation whose scope can include the next words: "I do not have", "no cough or". */
const justNegatedPattern =
  /\b(?:not|never|without|deny|denies|neither|nor|cannot)(?: [\w']+){0,2}$|\bno(?: (?!or\b)[\w']+)? or$/i;
/** Matches text that ends in a noun phrase that the next words can modify: "this ankle pain | I have had". */
const nounPhrasePattern =
  /\b(?:the(?! (?:last|past) )|this|that|these|those|other|same|every|another|either)(?: [\w'-]+){1,3}$/i;
/** Matches a pronoun as the subject of a clause. */
const personPattern = /^(?:I|he|she|they|we|you) /i;

/** Splits sentences that run together without punctuation; returns `text` alone if no split is certain. */
export function splitRestarts(text: string): string[] {
  const out: string[] = [];
  for (const piece of text.split(restartPattern)) {
    const last = out.at(-1);
    if (last === undefined || (isWhole(last) && startsSentence(piece, last))) out.push(piece);
    else out[out.length - 1] = `${last} ${piece}`;
  }
  return out;
}

/** Returns whether `piece` starts a new sentence after `last`. */
function startsSentence(piece: string, last: string): boolean {
  if (
    adverbEndPattern.test(last) ||
    canContinuePattern.test(last) ||
    governedPattern.test(last) ||
    conditionalPattern.test(last)
  )
    return false;
  if (/^(?:yes|yeah|nope|no(?= (?:I|it|not|he|she|they|my|there)\b|$))/i.test(piece)) return isQuestion(last);
  if (/^there (?:is|are) \S+$/i.test(last)) return false;
  if (isHedge(piece) && /\b(?:no|not|any)\b/i.test(last)) return false;
  if (verblessPattern.test(last)) return true;
  if (/^if /i.test(piece)) return !/\b(?:call|come|return|go to|stop|take|use|let)\b/i.test(last);
  return !justNegatedPattern.test(last) && !(personPattern.test(piece) && nounPhrasePattern.test(last));
}

/** Returns whether a text can be a sentence of its own: two words if it needs no verb, else three with a verb. */
function isWhole(text: string): boolean {
  const words = text.split(" ").length;
  return words >= 2 ? verblessPattern.test(text) || (words >= 3 && verbPattern.test(text)) : false;
}

/** Returns whether a piece limits the denial before it: "No fever | I know of". */
const isHedge = (piece: string): boolean =>
  /^I (?:know|can|could|recall|remember|noticed|have noticed|am aware)\b/i.test(piece);
