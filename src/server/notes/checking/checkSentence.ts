import type { Finding, Sentence } from "../../../shared/notes/document";
import type { CheckedSentence } from "./CheckedSentence";
import { clausesOf } from "./clausesOf";
import type { SideCounts } from "./countSides";
import type { Fault } from "./Fault";
import { actionFaults } from "./faults/actionFaults";
import { allergyFaults } from "./faults/allergyFaults";
import { certaintyFaults } from "./faults/certaintyFaults";
import { conditionFaults } from "./faults/conditionFaults";
import { activityFaults } from "./faults/details/activityFaults";
import { bothSidesFaults } from "./faults/details/bothSidesFaults";
import { choiceFaults } from "./faults/details/choiceFaults";
import { dateFaults } from "./faults/details/dateFaults";
import { describedFaults } from "./faults/details/describedFaults";
import { discussedFaults } from "./faults/details/discussedFaults";
import { eventTimeFaults } from "./faults/details/eventTimeFaults";
import { kindFaults } from "./faults/details/kindFaults";
import { returnFaults } from "./faults/details/returnFaults";
import { sideEffectFaults } from "./faults/details/sideEffectFaults";
import { typeFaults } from "./faults/details/typeFaults";
import { doubtedWordsFaults } from "./faults/doubtedWordsFaults";
import { addedAsNeededFaults } from "./faults/drugs/addedAsNeededFaults";
import { adherenceFaults } from "./faults/drugs/adherenceFaults";
import { courseFaults } from "./faults/drugs/courseFaults";
import { doseFaults } from "./faults/drugs/doseFaults";
import { drugFaults } from "./faults/drugs/drugFaults";
import { frequencyFaults } from "./faults/drugs/frequencyFaults";
import { newDoseFaults } from "./faults/drugs/newDoseFaults";
import { gradeFaults } from "./faults/gradeFaults";
import { hedgedFaults } from "./faults/hedgedFaults";
import { listenFaults } from "./faults/listenFaults";
import { takenFaults } from "./faults/drugs/takenFaults";
import { lostNegationFaults } from "./faults/polarity/lostNegationFaults";
import { numberFaults } from "./faults/numberFaults";
import { polarityFaults } from "./faults/polarity/polarityFaults";
import { oppositeFaults } from "./faults/oppositeFaults";
import { refusalFaults } from "./faults/refusalFaults";
import { relativeFaults } from "./faults/relativeFaults";
import { reliefFaults } from "./faults/reliefFaults";
import { sideFaults } from "./faults/sideFaults";
import { siteFaults } from "./faults/siteFaults";
import { statusFaults } from "./faults/statusFaults";
import { subjectFaults } from "./faults/subjectFaults";
import { testGradeFaults } from "./faults/testGradeFaults";
import { turnedConditionFaults } from "./faults/turnedConditionFaults";
import { unsaidFaults } from "./faults/unsaidFaults";
import { findSupport } from "./findSupport";
import { piecesOf } from "./reading/piecesOf";
import type { SaidVisit } from "./reading/SaidVisit";
import { readStatement } from "./reading/readStatement";
import { toFinding } from "./toFinding";

/** Checks of a whole sentence, or of a piece of a very long one. */
const checks: readonly ((checked: CheckedSentence) => Fault[])[] = [
  allergyFaults,
  drugFaults,
  doseFaults,
  newDoseFaults,
  frequencyFaults,
  addedAsNeededFaults,
  takenFaults,
  adherenceFaults,
  numberFaults,
  typeFaults,
  dateFaults,
  eventTimeFaults,
  courseFaults,
  returnFaults,
  sideFaults,
  bothSidesFaults,
  siteFaults,
  polarityFaults,
  subjectFaults,
  relativeFaults,
  actionFaults,
  activityFaults,
  refusalFaults,
  discussedFaults,
  sideEffectFaults,
  // Only the first of these that finds something counts, because they compare the same words.
  (checked) => {
    const faults = gradeFaults(checked);
    if (faults.length > 0) return faults;
    const opposed = oppositeFaults(checked);
    if (opposed.length > 0) return opposed;
    const graded = testGradeFaults(checked);
    if (graded.length > 0) return graded;
    const other = [kindFaults, choiceFaults, describedFaults].map((check) => check(checked));
    return other.find((each) => each.length > 0) ?? [];
  },
  unsaidFaults,
  certaintyFaults,
  conditionFaults,
  statusFaults,
  turnedConditionFaults,
  reliefFaults,
  lostNegationFaults,
  hedgedFaults,
  doubtedWordsFaults,
];

const nothingSupports: Fault = {
  kind: "unsupported",
  must: false,
  value: null,
  detail: "Nothing said supports this sentence",
};

/**
 * Checks that are repeated for each clause of a compound sentence, because a clause can match another statement of the
 * visit than the whole sentence does. The checks not listed here compare single values, or all matches.
 */
const clauseChecks: readonly ((checked: CheckedSentence) => Fault[])[] = [
  polarityFaults,
  certaintyFaults,
  statusFaults,
];

/** Returns the faults of the clauses of a compound sentence, except of kinds that the whole sentence has already. */
function clauseFaults(whole: CheckedSentence, known: readonly Fault[]): Fault[] {
  const kinds = new Set(known.map(({ kind }) => kind));
  return clausesOf(whole.statement.text).flatMap(({ text, start }) => {
    const statement = readStatement(text);
    const clause = { ...whole, statement, support: findSupport(statement, whole.visit, whole.cited) };
    const faults = clauseChecks.flatMap((check) => check(clause)).filter(({ kind }) => !kinds.has(kind));
    return shifted(faults, start);
  });
}

/**
 * Checks one sentence of a note against the visit. Returns no findings for a sentence that was taken over from an
 * earlier record (`origin` is `history`) or has no words. A drafted sentence without evidence is not compared with the
 * visit: it gets the finding that nothing supports it and, if one of its values was heard unclearly, that too. Any
 * other sentence gets the findings of all checks, without duplicates. A very long one is checked piece by piece.
 * @param section title of the section that has the sentence, or its key if it has no title.
 * @param noteSides from `countSides`, for the whole note.
 */
export function checkSentence(
  sentence: Pick<Sentence, "id" | "text" | "evidence" | "origin">,
  section: string,
  visit: SaidVisit,
  noteSides: SideCounts = new Map(),
): Finding[] {
  if (sentence.origin === "history" || !/\w/.test(sentence.text)) return [];
  const findings = piecesOf(sentence.text)
    .flatMap(({ text, start }) => shifted(faultsOf({ ...sentence, text }, section, visit, noteSides), start))
    .map((fault) => toFinding(sentence, fault));
  return [...new Map(findings.map((finding) => [finding.id, finding])).values()];
}

/** Returns the faults of a sentence, or of a piece of it. */
function faultsOf(
  { text, evidence, origin }: Pick<Sentence, "text" | "evidence" | "origin">,
  section: string,
  visit: SaidVisit,
  noteSides: SideCounts,
): Fault[] {
  const cited = new Set(evidence);
  const statement = readStatement(text);
  const checked: CheckedSentence = {
    statement,
    section,
    isTyped: cited.size === 0 && origin !== "drafted",
    cited,
    visit,
    noteSides,
    support: findSupport(statement, visit, cited),
  };
  const hasNoEvidence = origin === "drafted" && cited.size === 0;
  const whole = hasNoEvidence ? [] : checks.flatMap((check) => check(checked));
  const mismatches = hasNoEvidence ? [nothingSupports] : [...whole, ...clauseFaults(checked, whole)];
  // A value that does not match is not also reported as heard unclearly.
  return [
    ...mismatches,
    ...listenFaults(checked).filter(({ value }) => !mismatches.some((each) => each.value === value)),
  ];
}

/** Returns the faults of a part of a sentence with offsets in the whole sentence; the part begins at `start`. */
const shifted = (faults: readonly Fault[], start: number): Fault[] =>
  faults.map((fault) => (fault.at === undefined ? fault : { ...fault, at: fault.at + start }));
