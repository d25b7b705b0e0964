import type { TriedModel } from "../../../shared/practice/languageModel";
import { builtInTemplate } from "../../../shared/templates/builtInTemplates";
import type { Turn } from "../../transcription/Turn";
import type { AnswerUse } from "./ChatModel";
import { ModelEngine } from "./ModelEngine";
import { ModelError } from "./ModelError";

/** Turns of an invented visit: speaker and text. */
const said: readonly [Turn["speaker"], string][] = [
  ["clinician", "What brings you in today?"],
  ["patient", "My left knee has been hurting for three weeks."],
  ["clinician", "Any fever?"],
  ["patient", "No."],
  ["patient", "I take lisinopril ten milligrams once a day."],
  ["clinician", "Take ibuprofen 400 milligrams three times a day with food, and come back in two weeks."],
];
const turns = said.map(([speaker, text], i): Turn => ({ id: `turn ${i + 1}`, speaker, text }));

const modes = {
  json_schema: "It answers in the form that Chartside asks for (JSON schema).",
  json_object: "It answers in JSON, but does not take the schema.",
  none: "It answers in plain text, from which Chartside reads the note.",
};

/**
 * Drafts a note of an invented visit with a language model. Returns whether that works, with a text for the admin: the
 * number of sentences, seconds and tokens, or why it failed.
 * @throws the signal's reason.
 */
export async function tryModel(
  model: ConstructorParameters<typeof ModelEngine>[1],
  threads: ConstructorParameters<typeof ModelEngine>[2],
  signal: AbortSignal,
): Promise<TriedModel> {
  const template = builtInTemplate("soap");
  if (!template) throw new Error("There is no built-in template “soap”.");
  const uses: AnswerUse[] = [];
  const begun = performance.now();
  let count = 0;
  try {
    const input = { kind: "note" as const, turns, template, instructions: null, withheld: null, context: {} };
    for await (const _ of new ModelEngine("tried", model, threads).draft(input, signal, (use) => void uses.push(use)))
      count += 1;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { works: false, text: error.message };
  }
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  const how = modes[uses.at(-1)?.format ?? "none"];
  return { works: true, text: `It works: ${count} sentences in ${seconds} s. ${how} ${tokensOf(uses)}` };
}

function tokensOf(uses: readonly AnswerUse[]): string {
  const sum = (of: (use: AnswerUse) => number | null): number => uses.reduce((all, use) => all + (of(use) ?? 0), 0);
  const [read, written] = [sum(({ promptTokens }) => promptTokens), sum(({ answerTokens }) => answerTokens)];
  if (read + written === 0) return "It does not say how many tokens it used.";
  return `It read ${read.toLocaleString("en-US")} tokens and wrote ${written.toLocaleString("en-US")}.`;
}
