import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement } from "../reading/SaidVisit";

/** The course on which a step depends: that the patient gets better, or does not. */
type Course = "better" | "worse";

/** Matches a conditional clause: "if the pain persists", "unless it gets better". */
const conditionPattern = /\b(?:if|unless) (?:(?!\b(?:then|we|I will|let us|please|call|contact)\b)[^,.;?]){2,90}/gi;
/** Matches "if not" after words for an improvement, which it negates: "hopefully you pass the stone, but if not". */
const ifNotPattern =
  /\b(?:better|improv\w+|pass\w*|resolv\w+|heal\w*|work\w*|help\w*)\b[^.;?]{0,60}\bif (?:not|it does not|that does not)\b/i;
/** Matches words for an improvement: "improves", "resolved". */
const betterPattern =
  /\b(?:improv(?:e|es|ed|ing|ement)|better|resolv(?:e|es|ed|ing)|passed|passes|healed|helps?|helped|helping|works?|worked)\b/i;
/** Matches words for the lack of an improvement: "worsens", "persists". */
const worsePattern =
  /\b(?:worse|worsens?|worsened|worsening|persists?|persisted|persistent|still|continues?|continue to|symptomatic|recurs?)\b/i;
/** Matches a negation, which reverses the course: "not better", "fails to improve". */
const negatedPattern = /\b(?:not|no|never|without|fails?|failed|no longer)\b|n't\b/i;

/** Returns the course on which each condition of a text depends. */
function coursesIn(text: string): Course[] {
  const found = [...text.matchAll(conditionPattern)].flatMap(([words]): Course[] => {
    const isUnless = /^unless\b/i.test(words);
    const says = betterPattern.test(words)
      ? "better"
      : worsePattern.test(words) || /\bno longer\b/i.test(words)
        ? "worse"
        : null;
    if (says === null) return [];
    return [(says === "better") === (negatedPattern.test(words) !== isUnless) ? "worse" : "better"];
  });
  return ifNotPattern.test(text) ? [...found, "worse"] : found;
}

/** Minimum score of a statement whose condition counts, as a share of the best match's score. */
const minShare = 0.3;

/**
 * Finds a step that the note makes depend on an improvement and that was said for the case without one ("If she is
 * better, we will obtain an MRI"), or the reverse. Returns at most one fault.
 */
export function turnedConditionFaults({ statement, support }: CheckedSentence): Fault[] {
  const [written, ...others] = coursesIn(statement.text);
  if (!written || others.some((other) => other !== written)) return [];
  const top = support.ranked[0]?.score ?? 0;
  const said = support.ranked
    .filter(({ said: one, score }) => score >= minShare * top && one.by !== "patient")
    .map(({ said: one }): { one: SaidStatement; courses: Course[] } => ({ one, courses: coursesIn(one.text) }));
  const opposed = said.find(({ courses }) => courses.length > 0);
  if (!opposed || said.some(({ courses }) => courses.includes(written))) return [];
  return [
    {
      kind: "condition",
      must: false,
      value: null,
      detail: written === "better" ? "Said for the case of no improvement" : "Said for the case of an improvement",
      heard: opposed.one,
    },
  ];
}
