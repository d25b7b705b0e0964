/** Source of a pattern for words before advice that do not belong to it, as a group. */
const lead =
  "^((?:(?:and|so|but|okay|well|now|right|then|also|please|just|do|maybe|otherwise),? ){0,3}(?:(?:I would (?:like|want) you to|I want you to|you (?:should|need to|want to|can|could)|try to|make sure (?:you|to)|I would) (?:just )?)?)";

/** Advice in everyday words, each with plain words that say the same; applied in order. */
export const adviceInOtherWords: readonly (readonly [RegExp, string])[] = [
  // "I'd push the fluids", "Lots of water"
  [
    /\b(?:I would|you should|you want to) (?:just |really )?push (?:the |your )?(?:fluids|water|liquids)\b/gi,
    "you should drink plenty of fluids",
  ],
  [
    new RegExp(
      `${lead}(?:lots|plenty|loads) (?:and (?:lots|plenty|loads) )?of (water|fluids?|liquids|rest|sleep)(?=$|[,.;])`,
      "i",
    ),
    "you should have plenty of $2",
  ],
  // "Lay off the alcohol while you're on this", "Steer clear of ibuprofen"
  [
    new RegExp(
      `${lead}(?:lay off|steer (?:well )?clear of|stay (?:well )?clear of|give .{3,20} a miss)(?= )(?! (?:the|your) (?:table|door|window))`,
      "i",
    ),
    "you should avoid",
  ],
  // "Ease off the salt"
  [
    new RegExp(
      `${lead}(?:ease (?:off|up)(?: on)?|go steady (?:on|with)|rein in|dial back(?: on)?|watch) (?=(?:the|your) (?:salt|sugar|alcohol|drinking|drink|caffeine|coffee|carbs|snacks|portions|sweets|fizzy|soda))`,
      "i",
    ),
    "you should cut back on ",
  ],
  // "Give it a month before you start running again", "and you wait three months before trying"
  [
    new RegExp(
      `${lead}(?:wait|hold off|give (?:it|that|yourself|things)) (?=(?:at least |about |another |a good )?(?:\\d+|an?|a few|a couple of) (?:hours?|days?|weeks?|months?) before\\b)`,
      "i",
    ),
    "you should wait ",
  ],
  [
    /, and you (?=wait (?:at least )?(?:\d+|an?|a few|a couple of) (?:hours?|days?|weeks?|months?) before\b)/gi,
    ", and you should ",
  ],
  // "Jot down your sugars before breakfast", "Put your feet up when you can"
  [new RegExp(`${lead}(?:jot|note) down (?=(?:your|the|his|her|any|what|when)\\b)`, "i"), "you should write down "],
  [
    new RegExp(
      `${lead}(?=(?:put your (?:feet|foot|leg|legs) up|take (?:it|things) (?:easy|slow(?:ly)?|gently)|keep (?:the|your|his|her) [a-z]+(?: [a-z]+)? (?:dry|clean|covered|elevated|raised|up|moist|bandaged|taped|strapped)|wear (?:a|your|the|loose)|stay (?:well )?hydrated)\\b)`,
      "i",
    ),
    "you should ",
  ],
];
