import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { canReferTo } from "../../roles/clausesOf";
import { readFamily, relativeName, relativesIn } from "../../frames/readFamily";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { namedConditions } from "../../terms/namedConditions";
import { decadeOf, familyTurn, withAges } from "./familyTurn";
import { agesAnswered, agesListed } from "./relativeAges";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Source of a pattern for relatives by blood, of whose age and death clinicians ask: "mother", "siblings". */
const blood =
  "(?:(?:grand)?(?:mother|father)|mom|mum|dad|brother|sister|grandma|grandpa|aunt|uncle|(?:grand)?parents?|brothers|sisters|siblings)";
/** Source of a pattern for condolences before a question: "I'm sorry to hear that, and". */
const condolence =
  "(?:I am (?:so |very |really )?sorry(?: to hear that| for your loss(?:es)?)?,? (?:(?:ma'am|sir|miss),? )?(?:and |but )?)?";
/** Matches a question about the life of a relative: "How old is your father?", "Are your parents alive?" */
const asksAboutLifePattern = new RegExp(
  `^${condolence}(?:(?:and|so|okay|good|great|now|what about),? ){0,3}(?=\\w)(?:how old (?:is|are|was|were) your (${blood})|(?:is|are|was|were) your (${blood}) (?:both )?(?:still )?(?:alive|living|around|with us|healthy|well|okay|all right|alright|in good health)|(?:how|what) (?:about|is) your (${blood})(?:'s (?:medical |health )?(?:history|health))?|do you have (?:any )?(${blood})(?: or ${blood})?|(?:what|how) did your (${blood}) (?:die|pass away)(?: of| from)?|what did your (${blood}) have|what (?:happened to|was wrong with) your (${blood}))(?: (?:now|still|too))*\\?*$`,
  "i",
);
/** Matches a further question about the relative named last: "Is he alright now?", "How did she pass away?" */
const asksMorePattern = new RegExp(
  `^${condolence}(?:(?:and|so|okay|oh),? ){0,3}(?:how old (?:is|was) (he|she)|is (he|she) (?:still )?(?:alive|living|around|okay|alright|all right|well|healthy)|how did (he|she) (?:die|pass(?: away)?)|what did (he|she) die (?:of|from)|how old were (they)(?: when they (?:died|passed(?: away)?))?)(?: (?:now|still|then|today))*\\??$`,
  "i",
);
/** Matches a question about the ages at which relatives died: "How old were they?" */
const asksOfDeadPattern = /\bhow old were they\b/i;
/** Matches words for the death of a relative, in a question or in the answer before it: "I'm sorry", "passed". */
const mentionsDeathPattern = /\b(?:sorry|passed|died|deceased|dead|gone)\b/i;
/** Number of the latest facts that are searched for a fact about the relative, before a further question. */
const maxFactsBack = 3;

/**
 * Returns the relative whose life a question is about; "" if it is about several. Null for other questions, and if
 * another person speaks for the patient.
 */
function relativeAsked(asked: string, { facts, person, isProxied, isPatientChild }: ReadingState): string | null {
  if (isProxied || isPatientChild) return null;
  const found = asksAboutLifePattern.exec(asked);
  const named = found?.slice(1).find(Boolean);
  if (named) return /s$/i.test(named) ? "" : relativeName(named);
  const pronoun = asksMorePattern.exec(asked)?.slice(1).find(Boolean);
  if (pronoun === "they") return mentionsDeathPattern.test(`${asked} ${facts.at(-1)?.said ?? ""}`) ? "" : null;
  const last = pronoun ? facts.slice(-maxFactsBack).findLast(({ slots }) => slots.relative !== undefined) : undefined;
  if (last?.slots.relative) return last.slots.relative.text;
  // "My mother died 3 years ago." "How did she pass?"
  const isPerson = pronoun && person && new RegExp(`^${blood}$`, "i").test(person.name);
  return isPerson && canReferTo(pronoun, person.name) ? person.name : null;
}

/** Source of a pattern for an age, which no unit of another measure follows. */
const number = "(\\d{1,3})(?![\\d/.]|-year(?!-old)| (?:years? ago|months?|weeks?|days?|percent|mg)\\b)";
/** Source of a pattern for an age after a death: "at the age of 75", "when he was 40". */
const atAge = `(?:at (?:the )?(?:age (?:of )?)?|aged |when (?:he|she) was |until (?:he|she) was |till (?:he|she) was |to be |around (?:age )?)(?:only |just |about |around )?${number}`;
/** Matches a death with its age: "died in a car accident when he was 40". */
const diedAtPattern = new RegExp(
  `\\b(?:died|passed(?: away| on)?|was killed|lasted|lived|fell victim)\\b([^.;,]{0,60}?),? ${atAge}`,
  "i",
);
/** Matches an age with a death after it: "was only 30 when she passed away". */
const agedWhenPattern = new RegExp(
  `\\b(?:was|were)(?: only| just| about| around)? ${number} when (?:he|she|they) (?:died|passed)`,
  "i",
);
/** Matches the age of a relative who lives: "is 93 now". */
const livesAtAgePattern =
  /\b(?:is|are|turned)(?: now| only| about| around| already| almost| nearly){0,2} (\d{1,3})(?:-year-old| years of age)?(?: now| too| this year| right now)*(?=$|[.,;]| and\b)/i;
/** No relative is this old: a higher number is another measure, or was recognized wrongly. */
const maxAge = 120;
/** Matches the decade of life of a relative: "is now in | his | late eighties". */
const inDecadePattern =
  /\bis (?:now |probably |maybe |about )?in (his|her) ((?:early |mid |late )?(?:\d0s|(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies))(?=$|[.,;]| (?:and|now|too)\b)/i;
/** Matches words for a death: "died", "passed away". */
const diesPattern = /\b(?:died|passed(?! (?:out|on (?:to|the)|it|that|me|a|the)\b)|was killed|is gone)\b/i;
/** Matches how someone died, if that is not a disease: "in a car accident". */
const accidentPattern = /\bin an? (?:[a-z]+ ){0,2}(?:accident|crash|collision|wreck|fire|fall|drowning|war)\b/i;

/**
 * Matches an age after a clause about a death, in a clause without a verb: "my mom died at 73 and | my father at 80".
 */
const diedTooPattern = new RegExp(
  `^(?:and )?(?:my|his|her) [a-z' -]{3,30}? (?:at (?:the )?(?:age (?:of )?)?)${number}\\W*$`,
  "i",
);

/**
 * Returns what the clauses of a sentence that name one relative say about the relative's age or death: "died at age
 * 75", "79 years old".
 * @param areDead whether the relatives of the answer are dead.
 * @param dead the relatives who died in the sentences before; those who die in this one are added.
 */
function lifeOf(sentence: Sentence, areDead: boolean, dead: Set<string>): Fact[] {
  const parts = sentence.text.split(/,? (?:and|but) (?=(?:my|his|her) )|; /i);
  return parts.flatMap((text, i) => {
    const [named, another] = relativesIn(text);
    if (!named || another) return [];
    const relative = /\bone of (?:my|his|her|their)\b/i.test(text) ? named.replace(/s$/, "") : named;
    const died = diedAtPattern.exec(text);
    const too = i > 0 && diesPattern.test(parts[i - 1] ?? "") ? diedTooPattern.exec(text)?.[1] : undefined;
    const isDead = areDead || dead.has(relative);
    if (diesPattern.test(text)) dead.add(relative);
    const age =
      died?.[2] ?? agedWhenPattern.exec(text)?.[1] ?? too ?? (isDead ? agePattern.exec(text)?.[1] : undefined);
    const alive = age === undefined ? livesAtAgePattern.exec(text)?.[1] : undefined;
    const how = accidentPattern.exec(died?.[1] ?? "")?.[0] ?? "";
    const [, whose, decade] = inDecadePattern.exec(text) ?? [];
    const condition = age
      ? `died ${how}${how ? " " : ""}at age ${age}`
      : alive && Number(alive) < maxAge
        ? `${alive} years old`
        : whose && decade
          ? `in ${whose.toLowerCase()} ${decadeOf(decade.toLowerCase())}`
          : null;
    return condition
      ? [makeFact({ kind: "family", from: [sentence], subject: { relative }, slots: { relative, condition } })]
      : [];
  });
}

/** Matches words that say that the relatives of an answer are dead: "they both passed". */
const areDeadPattern =
  /\b(?:both|they|all|parents) (?:(?:have|are|were|has) )?(?:(?:both|all|now|already) )?(?:passed|died|dead|deceased|gone)\b/i;
/** Matches how old a relative was: "my father was 80". */
const agePattern = new RegExp(
  `\\bwas(?: only| just| about| around){0,2} ${number}(?:-year-old)?(?=$|[.,;]| (?:and|I think|or so|too|as well|also)\\b)`,
  "i",
);

/**
 * Returns the lives of relatives in the sentences of an answer that `familyTurn` has rewritten.
 * @param isAboutDeath whether the question is about how old dead relatives were.
 */
export function livesIn(turn: readonly Sentence[], isAboutDeath = false): Fact[] {
  const isDead = isAboutDeath || turn.some(({ text }) => areDeadPattern.test(text));
  const dead = new Set<string>();
  return turn.flatMap((sentence) => [...lifeOf(sentence, isDead, dead), ...agesListed(sentence)]);
}

/** Matches words of speakers about themselves. "I think" and "I had a brother" are not matched. */
const aboutSelfPattern = new RegExp(
  `\\b(?:I (?!think\\b|believe\\b|guess\\b|do not know\\b|am not sure\\b|(?:had|have|lost) (?:an? |one |two |three |my |both )*(?:older |younger |little )?${blood}\\b)|me\\b)`,
  "i",
);
/** Returns whether a sentence of an answer about a relative is about the patient: "I had a stroke, too". */
export const isOwn = (text: string): boolean => aboutSelfPattern.test(text);

/**
 * Reads the answer to a question about the life of a relative: ages, deaths and diseases. Leaves out its sentences
 * about the patient (`isOwn`). Null for other questions, and if nothing is read.
 */
export function lifeAnswer(
  asked: string,
  turn: readonly Sentence[],
  question: Sentence,
  reading: ReadingState,
): Fact[] | null {
  const ages = agesAnswered(asked, turn, question, reading);
  if (ages) return [ages];
  const relative = relativeAsked(asked, reading) ?? (namesOneAsked(asked, turn) ? "" : null);
  if (relative === null) return null;
  const said = turn.map((sentence) => ({
    ...sentence,
    text: sentence.text.replace(/^(?:(?:yes|yeah|yep|oh|well),? )+/i, ""),
  }));
  const named = familyTurn(
    said.filter(({ text }) => !isOwn(text)),
    undefined,
    relative || undefined,
  );
  const about = relative === "" ? named : named.map((sentence) => withSubject(sentence, relative));
  const lives = livesIn(about, asksOfDeadPattern.test(asked));
  const diseases = withAges(
    about.flatMap((sentence) => readFamily(sentence)),
    turn,
  );
  const read = withLives(diseases, lives);
  if (read.length === 0) return null;
  const known = new Set(read.flatMap(({ evidence }) => evidence.map(({ start }) => start)));
  const facts = [...read, ...about.filter(({ start }) => !known.has(start)).flatMap(ofHealth)];
  const [first] = turn;
  return facts.map((fact, i) =>
    i === 0 && first ? { ...fact, evidence: [evidenceOf(question), ...fact.evidence] } : fact,
  );
}

/** Returns whether an answer names the relative whom "she" in a question means: "How old is she?" "My mom is 80." */
function namesOneAsked(asked: string, [answer]: readonly Sentence[]): boolean {
  const pronoun = asksMorePattern.exec(asked)?.slice(1).find(Boolean);
  const [relative, another] = answer ? relativesIn(answer.text) : [];
  return pronoun !== undefined && relative !== undefined && !another && canReferTo(pronoun, relative);
}

/** Matches words about health or death: "heart", "passed". */
const mentionsHealthPattern =
  /\b(?:died|dies|death|dead|passed|health\w*|sick|ill(?:ness)?|heart|sugar|pressure|cancer|problems?|issues?|trouble|mystery|operations?|surger\w+|memory)\b/i;

/** Keeps a sentence about the health of a relative in words that name no disease. */
function ofHealth(sentence: Sentence): Fact[] {
  const [relative] = relativesIn(sentence.text);
  return relative && mentionsHealthPattern.test(sentence.text)
    ? [
        makeFact({
          kind: "statement",
          from: [sentence],
          subject: { relative },
          slots: { relative, detail: sentence.text },
          said: sentence.text,
        }),
      ]
    : [];
}

/** Returns the words of a sentence as evidence. */
const evidenceOf = ({ turn, start, end }: Sentence): Fact["evidence"][number] => ({ turn, start, end });

/**
 * Joins the facts about diseases and lives of relatives. Leaves out a death at the age that a disease of the same
 * relative already has.
 */
export const withLives = (diseases: readonly Fact[], lives: readonly Fact[]): Fact[] => [
  ...diseases,
  ...lives.filter(
    ({ slots }) =>
      !diseases.some(
        (disease) =>
          disease.slots.relative?.text === slots.relative?.text &&
          disease.slots.age &&
          slots.condition?.text.endsWith(`at age ${disease.slots.age.text}`),
      ),
  ),
];

/** Returns whether an answer begins with a disease, without a verb: "Lung cancer, he was 71". */
const beginsWithDisease = (text: string): boolean =>
  namedConditions(text).some(({ start }) => start === 0) && !/^[a-z ]{3,40} (?:is|was|has|runs)\b/i.test(text);

/** Adds the relative to a fragment: "79 now" → "my father is 79 now", "Dementia" → "my father had dementia". */
function withSubject(sentence: Sentence, relative: string): Sentence {
  if (relativesIn(sentence.text).length === 0 && beginsWithDisease(sentence.text))
    return {
      ...sentence,
      text: `my ${relative} had ${lowerFirst(sentence.text)}`,
    };
  const isFragment = /^(?:(?:about|around|only|now|almost) )*\d{1,3}\b(?! (?:years? ago|mg|of)\b)/i.test(sentence.text);
  return isFragment ? { ...sentence, text: `my ${relative} is ${sentence.text}` } : sentence;
}
