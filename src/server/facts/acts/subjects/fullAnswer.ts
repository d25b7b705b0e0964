import { functionNamed } from "../questions/details/functionNamed";
import { someOf } from "../questions/details/someOf";
import type { Sentence } from "../../segment/Sentence";
import { findConditions } from "../../terms/findConditions";
import { findDrugs } from "../../terms/findDrugs";
import { findSites } from "../../terms/findSites";
import { findSymptoms } from "../../terms/findSymptoms";
import { lowerFirst } from "../../../platform/lowerFirst";

/** A question, a short answer to it, and the answer as a sentence of its own. */
type Completion = readonly [
  asked: RegExp,
  said: RegExp,
  full: (asked: RegExpExecArray, said: RegExpExecArray) => string,
];

/** Source of a pattern for words before an answer that add nothing. */
const lead = "(?:(?:oh|well|um|uh|yeah|yes|no|just|only|I think)[,.]? ){0,3}";
/** Source of a pattern for something that is used or taken, in a question. */
const taken =
  "\\b(?:us(?:e|ing)|tak(?:e|ing)|on)(?: still)? (?:(?:your|the|his|her|any) )?((?:[a-z]+ )?[a-z-]{4,20})(?: (?:every day|daily|regularly|at the moment|still|at all))*\\??$";
/** Names of diseases that patients shorten. */
const diseases: Readonly<Record<string, string>> = {
  bp: "high blood pressure",
  pressure: "high blood pressure",
  "blood pressure": "high blood pressure",
  sugar: "diabetes",
  thyroid: "thyroid disease",
  cholesterol: "high cholesterol",
};
/** Acts that can hurt, as said after "when". */
const acts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:urinat\w*|pee(?:ing)?|pass(?:ing)? (?:water|urine)|wee(?:ing)?|waterworks)\b/i, "urinate"],
  [/\bswallow(?:ing)?\b/i, "swallow"],
  [/\bchew(?:ing)?\b/i, "chew"],
];

/** Rules that complete short answers from their questions. The first that fits is used. */
const completions: readonly Completion[] = [
  [
    new RegExp(taken, "i"),
    new RegExp(
      `^${lead}(?:I )?(?:have |had )?(?:ran|run) out(?: of (?:it|them))?((?: (?!of\\b)|, )[a-z0-9 ]{3,30})?\\.?$`,
      "i",
    ),
    ([, what = ""], [, when = ""]) => `I ran out of the ${what.toLowerCase()}${when.replace(/^,/, "")}`,
  ],
  [
    new RegExp(taken, "i"),
    new RegExp(
      `^${lead}((?:when|if) I (?:remember|can afford (?:it|them)|think of it)|most days|most of the time)\\.?$`,
      "i",
    ),
    ([whole = "", what = ""], [, when = ""]) =>
      `I ${/\bus(?:e|ing)\b/i.test(whole) ? "use" : "take"} the ${what.toLowerCase()} ${lowerFirst(when)}`,
  ],
  [
    /\b(smok(?:e|ing)|vap(?:e|ing)|drink)(?: at all| still)?\??$/i,
    new RegExp(
      `^${lead}(?:I )?(?:have |had )?(?:(?:packed|jacked|chucked) (?:it|them|that) (?:all )?in|(?:gave|given) (?:(?:it|them|that) )?up|knocked (?:it|that) on the head|kicked (?:it|the habit))((?: (?!must|it|but|and)[a-z0-9 ]{3,30})?)\\.?$`,
      "i",
    ),
    ([, habit = ""], [, when = ""]) => `I quit ${gerundOf(habit)}${when.replace(/^,/, "")}`,
  ],
  [
    /\b(?:what happened|how did (?:that|it|this) happen)\b[^?]{0,30}\??$/i,
    new RegExp(
      `^${lead}((?:fell|slipped|tripped|twisted|rolled|hit|banged|caught|stubbed|dropped|jammed|trapped|crushed|pinched|scraped|burn(?:ed|t)|cut|walked into|ran into|bumped|stepped|landed|got (?:hit|kicked|bitten|stung|struck|knocked|punched|stuck)|was (?:hit|kicked|bitten|stung|struck|knocked|punched))\\b[^.;?]{0,60})\\.?$`,
      "i",
    ),
    (_asked, [, account = ""]) => `I ${lowerFirst(account)}`,
  ],
  [
    /^(?:(?:and|so|okay),? )*(?:can|could|are|were) you (?:(?:able to|still|now) ){0,2}((?!(?:tell|show|say|describe|remember|think|go on)\b)[a-z]+(?: [a-z]+){0,4})\?$/i,
    /^(?:(?:well|oh|yeah|yes),? )*(?:(?:but|just|only) )*(barely|hardly|just about|only just|with (?:a (?:stick|cane|walker|frame|bit of help)|difficulty|help|crutches|trouble))\.?$/i,
    ([, act = ""], [, how = ""]) =>
      /^with\b/i.test(how)
        ? `I can ${act.toLowerCase()} ${how.toLowerCase()}`
        : `I can ${how.toLowerCase()} ${act.toLowerCase()}`,
  ],
  [
    /^(?:(?:and|so|any|taking|on|do you take),? )*(?:an? )?(?:baby |low[- ]dose )?aspirin\?$/i,
    /^(?:(?:yes|yeah|just|only|the|a),? )*(?:baby|low[- ]dose) (?:one|aspirin)((?:,? (?:daily|every (?:day|morning|night)|once a day|at night))?)\.?$/i,
    (_asked, [, how = ""]) => `I take baby aspirin${how.replace(/^,/, "")}`,
  ],
  [
    /\bwhen did (?:you|he|she) (?:quit|stop|give up) smoking\?$/i,
    /^(?:(?:about|around|oh|well|like|maybe|I think),? )*((?:\d{1,2}|a few|a couple of|two|three|four|five|six|seven|eight|nine|ten|several|many) (?:years|months|weeks) (?:ago|back))\.?$/i,
    (_asked, [, when = ""]) => `I quit smoking ${when.replace(/ back$/, " ago")}`,
  ],
  [
    /\byour (dad|father|mum|mom|mother|brother|sister|grandmother|grandfather|uncle|aunt) ((?:had|died of) (?:an? |the )?[a-z][a-z -]{2,40}?),? (?:and )?(?:(?:just )?remind me,? |what was it,? )?(?:how old (?:was|were) (?:he|she|they)(?: then)?|how old|(?:at )?what age)(?: again)?\?$/i,
    /^(?:(?:he|she|they) (?:was|were)|about|around|like|maybe|I think|only|just|at|oh|well|um|,| )*(\d{2})(?: years old| or so|,? I think)?\.?$/i,
    ([, who = "", what = ""], [, age = ""]) => `my ${who.toLowerCase()} ${what.replace(/ the /, " a ")} at age ${age}`,
  ],
  [
    /\b(?:still (?:enjoy|like|find (?:joy|pleasure))|enjoy(?:ing)? (?:things|life|(?:your|the) )|(?:any|much) (?:pleasure|joy|enjoyment) (?:out of|in|from))/i,
    /^(?:(?:well|oh|honestly|to be honest),? )*(?:no|nope|not (?:really|much|at all|any ?more|like (?:I used to|before))|hardly|nothing)\b[^;?]{0,60}$/i,
    (_asked, [said = ""]) => `I have lost interest in things${/,? ((?:I|we) .+)$/i.exec(said)?.[0] ?? ""}`,
  ],
  [
    /\b(?:sex|sexual|sexually|libido)\b/i,
    /^(?:(?:yes|yeah|well|it is|just),? )*(?:I (?:cannot|can not|do not)|cannot|trouble) (?:finish(?:ing)?|com(?:e|ing)|get there|climax(?:ing)?|orgasm)\b[^.;?]{0,30}\.?$/i,
    () => "I have difficulty reaching orgasm",
  ],
  [
    /\beating and drinking\b/i,
    /^(?:(?:well|oh|no|so),? )*((?:not (?:really|much)|hardly|barely|not) (?:eating|drinking)(?: (?:much|anything|at all|a lot))?)\b[^;?]{0,40}$/i,
    (_asked, [, how = ""]) => `I am ${lowerFirst(how)}`,
  ],
  [
    /^do you (drink|smoke) ((?:an?|half an?|\d{1,2})(?: or \d{1,2})?)((?: (?:glass|pint|can|beer|drink|bottle|pack|cigarette|cig|smoke|unit)(?:es|s)?)?)((?: of [a-z]+)?)((?: (?:a|per|each|every) [a-z]+)?)\?$/i,
    /^(?:(?:no|well|oh|more like|about|maybe|like|only|just|probably|I would say|sometimes),? )*(\d{1,2}(?: (?:or|to) \d{1,2})?|half(?: a pack)?|a couple|more|yes|yeah|yep|about that|about right|that is (?:about )?right)\.?$/i,
    ([, verb = "", said = "", unit = "", of = "", per = ""], [, count = ""]) =>
      `I ${verb.toLowerCase()} ${amountOf(count.toLowerCase(), said.toLowerCase(), unit)}${of}${per}`,
  ],
  [
    /^how about your (dad|father|mum|mom|mother|brother|sister)\?/i,
    /^(?:(?:he|she) )?((?:died|passed away|passed|had|has|is|was)\b [^.;?]{2,50})\.?$/i,
    ([, who = ""], [, life = ""]) => `my ${who.toLowerCase()} ${lowerFirst(life)}`,
  ],
  [
    /^(?:(?:and|so|any|got a),? )*([a-z]{4,20}) allergy\?$/i,
    /^so ((?:my|the) [a-z]+(?: [a-z]+)?|they) (?:said|says?|told me|tells me)\.?$/i,
    ([, drug = ""], [, who = ""]) => `I am allergic to ${drug.toLowerCase()}, ${lowerFirst(who)} said`,
  ],
  [
    /^(?:(?:and|so|any|is there|was there),? )*blood\b[^?]{0,20}\?$/i,
    /^(?:(?:yes|yeah|just|only),? )*(?:a few |some |tiny |little )*(streaks|specks|flecks|spots|drops)(?: only)?\.?$/i,
    (_asked, [, what = ""]) => `Yes, ${what.toLowerCase()} of blood`,
  ],
  [/\b(?:smoker|smoke|smoking)\?$/i, /^(?:(?:an?|I am an?),? )*ex(?:[- ]?smoker)?\.?$/i, () => "I quit smoking"],
  [
    /\blast (smear|pap|pap smear|mammogram|colonoscopy|bone density|eye test|eye exam|dental visit|tetanus shot|flu shot|physical)\b/i,
    /^(?:(?:I have|oh|well),? )*never(?: (?:had|done|been for) (?:one|it|that|any))?\.?$/i,
    ([, test = ""]) => `I have never had a ${test.toLowerCase()}`,
  ],
  [
    /\bstrokes?\b/i,
    new RegExp(
      `^${lead}(?:I had )?(?:an? |one |two )?mini[- ]?strokes?((?:,? (?:in (?:19|20)\\d\\d|[a-z0-9]+ (?:years|months) ago|last year))?)\\.?$`,
      "i",
    ),
    (_asked, [, when = ""]) => `I had a transient ischemic attack${when.replace(/^,/, "")}`,
  ],
  [
    /\b(?:keep|keeping) (?:it|that|anything|things|food|water|fluids?|liquids?|much|any of it|milk|feeds)(?: and [a-z]+)? down\b/i,
    /^(?:(?:oh|well|no|yes|yeah|just),? )*(no|nope|nothing|not really|not even water|yes|yeah|yep|barely|(?:just )?about|sips|only (?:sips|water|fluids|liquids)|just (?:sips|water|fluids|liquids)|(?:sips|water|fluids|liquids) only)\.?$/i,
    ([whole = ""], [, how = ""]) => kept(whole, how.toLowerCase()),
  ],
  [
    /^(?:(?:and|so|okay),? )*(?:(?:is|are|can|could) (?:you|he|she) )?(?:able to )?(eat|drink|swallow|chew)(?: (?:okay|all right|anything|solids|food))?\?$/i,
    /^(?:(?:oh|well|yes|yeah|no),? )*(?:(?:just|only) (liquids|fluids|soft food|soft foods|soup|sips|water|yogh?urt)|(liquids|fluids|soft food|soft foods|soup|sips|water) only)\.?$/i,
    ([, act = ""], [, before, after]) => `I can ${act.toLowerCase()} only ${(before ?? after ?? "").toLowerCase()}`,
  ],
  [
    /\bvap(?:e|ing)\b/i,
    /^(?:(?:yes|yeah|only|just),? )*(since I (?:quit|stopped|gave up)(?: smoking| cigarettes)?)\.?$/i,
    (_asked, [, since = ""]) => `I have vaped ${lowerFirst(since)}`,
  ],
  [
    /\b(?:known case of|history of|have|any|got|suffer\w*)\b[^?]{0,30}\b(?:sugar|bp|blood pressure|pressure|thyroid|cholesterol)\b/i,
    new RegExp(
      `^${lead}(bp|blood pressure|pressure|sugar|thyroid|cholesterol)(?:,? (?:for |since |the past |past )?((?:about )?(?:\\d+|a few|several|many) (?:years|months)))?\\.?$`,
      "i",
    ),
    (_asked, [, name = "", length = ""]) =>
      `I have ${length ? "had " : ""}${diseases[name.toLowerCase()] ?? name}${length ? ` for ${length}` : ""}`,
  ],
  [
    /\byour (dad|father|mum|mom|mother|brother|sister|husband|wife|grandmother|grandfather)\b[^?]{0,20}\balive\b/i,
    /^(?:(?:no|nope|oh|sadly),? )*(?:has |is )?((?:passed(?: away)?|died)\b[^.;?]{0,40})\.?$/i,
    ([, who = ""], [, death = ""]) => `my ${who.toLowerCase()} ${lowerFirst(death)}`,
  ],
  [
    /\b(?:what|how) did (he|she) (?:die|pass)\b/i,
    /^(?:(?:his|her|the|bad) )?(heart|liver|kidneys?|lungs?)(?: (?:trouble|problems?))?\.?$/i,
    ([, who = ""], [, organ = ""]) => `${who.toLowerCase()} had ${organ.toLowerCase().replace(/s$/, "")} problems`,
  ],
];

/** Returns an amount in the unit of its question: "a glass?" "2" → "2 glasses", "a pack?" "half" → "half a pack". */
function amountOf(count: string, asked: string, unit: string): string {
  if (/^(?:yes|yeah|yep|about|that)/.test(count)) return `${asked}${unit}`;
  if (count === "more") return `more than ${asked}${unit}`;
  if (count.startsWith("half")) return unit === "" || count !== "half" ? count : `half a${unit.replace(/s$/, "")}`;
  if (unit === "") return count;
  const one = unit.replace(/(?<=glass)es$|(?<!s)s$/, "");
  return count === "1" ? `a${one}` : `${count}${one}${/s$/.test(one) ? "es" : "s"}`;
}

/** Returns in a sentence what the patient keeps down: "Keep it down?" "Barely." → "I can barely keep food down". */
function kept(asked: string, said: string): string {
  const what = /\b(fluids?|liquids?|water|milk|feeds|food)\b/i.exec(asked)?.[1]?.toLowerCase() ?? "food";
  if (/^(?:no|nope|nothing|not really)$/.test(said)) return `I have not been able to keep ${what} down`;
  if (said === "not even water") return "I have not been able to keep water down";
  if (/^(?:yes|yeah|yep)$/.test(said)) return `I can keep ${what} down`;
  if (/^(?:barely|just about|about)$/.test(said)) return `I can barely keep ${what} down`;
  return `I can keep down only ${said.replace(/\b(?:only|just)\b/g, "").trim()}`;
}

/** Returns a habit as a noun after "quit": "smoke" → "smoking". */
const gerundOf = (habit: string): string => (/^s/i.test(habit) ? "smoking" : /^v/i.test(habit) ? "vaping" : "drinking");

/** Matches an answer that an act hurts, as the group: "It | burns | a bit". */
const hurtsPattern = new RegExp(
  `^${lead}(?:it )?(?:(?:really|kind of|sort of) )?(burns|stings|hurts|burning|stinging|(?:is )?(?:painful|sore))(?: (?:a (?:bit|little|lot)|like (?:hell|fire|mad|crazy)|badly|every time|sometimes))*\\.?$`,
  "i",
);
/** Maximum number of words of an answer that says too little alone; a longer one is read as said. */
const maxWords = 10;

/** Returns that the act that a question names hurts, "It burns" → "it burns when I urinate"; null for other answers. */
function hurtsWhen(asked: string, said: string): string | null {
  const act = acts.find(([pattern]) => pattern.test(asked))?.[1];
  const how = act ? hurtsPattern.exec(said)?.[1]?.toLowerCase() : undefined;
  if (!act || !how) return null;
  const verb = how
    .replace(/^burning$/, "burns")
    .replace(/^stinging$/, "stings")
    .replace(/^(?=painful|sore)/, "is ");
  return `it ${verb} when I ${act}`;
}

/**
 * Returns a turn with its first sentence completed from the question, if it answers in a few words that mean nothing
 * without it: "Using your inhaler?" "Ran out." → "I ran out of the inhaler". Other turns are returned unchanged.
 */
export function fullAnswer(turn: readonly Sentence[], question: Sentence): readonly Sentence[] {
  const [first, ...later] = turn;
  if (!first || first.text.split(" ").length > maxWords) return turn;
  const full =
    complaintOf(question.text, first.text) ??
    hurtsWhen(question.text, first.text) ??
    someOf(question.text, first.text) ??
    functionNamed(question.text, first.text) ??
    taking(question.text, first.text) ??
    hadBefore(question.text, first.text) ??
    locatedAt(question.text, first.text) ??
    completed(question.text, first.text);
  if (full === null) return turn;
  const asked = { turn: question.turn, start: question.start, end: question.end };
  return [{ ...first, text: full, moreEvidence: [asked, ...(first.moreEvidence ?? [])] }, ...later];
}

/** Matches a question about the reason for the visit. */
const asksReasonPattern =
  /\b(?:what (?:brings|brought|has brought|is brought)|what can (?:I|we) (?:do|help)|how can (?:I|we) help|what (?:is|seems to be) (?:the (?:problem|matter|trouble|issue)|wrong|up|bothering|going on)|what (?:has|have) (?:you )?been (?:going on|happening)|why are you here|how are you feeling)\b/i;
/** Matches a complaint of one word, with the word as the group: "Just | headaches |, doctor". */
const oneWordPattern =
  /^(?:(?:oh|well|um|just|it is|mainly|mostly|hi|hello|morning),? )*([a-z-]{3,20})(?:,? (?:doctor|doc|please|again|really|mainly|mostly|sir|ma'am))?\.?$/i;
/** Matches words for a state that one feels: "dizzy". */
const feltPattern =
  /^(?:dizzy|sick|tired|weak|faint|feverish|breathless|nauseous|constipated|bloated|anxious|depressed|unwell|itchy|wheezy|shaky|lightheaded|exhausted|stressed)$/i;

/**
 * Returns a complaint that is only named as a sentence: "What brings you in?" "Heartburn." → "I have heartburn". Null
 * for other answers.
 */
function complaintOf(asked: string, said: string): string | null {
  const [disease] = asksReasonPattern.test(asked) ? findConditions(said) : [];
  if (disease?.start === 0 && disease.end >= said.replace(/[. ]{1,3}$/, "").length) return `I have ${lowerFirst(said)}`;
  const word = asksReasonPattern.test(asked) ? oneWordPattern.exec(said)?.[1] : undefined;
  if (!word) return null;
  if (feltPattern.test(word)) return `I feel ${word.toLowerCase()}`;
  return findSymptoms(word).length > 0 || findConditions(word).length > 0 ? `I have ${lowerFirst(word)}` : null;
}

/** Matches a question that only names a kind of drug: "Blood thinners?", "On any steroids?" */
const asksKindOfDrugPattern =
  /^(?:(?:and|so|okay|any|on|taking|are you|do you take|do you use|on any|taking any),? )*(?:blood thinners?|steroids?|pain ?killers?|antibiotics?|antidepressants?|inhalers?|statins?|hormones?|sleeping (?:pills|tablets)|water (?:pills|tablets)|heart (?:pills|tablets|meds)|blood pressure (?:pills|tablets|meds)|anticoagulants?|opioids?|diuretics?|antacids?|insulin|eye ?drops|nose sprays?|nasal sprays?)(?: at the moment| now| at all)?\?$/i;

/** Matches a question for the name of a drug by its kind, "Which statin?", but not "Which one?" */
const asksWhichDrugPattern =
  /^(?:(?:and|so|okay),? )*(?:which|what) (?:kind of |type of )?(?:blood thinner|steroid|pain ?killer|antibiotic|antidepressant|inhaler|statin|hormone|sleeping (?:pill|tablet)|water (?:pill|tablet)|blood pressure (?:pill|tablet|medicine)|insulin|diuretic|beta ?blocker|pill)(?: (?:is it|is that|are you on|do you take))?\?$/i;

/**
 * Returns a drug that answers a question about a kind of drug as a sentence: "Blood thinners?" "Eliquis." → "I take
 * Eliquis". Null for other answers.
 */
function taking(asked: string, said: string): string | null {
  if (!asksKindOfDrugPattern.test(asked) && !asksWhichDrugPattern.test(asked)) return null;
  const bare = said.replace(/^(?:(?:yes|yeah|yep|just|only|the),? )+/i, "");
  const [drug] = findDrugs(bare);
  return drug?.start === 0 && !/\b(?:stopped|used to|before|not|never|allerg\w*|last)\b/i.test(said)
    ? `I take ${bare}`
    : null;
}

/** Matches a question that only names a disease or asks whether the patient had it. */
const asksIfHadPattern =
  /^(?:(?:and|so|okay),? )*(?:(?:any|ever|had|have you|did you|do you|have|history of|got) )*(?:any |an? )?((?!any |ever |had |have |an? )[a-z][a-z ]{2,30})\?$/i;
/** Matches an answer that only gives the time of a disease that is over: "As a child". */
const onlyThenPattern =
  /^(?:(?:yes|yeah|only|just|well|oh|once),? )*((?:as an? (?:kid|child|baby|teenager|teen|student)|when I was (?:a (?:kid|child|baby|teenager)|little|young|small|\d{1,2})|in (?:my (?:teens|twenties|thirties|forties|fifties|childhood)|childhood|(?:19|20)\d\d)|years ago|ages ago|(?:\d{1,2}|a few|many|several) years ago|(?:after|during|in) (?:(?:an?|my|the) )?(?:(?:long |first |second |last )?(?:flight|surgery|operation|op|pregnancy|baby|accident|fall|fracture|chemo|covid|vaccine|hip|knee)(?: (?:replacement|op|operation|surgery))?)))\.?$/i;
/** Matches an answer that names only the kind of a thyroid disease: "Underactive". */
const kindPattern = /^(?:(?:yes|yeah|just|it is|mine is|an?),? )*(underactive|overactive)(?: one)?\.?$/i;
/** Matches an answer that names only the organ of a cancer, and when it was: "Breast, in 2015". */
const organPattern =
  /^(?:(?:yes|yeah|just|had),? )*(breast|prostate|colon|bowel|skin|lung|thyroid|ovarian|cervical|bladder|kidney|testicular|womb|uterine|stomach|throat|liver)(?: (?:one|cancer))?((?:,? (?:in (?:19|20)\d\d|(?:\d{1,2}|a few|two|three|five|ten) years ago))?)\.?$/i;

/**
 * Returns that the patient had the disease asked about, at the time or of the kind that the answer names: "Asthma?" "As
 * a child.", "Ever had cancer?" "Breast." Null for other answers.
 */
function hadBefore(asked: string, said: string): string | null {
  const named = asksIfHadPattern.exec(asked)?.[1];
  if (!named) return null;
  const [, organ, when = ""] = (/^cancer$/i.test(named) && organPattern.exec(said)) || [];
  if (organ) return `I had ${organ.toLowerCase()} cancer${when.replace(/^,/, "")}`;
  const kind = /\bthyroid\b/i.test(named) ? kindPattern.exec(said)?.[1] : undefined;
  if (kind) return `I have an ${kind.toLowerCase()} thyroid`;
  const then = onlyThenPattern.exec(said)?.[1];
  const [disease, another] = then ? findConditions(named) : [];
  return then && disease && !another && disease.end - disease.start >= named.length - 2
    ? `I had ${lowerFirst(named)} ${lowerFirst(then)}`
    : null;
}

/** Matches a question that asks only whether there is a symptom: "Any pins and needles?", "Headache?" */
const asksIfThereIsPattern =
  /^(?:(?:and|so|okay|or),? )*(?:(?:any|do you have|do you get|have you had|got|is there|have you) )*(?!(?:where|what|which|how|when|why|who|whose|is|are|was|were|does|did|can|could|has|tell)\b)[a-z][a-z -]{2,30}\?$/i;
/** Matches an answer that only names where a symptom is, as the group: "Just | both hands |". */
const onlyPlacePattern =
  /^(?:(?:yes|yeah|just|only|mostly|mainly|oh|in|on|at),? )*((?:(?:my|the|both|left|right|lower|upper|back of (?:my|the)|front of (?:my|the)|top of (?:my|the)|bottom of (?:my|the)|inside of (?:my|the)|outside of (?:my|the)) ){0,3}[a-z]+)\.?$/i;
/** Matches the name of a symptom that has a place: "numbness". */
const locatedPattern = /pain|ache|numb|tingl|swell|itch|weak|cramp|stiff|burning/;

/**
 * Returns the symptom asked about with the place that is all the answer names: "Any pins and needles?" "Both hands." →
 * "I have pins and needles in both hands". Null for other answers.
 */
function locatedAt(asked: string, said: string): string | null {
  if (!asksIfThereIsPattern.test(asked)) return null;
  const [symptom, another] = findSymptoms(asked);
  const place =
    symptom && !another && locatedPattern.test(symptom.term.name) ? onlyPlacePattern.exec(said)?.[1] : undefined;
  const [site, second] = place ? findSites(place) : [];
  if (!symptom || !place || !site || second || site.end < place.length || findSites(asked).length > 0) return null;
  const ofHead =
    symptom.term.name === "headache" ? /\b(back|front|side|top)\b/i.exec(place)?.[1]?.toLowerCase() : undefined;
  if (ofHead) return `I have a headache at the ${ofHead} of my head`;
  const name = asked.slice(symptom.start, symptom.end).toLowerCase();
  return `I have ${name} in ${lowerFirst(place).replace(/^(?!both|my|the|back|front|top|bottom|inside|outside)/, "my ")}`;
}

/** Returns the first completion of an answer to its question; null if none fits. */
function completed(asked: string, said: string): string | null {
  for (const [asks, says, full] of completions) {
    const saying = says.exec(said);
    const asking = saying ? asks.exec(asked) : null;
    if (saying && asking) return full(asking, saying);
  }
  return null;
}
