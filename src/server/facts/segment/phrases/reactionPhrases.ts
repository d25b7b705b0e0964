/** Source of a pattern for a reaction of the skin, as a group without its article. */
const reaction =
  "(?:an? |some )?((?:(?:terrible|bad|horrible|nasty|red|itchy|big|full|massive|awful) ){0,2}(?:rash(?:es)?|hives|welts|blotches|swelling))";
/** Source of a pattern for how a reaction came: "came out in", "broke out in". */
const came = "(?:came|come|comes|broke|break|breaks|went|erupted) (?:out |up )?(?:all over )?(?:in|into|with)";

/** Reactions in everyday words, with the words in which allergies are read: "it gave me hives". */
export const reactionPhrases: readonly (readonly [RegExp, string])[] = [
  // "I can't have penicillin, I came out in a rash"
  [
    new RegExp(
      `\\b((?:can't|cannot|can not|couldn't|could not|mustn't|must not) (?:have|take|be given|do|use|tolerate) (?:the |any )?[a-z][a-z -]{2,24}?)[,.;]? (?:because |as |since |and |last time )*(?:I|he|she) (?:${came}|got|get|gets|had|have) ${reaction}\\b`,
      "gi",
    ),
    "$1, it gave me $2",
  ],
  // "I had penicillin and came out in hives", "I took sulfa once and broke out in a rash"
  [
    new RegExp(
      `\\bI (?:had|took|tried|was given|was on) (?:the |some )?([a-z][a-z-]{3,20})(?: once| before| last time| as a (?:kid|child|boy|girl)| years ago)? and (?:I )?${came} ${reaction}\\b`,
      "gi",
    ),
    "$1 gave me $2",
  ],
];
