import { irregularPasts, isBaseVerb } from "../../../facts/verbs/pastTense";

/** Matches conjunctions and relative pronouns, which join a clause to another one: "because", "which". */
const connectorPattern =
  /^(?:and|but|or|so|because|when|whenever|if|that|which|who|whom|whose|where|wherever|while|since|until|till|after|before|as|than|though|although|once|why|how|what|whether|unless|except|nor|like|yet)$/;
/** Matches verbs, adjectives and pronouns after which a clause needs no "that": "thinks", "sure", "him". */
const takesClausePattern =
  /^(?:think|thinks?|thinking|thought|believes?|believed|believing|say|says?|saying|said|hope|hopes?|hoping|hoped|feel|feels?|feeling|felt|know|knows?|knowing|knew|worried|worries|sure|afraid|scared|frightened|terrified|convinced|certain|positive|panicked|panicking|reckons?|reckoned|swears?|swore|feared|fears?|notice|noticed|notices?|mentioned|t(?:old|ell|ells|elling)|mean|means?|meant|find|found|finds|guess|figured|realized|realised|wish|wishes|wonder|wonders|concerned|suspects?|reports?|reported|denies|denied|states|remember|remembers?|forgot|heard|see|sees?|saw|glad|possible|likely|assumes?|assumed|considers?|recalls?|understands?|aware|imagines?|him|her|them|me|until)$/;
/** Matches words after which a relative clause needs no "that": "time" in "the last time she coughed". */
const takesRelativePattern =
  /^(?:time|times|way|thing|moment|everything|anything|nothing|something|all|much|many|one|ones|amount|activity|activities|place|only|best|worst|reason|far|long)$/;
/**
 * Matches times that have a relative clause only after a word like "every" (`singlesOutPattern`): "day" in "every day
 * she runs", but not "morning" in "in the morning it aches".
 */
const dayNounPattern = /^(?:days?|week|month|year|night|morning)$/;
/** Matches words that refer to one time among others: "every", "last". */
const singlesOutPattern = /^(?:every|each|any|that|first|last|next|same|only|few)$/;
/** Matches conjunctions of a dependent clause, which can come before its main clause: "when", "if". */
const subordinatorPattern = /^(?:when|whenever|if|while|once|after|before|since|until|because|as)$/;
/** Matches conjunctions between main clauses: "and", "but". */
const coordinatorPattern = /^(?:and|but|so|or)$/;
/** Matches an auxiliary verb. */
const auxiliaryPattern =
  /^(?:am|is|was|are|were|has|have|had|does|did|do|can|could|will|would|may|might|must|should|cannot)$/;
/** Matches an adverb that can come before a verb. */
const adverbPattern =
  /^(?:not|also|still|just|only|never|always|sometimes|usually|often|then|now|really|probably|maybe|already|even|again|typically|normally|recently|currently|generally|occasionally|[a-z]{3,}ly)$/;
/** Matches a pronoun as a subject. */
const pronounPattern = /^(?:I|we|he|she|they|it|there)$/i;
/** Matches words before a pronoun that name a part of it, which is the subject: "none of | it helped". */
const partPattern = /^(?:none|all|some|most|much|any|half|part|each|few|many|neither|both|one|either|nothing) of$/;
/** Matches a word with which a noun phrase begins: "the", "some". */
const determinerPattern = /^(?:the|my|our|his|her|their|its|a|an|no|some|any|this|these|those)$/i;
/** Matches a word that cannot be the noun before a verb. */
const notNounPattern = /^(?:I|he|she|it|they|we|there|who|which|that|and|or|of|,|;|not|patient)$/i;

/** A word or comma with its position. */
interface Token {
  word: string;
  start: number;
}

/** Returns the words, numbers and commas of a text. */
function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[a-z]+(?:['-][a-z]+)*|\d[\d./]*|[,;:]/gi)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
  }));
}

/** Returns whether a word can be the verb of a subject. @param subject the first word of the subject. */
function isVerb(word: string, subject: string): boolean {
  if (auxiliaryPattern.test(word) || irregularPasts.has(word)) return true;
  if (subject === "they" || subject === "i" || subject === "we") return isBaseVerb(word) || /[a-z]{2}ed$/.test(word);
  return (
    (/[^su]s$/.test(word) && isBaseVerb(word.replace(/s$/, ""))) ||
    /[a-z]{2}ed$/.test(word) ||
    /^(?:goes|does|tries|catches|passes|watches|itches|relieves|carries|worries)$/.test(word)
  );
}

/** Returns the index of the word after the subject that starts at word `i`; null if no subject starts there. */
function subjectEnd(words: readonly string[], i: number): number | null {
  const word = words[i] ?? "";
  if (pronounPattern.test(word)) return partPattern.test(`${words[i - 2] ?? ""} ${words[i - 1] ?? ""}`) ? null : i + 1;
  if (!determinerPattern.test(word)) return null;
  if (word === "the" && words[i + 1] === "patient") return i + 2;
  // A noun with up to one adjective counts as a subject only before an auxiliary.
  for (const length of [2, 3])
    if (
      /^(?:is|was|are|were|has|had|does|did)$/.test(words[i + length] ?? "") &&
      words.slice(i + 1, i + length).every((noun) => !notNounPattern.test(noun))
    )
      return i + length;
  return null;
}

/** Returns the indexes of the words at which the subjects of clauses start. */
function clausesIn(words: readonly string[]): number[] {
  const found: number[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const end = subjectEnd(words, i);
    if (end === null) continue;
    let at = end;
    while (at < end + 3 && adverbPattern.test(words[at] ?? "")) at += 1;
    if (!isVerb(words[at] ?? "", words[i] ?? "")) continue;
    found.push(i);
    i = at;
  }
  return found;
}

/** Returns the number of clauses in a text, each a subject with its verb: 2 for "it hurts when she walks". */
export function countClauses(text: string): number {
  return clausesIn(tokensOf(text).map(({ word }) => word)).length;
}

/** Returns whether a text has a clause: a subject with its verb. */
export function hasClause(text: string): boolean {
  return countClauses(text) > 0;
}

/** A clause that no conjunction joins to the clause before it. */
interface LooseClause {
  /** Position of its first character. */
  at: number;
  /** Whether its subject is a pronoun, so that the clause certainly starts there. */
  isPronoun: boolean;
}

/**
 * Returns the clauses of a text that no conjunction joins to the clause before: "the knee is sore | it hurts at night"
 * has one. Adverbs before the subject belong to the clause.
 */
export function looseClauses(text: string): LooseClause[] {
  const tokens = tokensOf(text);
  const words = tokens.map(({ word }) => word);
  const loose: LooseClause[] = [];
  let main = 0;
  let opensLater = false;
  for (const start of clausesIn(words)) {
    let at = start - 1;
    while (at >= 0 && (adverbPattern.test(words[at] ?? "") || /^(?:now|today|yesterday)$/.test(words[at] ?? "")))
      at -= 1;
    const before = words[at] ?? "";
    const isJoined =
      connectorPattern.test(before) ||
      before === ";" ||
      takesRelativePattern.test(before) ||
      (dayNounPattern.test(before) &&
        (singlesOutPattern.test(words[at - 1] ?? "") || (words[at - 1] === "the" && at < 3))) ||
      (main > 0 && takesClausePattern.test(before)) ||
      (before === "," && connectorPattern.test(words[at - 1] ?? "")) ||
      words[at - 1] === "how" ||
      (before === "of" && words[at - 1] === "because");
    if (isJoined) {
      opensLater =
        subordinatorPattern.test(before) &&
        words.slice(Math.max(0, at - 6), at).some((word) => coordinatorPattern.test(word));
      continue;
    }
    // In "…, but when it rains it hurts", "it rains" depends on "it hurts", which "but" joins to the previous clause.
    if (opensLater) {
      opensLater = false;
      continue;
    }
    main += 1;
    if (main > 1) loose.push({ at: tokens[at + 1]?.start ?? 0, isPronoun: pronounPattern.test(words[start] ?? "") });
  }
  return loose;
}
