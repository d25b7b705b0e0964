import type { Fact } from "../../../facts/Fact";
import { findTerms } from "../../../facts/lexicon/findTerms";
import { tokenize } from "../../../facts/lexicon/tokenize";
import { conditionName } from "../../writing/sentences/conditionName";
import type { SaidVisit } from "../reading/SaidVisit";
import type { MissingStatement } from "./MissingStatement";
import type { WrittenNote } from "./readNote";
import { sentenceCase } from "../../../../shared/sentenceCase";

/** Matches words with which a clinician introduces a problem: "as far as your knee", "for your diabetes". */
const introducesPattern =
  /\b(?:(?:for|as far as|in terms of|regarding|with (?:regards? to|respect to)|about|when it comes to|concerning) (?:your|his|her|the|my)|(?:first|second|third|fourth|next|last|other|final) (?:problem|issue|diagnosis|concern|thing)|assessment|diagnos\w+|you (?:do )?have|consistent with|i think (?:you|this|it|that)|this is|looks like|suspect|impression)\b/i;

/**
 * Finds conditions that were assessed after the first third of the visit and that assessment and plan do not name. In a
 * plan organized by problem, also finds problems without a line of their own.
 */
export function problemOmissions(visit: SaidVisit, facts: readonly Fact[], note: WrittenNote): MissingStatement[] {
  const missing: MissingStatement[] = [];
  const stated = facts.filter(
    ({ kind, status, polarity }) => kind === "problem" && status === "current" && polarity === "present",
  );
  const problems = new Set(
    stated.flatMap(({ slots }) => findTerms(tokenize(slots.name?.text ?? ""), ["condition"]).map(({ name }) => name)),
  );
  const seen = new Set<string>();
  const from = visit.statements.length / 3;
  for (const said of visit.statements) {
    if (
      said.by === "patient" ||
      said.isQuestion ||
      !(introducesPattern.test(said.text) || said.mentions.some(({ name }) => problems.has(name))) ||
      said.index < from
    )
      continue;
    for (const { kind, name, polarity, words, person } of said.mentions) {
      if (kind !== "condition" || polarity !== "present" || person !== null || seen.has(name)) continue;
      if (conditionName(words) === null) continue; // "cut" in "cut out the area"
      seen.add(name);
      const key = `condition:${name}`;
      const hasLine = note.problemLines.some(({ keys }) => keys.has(key));
      const isListed = note.problemLines.length < 2 || hasLine || !(introducesProblem(said.text) || problems.has(name));
      if (note.planKeys.has(key) && isListed) continue;
      missing.push({
        kind: "diagnosis",
        must: !note.keys.has(key),
        about: name,
        said,
        topic: "assessment",
        sentence: `${sentenceCase(wholeName(words, stated, said.turn.id) ?? words)}.`,
        rank: !note.keys.has(key) ? 2 : note.planKeys.has(key) ? 4.2 : 3.5,
      });
    }
  }
  return missing;
}

/**
 * Returns the name of the problem stated in a turn that the words are a part of: "rotator cuff strain" for "rotator
 * cuff". Undefined if there is none.
 */
const wholeName = (words: string, stated: readonly Fact[], turn: string): string | undefined =>
  stated.find(
    ({ slots, evidence }) =>
      evidence.some((each) => each.turn === turn) &&
      (slots.name?.text.toLowerCase().includes(words.toLowerCase()) ?? false),
  )?.slots.name?.text;

/** Returns whether the words introduce a separate problem: "in terms of your knee", "the next problem". */
const introducesProblem = (text: string): boolean =>
  /\b(?:(?:for|as far as|in terms of|regarding|about|when it comes to) (?:your|his|her|the)|(?:first|second|third|fourth|next|last|other|final) (?:problem|issue|diagnosis|concern|thing))\b/i.test(
    text,
  );
