/** Matches what the patient is to get without the clinician: "get your flu shot", "get some rest and fluids". */
const getsPattern =
  /^get (?:your (?!(?:[a-z]+ )?(?:stitches|sutures|staples|tooth|x-rays?|ct|mri|echo)\b)|(?:(?:some|plenty of|lots of|enough|more|a good|good|better) ){0,2}(?:rest|sleep|exercise|fluids|water|fresh air|sun\w*|protein|fiber)\b)/i;

/** Matches what a parent is to give at home: "give Calpol every 6 hours". */
const givesPattern =
  /^give (?!(?:you|him|her|them|the patient)\b).{3,40}\b(?:every (?:\d|few|other)|for (?:the|any) (?:fever|pain|temperature)|at home|with (?:food|meals|milk))/i;

/** Returns whether words direct the patient to get, or a parent to give, something without the clinician. */
export const isForPatient = (text: string): boolean => getsPattern.test(text) || givesPattern.test(text);
