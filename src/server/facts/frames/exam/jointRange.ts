/** How far a joint moves in a clinician's words to the patient, with the words of a note; applied in order. */
export const jointRange: readonly (readonly [RegExp, string])[] = [
  // "You can make a full fist", "you can walk on your heels but you're weak going up on your toes"
  [
    /\b(?:you|he|she) (?:can|are able to|is able to) (?:(?:still|just|even) )*(?=(?:make a|walk on|heel[- ]walk|toe[- ]walk|squat|oppose|cross|spread|stand on|bear weight|do a straight)\b)/gi,
    "able to ",
  ],
  [
    /\b(?:you|he|she) (?:cannot|can not|are unable to|is unable to|are not able to|is not able to) (?=(?:make a|walk on|heel[- ]walk|toe[- ]walk|squat|oppose|cross|spread|stand on|bear weight|do a straight)\b)/gi,
    "unable to ",
  ],
  [/\b(?:you|he|she) (?:are|is) (?=(?:a bit |a little |slightly |very )?weak (?:going|with|in|on)\b)/gi, ""],
  // "You lack about ten degrees of extension"
  [
    /\b(?:you|he|she) (?:(?:are|is|do|does|only|still|just) )*(?:lack(?:s|ing)?|missing|short(?: of)?|loses?) (?=(?:(?:about|around|maybe|roughly|the last|just) )*\d{1,3} degrees\b)/gi,
    "lacks ",
  ],
  // "You can bend it to about 110"
  [
    /\b(?:you|he|she) (?:(?:can|could|only|just|still|are able to|is able to) )*(?:bends?|flex(?:es)?)(?: (?:it|that|(?:your|his|her|the) [a-z]+))?(?: up| only)? to (?=(?:(?:about|around|maybe|roughly|only|just) )*\d{1,3}\b)/gi,
    "flexion to ",
  ],
  [
    /\b(?:you|he|she) (?:(?:can|could|only|just|still|are able to|is able to) )*(?:straightens?|extends?)(?: (?:it|that|(?:your|his|her|the) [a-z]+))?(?: out| only)? to (?=(?:(?:about|around|maybe|roughly|only|just) )*\d{1,3}\b)/gi,
    "extension to ",
  ],
  [
    /\b(?:you|he|she) (?:(?:can|could|only|just|still|are able to|is able to) )*(?:raises?|lifts?)(?: (?:it|that|(?:your|his|her|the) [a-z]+))?(?: up| only| out)? to (?=(?:(?:about|around|maybe|roughly|only|just) )*\d{1,3}\b)/gi,
    "elevation to ",
  ],
  [
    /\b(?:you|he|she) (?:(?:can|could|only|just|still|are able to|is able to) )*(?:abducts?)(?: (?:it|that|(?:your|his|her|the) [a-z]+))?(?: up| only| out)? to (?=(?:(?:about|around|maybe|roughly|only|just) )*\d{1,3}\b)/gi,
    "abduction to ",
  ],
  // "You get to about 90 degrees of abduction"
  [
    /\b(?:you|he|she) (?:(?:can|could|only|just|still|are able to|is able to) )*(?:gets?|goes?|go|makes? it)(?: it)?(?: up| out)? to (?=(?:(?:about|around|maybe|roughly|only|just) )*\d{1,3} degrees of\b)/gi,
    "reaches ",
  ],
];
