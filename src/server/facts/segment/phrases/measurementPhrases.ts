/** Measurements and results in everyday words, with the words in which vital signs and results are read. */
export const measurementPhrases: readonly (readonly [RegExp, string])[] = [
  // "This goes on your finger. So that's 97%"
  [
    /\b((?:finger|red light|probe|oxygen|sats)\b[^?]{0,90}?[.,!] (?:so |and |okay,? |right,? )?)(?:that is|you are|he is|she is|it is) (?:at )?(\d{2,3})%/gi,
    "$1oxygen saturation is $2%",
  ],
  // "I'm just counting his breathing. 30 a minute."
  [
    /\b(count(?:ing)? (?:your|his|her|the) (?:breathing|breaths|resps)\b[^?]{0,30}?[.,] (?:so |and |okay,? )?)(?:that is |it is |about )?(\d{2}) (?:a|per) minute\b/gi,
    "$1respiratory rate is $2",
  ],
  // "101 on the scales", "our scale has 157 today"
  [
    /(^|[.;?!] )(\d{2,3}(?:\.\d)?)((?: ?(?:kg|kilos?|pounds|lbs?))?) on (?:the|our|my) scales?\b(?: today| here| now)?/gi,
    "$1weight is $2$3",
  ],
  [
    /\b(?:our|the|my) scales? (?:has|have|says?|shows?|had) (?:(?:you|him|her) (?:at )?)?(\d{2,3}(?:\.\d)?)\b(?: today| here| now)?/gi,
    "weight is $1",
  ],
  // "LDL, that's the bad cholesterol, is 112"
  [
    /\b([a-z0-9-]{2,20}(?: [a-z0-9-]{2,15})?), (?:that is|which is) (?:the |your |a |what we call (?:the )?)?[a-z][a-z' -]{2,30}, (?=(?:is|was|are|were|came) )/gi,
    "$1 ",
  ],
  // "The anxiety one, the GAD-7, is 16, and the depression one is 11"
  [
    /\bthe (?:anxiety|depression|mood|memory) (?:one|score|questionnaire), the ((?:gad|phq)-?\d|moca|mmse), (?=(?:is|was) \d)/gi,
    "the $1 ",
  ],
  [/\bthe (anxiety|depression) one (?=(?:is|was) \d)/gi, "the $1 score "],
  // "The urine protein, the albumin, is 68"
  [/\b((?:the |your )?urine [a-z]+), the (?:albumin|protein), (?=(?:is|was) )/gi, "$1 "],
  // "The pumping was 35 to 40%"
  [
    /\b(?:the|your|his|her) (?:heart's )?(?:pumping|squeeze|pump)(?: function| strength)? (is|was) (?=(?:about |around )?\d{2}(?: ?(?:to|-) ?\d{2})?%)/gi,
    "the ejection fraction $1 ",
  ],
  [/, (?:that|which) is in the ((?:mild|moderate|severe|minimal|normal|low|high|borderline)(?: range)?)\b/gi, ", $1"],
  // "Eliquis 5 twice, metoprolol 25 mg once"
  [
    /\b(\d+(?:\.\d+)?(?: ?(?:mg|mcg|milligrams?|micrograms?|units?))?) (once|twice)(?=$|[.,;]| and [a-z])/gi,
    "$1 $2 daily",
  ],
];
