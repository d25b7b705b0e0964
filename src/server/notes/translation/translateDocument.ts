import { AppError } from "../../../shared/errors";
import { countOpen } from "../../../shared/notes/countOpen";
import type { VisitDocument } from "../../../shared/notes/document";
import type { TranslateDocument, Translation } from "../../../shared/notes/translation";
import { UtterancesRepository } from "../../transcription/UtterancesRepository";
import { ModelError } from "../model/ModelError";
import { recordModelUse } from "../model/recordModelUse";
import { UseMeter } from "../model/UseMeter";
import { identityOf } from "../model/withholding/identityOf";
import { Withholding } from "../model/withholding/Withholding";
import type { NotesContext } from "../NotesContext";
import { blank } from "../writing/documents/blank";
import { translateLines } from "./translateLines";

/**
 * Translates patient instructions that are signed or could be, with the language model of the visit's practice.
 * @returns the sections with each line beside its translation.
 * @throws {AppError} `invalid_input` if it is another kind of document; `note_conflict` (with the current document) if
 * `version` is not the newest; `findings_open` if an unsigned one has issues that block signing; `conflict` if the
 * practice has no language model, or the draft is running or failed; `engine_failed` if the model fails.
 */
export async function translateDocument(
  context: NotesContext,
  userId: string,
  document: VisitDocument,
  { language, version }: TranslateDocument,
  signal: AbortSignal,
): Promise<Translation["sections"]> {
  requireTranslatable(document, version);
  const { database, vault, log, noteEngine, practiceModels } = context;
  const engine = await practiceModels.ofVisit(database, document.visit_id, noteEngine);
  if (!engine.model)
    throw new AppError("conflict", "Translations need a language model. Your practice drafts without one.");
  const identity = await identityOf(context, document.visit_id, userId); // null if the practice withholds nothing
  const turns = identity && (await new UtterancesRepository(database, vault).listByVisit(document.visit_id, log));
  const withholding = identity && (await Withholding.of(identity, turns ?? []));
  const sections = document.sections.filter(({ sentences }) => sentences.length > 0);
  const lines = sections.flatMap(({ title, sentences }) => [title, ...sentences.map(({ text }) => text)]);
  const meter = new UseMeter(engine.prices);
  try {
    const texts = await translateLines(engine.model, lines, { language, withholding, signal, onUse: meter.add });
    const pairs = lines.map((original, i) => ({ original, text: texts[i] ?? null }));
    return sections.map(({ sentences }) => {
      const [title = { original: "", text: null }, ...translated] = pairs.splice(0, sentences.length + 1);
      return { title, lines: translated };
    });
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    throw new AppError("engine_failed", `${error.message} Nothing was translated.`);
  } finally {
    await recordModelUse(context, document.visit_id, document.id, meter.total);
  }
}

/** @throws {AppError} see `translateDocument`. */
function requireTranslatable(document: VisitDocument, version: number): void {
  if (document.kind !== "patient_instructions")
    throw new AppError("invalid_input", "Only patient instructions can be translated.");
  if (document.status === "failed")
    throw new AppError("conflict", "Drafting the patient instructions failed. Redraft them, then translate.");
  if (document.drafting)
    throw new AppError("conflict", "The patient instructions are not complete yet. Translate them when they are.");
  if (document.version !== version)
    throw new AppError("note_conflict", "The patient instructions were changed since you opened them.", {
      current: document,
    });
  const hasBlank = document.sections.some(({ sentences }) => sentences.some(({ text }) => text.includes(blank)));
  if (document.status !== "signed" && (countOpen(document).toResolve > 0 || hasBlank))
    throw new AppError("findings_open", "Resolve the open issues of the patient instructions before translating them.");
}
