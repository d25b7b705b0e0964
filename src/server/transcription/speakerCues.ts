/**
 * Words and phrases that indicate a clinician (positive) or a patient (negative), with their weight: log-odds, fitted
 * on dialogues of visits and rounded. `^` marks the beginning of a turn; `?` a question mark in it.
 */
// prettier-ignore
export const speakerCues: Readonly<Record<string, number>> = {
  your: 1.6, "you're": 0.4, "you've": 0.2, you: 0.9, "have you": 0.3, "are you": 0.2, "?": 1.0, any: 1.1, which: 0.2,
  "all right": 1.3, alright: 0.3, okay: 0.5, right: 0.2, hey: 1.2, ahead: 0.7, "let's": 0.6, "we'll": 0.5, "i know": 0.8,
  show: 0.9, order: 0.5, exam: 0.5, nurse: 0.8, hurt: 0.2, year: 0.3, "^ so": 0.3, so: 0.2, here: 0.2, and: 0.2, is: 0.4,
  for: 0.4, on: 0.4, can: 0.2, "there's": 0.3,
  my: -1.7, "i've": -1.5, i: -1.0, "i'm": -0.3, "i had": -0.5, "i did": -0.5, "i was": -0.3, "i'm doing": -0.4, am: -0.4,
  me: -0.2, "if i": -0.2, thank: -1.4, doctor: -0.3, "^ no": -1.1, no: -0.4, not: -0.4, "^ not": -0.4, nothing: -0.5,
  "^ yes": -0.7, yes: -0.8, yeah: -0.4, mm: -0.4, "^ mm": -0.4, "^ uh": -0.2, good: -0.5, "sounds good": -0.3, sounds: -0.4,
  sure: -0.2, "a little": -0.2, really: -0.2, "it's": -0.4, it: -0.4, "and so": -0.2, "and then": -0.2, do: -0.3,
};

/** Log-odds for every turn, for turns of up to 3 words, and for turns of 25 words or more. Clinicians say more. */
export const cueBase = 0.17;
export const shortTurn = { words: 3, weight: -0.3 };
export const longTurn = { words: 25, weight: 0.4 };

/** Log-odds that the other speaker, not the same one, speaks next after a question. */
export const switchAfterQuestion = 1.2;
/** Log-odds that the other speaker, not the same one, speaks next after anything but a question. */
export const switchAfterStatement = 0.3;

/** Matches words that open a question, for recognizers without question marks. */
export const questionOpeningPattern = new RegExp(
  "^(?:(?:so|and|okay|ok|alright|all right|right|um|uh|well|now|then|hey|yeah|good|great|but|any|also|hi|hello|morning) )*" +
    "(?:do|does|did|are|is|was|were|have|has|had|how|what|what's|how's|when|where|which|can|could|would|will|who|why|any|" +
    "anything|tell me|should) " +
    "(?:you|your|it|there|the|that|any|we|about|are|is|do|did|does|have|long|often|much|many|brings?|if|this|they|else|" +
    "other|happens|time|kind|me|i)\\b",
);
