import type { Finding } from "../../../shared/notes/document";
import type { Template } from "../../../shared/templates/template";
import type { Turn } from "../../transcription/Turn";
import { checkSentence } from "../checking/checkSentence";
import { findSupport } from "../checking/findSupport";
import { readSaidVisit } from "../checking/reading/readSaidVisit";
import { readStatement } from "../checking/reading/readStatement";
import type { SaidVisit } from "../checking/reading/SaidVisit";
import type { DraftedSentence } from "../noteEngine";

/** What sentences of a model are compared with. */
export interface JudgeInput {
  turns: readonly Turn[];
  template: Pick<Template, "sections">;
  sentences: readonly DraftedSentence[];
  /** Id of the clinician. */
  person?: string | undefined;
}

/**
 * The comparison of one sentence with the visit. `faults` block signing; `support` are the ids of the turns that say the
 * most of the sentence, best first; `coverage` is the share of its terms that were said, from 0 to 1.
 */
export interface Judgement {
  faults: Pick<Finding, "kind" | "detail" | "value" | "heard">[];
  support: string[];
  coverage: number;
}

/** The visit read last. The sentences of one draft are judged one after another, and reading an hour takes 0.2 s. */
let last: { key: string; visit: SaidVisit } | null = null;

function readVisit(turns: readonly Turn[]): SaidVisit {
  const key = JSON.stringify(turns);
  if (last?.key !== key) last = { key, visit: readSaidVisit(turns) };
  return last.visit;
}

/** Compares sentences with what was said, with the checks of the note. */
export function judgeSentences({ turns, template, sentences }: JudgeInput): Judgement[] {
  const visit = readVisit(turns);
  const titles = new Map(template.sections.map(({ key, title }) => [key, title]));
  return sentences.map(({ section, text, evidence }) => {
    const cited = new Set(evidence);
    const { best, coverage } = findSupport(readStatement(text), visit, cited);
    const sentence = { id: "judged", text, evidence, origin: "drafted" as const };
    return {
      faults: checkSentence(sentence, titles.get(section) ?? section, visit)
        .filter(({ must }) => must)
        .map(({ kind, detail, value, heard }) => ({ kind, detail, value, heard })),
      support: [...new Set(best.map(({ turn }) => turn.id))],
      coverage,
    };
  });
}
