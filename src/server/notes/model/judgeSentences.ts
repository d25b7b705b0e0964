import type { Finding } from "../../../shared/notes/document";
import type { Template } from "../../../shared/templates/template";
import { type SectionNames, sectionFor } from "../../../shared/notes/noteTopic";
import type { Fact } from "../../facts/Fact";
import { findDrugNames } from "../../facts/lexicon/findDrugNames";
import { tokenize } from "../../facts/lexicon/tokenize";
import { readTurns } from "../../facts/readTurns";
import type { Turn } from "../../transcription/Turn";
import { checkSentence } from "../checking/checkSentence";
import { findSupport } from "../checking/findSupport";
import { readSaidVisit } from "../checking/reading/readSaidVisit";
import { readStatement } from "../checking/reading/readStatement";
import type { SaidVisit } from "../checking/reading/SaidVisit";
import type { DraftedSentence } from "../noteEngine";

/** Sentences of a model, and the visit that they are compared with. */
export interface JudgeInput {
  turns: readonly Turn[];
  template: Pick<Template, "sections">;
  sentences: readonly DraftedSentence[];
  /** Id of the clinician. */
  person?: string | undefined;
}

/**
 * The result of comparing one sentence with the visit. `faults` are the findings that block signing or are of a kind in
 * `grave`, and the drugs that no fact lists (`unlistedDrugs`); `support` are the ids of the turns that match the
 * sentence best, best first; `coverage` is the share of its terms that were said, from 0 to 1.
 */
export interface Judgement {
  faults: Pick<Finding, "kind" | "detail" | "value" | "heard">[];
  support: string[];
  coverage: number;
}

/**
 * Kinds of findings for which a model's sentence is rejected even if they do not block signing, because such an error
 * can harm a patient and the built-in drafter has a sentence for what was said.
 */
const grave: ReadonlySet<Finding["kind"]> = new Set(["drug", "dose", "allergy", "side", "action", "order"]);

/**
 * The visit that was read last. It is kept because the sentences of a draft are judged one after another, and reading a
 * visit of an hour takes 0.2 s.
 */
let last: { key: string; visit: SaidVisit; drugs: ReadonlySet<string> } | null = null;

function readVisit(turns: readonly Turn[]): NonNullable<typeof last> {
  const key = JSON.stringify(turns);
  if (last?.key !== key) {
    const { sentences, facts } = readTurns(turns);
    last = { key, visit: readSaidVisit(turns, facts, sentences), drugs: drugsIn(facts) };
  }
  return last;
}

/** Returns the drugs that are taken, ordered, advised or refused, by their generic names. */
function drugsIn(facts: readonly Fact[]): ReadonlySet<string> {
  const named = facts
    .filter(({ kind, status }) => listed.has(kind) && status !== "withdrawn")
    .flatMap(({ slots }) => [slots.name, slots.object, slots.detail, slots.of]);
  const texts = named.map((value) => value?.text ?? "").join("; ");
  return new Set(findDrugNames(tokenize(texts)).map(({ inn }) => inn));
}

/** Kinds of facts whose drugs a sentence of the medications or the plan can name. */
const listed: ReadonlySet<Fact["kind"]> = new Set(["medication", "order", "advice", "followUp", "refusal"]);

/**
 * Returns a fault for each drug that a sentence of the medications or the plan names, but no fact says is taken,
 * ordered, advised or refused: it was only mentioned, or asked for.
 * @param drugs generic names of the drugs that facts name.
 */
function unlistedDrugs({ section, text }: DraftedSentence, template: SectionNames, drugs: ReadonlySet<string>) {
  const isListed = (["medications", "plan"] as const).some((topic) => sectionFor(topic, template) === section);
  if (!isListed) return [];
  return findDrugNames(tokenize(text))
    .filter(({ inn, isAmbiguous }) => !isAmbiguous && !drugs.has(inn))
    .map(({ name }) => ({
      kind: "order" as const,
      detail: "The visit does not say that this drug is taken or ordered",
      value: name,
      heard: null,
    }));
}

/** Compares sentences with what was said, with the checks of the note. Returns one result for each, in their order. */
export function judgeSentences({ turns, template, sentences }: JudgeInput): Judgement[] {
  const { visit, drugs } = readVisit(turns);
  const titles = new Map(template.sections.map(({ key, title }) => [key, title]));
  return sentences.map(({ section, text, evidence }) => {
    const cited = new Set(evidence);
    const { best, coverage } = findSupport(readStatement(text), visit, cited);
    const sentence = { id: "judged", text, evidence, origin: "drafted" as const };
    return {
      faults: [
        ...checkSentence(sentence, titles.get(section) ?? section, visit)
          .filter(({ must, kind }) => must || grave.has(kind))
          .map(({ kind, detail, value, heard }) => ({ kind, detail, value, heard })),
        ...unlistedDrugs({ section, text, evidence }, template, drugs),
      ],
      support: [...new Set(best.map(({ turn }) => turn.id))],
      coverage,
    };
  });
}
