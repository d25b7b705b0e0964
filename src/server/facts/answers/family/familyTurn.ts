import { withEvidence } from "../../frames/makeFact";
import { relativesIn } from "../../frames/readFamily";
import type { Fact } from "../../Fact";
import { canReferTo } from "../../roles/clausesOf";
import type { Sentence } from "../../segment/Sentence";
import { findSymptoms } from "../../terms/findSymptoms";
import { withSidesNamed } from "./familySides";
import { namedConditions } from "../../terms/namedConditions";
import { relativeSource } from "../../terms/relativeSource";

/** Matches a sentence that only names relatives: "My mum", "Both my parents", "On my dad's side, an uncle". */
const onlyRelativesPattern = new RegExp(
  `^(?:(?:yes|yeah|yep|well|so|oh|and|maybe|just|I think|on|my|his|her|the|an?|one of|both|of|side|maternal|paternal|older|younger|(?:${relativeSource})(?:'s)?)[,. ]*){1,9}$`,
  "i",
);
/** Matches words with which a further relative shares the disease just named: "his brother | too". */
const sharesItPattern =
  /,? (?:(?:has|had|got|have) (?:it|that|one|the same(?: thing)?)(?: now| too| also){0,2}|did|does|has|too|also|as well|the same)(?:,? (?:now|too|also|as well)){0,2}((?: at \d{2})?)$/i;
/** Matches words that give the disease just named to a further relative: "so did | my aunt". */
const soDidPattern = /^(?:and )?(?:so|same|also|as) (?:did|does|has|had|with|for) (?=(?:my|his|her) )/i;
/** Matches how old a relative was: "He was 50", "She was in her late 40s", "at 62". */
const agePattern =
  /^(?:(?:and|but|so|oh|well|I think|maybe|probably),? )*(?:(he|she|they) (?:was|were|got it|had it|had that)|at|when (he|she) was)(?: (?:only|just|about|around|like|maybe|at|in|his|her|their|age|when|he|she|was)){0,5} ((?:early |mid |late )?(?:\d{2}s?|(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies))(?=$|[.,]|-year-old\b| (?:when|at the time|I think|or so|years? old|then|too|as well|also)\b)/i;

/**
 * Returns the sentences of an answer about relatives so that each can be read alone: a relative and the disease in the
 * next sentence together ("My mum. | Breast cancer."), "he" and "his brother" as the relative named last, and a further
 * relative with the disease just named ("And my sister too"). `asked`: the one disease asked about; `relative`: the one
 * relative.
 */
export function familyTurn(turn: readonly Sentence[], asked: string | undefined, relative?: string): Sentence[] {
  const named: string[] = relative === undefined ? [] : [relative];
  let disease = asked;
  let side = "";
  return joined(turn.map((said) => ({ ...said, text: withSidesNamed(said.text) }))).map((said) => {
    const sentence =
      side && /^(?:there (?:is|are|was|were|has been)|some|we have) /i.test(said.text)
        ? { ...said, text: `${side} ${said.text}` }
        : said;
    side = /\bon my (?:mother|father|mom|mum|dad)'s side\.?$/i.exec(said.text)?.[0].replace(/\.$/, "") ?? "";
    const text = withAskedFirst(ofShared(withPerson(sentence.text, named), disease), disease);
    named.push(...relativesIn(text));
    // "Everyone sneezes in June. My aunt has it too." is not about the disease asked about.
    disease = namedConditions(text).at(-1)?.name ?? (findSymptoms(text).length > 0 ? undefined : disease);
    return { ...sentence, text };
  });
}

/**
 * Adds the disease asked about to the first relative of a sentence, if a disease is named only for a second one: "My
 * aunt, and my sister had polyps" → "My aunt had colon cancer, and my sister had polyps".
 */
function withAskedFirst(text: string, disease: string | undefined): string {
  const [, first, second] = /^([^,;]{3,50}), ((?:and|but) my [a-z]+ (?:had|has|got) .+)$/i.exec(text) ?? [];
  return disease && first && second && onlyRelativesPattern.test(first) ? `${first} had ${disease}, ${second}` : text;
}

/** Joins a sentence that only names relatives with the disease that the next one names: "My mum. Breast cancer." */
function joined(turn: readonly Sentence[]): Sentence[] {
  const out: Sentence[] = [];
  for (const sentence of turn) {
    const before = out.at(-1);
    const isDisease =
      namedConditions(sentence.text)[0]?.start === 0 || /^(?:an?|had an?|has) /i.test(sentence.text)
        ? namedConditions(sentence.text).length > 0 && relativesIn(sentence.text).length === 0
        : false;
    if (before && isDisease && onlyRelativesPattern.test(before.text) && relativesIn(before.text).length > 0)
      out[out.length - 1] = {
        ...before,
        text: `${before.text.replace(/[.,]$/, "")} had ${sentence.text.replace(/^(?:had|has) /i, "")}`,
        end: sentence.end,
      };
    else out.push(sentence);
  }
  return out;
}

/**
 * Replaces "he", "she" or "his" at the start of a sentence by the relative of that sex named last: after "My mum had a
 * clot when she was pregnant with my brother", "she" is the mother.
 */
function withPerson(text: string, named: readonly string[]): string {
  const last = named.at(-1);
  if (!last) return text;
  const ownerPattern = new RegExp(
    `^((?:and|but|so|plus|also),? )*(?:his|her) (?=(?:older |younger |twin )?(?:${relativeSource})\\b)`,
    "i",
  );
  const owner = ownerPattern.exec(text);
  // "His dad vapes. And his dad has asthma": one person, and not the dad's dad.
  const isSame = owner !== null && relativesIn(text)[0] === last;
  if (owner) return text.replace(ownerPattern, isSame ? "$1my " : `$1my ${last}'s `);
  const [pronoun, who] = /^(?:(?:and|but|so) )?(he|she) /i.exec(text) ?? [];
  if (!pronoun || !who) return text;
  const meant = named.findLast((relative) => canReferTo(who.toLowerCase(), relative)) ?? last;
  return `my ${meant} ${text.slice(pronoun.length)}`;
}

/**
 * Maximum number of words of a sentence that only says who else has the disease: "And I think his younger brother too".
 */
const maxSharedWords = 9;

/** Adds the disease named last to a sentence that refers to it: "And my sister too", "My uncle died of it". */
function ofShared(text: string, disease: string | undefined): string {
  if (!disease || namedConditions(text).length > 0 || relativesIn(text).length === 0) return text;
  if (/\b(?:not|no|never|but)\b/i.test(text)) return text;
  const diedPattern = /\b((?:died|passed away|passed) (?:of|from)) (?:it|that|the same(?: thing)?)\b/i;
  if (diedPattern.test(text)) return text.replace(diedPattern, `$1 ${disease}`);
  // "My sister had it too, she was 42"
  const bare = text
    .replace(/[.,]$/, "")
    .replace(/,? (?:and )?(?:he|she) was (?:(?:about|around|only|just|like) )*(?=\d{2}$)/i, " at ");
  if (soDidPattern.test(bare)) return `${bare.replace(soDidPattern, "")} had ${disease}`;
  return sharesItPattern.test(bare) && bare.split(" ").length <= maxSharedWords
    ? `${bare.replace(sharesItPattern, "")} had ${disease}${sharesItPattern.exec(bare)?.[1] ?? ""}`
    : text;
}

/** Adds how old the relatives were to the diseases named before in the answer: "Dad had a stroke. He was 50." */
export function withAges(facts: readonly Fact[], turn: readonly Sentence[]): Fact[] {
  const out = [...facts];
  let named: string | undefined;
  for (const sentence of turn) {
    named = relativesIn(sentence.text).at(-1) ?? named;
    const [, who, whom, age] = agePattern.exec(sentence.text) ?? [];
    const pronoun = who ?? whom;
    const before = out.findLastIndex(
      ({ evidence, slots }) =>
        slots.relative !== undefined &&
        (pronoun === undefined || canReferTo(pronoun, slots.relative.text)) &&
        evidence.every(({ turn: of, start }) => of !== sentence.turn || start < sentence.start),
    );
    const fact = out[before];
    if (!fact?.slots.condition || fact.slots.age || !age) continue;
    // "Dad had a stent. My uncle died young. He was 33."
    if (named !== undefined && fact.slots.relative?.text !== named) continue;
    out[before] = aged(fact, decadeOf(age.toLowerCase()), sentence);
  }
  return out;
}

/** Beginnings of the decades of life in words: "fift" of "fifties". */
const decades = ["twent", "thirt", "fort", "fift", "sixt", "sevent", "eight", "ninet"];
/** Writes a decade of life in digits: "late fifties" → "late 50s". */
export const decadeOf = (age: string): string =>
  age.replace(/\b([a-z]{4,6})ies$/, (words, stem: string) =>
    decades.includes(stem) ? `${decades.indexOf(stem) + 2}0s` : words,
  );

/** Returns a disease of a relative with the age at which the relative had it. */
function aged(fact: Fact, age: string, sentence: Sentence): Fact {
  const { turn, start, end } = sentence;
  return withEvidence(
    { ...fact, slots: { ...fact.slots, age: { text: age, words: sentence.text, evidence: [{ turn, start, end }] } } },
    [sentence],
  );
}

/** Matches a question about the age at which a relative had a disease: "How old was he?", "At what age was that?" */
const asksAgePattern =
  /\b(?:how old (?:was|were) (?:he|she|they|your (?!(?:child|baby|son|daughter)\b)\w+)|(?:at )?what age (?:was|were|did) (?=\w)(?:he|she|they|that|it|your \w+)|^(?:(?:and|okay|oh),? )*at what age(?= *\??$)|what (?:was (?:his|her|their) age|(?:his|her|their) age was)|(?:remember|know|recall) (?:his|her|their) age|when (?:was|were) (?:he|she|they) diagnosed)\b/i;
/** Returns an answer without the present age: "He's in his 60s right now, so probably in his 40s". */
const withoutAgeNow = (text: string): string =>
  text.replace(
    /\b(?:he|she) is(?: (?:about|around|like|in|his|her|early|mid|late)){0,4} \d{2}s? (?:right )?now\b/i,
    "",
  );
/** Matches an age in an answer: "in his late 30s", "about 50". */
const ageSaidPattern =
  /(?<![\d/.])((?:early |mid |late )?\d{2}s?)(?![\d/.]| (?:years? ago|days?|weeks?|months?|mg|percent))\b/i;

/** Number of the latest facts that are searched for the disease whose age a question asks for. */
const maxFactsBack = 4;

/**
 * Returns the facts with the age of the relative whose disease was named last, if a question asks for it: "How old was
 * he when he was diagnosed?" "In his 40s." Null for other questions.
 */
export function withAgeAsked(facts: readonly Fact[], asked: string, turn: readonly Sentence[]): Fact[] | null {
  if (!asksAgePattern.test(asked)) return null;
  const at = facts.findLastIndex(({ kind, slots }) => kind === "family" && slots.relative !== undefined);
  const fact = facts[at];
  if (!fact?.slots.condition || at < facts.length - maxFactsBack) return null;
  const answer = turn.find(({ text }) => ageSaidPattern.test(withoutAgeNow(text)));
  const age = answer && ageSaidPattern.exec(withoutAgeNow(answer.text))?.[1];
  if (!answer || !age) return [...facts];
  const kind = namedConditions(answer.text)[0]?.name;
  const { condition } = fact.slots;
  const named =
    kind?.toLowerCase().endsWith(condition.text.toLowerCase()) === true
      ? { ...fact, slots: { ...fact.slots, condition: { ...condition, text: kind } } }
      : fact;
  return facts.with(at, aged(named, age.toLowerCase(), answer));
}
