import { rememberResults } from "../../platform/rememberResults";
import { emergencyNet } from "./plans/emergencyNet";
import { splitRestarts } from "./splitRestarts";

/** Sources of patterns for words that start a new thought in speech written without punctuation: "okay". */
const thoughtStarts = [
  "okay",
  "alright",
  "all right",
  "so (?:I|you|we|it|that|he|she|they|the|let|for|on|here|now|what|how|your|looking|this|there|are|do|have|is)",
  "now (?:I|you|for|on|let|we|tell|do|are|have|your|how|the|is (?:it|that|this|the|your|there|he|she)\\b)",
  "and then (?!\\d)",
  "and your (?=[a-z]+(?: [a-z]+){0,2} (?:is|are|was|were|looks?|sounds?|shows?|has|have|do|does|seems?)\\b)",
  "and (?:I|you|we|he|she|they|it|that|there|on|for|how|what|do|are|have|did|were|was|so|let) ",
  "but (?:I|you|we|he|she|it|they|that|there|the|your|my|no|other|(?:with|given) (?:the|your|that|his|her) (?:[a-z]+ ){1,3}I (?:would|will) (?:rather|prefer))",
  "but actually",
  "(?:but )?(?:actually )?(?:hang|hold) on(?! to\\b)",
  "on (?:your|his|her|the) (?:[a-z]+ ){0,3}exam",
  "for your (?:[a-z]+ ){0,2}(?:exam|problem|issue|diagnosis|concern)",
  "for (?:the|his|her|your) (?:first|second|third|next|last|fourth|final) (?:problem|issue|diagnosis|concern|complaint|thing|one)",
  "your (?:[a-z]+ ){1,3}(?:is|are|was|were|looks?|sounds?|shows?)",
  "I (?:do )?(?:not )?(?:appreciate|hear|see)",
  "I want (?:you )?to",
  "I would like",
  "I am (?:also )?going to",
  "I also want",
  "let us",
  "we will",
  "we are going to",
  "I will",
  "let me",
  "I think",
  "there (?:is|are)(?! a lot)",
  "do you (?:have|feel|take|smoke|drink|think)",
  "(?:have|are|did) you",
  "how (?:are|long|is|does|do|about|often)",
  "what (?:kind|about|do|did|are|is|makes)",
  "any (?:questions|other)",
  "it is ",
  "continue",
  "please",
  "does (?:it|that|the|your)",
  "if you",
  "and (?:no|when|if|those|these|this|also|any|again|the (?:lungs|heart|abdomen|belly|throat|ears?|knee|x-ray|labs?)|for (?:the|his|her)|with (?:your|the|that)|because) ",
  "(?:so|now|and) (?:when I|unfortunately|those|these|all (?:of )?(?:that|those)|would|does|did|any|in (?:terms|regards?)|as (?:far|for)|with (?:your|the|that|regards?)|also|no|if)",
  "when I (?:press|push|touch|palpate|look|listen|bend|move|squeeze|turn|lift|flex|extend|pull)",
  "does (?:this|that|it)",
  "I (?:also|do (?:want|think|recommend|see|hear|feel|notice|appreciate)|would (?:like|recommend|also|suggest|advise)|am also|recommend|reviewed|looked at|noticed|feel like|believe|suspect)",
  "we (?:are|will|can|may|might|would|should|did|have|just|also)",
  "(?:and |so )?prior to (?:coming|your|that|this)",
  "the (?:good|bad|great) news is",
  "and (?:luckily|everything|thank|hopefully)",
  "(?:listening|examining|palpating|checking|feeling) (?:to |on |for )?(?:your|his|her|the)",
  "your (?:lower |upper |right |left )?(?:legs?|arms?|extremit(?:y|ies)|shoulders?|knees?|hips?|ankles?|feet|foot|hands?|wrists?|lungs?|heart|abdomen|belly|neck|throat|ears?|eyes?|skin|back)(?= (?:you|I|no|there|has|have|show|demonstrate))",
  "there (?:is|are|was|were) (?:no|some|a|an|also|mild|slight|moderate)",
  "that is (?:going to|good|great|normal|fine|negative|positive)",
  "you (?:can|should|need|do have|also|have (?:a|an|some|no|good)|may|might|will need)",
  "(?:otherwise|also|lastly|finally|additionally|next|then) (?:I|we|you|your|the|let|on|for)",
  "on (?:the )?(?:[a-z]+ ){0,3}exam(?:ination)?",
  "(?:for|regarding|as for|in terms of|from) (?:your|the|his|her|that) (?!next|past|last|most|time|rest|first)",
  "(?<!\\b(?:results?|they|those|these|it|swabs?|cultures?|labs|tests?) (?:should|will|would|to|can|may|might|could|has|have) )(?:follow|come|see you) (?:up|back) ",
  "go ahead and",
  "it sounds like",
  "(?<!\\b(?:you|I|we|they|he|she|who|that|which|please|and|or|but|if|when|just|to|so) )do not (?:take|use|drive|lift|put|drink|eat|smoke|stop|soak|get it wet)",
  "(?<!\\b(?:and|or|to|you|the|of|with|some|on|use|can|just|should|apply|put) )ice (?:it|the|your)",
  "I do not (?:think|see|hear|want|feel)",
  "(?:listen(?:ing)?|looking) (?:to|at) (?:your|his|her|the)",
  "definitely (?:stay|keep|make|try)",
  "with (?:your|the|his|her|that) (?:[a-z]+ ){1,3}let (?:us|me)",
  "(?<!\\b(?:your|the|his|her|and|both|left|right|bilateral|of|in|my) )(?:lungs|abdomen|belly) (?:is|are) (?:clear|soft|normal)",
  "(?<!\\b(?:your|the|his|her|and|or|both|left|right|bilateral|of|in|my|stiff|sore) )(?:neck|pupils|gait|reflexes|heart sounds|cranial nerves|calves|throat|speech|strength|power|sensation|coordination) (?:is|are) (?:supple|soft|normal|equal|clear|intact|steady|symmetric(?:al)?|full|good|fine|red|\\d)",
  "(?<!\\b(?:your|the|his|her|and|or|normal|decreased|reduced|of) )sensation is (?:a (?:little|bit)|slightly|mildly|decreased|reduced|intact|normal)",
  "(?<!\\b(?:your|the|his|her|and|or|left|right|passive) )straight leg rais(?:e|ing) (?:is|was)",
  "(?<!\\b(?:your|the|his|her|and|or|of|in|my|full|good|normal|hand|grip|extra|regular|maximum) )strength (?=(?:\\d|five|full|normal|equal|intact))",
  "(?<!\\b(?:so|that|and|because|if|when|think|thought|say|said|says|hope|know|until|unless|what|how|or|but|though|although|where|before|after|since|while|believe|feel|sure|not|as|than|like|make|makes|only|get|see) )(?:(?:it|this) (?:(?:can|could|may|might|will) (?:raise|increase|cause|reduce)|(?:also |just |really )?(?:raises|increases|reduces|takes the edge|comes (?:right |straight )?back))|that (?:can|could|may|might) (?:raise|increase|cause))\\b",
  "(?<!\\b(?:and|or|to|you|can|should|the|of|your|a) )keep (?:an? |the )(?:[a-z]+ ){0,2}(?:diary|log|journal|record)",
].join("|");
/** Matches the space before a new thought, and before the "so" or "but" that opens it. */
const breaksPattern = new RegExp(
  `(?<!\\b(?:so|but|now|though|although)) (?<!\\b(?:right|until|by|for|even) (?=now\\b))(?=(?:(?:so|but|now) )?(?:${thoughtStarts})\\b)`,
  "g",
);
/** Matches a subordinate clause, which stays with the words before it: "call me | if it gets worse". */
const opensClausePattern =
  /^(?:and |but |so |now )?(?:if|when|unless|once|as long as|until|in case|because|since|while|after|before|although)\b/i;
/** Matches a phrase that depends on the words before it: "for the next two weeks". */
const dependsOnPreviousPattern =
  /^(?:for|on|with|of|to|in|at|from|about|than|by|off) (?!(?:(?:your|his|her|the) )?(?:[a-z]+ ){0,3}(?:exam|examination|problem|issue|diagnosis|concern|complaint)\b)(?!your )/i;
/** Matches the ends of phrases that look open but are whole: "your doctor put you on", "before you came in". */
const endsPhrasePattern =
  /\b(?:(?:put|keep|have|start\w*) (?:you|me|him|her|them) on|(?:are|am|is|was|were|been) on|(?:come|came|coming|comes|check\w*|call\w*|bring|walk\w*|look\w*) in|(?:go|goes|going|went) on|(?:you|they|he|she) (?:currently |also |still |do )+(?:have|has)|all over|that I (?:can |could |do )?(?:see|hear|appreciate|feel|notice))$/i;
/** Matches text that ends before the reason for a visit: "who presents | for his annual exam". */
const comingPattern =
  /\b(?:presents?|presenting|presented|here|seen|comes? in|came in|coming in|back|today|due|scheduled)$/i;
/** Matches a piece that can only be the start of a sentence: "I will", "let me". */
const startsSentencePattern =
  /^(?:(?:so|but|now|okay|alright|and)(?: then)? )?(?:I (?:am|will|do|would|want|see|also|reviewed|looked)|we (?:are|will|can|would|should|did|may|have)|let us|let me|for your|on your|looking at|listening to|examining|your [a-z]+(?: [a-z]+)? (?:is|are|was|were|has|shows?)|there (?:is|are|was|were)|you (?:have|do have|are|should|can|need)|(?:with|given) (?:the|your|that|his|her) (?:[a-z]+ ){1,3}I would rather)\b/i;
/** Matches text that ends in a condition without its consequence: "… and if that is positive". */
const awaitsConsequencePattern =
  /\b(?:(?<!\b(?:see|check|know|sure|tell|determine|out|wonder|wondering|ask|asked|decide|assess|certain) )if|unless|once|when(?! (?:you|we|he|she|they|I) (?:came|got|arrived|were|was|saw|had|did|visited|called|went)\b)|until|in case|as long as)\b(?: [^\s,]+){1,9},?$/i;
/** Matches a condition at the start of a sentence: "if", "and when". */
const opensWithConditionPattern =
  /^(?:(?:and|so|but|or|then|okay|now|again),? )*(?:only )?(?:if|unless|once|when|in case|should you)\b/i;
/**
 * Matches the part of a sentence, between commas, that begins the consequence of a condition: "please", "you should".
 */
const beginsConsequencePattern =
  /^(?:then |please |just |definitely |that is when )*(?:(?:I|we) |(?:you|he|she|they) (?:should|need to|must|can|could|may|have to|will|would|might|do not|ought)\b|let (?:me|us)|it (?:is|could|would|might|may|will)\b|that (?:is|could|would|might|may|means)\b|there (?:is|are)\b|(?:call|ring|phone|text|message|email|contact|come|go|return|get|see|stop|hold|skip|take|use|start|try|give|bring|send|do not|double|increase|reduce|add|repeat|tell|report|seek|follow|pop|head|dial|ask|make|book|drop)\b)/i;
/** Matches a further consequence, joined by "and": "call me | and I will send a prescription". */
const addsConsequencePattern = /^(?:and|then|and then) (?:I|we) (?:will|would|can|could)\b/i;

/** Maximum number of characters of a condition that the next words can continue; a longer text is more than one. */
const maxCondition = 400;

/** Returns whether a text with commas opens with a condition and has no consequence yet. */
const lacksConsequence = (text: string): boolean =>
  text.length < maxCondition &&
  opensWithConditionPattern.test(text) &&
  text.includes(",") &&
  text
    .split(/, ?/)
    .slice(1)
    .every((part) => !beginsConsequencePattern.test(part));

/** Matches text that ends in a word after which more must follow: "I think", "because". */
const leavesOpenPattern =
  /\b(?:if|whether|case|when|unless|that|and|but|or|so|because|to|the|a|of|in|on|with|for|than|think|know|feel|sure|not|no|like|as|while|what|where|how|said|say|hope|hopes|hoping|hoped|wish|wondering|until|since|before|after|then|which|who|my|your|is|are|was|were|will|would|can|could|have|had|has|do|does|us|just|also|go|ahead|going|want|need|hold|off|stop|avoid|see|hear|appreciate|make|take|taking|check|your|any|this|by|from|at|about|into|over)$/i;

/** Returns the number of words above which a piece is split further: fewer for text without punctuation. */
const longest = (text: string): number => (/[,?!;]|\.(?!\d)/.test(text) ? 24 : 9);

/**
 * Splits the cleaned text of a turn into sentences: at final punctuation, pieces without a comma also where sentences
 * run together, and long pieces before words that start a new thought. The point of a title ("Dr.") or a genus ("C.
 * diff") does not end a sentence. Question marks are kept, other final marks are removed.
 */
export const splitSentences = rememberResults(sentencesIn);

/** As `splitSentences`, without remembering results. */
function sentencesIn(text: string): readonly string[] {
  return joinLabels(pieces(text));
}

/** Matches words that only name a place and are not a sentence: "So on the left sole". */
const placePattern =
  /^(?:(?:so|and|okay|now|also|but|right),? ){0,3}(?:on|in|over|at|behind|under|around|near) (?:the|your|his|her|both|each) (?:[a-z]+ ){0,3}[a-z]+,?$/i;

/** Joins a label ("On your neck exam") with the sentence after it. */
function joinLabels(sentences: readonly string[]): string[] {
  const out: string[] = [];
  for (const sentence of sentences) {
    const last = out.at(-1);
    const isLabel =
      labelPattern.test(last ?? "") || (placePattern.test(last ?? "") && /^there (?:is|are)\b/i.test(sentence));
    if (last !== undefined && (isLabel || awaitsThenPattern.test(last)) && !sentence.endsWith("?"))
      out[out.length - 1] = `${last} ${sentence}`;
    else out.push(sentence);
  }
  return out;
}

/** Matches the space before a sentence about the person just named: "around my kids | they always have a cough". */
const ofRelativePattern =
  /(?<=\b(?:kids|children|parents|son|daughter|wife|husband|mother|father|mom|dad|mum|brothers?|sisters?|friends?|partner|roommates?)) (?=(?:he|she|they) (?:always |also |both |all |just |never )*(?:have|has|had|gets?|got|is|are|was|were)\b)/i;

/** Matches the words between a plan and the return after it: "put in 4 stitches | and you | come back in 10 days". */
const beforeReturnPattern =
  /,? and (?:then )?you (?:(?:can|will|should) )?(?=(?:come back|return|follow up) in (?:about )?(?:\d|a ))/i;
/** Matches words on which a return can depend, so that it is not split off: "if", "until". */
const conditionalPattern = /\b(?:if|unless|when|until|or)\b/i;

/**
 * Matches the space after a final mark, but not after the point of a title ("Dr.") or of a genus, whose next word is in
 * lower case: "C. diff", "H. pylori".
 */
const sentenceEndPattern =
  /(?<=[.?!;])(?<!\b(?:[Dd]r|[Mm]rs?|[Mm]s|[Pp]rof|[Ss]t|[Vv]s)\.)(?!(?<=\b[A-HJ-Z]\.)\s+[a-z])\s+/;

/**
 * Matches the words between what a drug did and the drug that was given instead: "it gave me a cough|, so | they
 * switched me to losartan".
 */
const beforeReplacementPattern =
  /(?<=\b(?:made|makes|gave|gives|upset|caused|broke out|came out) [^,.;?]{3,50}),? (?:and )?so (?=(?:then )?(?:Dr\.? [A-Z][a-z]+|(?:my|the|our) (?:[a-z]+ )?[a-z]+|they|he|she) (?:then |just |had )?(?:switched|changed|moved|swapped|put) (?:me|him|her) (?:over )?(?:to|onto|on)\b)/;

/**
 * Matches the word between a clinician's repetition of the patient's answer and the next question: "okay three days |
 * and | where is it".
 */
const beforeNextQuestionPattern =
  /(?<=^(?:okay|ok|alright|right|got it|gotcha|so)(?: (?!I\b|you\b|we\b|it\b|if\b|when\b|how\b|what\b|where\b|any\b)[a-z0-9']+){1,5}) and (?=(?:where|how|what|when|which|does|did|is|was|any)\b(?: [a-z']+){1,7}\??$)/i;

/**
 * Splits a text at the ends of its sentences, before relatives, new drugs, returns and restarts, and long pieces before
 * words that begin a new thought.
 */
function pieces(text: string): string[] {
  return text
    .split(sentenceEndPattern)
    .flatMap((rough) => rough.split(ofRelativePattern))
    .flatMap((rough) => rough.split(beforeReplacementPattern))
    .flatMap((rough) => rough.split(beforeNextQuestionPattern))
    .flatMap((rough) => (emergencyNet(rough) ? [rough] : splitFurther(rough, longest(text))))
    .map((sentence) => sentence.replace(/^[\s,.;:-]+/, "").replace(/(?<![\s,.;:!-])[\s,.;:!-]+$/, ""))
    .filter((sentence) => /[a-z0-9]/i.test(sentence));
}

/**
 * Splits a sentence before a return and where sentences run together, and one of more than `maxWords` words before
 * words that begin a new thought.
 */
const splitFurther = (text: string, maxWords: number): string[] =>
  (conditionalPattern.test(text) ? [text] : text.split(beforeReturnPattern))
    .flatMap((rough) => (/[,]/.test(rough) ? [rough] : splitRestarts(rough)))
    .flatMap((rough) => (rough.split(" ").length <= maxWords ? [rough] : splitLong(rough)));

/** Matches a label of the sentence after it: "On your neck exam". */
const labelPattern =
  /^(?:(?:and|so|okay|now|then|alright) )*(?:(?:on|for|with) (?:(?:your|the|his|her) )?(?:[a-z]+ ){0,4}exam(?:ination)?|(?:for )?(?:problem|diagnosis|issue) (?:number )?\d|(?:on|in|over) (?:your|his|her|the) (?:lower |upper |right |left ){0,2}(?=\w)(?:extremit(?:y|ies)|legs?|arms?|feet|foot|hands?|knees?|lungs?|heart|abdomen|neck|back|skin))$/i;

/**
 * Matches a phrase that introduces the next problem: "for your second problem". It starts a new sentence unless the one
 * before it is short.
 */
const introducesProblemPattern =
  /^(?:(?:now|and|so|okay) )*(?:for|with|as for|regarding) (?:your|the|his|her) (?:[a-z]+ )?(?:first|second|third|fourth|fifth|next|last|other|final) (?:problem|issue|diagnosis|concern|complaint|thing|one)\b/i;

/**
 * Matches a condition that opens a sentence if its consequence follows: "take Tylenol | now if that does not help | we
 * can consider an injection".
 */
const opensConditionPattern = /^(?:now|so|but|now then|and then) (?:if|once|when|in case)\b/i;

/** Minimum number of words of a piece that can be a sentence of its own; a shorter one stays with the next words. */
const minWords = 4;
/** Matches a finding that is a sentence of its own although it is short: "neck is supple". */
const shortFindingPattern =
  /^(?:neck|pupils|gait|reflexes|calves|throat|abdomen|belly|chest|lungs|speech|power|strength|sensation) (?:is|are) [a-z0-9/+]+$/i;

/** Splits a long piece before the words in `thoughtStarts`, except where a split could change the meaning. */
function splitLong(text: string): string[] {
  const out: string[] = [];
  const all = text.split(breaksPattern);
  for (const [i, piece] of all.entries()) {
    const last = out.at(-1);
    const isShort = last !== undefined && last.split(" ").length < minWords && !shortFindingPattern.test(last);
    const startsProblem = introducesProblemPattern.test(piece) && !isShort;
    const opensOwn = opensConditionPattern.test(piece) && !isShort && startsSentencePattern.test(all[i + 1] ?? "");
    const belongs =
      last !== undefined &&
      !startsProblem &&
      !opensOwn &&
      (isShort || labelPattern.test(last) || belongsTo(last, piece === "and" ? `and ${all[i + 1] ?? ""}` : piece));
    if (belongs) out[out.length - 1] = `${last} ${piece}`;
    else out.push(piece);
  }
  return out;
}

/** Matches text that ends shortly after a negation whose scope can include the next words: "I have not noticed". */
const justNegatedPattern = /\b(?:not|no|never|without|deny|denies|neither|nor|cannot)(?: [\w']+){0,2}$/i;

/** Matches a condition that only refers to words before it: "if that happens", "if needed". */
const closedConditionPattern = /\bif (?:that happens|needed|necessary|possible|you (?:like|want|need (?:it|to)))$/i;
/** Number of characters above which the words before a condition are a clause that it can belong to. */
const minLength = 15;

/** Returns whether a condition belongs to the words before it: "we can send it for tests if that happens". */
const endsInCondition = (text: string): boolean => (closedConditionPattern.exec(text)?.index ?? 0) > minLength;

/** Matches a further sign after "if": "if it gets worse | and you have a fever". */
const continuesConditionPattern =
  /^(?:and|or) (?:you|he|she|they|it) (?:get|gets|have|has|are|is|feel|feels|start|starts|cannot|notice|notices|develop|develops)\b/i;
/** Matches words of a consequence: "we will", "call". */
const consequencePattern =
  /\b(?:(?:I|we) (?:will|would|can|could|want|need|am|are)|you (?:should|need to|must|can|could|have to|will|would)|call|ring|phone|come back|come in|go to|go back|return|seek|let (?:me|us)|see (?:me|us)|stop|take|hold|skip|send|bring)\b/i;
/** Returns whether a text is a condition that names signs and no consequence. */
const hasOnlyCondition = (text: string): boolean =>
  text.length < maxCondition && opensWithConditionPattern.test(text) && !consequencePattern.test(text);

/** Matches words that only introduce a problem: "For the blood pressure". */
const onlyIntroducesPattern =
  /^(?:(?:so|and|okay|now|then),? )*(?:for|as for|regarding|in terms of) (?:your|the|his|her) (?:(?!(?:next|past|last|first|time|rest|most)\b)[a-z-]+ ){0,2}[a-z-]+,?$/i;

/**
 * Matches a condition up to the "then" before its consequence: "if it gets worse then certainly | we will add oxygen".
 */
const awaitsThenPattern =
  /\b(?:if|once|when)\b.{6,200}(?<!\b(?:before|until|by|since) )\bthen,?(?: certainly| definitely| obviously| of course| probably)?,?$/i;
/**
 * Matches words that leave open what is done: "that will determine if we reduce it here | and then give you a sling".
 */
const leavesOutcomePattern = /\b(?:determines?|decides?|depends?(?: on)?) (?:if|whether) (?:we|I|you)\b[^.;?]*$/i;

/** Returns whether a piece belongs to the words before it, because a split could change the meaning of either. */
function belongsTo(last: string, piece: string): boolean {
  const isApart = startsSentencePattern.test(piece) && last.split(" ").length >= minWords;
  return (
    (comingPattern.test(last) && /^for /i.test(piece)) ||
    (justNegatedPattern.test(last) && !(isApart && !/\b(?:not|never|no)$/i.test(last))) ||
    (leavesOpenPattern.test(last) && !(isApart && endsPhrasePattern.test(last))) ||
    (awaitsConsequencePattern.test(last) && !endsInCondition(last)) ||
    lacksConsequence(last) ||
    (last.length < maxCondition && leavesOutcomePattern.test(last) && /^and\b/i.test(piece)) ||
    (continuesConditionPattern.test(piece) && hasOnlyCondition(last)) ||
    (/(?<!\b(?:before|until|by|since) )\b(?:then|please)$/i.test(last) &&
      hasOnlyCondition(last.replace(/,? (?:then )?(?:please)?$/i, ""))) ||
    onlyIntroducesPattern.test(last) ||
    (addsConsequencePattern.test(piece) &&
      opensWithConditionPattern.test(last) &&
      last.slice(0, maxCondition).includes(",")) ||
    dependsOnPreviousPattern.test(piece) ||
    opensClausePattern.test(piece)
  );
}
