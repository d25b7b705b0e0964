const thing = "((?:the|that|this|those|these|your|his|her) [a-z0-9][a-z0-9 '-]{1,40}?)";
const person = "(?:you|him|her|them)";

/** Orders with "get" that obtain nothing, with their form in a note: "get the diabetes better controlled". */
export const getRewrites: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^get ${thing} (?:(?:under )?(?:better|good|tighter|tight|more) control(?:led)?|(?:more )?(?:tightly|well) controlled)`,
      "i",
    ),
    "improve control of $1",
  ],
  [new RegExp(`^get ${thing} (?:back )?(?:under control|controlled)`, "i"), "bring $1 under control"],
  [/^get (?:on top|ahead|a handle|a grip|hold) (?:of|on) ((?:the|that|this|your|his|her) )/i, "control $1"],
  [
    new RegExp(
      `^get ${thing} (?:back )?(down|up|to goal|back to normal|(?:in|into) range|(?:where|to where) .*|(?:closer )?to \\d.*|(?:under|below|over|above) \\d.*)(?![a-z])`,
      "i",
    ),
    "bring $1 $2",
  ],
  [
    /^(?:get|take) ((?:the|that|those|these|your|his|her) (?:[a-z]+ ){0,2}?(?:stitches|sutures|staples|tooth|teeth|catheter|tube|drains?|packing|wax|splinter|cast|clips|iud|coil|port|line|stent|gallbladder|appendix|tonsils|cyst|mole|lump|hardware|pins?|foreign body|foley)) (?:out|off|removed)/i,
    "remove $1",
  ],
  [
    new RegExp(
      `^get ${person} (?:all )?(?:set up|plugged in|hooked up|connected|established|enrolled|signed up|linked up) (?:with|in|into|at|to) (?:our |the |my |an? )?`,
      "i",
    ),
    "refer to ",
  ],
  [new RegExp(`^get ${person} seen (?:by|in|at) (?:our |the |my |an? )?`, "i"), "refer to "],
  [new RegExp(`^get ${person} (?:fitted (?:for|with)|(?:all )?(?:set|signed) up for) `, "i"), "arrange "],
  [new RegExp(`^get ${person} (?:tested|checked) for `, "i"), "test for "],
  [new RegExp(`^get ${person} screened for `, "i"), "screen for "],
  [new RegExp(`^get ${person} scheduled (?:for|to have) `, "i"), "schedule "],
];
