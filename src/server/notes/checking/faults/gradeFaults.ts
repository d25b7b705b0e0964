import { tokenize } from "../../../facts/lexicon/tokenize";
import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement, SaidVisit } from "../reading/SaidVisit";

/** Synonyms (with the word itself) and opposites of a word that grades a finding, such as "normal". */
interface Grade {
  same: ReadonlySet<string>;
  opposite: ReadonlySet<string>;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const fine =
  "normal fine good great okay unremarkable excellent perfect clear negative well benign nice stable healthy looks alright wonderful intact regular";
const bad =
  "abnormal irregular off concerning positive enlarged swollen bad elevated high low murmur wheezing crackles weak tender decreased reduced";
const pairs: readonly (readonly [words: string, same: string, opposite: string])[] = [
  ["normal unremarkable", fine, bad],
  ["abnormal", bad, fine],
  ["clear", fine, "coarse crackles wheezing wheezes rhonchi rales congested diminished cloudy"],
  ["coarse", "coarse crackles rhonchi rough", "clear good fine normal clean"],
  ["intact", fine, "absent lost diminished decreased numb broken missing"],
  ["absent", "absent missing gone no lost not without", "intact present there normal good strong palpable"],
  ["regular", fine, "irregular arrhythmia afib"],
  ["irregular", "irregular arrhythmia afib fibrillation skipping uneven", "regular normal good fine"],
  ["soft", "soft fine good normal nontender benign", "rigid firm hard tight"],
  ["rigid", "rigid firm hard stiff tight guarding", "soft good normal fine"],
  ["negative", "negative no not normal clear fine good nothing none denies without didn't don't", "positive abnormal"],
  [
    "positive",
    "positive have had do got yes hurts pain tender abnormal has some",
    "negative no not normal nothing none",
  ],
  ["stable", "stable same unchanged well good fine okay great normal controlled steady", "unstable worse worsening"],
  [
    "unstable",
    "unstable wobbly uncontrolled worse worsening buckle gives out",
    "stable same unchanged well good fine great normal",
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
    "severe severely terrible bad significant excruciating worst awful horrible ten 10 9 8 intense unbearable lot really extreme very",
    "mild mildly slight slightly little minor",
  ],
  [
    "improved improving better",
    "improved improving better good great well helped helps relief resolved gone less easier healing down relieved",
    "worse worsened worsening",
  ],
  [
    "worsened worsening worse",
    "worse worsened worsening bad aggravates increases more hurts progressed up harder exacerbated flare increased",
    "better improved improving",
  ],
];
const grades = new Map<string, Grade>(
  pairs.flatMap(([words, same, opposite]) =>
    words.split(" ").map((word) => [word, { same: set(`${words} ${same}`), opposite: set(opposite) }] as const),
  ),
);
/** Words that change the meaning so much that they are reported if neither they nor a synonym was said. */
const marked = new Set("abnormal coarse absent irregular rigid unstable severe severely positive worsened".split(" "));

/**
 * Finds the first word that grades a finding differently from what was said, such as "normal" for abnormal or "mild"
 * for severe, or a word in `marked` that was not mentioned. Returns at most one fault.
 */
export function gradeFaults({ statement, visit, support }: CheckedSentence): Fault[] {
  const about = closest(support);
  for (const [i, token] of statement.tokens.entries()) {
    const grade = grades.get(token.text);
    const isDenied = /^(?:no|not|without|non|denies|never|nor)$/.test(statement.tokens[i - 1]?.text ?? "");
    if (
      !grade ||
      isDenied ||
      ((token.text === "positive" || token.text === "negative") && statement.tokens[i + 1]?.text === "for")
    )
      continue;
    const place = { kind: "finding" as const, value: token.raw, at: token.start };
    const same = about.some((said) => hasAny(said, grade.same));
    const opposed = about.find((said) => hasAny(said, grade.opposite) && !hasAny(said, grade.same));
    if (opposed && !same)
      return [
        {
          ...place,
          must: support.best.length <= 2,
          detail: `“${token.raw}” doesn’t match what was said`,
          heard: opposed,
        },
      ];
    if (marked.has(token.text) && !same && !saidAnywhere(visit, token.text))
      return [{ ...place, must: false, detail: `“${token.raw}” wasn’t mentioned`, heard: about[0] ?? null }];
  }
  return [];
}

/** Returns up to four statements that match the sentence about as well as the best one. */
const closest = ({ ranked }: CheckedSentence["support"]): SaidStatement[] => {
  const top = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score }) => score >= 0.75 * top)
    .slice(0, 4)
    .map(({ said }) => said);
};

const hasAny = (said: SaidStatement, words: ReadonlySet<string>): boolean =>
  said.tokens.some(({ text }) => words.has(text));

/** Returns whether the word itself was said anywhere; synonyms do not count. */
function saidAnywhere(visit: SaidVisit, word: string): boolean {
  const forms = new Set(tokenize(word).map(({ text }) => text));
  return visit.statements.some((said) => said.tokens.some(({ text }) => forms.has(text)));
}
