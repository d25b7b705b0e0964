import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import { isDenied } from "../reading/isDenied";
import { rememberPerVisit } from "../reading/rememberPerVisit";
import type { SaidStatement } from "../reading/SaidVisit";
import type { Statement } from "../reading/Statement";

/** How a value or result of a test is graded. */
type Grade = "high" | "low" | "positive" | "negative" | "normal";

/** The words for each grade of a test. */
const gradeWords: Record<Grade, string> = {
  high: "elevated high higher increased raised elevation",
  low: "low lower decreased reduced",
  positive: "positive",
  negative: "negative",
  normal: "normal unremarkable",
};
const gradeOf = new Map(
  Object.entries(gradeWords).flatMap(([grade, words]) =>
    words.split(" ").map((word) => [word, grade as Grade] as const),
  ),
);
/** The grades that contradict each grade. A value written as high or low can be normal for others. */
const opposites: Record<Grade, readonly Grade[]> = {
  high: ["low"],
  low: ["high"],
  positive: ["negative"],
  negative: ["positive"],
  normal: ["low", "high"],
};
/** Maximum number of tokens between a test and the word that grades it. */
const maxReach = 10;
/** Maximum number of tokens between a test and "normal", which is often said of several things in a row. */
const maxNormalReach = 3;

/** A word that grades a test, by its position among the tokens. */
interface TestGrade {
  key: string;
  grade: Grade;
  at: number;
}

/** Returns the words of a statement that grade a test or vital sign, each with the closest test. */
function gradesIn({ text, tokens, mentions }: Statement): TestGrade[] {
  const tests = mentions.filter(({ kind, group }) => kind === "test" && group !== "referral");
  if (tests.length === 0) return [];
  return tokens.flatMap(({ text: word }, at): TestGrade[] => {
    const grade = gradeOf.get(word);
    if (!grade || isDenied(text, tokens, at, at + 1)) return [];
    const near = tests
      .map((test) => ({ test, distance: test.to <= at ? at - test.to : test.from - at }))
      .filter(({ distance }) => distance >= 0 && distance <= (grade === "normal" ? maxNormalReach : maxReach))
      .toSorted((a, b) => a.distance - b.distance)[0];
    return near ? [{ key: `test:${near.test.name}`, grade, at }] : [];
  });
}

/** Returns the grades said about a test, each with its statement; questions do not count. */
const saidGrades = rememberPerVisit((visit, key): readonly { said: SaidStatement; grade: Grade }[] =>
  (visit.byKey.get(key) ?? []).flatMap((said) =>
    said.isQuestion ? [] : gradesIn(said).flatMap((each) => (each.key === key ? [{ said, grade: each.grade }] : [])),
  ),
);

/**
 * Finds a test or vital sign with the opposite of the grade that was said about it and never the grade itself:
 * "Creatinine is low" for "your creatinine is a little elevated". Conditions ("if the test is positive") are not
 * compared. Returns at most one fault.
 */
export function testGradeFaults({ statement, visit }: CheckedSentence): Fault[] {
  for (const { key, grade, at } of gradesIn(statement)) {
    const token = statement.tokens[at];
    if (!token || statement.tokens.slice(0, at).some(({ text }) => /^(?:if|unless|whether|goal)$/.test(text))) continue;
    const said = saidGrades(visit, key);
    const opposed = said.find((each) => opposites[grade].includes(each.grade));
    if (!opposed || said.some((each) => each.grade === grade)) continue;
    const detail = `“${token.raw}” doesn’t match what was said`;
    return [{ kind: "finding", must: false, value: token.raw, at: token.start, detail, heard: opposed.said }];
  }
  return [];
}
