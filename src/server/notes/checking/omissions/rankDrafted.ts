import type { NoteTopic } from "../../../../shared/notes/noteTopic";
import type { FactKind } from "../../../facts/Fact";
import type { PlannedSentence } from "../../writing/PlannedSentence";
import { readStatement } from "../reading/readStatement";
import type { Mention } from "../reading/Statement";

/** Weights of topics: positive if clinicians write such sentences more often than others. */
const topicWeights: Partial<Record<NoteTopic, number>> = {
  family_history: 1,
  social_history: -0.1,
  past_history: -0.3,
  vitals: -0.4,
  exam: 0.3,
  assessment: -0.3,
  plan: -0.15,
};
/** Weights of the kinds of facts that a sentence states. */
const factWeights: Partial<Record<FactKind, number>> = { problem: 0.5, advice: -0.4, followUp: -0.6, statement: -0.4 };
/** Weight of each clinical term by kind. At most `maxTerms` terms of a kind count. */
const termWeights: Partial<Record<Mention["kind"], number>> = {
  drug: 0.7,
  procedure: 0.7,
  test: 0.6,
  condition: 0.5,
  symptom: 0.45,
  site: 0.3,
  relative: -0.3,
};
const maxTerms = 2;
/** Weight of each number beside a clinical term, of which at most `maxTerms` count. */
const numberWeight = 0.7;
/** Weights of matches in a sentence. */
const wordWeights: readonly (readonly [words: RegExp, weight: number])[] = [
  [
    /\b(?:know|guess|things?|stuff|something|anything|really|just|that|this|it|they|them|lot|get|got|going|like)\b/i,
    -0.5,
  ],
  [/\b(?:they|their)\b/i, -0.3],
  [/\b(?:explained|discussed)\b/, -0.7],
  [/\b(?:advised?|recommend|encourage|avoid|instruct|continue|should)/i, 0.5],
  [/\b(?:history of|has been|for the (?:past|last)|since|ago)\b/i, 0.35],
  [/“/, -0.8],
  [
    /\b(?:slipp|fell\b(?! asleep)|fallen|falls\b|tripp|twist|ran into|landed|rolled|hit (?:his|her|the|their)|injur|accident|heard an? (?:pop|crack|snap))/i,
    0.7,
  ],
  [
    /\b(?:forget|forgot|miss(?:es|ed|ing)? (?:a |some |his |her |the |their )?(?:dose|pill|medic)|ran out|runs out|compliant|has tried|tried)/i,
    0.4,
  ],
  [/\b(?:concern|worried|consistent with|suspect|caused by|explains?\b)/i, 0.5],
];
/** Weight of a sentence that the clinician said. */
const clinicianWeight = 0.4;
/** Weight of each ten tokens of a sentence, and of one with more than `maxTokens`. */
const lengthWeight = -0.2;
const longWeight = -0.25;
const maxTokens = 22;
/** Weight of the share of a sentence that the note has: what it states in part is often said in other words. */
const shareWeight = -2.1;
/** Kinds of facts that do harm if they are lost: their sentences have `keptRank` or better. */
const keptKinds: ReadonlySet<FactKind> = new Set(["advice", "followUp", "problem", "refusal"]);
const keptRank = 3.9;
/** The highest rank of a follow-up with a condition: when to come back ("if the fever returns"). */
const returnRank = 3.5;
/** Rank of a sentence whose likelihood (log-odds) is 0. */
const evenRank = 3.8;

/**
 * Returns the rank of a drafted sentence that the note lacks, by how likely a clinician is to write such a sentence;
 * lower is more important. The weights are those of a logistic regression on drafted sentences and notes by clinicians
 * (decision 38).
 * @param share the share of the sentence that the note has, from `coverage`.
 */
export function rankDrafted({ topic, text, facts }: PlannedSentence, share: number): number {
  const { mentions, quantities, tokens } = readStatement(text);
  let likelihood = 0.1 + (topicWeights[topic] ?? 0) + shareWeight * share + (lengthWeight * tokens.length) / 10;
  if (tokens.length > maxTokens) likelihood += longWeight;
  if (facts.some(({ source }) => source === "clinician")) likelihood += clinicianWeight;
  for (const [kind, weight] of Object.entries(factWeights))
    if (kind === "statement" ? facts.every((fact) => fact.kind === kind) : facts.some((fact) => fact.kind === kind))
      likelihood += weight;
  for (const [kind, weight] of Object.entries(termWeights))
    likelihood +=
      weight * Math.min(maxTerms, mentions.filter((each) => each.kind === kind && each.group !== "vital").length);
  if (mentions.length > 0) likelihood += numberWeight * Math.min(maxTerms, quantities.length);
  for (const [words, weight] of wordWeights) if (words.test(text)) likelihood += weight;
  const rank = evenRank - likelihood;
  if (facts.some(({ kind, condition }) => kind === "followUp" && condition)) return Math.min(rank, returnRank);
  return facts.some(({ kind }) => keptKinds.has(kind)) ? Math.min(rank, keptRank) : rank;
}
