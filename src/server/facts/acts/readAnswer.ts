import { rememberResults } from "../../platform/rememberResults";

/** `unheard`: inaudible or empty; null: neither yes nor no. */
type AnswerPolarity = "yes" | "no" | "unheard" | null;

/** The answering words at the start of an answer, and the rest. */
export interface Answer {
  polarity: AnswerPolarity;
  /** The answering words: "not really"; "" if there are none. */
  words: string;
  /** True for hedged answers: "I don't think so", "sometimes", "a little". */
  isHedged: boolean;
  /** The text after the answering words; the whole text if there are none. */
  rest: string;
}

/** Source of a pattern for words before a yes or no: "well", "let me see". */
const opener =
  "(?:(?:oh|well|so|then|in that case|okay|ok|actually|honestly|currently|hm+|m{2,}|ah|eh|um+|uh+|er|let me (?:see|think)|thank god|thankfully|fortunately|luckily|god|my gosh|my goodness|gosh|now|(?:he|she|they) (?:says?|said|is saying)(?= (?:no|yes|yeah|nope|yep|not)\\b))[,.]* )*";
/** Source of a pattern for words that answer no: "none whatsoever", "no changes in my vision", "he has not". */
const noWord =
  "(?:none whatsoever|no (?:(?:changes?|concerns?|problems?|issues?|trouble|difficult(?:y|ies)) (?:with|in|to|there|at all)(?: [a-z']+){0,3}|(?:[a-z]+ )?(?:has|have|is|are|was) (?:been )?(?:all )?(?:fine|good|okay|ok|normal|the same|alright|all right))(?=$|[,.;])|I (?:have|did|do|had) not(?: [a-z']+){1,5}, no(?=$|[.])|no|nope|nah|none(?! of)|never|negative|nothing|not at all|none (?:of (?:that|those|these|it)|whatsoever|at all)|no,? (?:to|on) (?:all|both|any|every one|everything|each)(?: (?:three|four|two|\\d))?(?: (?:of )?(?:those|them|that|these|the above|it))?(?=$|[,.;])|nothing like that|nothing else|not that(?: [\\w']+){1,7}?(?= *(?:$|[,.;]|no\\b))|not (?:really|particularly|anymore|any more|yet|lately|recently|currently|today|right now|for me|since then)|absolutely not|definitely not|certainly not|of course not|not to my knowledge|not(?:,)? no(?=$|[,.])|not as far as I (?:know|am aware|can tell)|not off the top of my head|(?:probably|maybe|likely) not(?= *(?:$|[,.;]))|hardly(?! (?:ever|anything|any))|neither|I (?:do|have|am|did|was|would|could|had) not(?: (?:think|believe) so)?(?= *(?:$|[,.;]|no\\b))|I have not(?: (?:really |actually |ever )?(?:noticed|had|seen|felt|experienced)(?: (?:anything like that|any of (?:that|those|these)|any|it|that|those|anything))?)?(?= *(?:$|[,.;]|no\\b))|it (?:does|is|did|has) not(?= *(?:$|[,.;]|no\\b))|I do not (?:think|believe) so|I would not say so|I did not (?:have|notice|feel|see) (?:anything like that|any of (?:that|those|these)|any)(?= *(?:$|[,.;]|no\\b))|I have never(?= *(?:$|[,.;]|no\\b)))";
/** Matches a no at the start of an answer: "well, no", "not really". */
const noPattern = new RegExp(
  `^${opener}${noWord}(?:[,.]* (?:${noWord}|sir|ma'am|doctor|doc|thank god|thankfully|just|so far|uh uh|at all|whatsoever))*(?=$|[,.; ])`,
  "i",
);
/** Matches a "no" that negates the noun after it and does not answer the question: "No fever". */
const negatesNounPattern =
  /^(?:no|never|none) (?!(?:(?:to|on) (?:all|both|any|every one|everything|each)(?: (?:three|four|two|\d))?(?: (?:of )?(?:those|them|that|these|the above|it))?(?=$|[,.;])|of (?:that|those|these|them|it|the above)|(?:changes?|concerns?|problems?|issues?|trouble|difficult(?:y|ies)) (?=\w)(?:with|in|to|there|at all|that)\b|(?:[a-z]+ )?(?:has|have|is|are|was) (?:been )?(?:all )?(?=\w)(?:fine|good|okay|ok|normal|the same|alright|all right)\b|whatsoever|at all|I|my|it|he|she|they|that|there|not|just|nothing|none|nope|nah|neither|like|all my|mostly|mainly|we|actually|but|only|everything|this|no|never|sir|ma'am|doctor|thank|thanks|because|well|other|problem|one|yeah|maybe|except|apart|aside|sorry|don't|do)\b)[a-z]/i;
/**
 * Matches an answer that replaces the word asked about by another, with the denial and the other word as groups: "Not
 * really pain, | more like grit in it".
 */
const notButPattern =
  /^(?:(?:well|oh|um|it is|I would say),? )*((?:no,? )?not (?:(?:really|exactly|quite|so much|actually|particularly|what I would call) ){0,2}(?!(?:at|that|as|more|really|so|much|any|all|now|yet|today)\b)(?:[a-z]+ )?[a-z]+),? (?:but |it is |just |they are )?(more (?:like|of) [^.;]{3,60})\.?$/i;
/** Matches words that hedge a no: "not really", "I do not think so". */
const hedgedNoPattern =
  /\b(?:(?:probably|maybe|likely) not|not (?:really|particularly|that)|think so|believe so|to my knowledge|hardly|so far)\b/i;
/** Matches "nothing" as the subject of a clause: "Nothing tastes right". */
const nothingDoesPattern = /^nothing (?:tastes?|smells?|sounds|looks|feels|stays|sits|seems|fits|agrees) [a-z]/i;
/**
 * Matches words that leave an answer open at its end: "I don't, like I don't have a thermometer, I don't really know."
 */
const endsOpenPattern =
  /\b(?:I (?:really )?do not (?:really |actually |honestly )?know|I am not (?:really |too |totally )?sure)\.?$/i;
/** Source of a pattern for words that answer yes: "yep", "of course", "mm-hmm". */
const yesWord =
  "(?:yes|yeah|yep|yup|ya|yea|aye|correct|right(?! (?:one|shoulder|arm|leg|knee|hip|hand|foot|ear|eye|side|ankle|wrist|elbow|calf|thigh|heel|groin|flank|jaw|breast|lower|upper|here|in the|on the|at the|across|behind|under|down)\\b)|exactly|absolutely|definitely|of course|sure|true|mm-?hmm|uh-?huh|mhm|indeed|very much(?: so)?|certainly|for sure|that is (?:right|correct|true|it)|I would say (?:so|yes|yeah)|you could say (?:so|that)|I (?:do|have|am|did|was|would|can|think so|guess so|believe so)(?= *(?:$|[,.;]|no\\b(?! (?:idea|clue)\\b)|yes\\b|yeah\\b))|it (?:does|is|did|has|was)(?= *(?:$|[,.;]|no\\b))|they (?:do|are|did|have)(?= *(?:$|[,.;]|no\\b))|(?:he|she) (?:does|is|did|has)(?= *(?:$|[,.;]|no\\b))|(?:so )?(?:(?:my|the) (?:husband|wife|partner|boyfriend|girlfriend|kids|family|bed partner|daughter|son|mum|mom|mother|dad|father|sister|brother|friends?|flatmate|roommate|neighbou?r|colleagues?|boss|nurse|paramedics?)|he|she|they|people|everyone) (?:says?|said|thinks?|t(?:ells?|old) me|reckons?)(?: that)? (?:so|I (?:do|did|am|was|have|had)|it (?:is|was|did)|they (?:are|were))(?= *(?:$|[,.;]))(?!,? but I\\b))";
/** Matches a yes at the start of an answer: "oh yeah", "yes sir". */
const yesPattern = new RegExp(`^${opener}${yesWord}(?:[,.]* (?:${yesWord}|sir|ma'am|doctor|doc))*(?=$|[,.; ])`, "i");
/** Matches a hedged yes: "sometimes", "a little bit". */
const softYesPattern = new RegExp(
  `^${opener}(?:(?:only|but),? )*(?:sometimes|a little(?: bit)?|a bit|occasionally|kind of|sort of|probably|possibly|maybe|perhaps|rarely|once in a while|every (?:once in a while|now and then|so often)|now and (?:then|again)|on and off|off and on|here and there|from time to time|mostly|mainly|for the most part|more or less|pretty much|most days|some days|somewhat|slightly|quite a bit|a lot|all the time|most of the time|usually|often|hardly ever|almost never|(?:very )?seldom|(?:not )?(?:very |that |so )?rarely|not (?:very |that |so |too )?often|I (?:think|guess|believe|suppose) so|I must have(?: done| been)?(?= *(?:$|[,.;]))|apparently(?: so| I (?:did|do|was|am|have))?(?= *(?:$|[,.;]))|so (?:I am t(?:old)|they (?:say|said|t(?:ell|old) me))(?= *(?:$|[,.;]))|as far as I (?:know|am aware|can tell))(?=$|[,.; ])`,
  "i",
);
/** Matches an answer that affirms by its degree alone: "Are you dizzy?" "Very." */
const emphaticPattern =
  /^(?:oh,? )?(?:very|extremely|quite|incredibly|terribly|super|awfully)(?:,? (?:very|much|so))*\.?$/i;
/** Matches what a recognizer writes for inaudible words: "[inaudible]", "…". */
const unheardPattern =
  /^(?:\[?(?:inaudible|unintelligible|unclear|crosstalk)\]?|\(?(?:inaudible|unintelligible)\)?|…+|\.{2,}|-+)\.?$/i;

/** Matches an answer that is both yes and no, or a yes or no for each of several items: "Yes and no", "No, no, yes". */
const mixedPattern =
  /^(?:well,? )?(?:(?:yes|yeah) and no(?=$|[,.;])|(?=.*\bye)(?=.*\bn[oae])(?:(?:yes|yeah|yep|no|nope|nah|none)[,.]? (?:and |then )?){2,}(?:yes|yeah|yep|no|nope|nah|none)[.!]?$)/i;

/** Matches words that deny trouble after a "yeah": "no problem swallowing". */
const noTroublePattern =
  /^(?:(?:there (?:is|are)|I have(?: had)?|I have got|with) )?no (?:problems?|trouble|issues?|difficult(?:y|ies)|concerns?)\b(?: (?:at all|there|with (?:that|it|(?:the |my )?[a-z]+)))?(?= *(?:$|[.;])|,(?! (?:but|except|though|just|only|it)\b)| [a-z]{3,12}ing\b(?![^.;]*\b(?:but|except|though|although)\b))/i;

/** Matches a yes after the occasion with which an answer begins: "When I stand up, | yes, | for a few seconds". */
const yesInsidePattern =
  /^((?:when|in|at|on|after|before|during|if|every|most|first thing|only|mainly|usually|just|last)\b(?![^,.;?]*\b(?:no|not|never)\b)[^,.;?]{2,50}), (?:yes|yeah|yep|yup|aye)(?=$|[.,])(?!,? (?:no|but|not)\b)/i;

/** Reads the yes or no at the start of the text after a question. */
export const readAnswer = rememberResults(answerIn);

/** As `readAnswer`, without remembering results. */
function answerIn(answer: string): Answer {
  const text = answer.trim();
  const corrected = notButPattern.exec(text);
  if (corrected?.[1] && corrected[2])
    return { polarity: "no", words: corrected[1], isHedged: false, rest: `it is ${corrected[2]}` };
  if (unheardPattern.test(text) || text === "") return { polarity: "unheard", words: text, isHedged: false, rest: "" };
  if (mixedPattern.test(text)) return { polarity: null, words: "", isHedged: true, rest: text };
  const bare = text.replace(/^(?:(?:oh|well|um|uh|okay|so)[,.]* )+/i, "");
  if (!negatesNounPattern.test(bare) && !nothingDoesPattern.test(bare)) {
    const denied = noPattern.exec(text);
    if (denied && endsOpenPattern.test(text.slice(denied[0].length)))
      return { polarity: null, words: "", isHedged: true, rest: text };
    const repeated = denied ? /,? no$/i.exec(denied[0]) : null;
    // In "No, no medications", the second "no" belongs to the noun after it.
    if (denied && repeated?.index && negatesNounPattern.test(`no${text.slice(denied[0].length)}`))
      return answerOf(text, denied[0].slice(0, repeated.index), "no", hedgedNoPattern.test(denied[0]));
    if (denied) {
      // In "No one smokes at home", "one smokes at home" belongs to the no and is not part of `rest`.
      const others = /\bno$/i.test(denied[0])
        ? (/^ one\b(?:(?!\b(?:but|except|although|though)\b)[^.;,])*(?:, at least[^,.;]*)?/i.exec(
            text.slice(denied[0].length),
          )?.[0] ?? "")
        : "";
      return answerOf(text, `${denied[0]}${others}`, "no", hedgedNoPattern.test(denied[0]));
    }
  }
  const soft = softYesPattern.exec(text);
  if (soft) return answerOf(text, soft[0], "yes", true);
  const affirmed = yesPattern.exec(text);
  if (affirmed) {
    const rest = text.slice(affirmed[0].length).replace(/^[\s,.;-]+/, "");
    // In "Yeah, no, I don't", the later word is the answer.
    const turned = noPattern.exec(rest);
    if (turned && !negatesNounPattern.test(rest)) return answerOf(rest, turned[0], "no", false);
    // "Oh yeah, no problem swallowing" affirms that all is well.
    const isWell = noTroublePattern.exec(rest);
    if (isWell) return answerOf(rest, isWell[0], "no", false);
    return answerOf(text, affirmed[0], "yes", /think so|guess so/i.test(affirmed[0]));
  }
  if (emphaticPattern.test(bare)) return answerOf(text, text, "yes", false);
  const late = /^(?=[^.;?]{3,60}$)(?!.*\b(?:no|not|never|don't)\b)(.+?),? (?:yes|yeah|yep|yup|aye|mm-?hmm)\.?$/i.exec(
    bare,
  );
  if (late?.[1]) return { polarity: "yes", words: "yes", isHedged: false, rest: late[1] }; // "The left one, yes"
  const inside = yesInsidePattern.exec(bare);
  if (inside?.[1]) return { polarity: "yes", words: "yes", isHedged: false, rest: bare.replace(inside[0], inside[1]) };
  return { polarity: null, words: "", isHedged: false, rest: text };
}

/** Returns an answer whose yes or no is `words`, with the words after it as `rest`. */
function answerOf(text: string, words: string, polarity: AnswerPolarity, isHedged: boolean): Answer {
  const rest = text.slice(words.length).replace(/^[\s,.;-]+/, "");
  // In "A bit, yeah", the second word only repeats the answer.
  const isRepeated = polarity === "yes" && /^(?:yes|yeah|yep|yup)[.!]?$/i.test(rest);
  return { polarity, words: words.trim(), isHedged, rest: isRepeated ? "" : rest };
}

/** Matches a yes that only says how often: "sometimes". */
const howOftenPattern = /^(?:sometimes|occasionally|usually|often|mostly|rarely)$/i;

/** Returns what an answer says besides its yes or no: "Sometimes my arm feels heavy" keeps how often. */
export function restOfAnswer(text: string, { polarity, isHedged, words, rest }: Answer): string {
  const isWhole = polarity === null || polarity === "unheard";
  const isOwnClause =
    isHedged && howOftenPattern.test(words) && /^(?:my |I (?:will|do|get|feel|have|take|use|wake) )/i.test(rest);
  return isWhole || isOwnClause ? text : rest;
}
