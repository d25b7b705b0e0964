/** Matches a symptom that ended, as it was there before: "headache and fatigue have resolved". */
export const endsPattern =
  /^[^.;]{1,60} (?:has|have|had|is|are) (?:now |since |completely |fully )?(?:resolved|subsided|gone)\b/i;
