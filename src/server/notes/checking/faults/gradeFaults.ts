import { tokenize } from "../../../facts/lexicon/tokenize";
import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import { isDenied } from "../reading/isDenied";
import type { SaidStatement, SaidVisit } from "../reading/SaidVisit";
import type { Statement } from "../reading/Statement";
import { negations } from "../reading/wordLists";

/** Synonyms (with the word itself) and opposites of a word that grades a finding, such as "normal". */
interface Grade {
  same: ReadonlySet<string>;
  opposite: ReadonlySet<string>;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));
/** Words for a normal finding in everyday speech and in notes. */
const normal =
  "normal fine good great okay unremarkable excellent perfect clear negative well benign nice stable healthy looks alright wonderful intact regular";
/** Words for an abnormal finding, also those that name one: "murmur". */
const abnormal =
  "abnormal irregular off concerning positive enlarged swollen bad elevated high low murmur wheezing crackles weak tender decreased reduced";
/**
 * Words that grade a finding, with the words that mean the same and the opposite. A rating of a pain from 8 to 10
 * counts as severe, and a plain "yes" or "no" as the result of a test.
 */
const gradeLists: readonly (readonly [words: string, same: string, opposite: string])[] = [
  ["normal unremarkable", normal, abnormal],
  ["abnormal", abnormal, normal],
  ["clear", normal, "coarse crackles wheezing wheezes rhonchi rales congested diminished cloudy"],
  ["coarse", "coarse crackles rhonchi rough", "clear good fine normal clean"],
  ["intact", normal, "absent lost diminished decreased numb broken missing"],
  ["absent", "absent missing gone no lost not without", "intact present there normal good strong palpable"],
  ["regular", normal, "irregular arrhythmia afib"],
  ["irregular", "irregular arrhythmia afib fibrillation skipping uneven", "regular normal good fine"],
  ["soft", "soft fine good normal nontender benign", "rigid firm hard tight"],
  ["rigid", "rigid firm hard stiff tight guarding", "soft good normal fine"],
  ["negative", "negative no not normal clear fine good nothing none denies without", "positive abnormal"],
  ["positive", "positive yes hurts pain tender abnormal some", "negative no not normal nothing none"],
  ["full", `full complete ${normal}`, "limited decreased reduced restricted"],
  ["limited restricted", "limited restricted decreased reduced less cannot difficulty trouble not", "full"],
  ["stable", "stable same unchanged well good fine okay great normal controlled steady", "unstable worse worsening"],
  [
    "unstable",
    "unstable wobbly uncontrolled worse worsening buckle gives out",
    "stable same unchanged well good fine great normal",
  ],
  [
    "uncontrolled poorly",
    "uncontrolled poorly poor bad high higher worse elevated off up not",
    "controlled better good great stable excellent perfect",
  ],
  [
    "controlled",
    "controlled well good great fine stable normal better okay under",
    "uncontrolled poorly high elevated worse bad",
  ],
  [
    "elevated high increased higher",
    "elevated high higher up increased above over raised tachycardic rising more worse",
    "low lower decreased down reduced below",
  ],
  [
    "low lower decreased reduced diminished",
    "low lower decreased down reduced below less limited weak diminished poor drop dropped difficulty cannot not loss",
    "elevated high higher increased raised",
  ],
  [
    "mild slight slightly minimal",
    "mild mildly slight slightly little bit small minimal tiny minor low trace some early low-grade faint",
    "severe severely terrible significant excruciating",
  ],
  [
    "severe severely",
    "severe severely terrible bad significant excruciating worst awful horrible 10 9 8 intense unbearable lot really extreme very",
    "mild mildly slight slightly little minor",
  ],
  [
    "improved improving improves better eased easing lessened lessening",
    "improved improving improves improve eases ease better good great well helped helps relief resolved gone less easier healing down relieved",
    "worse worsened worsening worsens",
  ],
  [
    "worsened worsening worsens worse intensified escalated deteriorated deteriorating",
    "worse worsened worsening bad aggravates increases more hurts progressed up harder exacerbated flare increased",
    "better improved improving",
  ],
];
const grades = new Map<string, Grade>(
  gradeLists.flatMap(([words, same, opposite]) =>
    words.split(" ").map((word) => [word, { same: set(`${words} ${same}`), opposite: set(opposite) }] as const),
  ),
);
/**
 * Maximum number of best matches with which a contradiction blocks signing; with more, the sentence can be about
 * another of them.
 */
const maxClearMatches = 2;
/** Words of such weight that they are reported if neither they nor a synonym was said. */
const mustBeSaid = new Set(
  "abnormal coarse absent irregular rigid unstable severe severely positive worsened".split(" "),
);

/**
 * Finds the first word that grades a finding differently from what was said, such as "normal" for abnormal or "mild"
 * for severe, or a word in `mustBeSaid` that was not mentioned. A negated word ("not severe") is skipped, as is one
 * after "if" or "unless". Returns at most one fault.
 */
export function gradeFaults(checked: CheckedSentence): Fault[] {
  const { statement, visit, support } = checked;
  const about = closest(support);
  for (const [i, token] of statement.tokens.entries()) {
    const grade = grades.get(token.text);
    const isNegated = /^(?:no|not|without|non|denies|never|nor)$/.test(statement.tokens[i - 1]?.text ?? "");
    if (
      !grade ||
      isNegated ||
      (token.text === "controlled" &&
        /^(?:poorly|inadequately|suboptimally|partly)$/.test(statement.tokens[i - 1]?.text ?? "")) ||
      (movements.has(token.text) && !movementPattern.test(statement.text)) ||
      ((token.text === "positive" || token.text === "negative") && isAboutSymptom(statement, i + 1))
    )
      continue;
    const base = { kind: "finding" as const, value: token.raw, at: token.start };
    if (statement.tokens.slice(0, i).some(({ text }) => text === "if" || text === "unless")) continue;
    const reverse = reversedIn(statement, i, support.best, visit);
    if (reverse) return [{ ...base, must: true, detail: `“${token.raw}” doesn’t match what was said`, heard: reverse }];
    // "Worse with walking, better with rest" can rest on two statements.
    const isMixed = statement.tokens.some(({ text }) => grade.opposite.has(text));
    const same = (isMixed ? support.best : about).some((said) => hasAny(said, grade.same));
    const opposed = about.find((said) => isStated(said) && hasAny(said, grade.opposite) && !hasAny(said, grade.same));
    if (opposed && !same)
      return [
        {
          ...base,
          must: support.best.length <= maxClearMatches,
          detail: `“${token.raw}” doesn’t match what was said`,
          heard: opposed,
        },
      ];
    const isCourse = !same && courses.has(token.text);
    if (isCourse && saidInCited(checked).some((each) => hasAny(each, grade.same))) continue;
    const course = isCourse ? saidInCited(checked).find((each) => hasAny(each, grade.opposite)) : undefined;
    if (course) return [{ ...base, must: false, detail: `“${token.raw}” doesn’t match what was said`, heard: course }];
    if (mustBeSaid.has(token.text) && !same && !isSaidAnywhere(visit, token.text))
      return [{ ...base, must: false, detail: `“${token.raw}” wasn’t mentioned`, heard: about[0] ?? null }];
  }
  return [];
}

/** Words for the course of a symptom. */
const courses = new Set("improved improving improves better worsened worsening worsens worse".split(" "));
/** Returns the statements of the patient in the turns that the sentence cites. */
const saidInCited = ({ visit, cited }: CheckedSentence): SaidStatement[] =>
  cited.size === 0 ? [] : visit.statements.filter(({ turn, by }) => by === "patient" && cited.has(turn.id));

/** Words that grade only a movement: "full range of motion", but "full week". */
const movements = new Set(["full", "limited", "restricted"]);
/** Matches words for a movement or strength. */
const movementPattern = /\b(?:range|motion|movement|strength|flexion|extension|rotation)\b/i;

/** Returns whether "positive" or "negative" before the token `next` is about a symptom: "positive for cough". */
const isAboutSymptom = ({ tokens, mentions }: Statement, next: number): boolean =>
  tokens[next]?.text === "for" || mentions.some(({ kind, from }) => kind === "symptom" && from === next);

/** Words that grade a finding, and the words for the opposite in notes and in speech. Each pair counts both ways. */
const oppositeWords: readonly (readonly [words: string, opposites: string])[] = [
  ["positive", "negative"],
  ["normal", "abnormal"],
  ["clear", "coarse"],
  ["intact", "absent"],
  ["regular", "irregular"],
  ["soft", "rigid"],
  ["stable", "unstable"],
  ["tender", "nontender non-tender"],
  ["improved improves better", "worsened worsens worse"],
  ["elevated high higher", "low lower"],
  ["increased", "decreased reduced limited restricted diminished"],
  ["mild slight minimal", "severe"],
];
/** The opposites of each word in `oppositeWords`. */
const oppositesByWord = new Map<string, string[]>();
for (const [words, opposites] of oppositeWords)
  for (const [one, other] of [
    [words, opposites],
    [opposites, words],
  ] as const)
    for (const word of one.split(" ")) oppositesByWord.set(word, other.split(" "));

/**
 * Returns a best match, or a statement about the same test, in which the opposite of the word at a token is close to
 * the same word or term: "positive straight leg raise" for "Negative straight leg raise". Null if there is none, or if
 * one of these statements has the word itself close to it.
 */
function reversedIn(
  statement: Statement,
  at: number,
  best: readonly SaidStatement[],
  visit: SaidVisit,
): SaidStatement | null {
  const word = statement.tokens[at]?.text ?? "";
  const others = oppositesByWord.get(word) ?? [];
  const beside = neighborsOf(statement, at);
  if (others.length === 0 || beside.size === 0) return null;
  const ofTest = [...beside].flatMap((key) => (key.startsWith("test:") ? (visit.byKey.get(key) ?? []) : []));
  const about = [...new Set([...best, ...ofTest])];
  const isBeside = (said: SaidStatement, i: number): boolean =>
    [...neighborsOf(said, i)].some((key) => beside.has(key)) && !isDenied(said.text, said.tokens, i, i + 1);
  if (
    about.some((said) => said.tokens.some(({ text }, i) => text === word && (best.includes(said) || isBeside(said, i))))
  )
    return null;
  const says = (said: SaidStatement): boolean =>
    said.tokens.some(({ text }, i) => others.includes(text) && isBeside(said, i));
  return about.find((said) => isStated(said) && says(said)) ?? null;
}

/** Returns the keys of the terms and content words at most three tokens away from a token. */
function neighborsOf({ mentions, words }: Statement, at: number): Set<string> {
  const isNear = (from: number): boolean => from !== at && Math.abs(from - at) <= 3;
  return new Set([
    ...mentions.filter(({ from }) => isNear(from)).map(({ kind, name }) => `${kind}:${name}`),
    ...words.filter((each) => isNear(each.at)).map(({ stem }) => stem),
  ]);
}

/** Returns up to four statements that match the sentence about as well as the best one. */
const closest = ({ ranked }: CheckedSentence["support"]): SaidStatement[] => {
  const top = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score }) => score >= 0.75 * top)
    .slice(0, 4)
    .map(({ said }) => said);
};

/** Returns whether a statement states what it names: it is not a question, or one that was answered. */
const isStated = ({ isQuestion, answer }: SaidStatement): boolean => !isQuestion || answer === "present";

/** Returns whether a statement has one of the words without a negation of it. */
const hasAny = (said: SaidStatement, words: ReadonlySet<string>): boolean =>
  said.tokens.some(
    ({ text }, i) =>
      words.has(text) && !isFiller(said, i) && (negations.has(text) || !isDenied(said.text, said.tokens, i, i + 1)),
  );

/** Words that grade nothing at the beginning of a sentence: "well, your sugar is high", "okay good so". */
const fillers = new Set(
  "well okay good great fine alright so and um uh oh yeah nice perfect excellent now no yes".split(" "),
);
/** Returns whether a word is one of the `fillers` with which a statement begins. */
const isFiller = ({ tokens }: Statement, at: number): boolean =>
  at < 4 && tokens.length > at + 2 && tokens.slice(0, at + 1).every(({ text }) => fillers.has(text));

/** Returns whether the word itself was said anywhere; synonyms do not count. */
function isSaidAnywhere(visit: SaidVisit, word: string): boolean {
  const forms = new Set(tokenize(word).map(({ text }) => text));
  return visit.statements.some((said) => said.tokens.some(({ text }) => forms.has(text)));
}
