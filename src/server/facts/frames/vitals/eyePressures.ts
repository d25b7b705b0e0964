/**
 * Pressures of the eyes as vital signs: name in a note, pattern that captures the value, unit. A value before its side
 * ("24 on the right") belongs to that side, not to the next one.
 */
export const eyePressures: readonly (readonly [string, RegExp, string])[] = [
  [
    "Intraocular pressure (both eyes)",
    /\bpressures? (?:is |are |of |was |were )?(\d{1,2}) (?:in|on) both(?: eyes)?\b/i,
    "mmHg",
  ],
  [
    "Intraocular pressure (right)",
    /\bpressures?\b(?!(?: (?:is|are|of))? \d{1,2} (?:in|on) the right)[^.;?]{0,40}?\bright(?: eye)?(?: is| was|,)? (\d{1,2})\b(?!\/)(?! (?:in|on) the left)|\bpressures? (?:is |are |of )?(\d{1,2}) (?:in|on) the right\b/i,
    "mmHg",
  ],
  [
    "Intraocular pressure (left)",
    /\bpressures?\b(?!(?: (?:is|are|of))? \d{1,2} (?:in|on) the left)[^.;?]{0,60}?\bleft(?: eye)?(?: is| was|,)? (\d{1,2})\b(?!\/)(?! (?:in|on) the right)|\bpressures?\b[^.;?]{0,40}? (\d{1,2}) (?:in|on) the left\b/i,
    "mmHg",
  ],
];
