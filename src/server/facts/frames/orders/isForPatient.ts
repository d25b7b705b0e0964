/** Matches what the patient is to get without the clinician: "get your flu shot", "get some rest and fluids". */
const getsPattern =
  /^get (?:your (?!(?:[a-z]+ )?(?:stitches|sutures|staples|tooth|x-rays?|ct|mri|echo)\b)|(?:(?:some|plenty of|lots of|enough|more|a good|good|better) ){0,2}(?:rest|sleep|exercise|fluids|water|fresh air|sun\w*|protein|fiber)\b)/i;

/** Returns whether words direct the patient to get something without the clinician: "get your flu shot". */
export const isForPatient = (text: string): boolean => getsPattern.test(text);
