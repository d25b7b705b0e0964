import { optionalWords, termsOf, type SymptomTerm } from "../symptomTerm";

/** Symptoms of the urinary and genital organs in the words of patients and clinicians, US and UK. */
export const genitourinarySymptoms: readonly SymptomTerm[] = termsOf("Genitourinary", [
  [
    "blood in urine",
    "blood (?:in|when) (?:your |my |the |his |her )?(?:urine|pee|you (?:pee|urinate))|bloody urine|h(?:a)?ematuria",
  ],
  [
    "burning with urination",
    "burning (?:micturition|urination)|(?:my |your |his |her )?(?:pee|wee|urine|water) (?:burns|stings)|(?:burn(?:s|ing)?|sting(?:s|ing)?) (?:(?:sensation|feeling|pain) )?(?:with|when|on|during|while) (?:i |you |he |she )?(?:urinat\\w+|pee(?:ing)?|wee(?:ing)?|urine|pass\\w* (?:your |the )?(?:water|urine))|pain(?:ful)? (?:with|when|while|on|during|as)? ?(?:i |you |he |she )?(?:am |are |is )?(?:urinat\\w+|pee(?:ing)?|go(?:ing)? pee)|hurts (?:when|to) (?:i |you )?(?:urinate|pee)|pain(?:ing|s|ful)? (?:while|when|during|on) (?:i am |she is |he is |you are )?pass(?:ing)? (?:urine|water)|(?:while|when|during|on) pass(?:ing)? (?:urine|water)[^.?]{0,12} (?:pain(?:ing|s)?|burn(?:ing|s)?|sting(?:ing|s)?|hurts?)\\b|dysuria|(?:it )?(?:burns|stings) when i (?:pee|urinate|go|wee)",
  ],
  [
    "urinary incontinence",
    "urinary incontinence|incontinen(?:ce|t)|leak(?:ing|s)? urine|wet(?:ting)? (?:myself|yourself|himself|herself|the bed)|(?:loss of|los(?:t|ing)) bladder control|loss of control of (?:your |my )?bladder",
  ],
  [
    "nocturia",
    "nocturia|(?:get(?:ting)? |wak\\w+ |am )?up (?:\\w+ )?to (?:pee|urinate|use the bathroom|go|the loo) (?:\\d+ |several |a few )?times (?:a|per|every|during the|each) night|(?:get(?:ting)? |wak\\w+ |am )?up (?:\\w+ )?(?:\\d+ |several |a few )?times (?:a|per|every|during the|each) night to (?:pee|urinate|use the bathroom|go|the loo)|up to the loo (?:\\d+ |several )?times (?:a|each|every|per) night",
  ],
  [
    "urinary frequency",
    "urinary frequency|(?:urinat|pee)ing (?:a lot|more(?: often| frequently)?|frequently|all the time|often)|(?:pee|urinate|go) (?:a lot|more often|more frequently|all the time)|frequent urination|frequency of urination",
  ],
  ["urinary urgency", "urinary urgency|urgency|urge to (?:pee|urinate|go)"],
  [
    "weak urinary stream",
    "(?:weak|poor|slow|reduced) (?:urinary |urine )?stream|stream (?:is|has|gone|was)(?: \\w+){0,3} (?:weak|dribble|slow|poor)|dribbl\\w+",
  ],
  [
    "urinary changes",
    `(?:changes?|problems?|issues|trouble|difficulty) (?:in|with|to|when)? ?${optionalWords}(?:urin\\w+|void(?:ing)?|pee(?:ing)?|bladder|waterworks)|urinary (?:symptoms|problems|issues|changes)`,
  ],
  ["vaginal dryness", "vaginal dryness|dry vagina|dryness (?:down (?:there|below)|in (?:the|my|your) vagina)"],
  ["vaginal discharge", "vaginal discharge"],
  ["nipple discharge", "nipple discharge|discharge from (?:the |my |your |either )?(?:left |right )?nipples?"],
  [
    "menstrual cramps",
    "(?:period|menstrual) (?:cramps|pains?)|cramps? (?:with|during|before|on) (?:my |your |her |the )?periods?",
  ],
  [
    "missed periods",
    "(?:not had|no|missed|missing|skipped) (?:a |my |any |her |your )?periods?(?! (?:pain|cramps|problems?|tracker))",
  ],
  [
    "leakage of fluid",
    "leak(?:ing|age|ed)?(?: of)?(?: any| some)? fluid|gush of fluid|waters? (?:broke|breaking|leaking)",
  ],
  [
    "contractions",
    "(?<!\\b(?:muscles?|muscular|ventricular|atrial|premature) )contractions(?! (?:of|in) (?:the|your|my)\\b)",
  ],
  [
    "intermenstrual bleeding",
    "intermenstrual bleeding|(?:bleed(?:ing|s)?|spotting) (?:in )?between (?:your |my |the |her )?(?:periods|cycles)",
  ],
  [
    "postcoital bleeding",
    "post-?coital bleeding|(?:bleed(?:ing|s)?|spotting) (?:during or )?(?:after|with|during) (?:you have |I have |having )?(?:sex|intercourse)",
  ],
  [
    "postmenopausal bleeding",
    "post-?menopausal bleeding|(?:bleed(?:ing|s)?|spotting) (?:after|since) (?:the |your |my )?menopause",
  ],
  ["vaginal bleeding", "vaginal bleeding|spotting"],
  [
    "heavy periods",
    "heav(?:y|ier) (?:periods?|menstrual \\w+)|menorrhagia|periods? (?:(?:is|are|have|has|been|were|was|getting|got|gotten|turned|become|becoming|gone|just|very|really|quite|so|super|much|a lot|a bit|pretty) ){1,5}heav(?:y|ier)",
  ],
  ["flank pain", "flank pain|pain in (?:my|your|the) (?:left |right )?(?:flank|side)"],
  [
    "low libido",
    "(?:low|lower|reduced|decreased|no|loss of|lost (?:my|his|her)) (?:libido|sex drive)|(?:libido|sex drive) (?:is|has been|has|was|went) (?:really |so |very )?(?:gone|low|lower|down|dropped|zero|less|reduced)",
  ],
  [
    "difficulty reaching orgasm",
    "(?:trouble|difficulty|problems?|unable|cannot|hard) (?:to )?(?:reach(?:ing)? (?:an )?|hav(?:e|ing) an |with )?(?:orgasms?|climax(?:ing)?|ejaculat\\w+)",
  ],
  ["erectile dysfunction", "erectile dysfunction|trouble (?:with|getting) (?:an )?erections?"],
]);
