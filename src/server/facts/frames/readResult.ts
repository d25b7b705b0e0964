import { Rewriter } from "../../platform/patterns/Rewriter";
import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import { withoutLead } from "../acts/questions/isQuestion";
import { makeFact } from "./makeFact";

/** Source of a pattern for names of tests as said. */
const testSource =
  "(?:(?=\\w)(?:chest|right|left|lumbar|knee|kidney|renal|stress|abdominal|cervical|spine|hip|shoulder|hand|wrist|foot|ankle|brain|head|cardiac|repeat|arterial|venous|thyroid|pelvic|bilateral|plain|first|bone) ){0,3}(?:x-rays?|mri|mra|ct angiogram|ct (?:head|brain|chest|abdomen(?: and pelvis)?|neck|spine|sinuses)|ct(?: scan)?|echocardiogram|echo|ekg|ecg|electrocardiogram|ultrasound|doppler|mammogram|dexa(?: scan)?|bone density|bone scan|pet scan|colonoscopy|endoscopy|biopsy|pathology|post[- ]void residual|stress test|holter(?: monitor)?|pulmonary function tests?|pfts?|spirometry|sleep study|eeg|emg|nerve conduction stud(?:y|ies)|barium swallow|angiogram|cath(?:eterization)?)|(?:calprotectin|(?:h\\.? ?pylori |urea |hydrogen )?breath test|(?:h\\.? ?pylori )?stool antigen(?: test)?|(?:hepatitis [abc]|rubella|varicella|measles|mumps|tetanus|lyme) (?:titers?|titres?|antibod(?:y|ies)|tests?)|(?:titers?|titres?|smear)(?= (?:is|was|came|shows?|showed)\\b)|(?:(?:1|2|3|one|two|three)[- ]hour )(?:glucose )?(?:tolerance )?test|glucose (?:tolerance|challenge) test|quantiferon|(?:celiac|coeliac|lyme|mono|tb|h\\.? pylori|antibody) (?:tests?|antibod(?:y|ies)|panel|screen|serology)|bloods|blood type|lead level|lead(?= (?:is|was|came back) (?:less than|under|below|normal|\\d))|liver tests|mcv|q-?risk\\d?|phq(?:[- ]?9|[- ]?2)?|gad(?:[- ]?7)?(?= (?:is|was|score|today|came|\\d))|gad[- ]?7|audit-?c|moca|mini[- ]mental|dip ?sticks?|urine dip(?:stick)?|(?:kidney|renal|liver|thyroid) function|fev1|mono ?spot|lab ?work|labs?|blood ?work|lab results?|blood tests?|urinalysis|urine (?:test|culture|sample|dipstick)|(?<=\\b(?:in|on|of) (?:your|the) )urine|urine(?= (?:is|was|came|shows?|showed|looks?|has|had)\\b)|cbc|fbc|(?:complete |full )?blood counts?|(?:clotting|coagulation|coag) (?:screen|profile|studies|panel|tests?)|group and (?:save|hold)|blood gas(?:es)?|amylase|lipase|lactate|tfts|e-?gfr|metabolic panel|cmp|bmp|lipid panel|lipids|cholesterol|ldl|hdl|triglycerides|hemoglobin a1c|haemoglobin a1c|a1c|hba1c|h(?:a)?emoglobin|hematocrit|white (?:blood )?(?:cell )?count|platelets?|creatinine|gfr|bun|potassium|sodium|glucose|blood sugars?|calcium|magnesium|vitamin d level|b ?-?12(?: level)?|ferritin|iron (?:studies|levels?)|tsh|thyroid (?:panel|labs|levels?|function tests?|studies)|free t4|liver (?:function tests?|enzymes|panel)|lfts|alt|ast|bilirubin|urine (?:protein|albumin)|albumin|inr|psa|esr|sed rate|crp|ana|rheumatoid factor|uric acid|urate|troponin|bnp|d-dimer|culture|(?:rapid |throat )?strep(?: test| swab)?|covid(?:-19)? test|(?:rapid )?covid|flu (?:test|swab)|(?:urine |serum )?pregnancy test|(?:wound|throat|nasal|nose|urethral|vaginal|cervical|mrsa) swab|swab(?= (?:grew|came back|showed|shows))|(?:wound|blood|sputum|stool|throat|urine) cultures?|finger ?sticks?|hearing (?:test|screen(?:ing)?)|audiogram|vision (?:test|screen(?:ing)?)|developmental screen(?:ing)?|m-chat(?: score)?|ages and stages|group b strep|skin prick test\\w*|patch test\\w*|folate|ahi|vitamin d(?= (?:is|was|came back) (?:at )?(?:\\d|low|normal|fine|high))|other (?:labs|tests|blood tests|results)|iron(?= is (?:okay|fine|normal|low|good))|(?:std|sti) (?:panel|screen|tests?)|hiv test|hepatitis (?:panel|c)|autoimmune panel|autoimmune (?:labs|panel)|inflammatory markers|cd4(?: count)?|viral load|hiv rna|(?:tacrolimus|tac|prograf|cyclosporine?|ciclosporin|sirolimus|everolimus|digoxin|lithium|phenytoin|dilantin|valpro(?:ate|ic acid)|depakote|carbamazepine|tegretol|lamotrigine|keppra|levetiracetam|phenobarbital|vancomycin|theophylline|mycophenolate) (?:trough )?(?:levels?|troughs?)|trough(?: level)?|(?:urine )?micro-?albumin(?:uria)?|(?:urine )?(?:acr|albumin[- ]creatinine ratio|protein[- ]creatinine ratio)|bicarb(?:onate)?|phosph(?:ate|orus)|pth|cea|ca ?-?125|ca ?19-?9|afp|light chains|m[- ]?spike|free t3|ck|(?<=^(?:(?:and|so|your|his|her|the|but) ){0,3})(?:ejection fraction|(?:lv)?ef)(?= (?:is|was|of|at|\\d))|allergy test\\w*|u'?s and e'?s|u&e|pap(?: smear| test)?|hpv(?: test)?|cologuard|fit test|(?:stool|fecal) (?:test|occult|guaiac)|peak flows?|t[- ]?score)";
/**
 * Source of a pattern for a word of a body part after the name of a test: any word but verbs, conjunctions and the
 * like.
 */
const partWord =
  "(?!(?:is|was|are|were|did|does|do|has|had|have|shows?|showed|demonstrates?|demonstrated|reveals?|revealed|came|comes|looks?|looked|that|which|and|but|with|from|not|today|in|on|at|no|normal|negative|positive|clear|stable)\\b)[a-z]+";
/** Matches the name of a test with its body part: "MRI of your left knee". */
const testPattern = new RegExp(
  `\\b(${testSource})(?: of (?:(?:your|the|his|her) (?:${partWord} ){0,2}${partWord}|(?:left|right) ${partWord}))?(?![a-z])`,
  "i",
);
/** Matches words or numbers that report what a test showed: "confirms", "came back", "is 5.4". */
const reportedPattern =
  /\b(?:show\w*|(?:report|reading) (?:says?|said|reads|mentions)|confirms?|reveal\w*|demonstrat\w*|came back|come back|consistent with|evidence of|no (?:\w+ )?(?:evidence|fractures?|signs?|pneumonia|mass\w*|abnormalit\w+|bony)|not (?:see|appreciate|elevated|notice|show)|normal|unremarkable|negative|positive|elevated|high|low|fine|stable|undetectable|suppressed|therapeutic|in range|at goal|resistant to|(?<=\b(?:x-?rays?|ct|scan|mri|urinalysis|urine|ekg|ecg|echo|ultrasound|mammogram|labs?|blood ?work|bloods|cholesterol|lipids|sugars?|a1c|iron|counts?|tests?|panel|screen|enzymes|function|potassium|sodium|creatinine|ferritin|tsh|b12|cultures?|colonoscopy|pap|smear|biopsy|t[34]|hdl|ldl|psa|inr|crp|esr|urea|gfr|albumin|folate|calcium|platelets|bilirubin|alt|ast|hemoglobin|haemoglobin|triglycerides|d-dimer|troponin|bnp) )(?:is|was|are|were) (?:(?:all|completely|totally|absolutely|perfectly|entirely|nice and) )?(?:good|okay|clear|clean)(?=$|[,.])|(?:is|was|are|were|came back|remains?) (?:\w+ )?(?:unchanged|borderline|abnormal)|grew|growing|sensitive to|passed|failed|decreased|reduced|increased|within|fractur\w*|clean(?=$|[.,])|foreign bod(?:y|ies)|effusion|arthritis|fluid|mass|stones?|lesion|tear|alignment|edema|narrowing|opacit\w+|separation|looks? like (?:you (?:do |also )*have(?! (?:been|had|got|done|not|to|\w+ed)\b)|there (?:is|are))|looks? (?:good|fine|great|okay|really good|quite good|very good|better|worse)|(?:is|was|were|are|at|of|about) (?:\w+ )?-?\d[\d.,/]*%?|\d)(?=\W|$)/i;
/**
 * Matches words of a sentence that announces, orders or asks something instead of reporting a result: "I want", "we
 * will".
 */
const noReportPattern =
  /^(?:so )?(?:let (?:us|me)|if|assuming|I am going to|I hope|you can|we are (?:about|going) to|I want|we will|hey dragon)\b|\b(?:tell me|really cool|I know that|you can|show me|(?:can|could|may|might) (?:also )?(?:cause|raise|elevate)|reasons (?:why|that)|(?:is|are) not enough|in the meantime|people (?:who|that|can|with)|do you have any questions|went ahead and ordered)\b/i;
/** Spoken wordings of results with their form in a note, applied in order. */
const wording: readonly (readonly [RegExp, string])[] = [
  [/\b(no [a-z][a-z -]{2,40}) or (?:an?|any) (?=[a-z])/gi, "$1 or "],
  // "The X-ray didn't show any fracture"
  [
    /\b(?:did|does|do|has|have) not (?:really |actually )?(?:show(?:n)?|reveal|demonstrate|pick up|find) (?:us )?anything(?: (?:bad|wrong|new|else|concerning|worrying|worrisome|scary|abnormal|serious|acute))?/gi,
    "no abnormality",
  ],
  [
    /\b(?:did|does|do) not (?:really |actually )?(?:show|reveal|demonstrate|pick up|find) (?:any (?:sign of |signs of |evidence of )?|an? |signs of |evidence of )(?=[a-z])/gi,
    "no ",
  ],
  [/\b([1-4]) plus\b/gi, "$1+"],
  [/\b(is|are|was|were) (?:all )?okay\b/gi, "$1 normal"],
  [/^((?:[a-z-]+ ){1,3}?)(?:is|are|came) back,? (?:and )?(?:it |that )?(?=shows?\b|showed\b)/i, "$1"],
  [/^((?:blood )?sugar|glucose) (?:here )?(?:in|at) the (?:office|clinic)(?: here)?(?: today| now)? /i, "$1 "],
  [
    /\b(normal|fine|good|okay|negative|unremarkable),? (?:except(?: for)?|apart from|other than|besides|aside from)$/i,
    "otherwise $1",
  ],
  // "looked fine to me", "I looked at your X-ray myself", "the MRI report says"
  [/\b((?:looks?|looked|seems|seemed|appears) (?:[a-z]+ )?[a-z]+) to (?:me|us)\b/gi, "$1"],
  [/ myself(?=$|,| and\b| here\b)/gi, ""],
  [/\b(?:report|reading) (?:says?|said|reads|mentions)(?: that)?(?: there (?:is|was|are|were))?\b/gi, "demonstrates"],
  [/^(?:and |so |but )+/i, ""],
  [/^we (?:have )?(?:got|have|received) (?:the |your |his |her )?(?=[a-z -]{3,30} back\b)/i, ""],
  [
    /^((?!(?:it|that|this)\b)[a-z-]+(?: (?!(?:is|was|of|are|from)\b)[a-z-]+){0,2}) back,? (?=[a-z0-9]+ (?:was|is|came)\b)/i,
    "$1: ",
  ],
  [/(?<=\b(?:fine|normal|negative|positive|good|okay)) (?:too|as well)$/i, ""],
  [/^(?:good|great|bad) news,? /i, ""],
  [/^(?:the (?:good|bad|great) news is|(?:and )?(?:luckily|fortunately|thankfully|unfortunately))(?: that)?,? /i, ""],
  [/^(?:it|this|that|they|these) (?:is|are|was|were) (?=consistent\b)/i, ""],
  [/^you did not break anything,? ?(?:and|so)? ?/i, "no fracture "],
  [
    /^in (?:reviewing|looking at) (?:the |your |his |her )*(?:results? (?:of|from|for) )?(?:the |your |his |her )*/i,
    "",
  ],
  [
    /^(?:it|this|that) (?:does |also )*(?:looks?|appears?|seems?) (?:like |to (?:be|have|show) )?(?:it is |you have |there (?:is|are) )?(?:some )?/i,
    "demonstrates ",
  ],
  [
    /(?<=\S),? (?:it|this|that) (?:does |also )*(?:looks?|appears?|seems?) (?:like |to (?:be|have|show) )?(?:it is |that |you have |there (?:is|are) )*(?:some )?/gi,
    " demonstrates ",
  ],
  [
    /^(?:(?:I|we) (?:have |had |also |just )*)?(?:looking (?:here )?(?:at|over)|look(?:ed)? (?:here )?at|review(?:ed|ing)?|went over|(?:took|taking) a look at|(?:got|have|had) (?:back )?)(?: at)? (?:the |your |his |her |some of )*(?:results? (?:of|from|for) )?(?:the |your |his |her )*/i,
    "",
  ],
  [/^(?:the |your |his |her )*results? (?:of|from|for) (?:the |your |his |her )*/i, ""],
  [
    /\b(?:that|which|and it|it|they|and that) (?:also |basically |really |all |do |does )*(?:shows?|showed|reveals?|revealed|demonstrates?|demonstrated)(?: that)?(?: (?:you have|there (?:is|are|was|were)))?\b/gi,
    "demonstrates",
  ],
  [
    /\b(?:shows?|showed|reveals?|revealed|demonstrated)(?: that)?(?: (?:you (?:do )?have|there (?:is|are|was|were)|you had))?\b/gi,
    "demonstrates",
  ],
  [/\b(?:is|was|are|were) (?=demonstrates\b)/gi, ""],
  [/\bdo(?:es)? not demonstrates\b/gi, "does not demonstrate"],
  [/\b(?:and )?I (?:do |did |can )?not (?:really )?(?:see|appreciate|notice|find) (?:any )?/gi, "no "],
  [/\b(?:and )?I (?:do |also |can )*(?:see|appreciate|notice|noticed|saw) (?:that )?(?:there (?:is|are) )?/gi, ""],
  [
    /\b(?:looks?|looked|came back|comes back|is all|are all) (?:really |pretty |very |quite |completely |totally |all )*(?:good|fine|great|okay)\b/gi,
    "normal",
  ],
  [/\b(?:you (?:do |also )*have|there (?:is|are|was|were)) /gi, ""],
  [/\b(?:your|his|her) /gi, ""],
  [/\ba (?:little|tiny) (?:bit )?of (?:an? )?/gi, "slight "],
  [
    /\ba (?:little|tiny) (?:bit )?(?=(?:[a-z]+itis|[a-z]+osis|swelling|fluid|wear|narrowing|scarring|edema|spurring)\b)/gi,
    "slight ",
  ],
  [/\ba (?:little|tiny) (?:bit )?/gi, "slightly "],
  [/\bno any\b/gi, "no"],
  [/^(?:is |'s )?clean(?=$|,)/i, "normal"],
  [/\bno an? (?=[a-z])/gi, "no "],
  [/,? (?:(?:this|that|which|it) )?(?:basically |just |really ){0,2}(?:means|meaning)\b .*$/i, ""],
  [/\bdemonstrates (?:an? )?normal [a-z -]{3,20}$/i, "normal"],
  [
    / (?:in )?there$| right there$| right now$|,? (?:and )?(?:that|which) (?:can|could|may) be (?:just )?(?:from|due to|because of) .*$/i,
    "",
  ],
  [
    /,? (?:(?:which|that|and that|so that) is )?(?:right |just |exactly )?where (?:we|I) (?:want|would like|need) (?:it|you|that|them)(?: to be)?\b/i,
    ", at goal",
  ],
  [/,? which is (?:not )?(?:surprising|what|expected)\b.*$/i, ""],
  [/^(?:the )?(?:results? )?demonstrates (?=[a-z0-9 -]{2,24} (?:is|are|was) )/i, ""],
  [
    /^(?:everything|it|this|that|results?|all) (?:else )?(?:looks?|is|are|was|were|demonstrates) (?:completely |totally |all )?(?=(?:normal|negative|positive|unremarkable)\b)/i,
    "",
  ],
  [/\bdemonstrates (?=(?:normal|negative|positive|unremarkable)$)/i, ""],
  // "The X-ray they did out front shows no fracture"
  [
    /^(?:that )?(?:they|we|you|I|she|he|the [a-z]+) (?:did|took|got|had|have|sent|ordered|brought|shot)\b[^,;]{0,40}? (?=demonstrates )/i,
    "",
  ],
  [/^the /i, ""],
];
const inNotedWords = new Rewriter(wording);

/** Returns the first test that a text names, as said, or null. */
export function testNamed(text: string): string | null {
  return testPattern.exec(text)?.[1] ?? null;
}

/** Returns whether a sentence reports what a test showed. */
export function reportsFinding(text: string): boolean {
  return reportedPattern.test(text) && !noReportPattern.test(text);
}

/** Matches pronouns of a conversation: "you", "I". Words with them are not written as a result. */
const personalPattern = /\b(?:[Yy]ou|I|me|my|we|us)\b/;

/**
 * Returns the words of a rewritten result from "demonstrates" on, without the talk after them; "" if there are none, or
 * if a pronoun of a conversation remains in them.
 */
function shownIn(text: string): string {
  const shown = /\bdemonstrates\b(.{3,200})$/i
    .exec(text)?.[0]
    ?.replace(/ (?:and |but |so )?(?:so |which )?(?:you|I|we|let|that)\b.*$/i, "");
  return shown && !personalPattern.test(shown) ? shown : "";
}

/** Matches a result that consists of one word: "negative". */
const bareVerdictPattern = /^(?:negative|positive|normal|clear|unremarkable)$/i;

/**
 * Returns the tests that the sentence before lists, if a verdict is about all of them: "CBC and CRP" for "All were
 * normal" after "labs including CBC and CRP". "" if there are none.
 */
function listIn({ text }: Sentence, before: Sentence): string {
  if (
    !/^(?:and )?(?:they (?:are|were) all|(?:all|these|those|they)(?: of (?:them|these|those))? (?:are|were|came back))\b/i.test(
      text,
    )
  )
    return "";
  return /\bincluding (?:an? |the |your )?([^.;]{3,120})$/i.exec(before.text.replace(/[.,\s]{1,5}$/, ""))?.[1] ?? "";
}

/**
 * Matches a text that says only that a result has arrived or when a test was done: "pathology came back", "Pap was in
 * 2019".
 */
const onlyArrivedPattern =
  /^(?:[a-z-]+ ){1,3}(?:(?:is|are|came|has come|have come) back|(?:was|were) (?:done )?in (?:19|20)\d\d)[.]?$/i;

/** Matches words that report a result, so that a clause with them belongs to the result after it. */
const reportsPattern = /\b(?:no|not|normal|negative|positive|shows?|showed|demonstrates|high|low|fine|elevated|\d)\b/i;

/**
 * Returns a result without the clauses before the one that names its test, if they report nothing: "and then the
 * thyroid, and the kidneys are slow, the | creatinine was 1.3".
 */
function ownClause(text: string): string {
  const at = testPattern.exec(text)?.index ?? 0;
  const start = text.lastIndexOf(", ", at);
  const before = text.slice(0, Math.max(start, 0));
  const isOwn = start < 0 || reportsPattern.test(before) || !/^(?:[a-z]+ ){0,2}$/i.test(text.slice(start + 2, at));
  return isOwn ? text : text.slice(start + 2).replace(/^(?:and |the |so )+/i, "");
}

/** Maximum number of words of a result. Longer sentences explain it. */
const maxResultWords = 34;

/**
 * Reads the result in one sentence; empty if it has none.
 * @param discussed the test under discussion and the sentence that named it, for a sentence that names no test.
 */
export function readResult(sentence: Sentence, discussed: { name: string; from: Sentence } | null): Fact[] {
  if (!reportsFinding(sentence.text)) return [];
  let text = withoutLead(sentence.text).replace(
    /^(?:so )?it (?:does )?looks? like (?:you (?:do |also )*have|there (?:is|are)) (?:an? |some )?/i,
    "demonstrates ",
  );
  text = inNotedWords
    .apply(text)
    .replace(
      /\b(?:okay|alright|actually|you know|just|really|basically|obviously|kind of|sort of|pretty much|so|today|here|for you|when you (?:came|come) in(?: here)?|which is (?:really |very )?(?:good|great)|that is (?:good|great))\b ?/gi,
      "",
    )
    .replace(/\s+/g, " ")
    .replace(/^[\s,:;]+|[\s,:;]+$/g, "")
    .replace(/, (?:which means |meaning )?(?:that )?you (?:are|have)\b.*$/i, "");
  text = text
    .replace(/^[^,]{0,60}\byou\b[^,]{0,60}, (?:but |and )(?=[a-z])/i, "") // a remark before the result
    .replace(/^all (?:of )?(?:the )?(?=other (?:labs|tests|results)\b)/i, "");
  if (personalPattern.test(text)) text = shownIn(text);
  if (
    text === "" ||
    (text.split(" ").length < 2 && !(discussed && bareVerdictPattern.test(text))) ||
    text.split(" ").length > maxResultWords
  )
    return [];
  if (onlyArrivedPattern.test(text)) return [];
  text = ownClause(text);
  const named = testPattern.exec(text);
  const name = named?.[1] ?? discussed?.name;
  if (!name) return [];
  const finding =
    named && named.index === 0
      ? text
          .slice(named[0].length)
          .replace(/^(?:'s| is| has| have)? (?:come|came) (?:back|in|out)(?: (?:at|as))?(?= )/i, "")
          .replace(
            /^(?: (?:is|was|are|were|demonstrates)(?= (?:normal|negative|positive|within|unremarkable|high|low|elevated))|[\s,:;]+)/,
            "",
          )
          .trim()
      : text;
  const verdict =
    /\b(?:it|that|this|which|they) (?:is|was|were|are|came back) ((?:all )?(?:negative|positive|normal|clear|unremarkable|elevated|high|low))$/i.exec(
      finding,
    )?.[1];
  const from = !named && discussed && discussed.from !== sentence ? [discussed.from, sentence] : [sentence];
  const listed = !named && discussed && bareVerdictPattern.test(text) ? listIn(sentence, discussed.from) : "";
  const value = /(?:^|[ (])(-?\d+(?:[.,]\d+)*(?:\/\d+)?%?)(?![\w/])/.exec(finding)?.[1];
  return [
    makeFact({
      kind: "result",
      from,
      slots: {
        name: named && named.index === 0 ? named[0] : name,
        finding: listed ? `${listed} ${text}` : verdict ? [value, verdict].filter(Boolean).join(", ") : finding || text,
        value,
      },
    }),
  ];
}
