/**
 * Matches a test whose outcome is said as having the disease or not, with its parts as groups: "| I had the covid test
 * | and I | don't have | it".
 */
const testedPattern =
  /^([^.;]{0,80}?\b(?:covid(?:-19)?|coronavirus|flu|strep|mono|hiv|tb|pregnancy) (?:test|swab)s?\b[^.;]{0,30}?) (?:and|but) I (do not have|have) (?:it|that)(?=[.;]|,?\s*$| (?:and|so|thankfully|luckily)\b)/i;

/**
 * Rewrites a test result that is said as having the disease or not: "I had the covid test and I do not have it" becomes
 * "I had the covid test and it was negative". Other texts are unchanged.
 */
export const withTestResult = (text: string): string =>
  text.replace(
    testedPattern,
    (_all, test: string, outcome: string) => `${test} and it was ${/not/i.test(outcome) ? "negative" : "positive"}`,
  );
