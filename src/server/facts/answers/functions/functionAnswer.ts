import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { findSymptoms } from "../../terms/findSymptoms";
import { deniedFact } from "../deniedFact";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** A function of the body, with the words of a question about it and the change that a normal answer denies. */
const functions: readonly (readonly [asked: RegExp, change: string, system: string])[] = [
  [/\bappetite\b/i, "changes in appetite", "Constitutional"],
  [
    /\b(?:bowel (?:movements?|habits?)|bowels|stools?|poop(?:ing|s)?)\b/i,
    "changes in bowel movements",
    "Gastrointestinal",
  ],
  [
    /\b(?:urine|urinat\w+|urinary|pee(?:ing)?|passing water|waterworks|wee(?:ing)?)\b/i,
    "changes in urination",
    "Genitourinary",
  ],
  [
    /\b(?:smell (?:or|and) (?:your )?taste|taste (?:or|and) (?:your )?smell)\b/i,
    "changes in smell or taste",
    "Ears, Nose, Mouth and Throat",
  ],
  [/\bhearing\b/i, "changes in hearing", "Ears, nose, and throat"],
  [/\b(?:vision|eyesight)\b/i, "changes in vision", "Eyes"],
];
/** Matches a question about the state of a function: "How is your appetite?", "Everything normal with your urine?" */
const asksStatePattern =
  /\b(?:how (?:is|are|was|were|about|has|have)|what about|normal(?:ly)?|fine|okay|ok|alright|all right|the same|any (?:changes?|problems?|trouble|issues|concerns|difficult\w+)|chang(?:e|es|ed|ing))\b|^(?:(?:and|okay|ok|so|your|his|her),? )*[a-z]+(?: [a-z]+)?\??$/i;
/** Matches what a question asks of a function besides its state: "any blood in your stool". */
const asksDetailPattern =
  /\b(?:blood|pain|burn\w*|color|colour|how often|how many|how much|when|smell|dark|black|loose|frequen\w*|leak\w*|control|hold)\b/i;
/** Matches an answer that says that a function is normal. */
const normalPattern =
  /\b(?:normal(?:ly)?|fine|ok|okay|good|great|regular|(?:the )?same|usual|unchanged|all right|alright|hungry|no (?:changes?|problems?|issues?|concerns?|trouble|difficult\w+)|(?:has|have) not changed)\b/i;
/** Matches words that make a function not quite normal: "normal, but less". */
const limitsPattern =
  /\b(?:but|except|although|though|less|more|not (?:normal|as|so|very|really|good|great|been|eating|much|that|the same)|bit|little|worse|lost|poor|decreas\w+|increas\w+|until|before|sometimes|usually|maybe|down|off|hard|loose)\b/i;
/** Matches an answer that says that the appetite is reduced. */
const reducedPattern =
  /\b(?:not (?:(?:really|very|that|been|so|too|quite|feeling|had) )*(?:much|good|great|hungry|eating)(?: (?:as )?much)?|not as (?:good|great|much|strong|big|hungry|healthy)\b|not what it (?:was|used to be|usually is)|(?:eating )?(?:a (?:bit|little|lot) )?less(?: than (?:usual|normal|before))?|not (?:really )?(?:felt like|wanted to) eat(?:ing)?|decreased|poor|lost (?:my|his|her) appetite|no appetite|(?:gone|been|a bit) down|hardly (?:eating|eaten)|barely (?:eating|eaten))\b/i;
/** Matches words for an appetite that is normal again: "at first, but it's been coming back". */
const returnedPattern =
  /\b(?:at first|initially|com(?:ing|es?) back|came back|is back|back to normal|better|improv\w+)\b/i;
/** Matches a question that supposes a reduced appetite, to which "no" agrees: "So you have not had any appetite?" */
const supposesReducedPattern = /\b(?:do|does|did|have|has) not (?:really )?(?:have|had|feel)?\b[^?]{0,20}\bappetite\b/i;

/** Number of sentences read of an answer: how the function is comes first, what follows is usually another matter. */
const maxSentences = 3;
/** Maximum number of words of these sentences. A longer answer is an account, which is read as statements. */
const maxWords = 40;

/**
 * Reads the answer to a question about the state of a function of the body: "How are your bowel movements?" "That has
 * been normal." denies changes, "How has your appetite been?" "I have been eating less." is a loss of appetite. Null
 * for other questions, for answers that say both, and for long answers, which are read as statements.
 */
export function functionAnswer(exchange: Exchange): Fact | null {
  const { asked, reply, answer, turn } = exchange;
  const [found, another] = functions.filter(([pattern]) => pattern.test(asked));
  if (!found || another || exchange.isExam) return null;
  if (asksDetailPattern.test(asked) && !/smell/.test(found[1])) return null;
  const [, change, system] = found;
  const said = turn
    .slice(0, maxSentences)
    .map(({ text }) => text)
    .join(". ");
  if (said.split(" ").length > maxWords || /\b(?:wife|husband|brother|sister|mother|father)\b/i.test(asked))
    return null;
  const others = findSymptoms(asked).filter(({ term }) => !/appetite|urin|bowel|stool/i.test(term.name));
  if (others.length > 0) return null;
  if (change === "changes in appetite") {
    const agrees = supposesReducedPattern.test(asked) && reply.polarity === "no";
    const ofEating = turn.filter((each, i) => i === 0 || /\b(?:eat\w*|appetite|hungry|food)\b/i.test(each.text));
    const isReduced =
      agrees ||
      ((reply.polarity !== "no" || /^(?:and |so )*how\b/i.test(asked)) &&
        !returnedPattern.test(said) &&
        ofEating.some(({ text }) => reducedPattern.test(text)));
    if (isReduced)
      return makeFact({
        kind: "symptom",
        from: questionAndAnswer(exchange),
        slots: { name: "loss of appetite", system },
      });
  }
  if (
    /^(?:(?:and|any),? )*(?:your )?(?:hearing|vision|eyesight|smell or taste|taste or smell)\?$/i.test(asked) &&
    reply.polarity === "no" &&
    reply.rest === ""
  )
    return deniedFact(exchange, "symptom", { name: change, system });
  // "How is your appetite?" "Good." is read as a statement of the topic `amount`, with the value "good".
  const isWhole = answer.text.split(" ").length > 2 || !/^(?:and |so )*(?:how|what)\b/i.test(asked);
  const isYesToNormal = reply.polarity === "yes" && /\b(?:normal|fine|okay|ok|alright|the same)\b/i.test(asked);
  if (!asksStatePattern.test(asked) || !isWhole || (!normalPattern.test(said) && !(isYesToNormal && reply.rest === "")))
    return null;
  if (
    limitsPattern.test(said) ||
    (reply.polarity === "no" && !/\bno (?:changes?|problems?|issues?|concerns?|trouble)\b/i.test(said))
  )
    return null;
  return deniedFact(exchange, "symptom", { name: change, system });
}
