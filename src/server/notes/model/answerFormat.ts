import { z } from "zod";
import type { Template } from "../../../shared/templates/template";
import type { ChatRequest } from "./ChatModel";

/** A sentence as a model answers it; `turns` are the numbers of the turns in the request. */
export const answeredSentenceSchema = z.object({
  section: z.string(),
  text: z.string().trim().min(1).max(2_000),
  turns: z.array(z.coerce.number().int()).max(200).catch([]),
});
export type AnsweredSentence = z.output<typeof answeredSentenceSchema>;

/** Returns the JSON schema of an answer, in the subset that endpoints accept in their strict mode. */
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
