import type { Fact } from "../../../facts/Fact";
import { findTerms } from "../../../facts/lexicon/findTerms";
import { tokenize } from "../../../facts/lexicon/tokenize";
import { unclearIds } from "../../../../shared/transcription/speechClarityOf";
import type { Turn } from "../../../transcription/Turn";
import type { Sentence } from "../../../facts/segment/Sentence";
import { readSentences } from "../../../facts/segment/readSentences";
import { piecesOf } from "./piecesOf";
import { readStatement } from "./readStatement";
import { saidAllergies } from "./saidAllergies";
import { saidDurations } from "./saidDurations";
import { saidNumbers } from "./saidNumbers";
import { statedDrugs } from "./statedDrugs";
import { examinedSites, statedNames, statedTerms } from "./statedTerms";
import type { SaidStatement, SaidVisit } from "./SaidVisit";
import type { Polarity, Statement } from "./Statement";

/**
 * Source of a pattern for what can precede a question within a sentence, as speech often lacks punctuation: its
 * beginning, punctuation, or a word such as "okay".
 */
const questionStart =
  "(?:^|[,.?] ?|\\b(?:so|and|or|but|okay|ok|alright|right|then|now|well|today|also|yeah|yes|no|good|great|um|uh|hey|because|here|recently|lately|that|mentioned|said|know) )";
/** Matches words that make a clinician's sentence a question, even without a question mark: "do you", "any fever". */
const asksPattern = new RegExp(
  `\\?|${questionStart}(?:do|does|did|have|has|are|is|were|was|can|could|would) (?:you|he|she|they|it|there|your|that|the|any|anyone|anybody)\\b|${questionStart}(?:any|anything|ever|(?<!\\bno )other)\\b|\\b(?:have|do|did|are) you\\b|\\b(?:how about|what about|how (?:long|often|many|much|are|is|old|bad)|what (?:kind|is|do|did|are|have|makes|brings|about|were)|when did|where (?:is|are|do))\\b`,
  "i",
);
/**
 * Matches a denied list up to the "or" or "and" before "any", "anything" or "other": "no evidence of this or" in "no
 * evidence of this or other disease".
 */
const deniedAnyPattern =
  /\b(?:no|without|(?:do|does|did|have|has|is|are|was|were) not (?:really |currently )?(?:see|seen|appreciate|hear|feel|felt|find|found|notice|noticed|palpate|detect|detected|show|have|had)|(?:don't|doesn't|didn't|can't|cannot) (?:really )?(?:see|appreciate|hear|feel|find|notice|palpate|detect|show|have))\b(?:(?!\b(?:do|does|did|have|are|is|any) you\b)[^?.;]){1,120}?\b(?:or|and)(?= (?:any|anything|other)\b)/gi;

/**
 * Replaces the last "or" or "and" of a denied list, so that the word after it does not look like the beginning of a
 * question: "no fracture or anything like that".
 */
const withoutDenials = (text: string): string =>
  text.replace(deniedAnyPattern, (words) => words.replace(/ (?:or|and)$/i, "_"));
/** Matches the beginning of an answer that means no: "nope", "oh, not really". */
const noPattern =
  /^(?:(?:okay|ok|oh|well|so|um|uh|mm|hmm|ah|and|yeah|(?:my )?(?:god|gosh|goodness)|honestly|actually)[ ,.]+)*(?:no|nope|nah|not (?:really|at all|that|so|to|recently|yet|since|anything|too|much|any|lately|in|a|sure that)|none|never|negative|nothing|neither|I (?:do|have|am|did|was|would|could|can) ?(?:not|never)|I never|I haven't|it (?:does|is|has|did|was) (?:not|never)|cannot say|thankfully no|luckily no)\b/i;
/** Matches the beginning of an answer that means yes: "uh-huh", "I do". */
const yesPattern =
  /^(?:(?:okay|ok|oh|well|so|um|uh|and|hmm)[ ,.]+)*(?:yes|yeah|yep|yup|yah|mm-?hmm|uh-?huh|mhm|correct|right|sure|absolutely|definitely|exactly|certainly|of course|I (?:do|have|am|did|was|would|still)\b(?! (?:not|never))|a (?:little|bit|lot|few)|sometimes|occasionally|it (?:does|is|has|did)(?! (?:not|never)\b)|they do(?! not\b)|that is (?:right|correct)|always|somewhat|kind of|pretty|very|every|all the time|often|once in a while|unfortunately|some)\b/i;

/** The words "zero" to "twelve", in order. */
const numbers = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
/**
 * Matches a decimal as some recognizers write it: ". five" in ". five centimeters" for "point five centimeters",
 * "twelve . five".
 */
const spacedDecimalPattern =
  /(?: (\d{1,3}|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))? \. (\d|one|two|three|four|five|six|seven|eight|nine)(?= (?:centi|milli|cm|mm|mg|mcg|percent))/g;

/** Writes such decimals with digits: "0.5 centimeters", "12.5 milligrams". */
const joinSpacedDecimals = (text: string): string => {
  const digits = (word: string): string => (/\d/.test(word) ? word : String(numbers.indexOf(word)));
  return text.replace(
    spacedDecimalPattern,
    (_all, whole: string | undefined, digit: string) => ` ${digits(whole ?? "0")}.${digits(digit)}`,
  );
};

/** Matches the space before a word that usually begins a sentence in speech without punctuation: "okay". */
const sentenceBreakPattern = / (?=(?:okay|alright|all right)\b)/;

/** Matches a common verb, or "I". A sentence without any of them can be a list: "fever, chills". */
const verbsPattern =
  /\b(?:is|are|was|were|have|has|had|do|does|did|am|be|been|denies|reports|want|will|would|going|think|see|looks?|feels?|got|get|take|shows?|start|continue|order|reviewed|hear|heard|appreciate|notice|noted|find|found|felt|hurts?|seems?|i)\b/i;

/**
 * Returns whether a sentence is a short list with symptoms and without a verb ("fever, chills"), which counts as a
 * question if the clinician says it.
 */
function isList({ text, mentions, tokens }: Statement): boolean {
  return (
    tokens.length <= 12 &&
    !verbsPattern.test(text) &&
    !/\bno\b(?!\W*$)/i.test(text) &&
    mentions.some(({ kind, polarity }) => kind === "symptom" && polarity === "present")
  );
}

/** Matches words of a sentence in which "any" asks no question: "call if there is any fever". */
const noAnyQuestionPattern =
  /\b(?:if|unless|when|whether|not|no|never|without|avoid|for any|in case|watch|of any|see any|call)\b|n't\b/i;

/**
 * Returns whether a sentence asks for symptoms with "any": "let us talk about other symptoms any fever weight loss".
 */
const asksForAny = ({ text, mentions }: Statement): boolean => {
  const at = text.search(/\bany\b/);
  return (
    at >= 0 && !noAnyQuestionPattern.test(text) && mentions.some(({ kind, start }) => kind === "symptom" && start > at)
  );
};

/**
 * Reads a visit for comparison with a note: sentences with their terms, and questions with their answers.
 * @param facts the facts of the visit, for symptoms said in other words (`inOtherWords`).
 * @param sentences the sentences of the same turns, if they have been read before.
 */
export function readSaidVisit(
  turns: readonly Turn[],
  facts: readonly Fact[] = [],
  sentences?: readonly Sentence[],
): SaidVisit {
  const statements = readStatements(turns, sentences);
  resolveAnswers(statements);
  const byKey = groupByKey(statements);
  return {
    statements,
    byKey,
    indexesByKey: new Map([...byKey].map(([key, having]) => [key, Uint32Array.from(having, ({ index }) => index)])),
    scores: new Float64Array(statements.length),
    valuesByTurn: Map.groupBy(
      statements.filter(({ quantities }) => quantities.length > 0),
      ({ turn }) => turn.id,
    ),
    weight: (key) => 1 / Math.sqrt(byKey.get(key)?.length ?? 1),
    numbers: saidNumbers(statements),
    durations: saidDurations(statements),
    allergies: saidAllergies(statements),
    unclear: unclearIds(turns),
    inOtherWords: new Set(
      facts.flatMap(({ kind, polarity, slots }) =>
        kind === "symptom" && polarity === "present"
          ? findTerms(tokenize(slots.name?.text ?? ""), ["symptom"]).map(({ name }) => name)
          : [],
      ),
    ),
    terms: statedTerms(facts),
    names: statedNames(facts),
    medications: statedDrugs(facts),
    examSites: examinedSites(facts),
    stated: statedTurns(facts),
    longWords: new Set(
      statements.flatMap(({ tokens }) => tokens.map(({ text }) => text).filter((text) => text.length >= 5)),
    ),
  };
}

/** Returns the key of `SaidVisit.stated` for a term by its canonical name. */
export const statedKey = (name: string, polarity: Polarity): string => `${polarity} ${name}`;

/** Kinds of facts whose name or finding is a symptom or condition of the patient. */
const kindsWithTerms: ReadonlySet<Fact["kind"]> = new Set(["symptom", "condition", "exam"]);

/** Returns `SaidVisit.stated` for the facts of a visit. */
function statedTurns(facts: readonly Fact[]): Map<string, Set<string>> {
  const stated = new Map<string, Set<string>>();
  for (const { kind, subject, polarity, slots, evidence } of facts) {
    if (subject !== "patient" || !kindsWithTerms.has(kind)) continue;
    const words = [slots.name, slots.finding].map((slot) => slot?.text ?? "").join(", ");
    for (const { name } of findTerms(tokenize(words), ["symptom", "condition"])) {
      const key = statedKey(name, polarity === "absent" ? "absent" : "present");
      const turns = stated.get(key) ?? new Set();
      for (const { turn } of evidence) turns.add(turn);
      stated.set(key, turns);
    }
  }
  return stated;
}

/** Reads the sentences of the turns. Their answers and contexts are still empty. */
function readStatements(turns: readonly Turn[], read?: readonly Sentence[]): SaidStatement[] {
  const statements: SaidStatement[] = [];
  const joined = turns.map((turn) => ({ ...turn, text: joinSpacedDecimals(turn.text) }));
  const isSame = joined.every(({ text }, i) => text === turns[i]?.text);
  for (const { turn: id, at, by, text: sentence } of isSame && read ? read : readSentences(joined)) {
    const turn = turns[at];
    if (turn?.id !== id) continue;
    for (const { text } of sentence.split(sentenceBreakPattern).flatMap(piecesOf)) {
      const statement = readStatement(text);
      const isQuestion =
        by === "clinician"
          ? asksPattern.test(withoutDenials(text)) || isList(statement) || asksForAny(statement)
          : /\?$/.test(text);
      statements.push({
        ...statement,
        index: statements.length,
        turn,
        turnIndex: at,
        by,
        isQuestion,
        answer: null,
        answers: new Map(),
        context: new Set(),
      });
    }
  }
  return statements;
}

function groupByKey(statements: readonly SaidStatement[]): Map<string, SaidStatement[]> {
  const byKey = new Map<string, SaidStatement[]>();
  for (const statement of statements)
    for (const key of statement.keys) {
      const known = byKey.get(key);
      if (known) known.push(statement);
      else byKey.set(key, [statement]);
    }
  return byKey;
}

/**
 * Sets `answer` and `answers` of each question from the next four sentences, of its own turn or the two turns after it,
 * and `context` of the sentences that answer it to the keys of the question.
 */
function resolveAnswers(statements: SaidStatement[]): void {
  statements.forEach((question, i) => {
    if (!question.isQuestion) return;
    const rest = statements.slice(i + 1, i + 5);
    const answers = rest.filter(
      ({ turnIndex }) => turnIndex !== question.turnIndex && turnIndex <= question.turnIndex + 2,
    );
    const first = answers[0] ?? rest[0];
    if (!first) return;
    const inSameTurn = rest[0]?.turnIndex === question.turnIndex && !rest[0].isQuestion ? rest[0] : null;
    const text =
      inSameTurn && (noPattern.test(inSameTurn.text) || yesPattern.test(inSameTurn.text))
        ? inSameTurn.text
        : first.text;
    // Some recognizers write the answer at the end of the question: "any fever no".
    // If a turn asks several questions, the last words of the answer ("…, no") are about the last of them only.
    const isLast = !(rest[0]?.isQuestion && rest[0].turnIndex === question.turnIndex);
    question.answer =
      noPattern.test(text) ||
      (isLast && endsWithNo(text)) ||
      / no\b(?:,? (?:no|I|nothing|not|none|yeah no)\b.*)?$/.test(question.text)
        ? "absent"
        : yesPattern.test(text) || (isLast && endsWithYes(text))
          ? "present"
          : namesPlace(question, first)
            ? "present"
            : "asked";
    question.answers = answersByTerm(question, first);
    for (const answer of answers.filter(({ turnIndex }) => turnIndex === first.turnIndex))
      answer.context = question.keys;
  });
}

/** Matches a question whether a symptom is felt elsewhere too. */
const asksSpreadPattern =
  /\b(?:radiat\w*|spread\w*|travel\w*|shoot\w*|move (?:anywhere|to|around|down|up)|go anywhere)\b/i;
/** Matches words of an answer for a symptom that stays where it is. */
const staysPattern = /\b(?:stays?|just|only|no|not|same spot|localized)\b/i;

/** Returns whether an answer names where a symptom is felt too: "kind of down towards my arm". */
const namesPlace = (question: SaidStatement, answer: SaidStatement): boolean =>
  asksSpreadPattern.test(question.text) &&
  !staysPattern.test(answer.text) &&
  answer.mentions.some(({ kind, polarity }) => kind === "site" && polarity === "present");

/** Maximum number of words of an answer whose meaning its last word ("yes" or "no") decides. */
const maxAnswer = 9;
const isShortAnswer = (text: string): boolean => text.split(" ").length <= maxAnswer;
/** Returns whether a short answer ends with "no": "on my arms, no, not really". */
const endsWithNo = (text: string): boolean =>
  isShortAnswer(text) && /\w,? no(?:,? (?:no|not really|not at all|nothing))?[.!]?$/i.test(text);
/** Returns whether a short answer ends with "yes": "every morning, yes". */
const endsWithYes = (text: string): boolean => isShortAnswer(text) && /\w,? (?:yes|yeah|yep)[.!]?$/i.test(text);

/**
 * Matches words of an answer that deny the terms that it does not name: "everything else is fine", "just the cough".
 */
const deniesRestPattern =
  /\b(?:everything else|anything else|nothing else|otherwise|other than that|that is (?:it|all|about it)|just|only|no other)\b/i;

/**
 * Returns the polarity of each symptom and condition that a question lists if the answer names some of them ("Fever,
 * chills, cough?" — "A bit of a cough, everything else is okay"); else an empty map. Those that the answer does not
 * name are `absent` if the answer denies the rest, else `asked`.
 */
function answersByTerm(question: SaidStatement, answer: SaidStatement): ReadonlyMap<string, Polarity> {
  const named = new Map(answer.mentions.map(({ name, polarity }) => [name, polarity] as const));
  const asked = question.mentions.filter(({ kind }) => kind === "symptom" || kind === "condition");
  const isPartial = asked.length > 1 && asked.some(({ name }) => named.has(name));
  if (!isPartial) return new Map();
  const deniesRest = noPattern.test(answer.text) && !/\b(?:but|although|though)\b/i.test(answer.text);
  const rest: Polarity = deniesRestPattern.test(answer.text) || deniesRest ? "absent" : "asked";
  return new Map(asked.map(({ name }) => [name, named.get(name) ?? rest]));
}

/**
 * Returns the polarity of a term in a spoken sentence. In a question it is the polarity of the answer (`asked` if
 * unclear), or `present` if the question presupposes the term; in any other sentence the term's own polarity.
 * @param mention the term: `from` is the position of its first token, `name` its canonical name, if known.
 */
export function saidPolarity(
  statement: SaidStatement,
  mention: { polarity: Polarity; from?: number; name?: string },
): Polarity {
  const own = mention.polarity;
  if (!statement.isQuestion) return own;
  if (mention.from !== undefined && isPresupposed(statement, mention.from)) return "present";
  if (asksIntentPattern.test(statement.text) || isBeforeQuestion(statement, mention.from ?? Infinity)) return "asked";
  const named = mention.name === undefined ? undefined : statement.answers.get(mention.name);
  if (named) return named;
  if (
    statement.answer === "absent" &&
    mention.name &&
    mention.from !== undefined &&
    asksOfKnown(statement, mention.from)
  )
    return "asked";
  if (own === "absent" && statement.answer === "present")
    return /\bwithout\b/i.test(statement.text) ? "absent" : "asked";
  return statement.answer ?? "asked";
}

/** Matches the end of the words before a term that the question says something of: "does the", "has your knee". */
const asksOfPattern = /\b(?:do|does|did|is|are|was|were|has|have|had) (?:the|this|that|these|your)(?: [a-z]+)?$/;
/** Matches words that begin what a question says of a term: "does the pain radiate", "has the cough gotten worse". */
const saysOfPattern =
  /^(?:radiat\w*|spread\w*|extend\w*|travel\w*|move\w*|moving|go|goes|going|shoot\w*|wake\w*|keep\w*|stop\w*|limit\w*|interfer\w*|affect\w*|bother\w*|seem\w*|feel\w*|change\w*|chang\w+|get|gets|getting|gotten|got|become|becoming|improv\w*|come|comes|coming|wors\w*|better|constant\w*|sharp|dull|burning|related|associated|happen\w*|last|lasts|lasting|increas\w*|decreas\w*)$/;

/** Returns whether a question asks something of a term that is there: "does the pain radiate?", not "any pain?". */
function asksOfKnown({ tokens }: SaidStatement, from: number): boolean {
  const words = (start: number, end: number): string[] => tokens.slice(Math.max(0, start), end).map(({ text }) => text);
  return (
    asksOfPattern.test(words(from - 4, from).join(" ")) &&
    words(from + 1, from + 3).some((word) => saysOfPattern.test(word))
  );
}

/** Matches words of a question about intention, not about what happened: "Have you been trying to lose weight?" */
const asksIntentPattern = /\b(?:trying|on purpose|intentional(?:ly)?|meaning to)\b/i;

/** Matches words that begin a question inside a sentence: "any", "have you". */
const opensQuestionPattern =
  /\b(?:any|have you|has any(?:one|body)|do you|did you|are you|is there|does (?:it|that|this)|how (?:about|is|are))\b/gi;

/**
 * Returns whether a term comes before the words that begin the question, so that the question is not about it:
 * "epigastric pain" in "so epigastric pain, any blood in the stool".
 */
function isBeforeQuestion({ text, tokens }: SaidStatement, from: number): boolean {
  const start = tokens[from]?.start;
  const begins = [...text.matchAll(opensQuestionPattern)].map(({ index }) => index);
  return start !== undefined && begins.length > 0 && begins.every((at) => at > start);
}

/**
 * Matches words before a term that say that the clinician knows of it already: "I hear that you are having some" before
 * "chest pain".
 */
const reportedPattern =
  /\b(?:told me|i (?:see|hear|heard|understand))(?: \w+){0,3} (?<!\b(?:have|has|had|do|does|did|are|is|was|were|and) )(?:you|he|she|they)(?: (?:are|is|were|was|have|has|been)){0,2} (?:having|have|had)(?: (?:some|a|your|this|these)){0,2}(?: \w+)?$/i;

/**
 * Matches words before a term that ask whether it is there, although "your" can follow them: "how about feeling like
 * your heart's racing", "how about are your legs swelling".
 */
const asksAboutPattern =
  /\b(?:feeling|felt|feels?|notic(?:e|ed|ing)) (?:like|that|if)\b|\babout (?:are|is|do|does|have|has)\b/i;

/**
 * Returns whether a question presupposes the term at a token: "back pain" in "How is your back pain?", "rash" in
 * "before the rash started".
 */
function isPresupposed({ tokens }: SaidStatement, from: number): boolean {
  const isDated =
    /^(?:the|your|this|these|that|those)$/.test(tokens[from - 1]?.text ?? "") &&
    /^(?:before|after|since|when|until)$/.test(tokens[from - 2]?.text ?? "");
  if (
    isDated &&
    tokens.slice(from + 1, from + 4).some(({ text }) => /^(?:start\w*|began|begin|came|happened|stopped)$/.test(text))
  )
    return true;
  const before = tokens
    .slice(0, from)
    .map(({ text }) => text)
    .join(" ");
  if (reportedPattern.test(before)) return true;
  if (asksAboutPattern.test(before)) return false;
  const isOwned = [1, 2].some((step) => /^(?:your|my|his|her)$/.test(tokens[from - step]?.text ?? ""));
  return (
    isOwned &&
    /\b(?:how|with|for|about|of|regarding|when did|is)\b/i.test(before) &&
    !tokens.slice(0, from).some(({ text }) => text === "any" || text === "family")
  );
}
