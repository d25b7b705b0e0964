/** Source of a pattern for whom a question asks about. */
const person = "(?:you|he|she|they)";
/** Source of a pattern for words before the object of a question. */
const owner = "(?:the |your |his |her |their |any |an? )?";
/** Source of a pattern for what is taken, worn or used. */
const used =
  "(?:(?:[a-z-]+ ){1,2}(?:pills?|tablets?|capsules?)|inhalers?|puffers?|drops|creams?|ointments?|patch(?:es)?|sprays?|injections?|insulin|cpap|machine|oxygen|brace|splint|boot|sling|stockings|exercises|glasses|lenses|hearing aids?|dentures|stick|cane|walker|frame|orthotics|insoles)";
/** Source of a pattern for tests, vaccines and visits that a patient attends. */
const attended =
  "(?:mammograms?|smears?|pap(?: smears?| tests?)?|colonoscop(?:y|ies)|endoscopy|bone density(?: scan)?|dexa(?: scan)?|eye (?:test|exam|check)s?|dentist|blood tests?|bloods|bloodwork|labs|x-?rays?|scans?|mri|ultrasound|physio(?:therapy)?|physical therapy|rehab|counsell?ing|therapy|check-?ups?|screening|sleep study|stress test|biopsy|(?:flu|covid|tetanus|shingles|pneumonia|hpv|hepatitis [ab]) (?:shots?|jabs?|vaccines?|boosters?)|(?:covid )?boosters?|vaccinations?|vaccines?)";

/** Source of a pattern for what is seen of a disease. */
const seen =
  "(?:(?:[a-z]+ )?(?:blood|bleeding|mucus|pus|slime|worms|lumps?|bumps?|spots?|swelling|bruis(?:es|ing)|discharge|floaters|flashes|halos|rash(?:es)?|changes?|twitch(?:es|ing)|shadows?|double))";

/** A question about everyday life, and the label of its answer, made of the groups of the pattern. */
type Labelled = readonly [RegExp, (groups: readonly string[]) => string];

/** Questions about everyday life with their labels. The first that fits is used. */
const labels: readonly Labelled[] = [
  [
    /^what (?:kind|sort|type|line) of (?:work|job)\b|^what (?:do|does) (?:you|he|she) do(?: for (?:work|a living|a job))?$|^what is (?:your|his|her) (?:job|work|occupation|line of work)\b|^where (?:do|does) (?:you|he|she) work\b|^(?:are|is) (?:they|your (?:boss|work|employer)) letting (?:you|him|her) work\b|^(?:are|have|is|has) (?:you|he|she) (?:been )?(?:back (?:at|to)|able to|managing to|gone back to|fit for) work\b|^(?:are|is) (?:you|he|she) (?:still )?(?:working|in work)(?: (?:now|at the moment|still|currently))?$|^(?:and )?work$/i,
    () => "work",
  ],
  [
    /^who (?:would|will|could|can|should) (?:you want to )?(?:speak|decide|make (?:the |your )?(?:medical |health )?decisions|talk|choose) (?:for|on behalf of) (?:you|him|her)\b|^who (?:is|would be) (?:your|his|her) (?:health ?care proxy|proxy|decision[- ]maker|power of attorney|next of kin)\b|^who would (?:you want to )?make (?:the |your )?(?:medical |health )?decisions\b/i,
    () => "substitute decision maker",
  ],
  [/^who (?:helps?|looks after|takes care of|cares for) (?:you|him|her)\b/i, () => "help"],
  [
    /^who (?:does|do|did|is doing) (?:the|your|his|her|all the|most of the) (cooking|cleaning|shopping|housework|driving|laundry|washing|lifting)\b/i,
    ([what = ""]) => what,
  ],
  [
    /^who (cooks|cleans|shops|drives)\b/i,
    ([what = ""]) => ({ cooks: "cooking", cleans: "cleaning", shops: "shopping" })[what.toLowerCase()] ?? "driving",
  ],
  [
    new RegExp(
      `^(?:can|could|do|does|did|are|is) ${person} (?:still |able to |now ){0,2}(?:manage|managing|do|doing|climb|climbing|get up|handle|handling|cope with|coping with) (?:the |your |his |her )?(stairs|steps|shopping|housework|cooking|washing|dressing|garden|gardening|buttons|bath|shower|chores)\\b.{0,30}$`,
      "i",
    ),
    ([what = ""]) => what,
  ],
  [
    new RegExp(
      `^(?:any|(?:do|does|have|has) ${person} (?:have|had|got|ever have)(?: any)?|having(?: any)?|is there any) (?:trouble|problems?|issues?|difficult(?:y|ies)|bother|concerns?) (?:with|down in|from) ${owner}((?!(?:it|that|this|them|those|these|anything)\\b)[a-z]+(?: [a-z]+){0,2})$`,
      "i",
    ),
    ([what = ""]) => what,
  ],
  [
    new RegExp(
      `^(?:do|does|did|have|has) ${person} (?:ever |also )?(?:see|seen|notice|noticed|spot|spotted) (?:any |some |an? )?(${seen}\\b(?: [a-z]+){0,6})$`,
      "i",
    ),
    ([what = ""]) => what,
  ],
  [
    new RegExp(
      `^(?:are|is|do|does|did|have|has) ${person} (?:still |always |ever |been ){0,2}(?:tak(?:e|en|ing)|us(?:e|ed|ing)|wear(?:ing)?|worn|do(?:ing)?|done|applied|apply(?:ing)?) (?:the |your |his |her |those |any )?((?:(?!(?:any|other|over|the|your|what|more|pain)\\b)[a-z-]+ ){0,2}${used})\\b.{0,40}$`,
      "i",
    ),
    ([what = ""]) => what,
  ],
  [
    new RegExp(
      `^(?:(?:did|have|has|had) ${person} (?:ever |actually |already ){0,2}(?:go|gone|been|get|got|gotten|have|had|make it|manage)(?: (?:in|back|to get))?(?: (?:for|to))?|had|been for) (?:the |your |his |her |that |any |those )?((?:[a-z-]+ ){0,2}${attended})\\b.{0,30}$`,
      "i",
    ),
    ([what = ""]) => what,
  ],
  [
    /^(?:(?:do|does|did|are|is|have|has|were|was) )?you (?:(?:a|still|ever|currently|been|now|at all|also) ){0,3}(?:smok(?:e|ed|er|ing))\b.{0,30}$|^(?:still|ever) smok(?:ing|e|ed)$|^(?:any|still on) (?:the )?(?:smoking|cigarettes|tobacco|smokes)$/i,
    () => "smoking",
  ],
  [
    /^(?:(?:do|does|did|are|is|have|has) )?you (?:(?:still|ever|currently|been|also) ){0,3}vap(?:e|ed|ing)\b.{0,20}$/i,
    () => "vaping",
  ],
  [
    /^(?:do|does|did|are|is|have|has) you (?:(?:still|ever|currently|been) ){0,3}(?:drink(?:ing)?|drank)(?: (?:any )?alcohol| at all| much| these days)?$|^(?:any|still) (?:alcohol|drinking|booze)$/i,
    () => "alcohol",
  ],
  [/^(?:down |back )?to (?:how many|how much|what)(?: (?:a|per|each) day)?$/i, () => "reduced to"],
  [
    /^(?:have|has|are|is|do|did) you (?:ever |also )?(?:thought|thinking|think|considered|considering|tried|try) (?:about |of |to )?(stop(?:ping)?|quit(?:ting)?|cut(?:ting)? (?:down|back)|giv(?:e|ing) (?:it |them )?up)\b.{0,30}$/i,
    () => "thoughts of stopping",
  ],
  [/^what (?:do|does) (?:you|he|she) do (?:for|to get) exercise\b/i, () => "exercise"],
  [
    /^how much (?:do|does|are) (?:you|he|she) (?:usually |normally |typically )?drink(?:ing)?(?: (?:a|per|each) (?:day|week|night)| these days| at the moment| now)?$/i,
    () => "alcohol",
  ],
  [
    /^what (?:is|are) (?:your|his|her) ((?:bowels?|bowel movements|stools?|periods?|sleep|appetite|diet|mood|energy|vision|hearing|balance|memory|skin|home|house))(?: looking| been)? like\b/i,
    ([what = ""]) => what,
  ],
  [
    /^what happened (?:to|with) (?:the|your|his|her) ([a-z]+)(?: (?:then|there|exactly))?$/i,
    ([what = ""]) => `what happened to the ${what}`,
  ],
  [
    /^(?:do|does|did) (?:you|he|she) (?:always |usually )?remember to (?:take|use) (?:it|them|those|that)\b/i,
    () => "adherence",
  ],
];

/**
 * Returns what a question about work, help, the household, tests attended, or something taken or used asks for, as the
 * label of its answer: "Can you manage the stairs?" → "stairs"; null for other questions.
 */
export function everydayLabel(asked: string): string | null {
  const bare = asked.replace(/^(?:(?:and|so|okay|now|but|then),? )+/i, "");
  for (const [pattern, label] of labels) {
    const match = pattern.exec(bare);
    if (match) return label(match.slice(1).map((group) => group ?? ""));
  }
  return null;
}
