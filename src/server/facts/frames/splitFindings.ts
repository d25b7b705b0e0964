/** Matches words that can separate two findings of an examination in one sentence: ", and", "; ". */
const boundaryPattern = /,? (?:and|but|however|while|with) (?:also )?(?=\S)|[,;] (?=\S)/gi;
/** Source of a pattern for parts of the body and functions that are examined: "lungs", "gait". */
const region =
  "lungs?|breath sounds|heart|abdomen|belly|tummy|stomach|throat|tonsils?|ears?|eardrums?|tympanic membranes?|nose|turbinates|sinuses|eyes|pupils|conjunctivae?|fundi|skin|neck|thyroid|glands|lymph nodes|nodes|pulses?|gait|reflexes|strength|power|sensation|tone|coordination|cranial nerves|(?:left |right |both )?(?:knees?|hips?|shoulders?|ankles?|wrists?|hands?|elbows?|feet|foot|legs?|calf|calves|arms?|back|spine)|chest|bowel sounds|heart sounds|extremities|mood|affect|oropharynx|mouth|tongue|carotids?|neck veins|liver|spleen|scalp|face|prostate|uterus|cervix|wound|incision|range of motion|motion|vision|testes|testicles|umbilicus|fontanelle|breasts?|nails?|lips|gums|(?:eye)?lids?|speech|(?:femoral |pedal |radial )pulses|cap(?:illary)? refill";
/** Source of a pattern for the first word of what is said about a part of the body: "is", "clear". */
const state =
  "is|are|was|were|looks?|sounds?|feels?|seems?|appears?|has|have|shows?|moves?|clear|regular|normal|soft|red|pink|swollen|intact|equal|warm|dry|supple|enlarged|bulging|benign|fine|good|tender|negative|positive|full|symmetric|strong|down|descended|flat|midline|steady|palpable|2\\+|moist|unremarkable";
/** Matches a clause about a part of the body with its own predicate: "lungs are clear", "throat a bit red". */
const clausePattern = new RegExp(
  `^(?:then |the |your |his |her |also )*(?:[a-z]+ )?(?:${region}) (?:[a-z]+ ){0,2}?(?:${state})\\b`,
  "i",
);
/** Matches the words that introduce a finding: "I hear | a few crackles", "there is | pitting edema". */
const announcedPattern =
  /^(?:then |also )*(?:I (?:do |can |did |also )*(?:not )?(?:hear|see|feel|appreciate|notice|note|palpate)|there (?:is|are)|you (?:do |also |still )*(?:not )?have|you are|he (?:has|is)|she (?:has|is))\b/i;
/**
 * Matches a sign that needs no body part, because its name implies one: "2+ pitting edema", "no murmurs", "good
 * pulses".
 */
const signPattern =
  /^(?:no |some |mild |moderate |trace |just |only |a trace of |a touch of |a little |a few |scattered |bilateral |good |strong |normal |decreased |equal |\d ?(?:\+|plus) )*(?:(?:pitting |peripheral |leg |pedal )?edema|(?:leg|ankle|pedal|peripheral) swelling|swelling (?:of|in) (?:the |your |both )?(?:legs|ankles|feet)|murmurs?|wheez(?:es?|ing)|crackles|rales|rhonchi|rash(?:es)?|lymphadenopathy|adenopathy|peripheral pulses|pulses|reflexes|hepatosplenomegaly|organomegaly|focal deficits?|carotid bruits?|JVD|jaundice|cyanosis|clubbing|tremor|nystagmus|papilledema|accessory muscle use|retractions|recession|(?:a )?(?:bit|lot) of (?:pulling|sucking|tugging|drawing) in)\b/i;

/**
 * Splits a sentence of the examination before each finding that can be understood alone: "Heart is regular, lungs are
 * clear, and I hear crackles" has three. Lists such as "no murmurs, rubs, or gallops" are not split.
 */
export function splitFindings(text: string): string[] {
  const out: string[] = [];
  let from = 0;
  for (const match of text.matchAll(boundaryPattern)) {
    const end = match.index + match[0].length;
    const rest = text.slice(end);
    const left = text.slice(from, match.index);
    if (
      left.split(" ").length < 2 ||
      !(clausePattern.test(rest) || announcedPattern.test(rest) || signPattern.test(rest))
    )
      continue;
    if (signPattern.test(rest) && !/^no /i.test(rest) && /\b(?:no|without|any|not|nor)\b/i.test(left)) continue;
    out.push(left);
    from = end;
  }
  return [...out, text.slice(from)];
}
