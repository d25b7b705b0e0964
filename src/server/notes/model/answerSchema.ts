import { z } from "zod";
import type { Template } from "../../../shared/templates/template";
import type { ChatRequest } from "./ChatModel";

/**
 * A sentence of a model's answer. `section` is the key or title of a section; neither it nor the text's length is
 * checked here. `turns` are the numbers, from 1, of the visit's turns that it rests on; empty if the model gave none
 * that are valid.
 */
export const modelSentenceSchema = z.object({
  section: z.string(),
  text: z.string().trim().min(1),
  turns: z.array(z.coerce.number().int()).max(200).catch([]),
});
/** A sentence of a model's answer, see `modelSentenceSchema`. */
export type ModelSentence = z.output<typeof modelSentenceSchema>;

/**
 * Returns the JSON schema of an answer for a template, whose section keys are the only values of `section`, in the
 * subset that endpoints accept in their strict mode.
 */
export function answerSchema(template: Pick<Template, "sections">): ChatRequest["schema"] {
  const sentence = {
    type: "object",
    properties: {
      section: { type: "string", enum: template.sections.map(({ key }) => key) },
      text: { type: "string" },
      turns: { type: "array", items: { type: "integer" } },
    },
    required: ["section", "text", "turns"],
    additionalProperties: false,
  };
  return {
    name: "note",
    schema: {
      type: "object",
      properties: { sentences: { type: "array", items: sentence } },
      required: ["sentences"],
      additionalProperties: false,
    },
  };
}
