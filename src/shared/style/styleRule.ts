import { z } from "zod";
import { plainTextSchema } from "../plainTextSchema";

/**
 * What a rule does: replaces words by other words, replaces words by their abbreviation, leaves out a sentence, or
 * reorders labeled sentences.
 */
const styleRuleKinds = ["wording", "abbreviation", "left_out", "order"] as const;

/**
 * A way of writing that a person repeated in the notes of several visits. It holds for the drafts of one template and
 * section. `from` and `to` depend on the kind: drafted words and the words that replace them; for `left_out`, the
 * drafted sentence and ""; for `order`, two labels such as “Respiratory”: the sentences of `to` come before those of
 * `from`. `proposed`: not yet answered by the person. Only `accepted` rules act; an accepted rule can be switched
 * `off`.
 */
export const styleRuleSchema = z.object({
  id: z.uuid(),
  kind: z.enum(styleRuleKinds),
  template_id: z.string(),
  template_name: z.string(),
  section: z.string(),
  section_title: z.string(),
  from: z.string(),
  to: z.string(),
  status: z.enum(["proposed", "accepted", "refused", "off"]),
  /** Present if this version finds that the rule could change a fact, so that it does not act: why, as a sentence. */
  off_because: z.string().optional(),
  /** When the edit was repeated often enough. */
  proposed_at: z.iso.datetime({ offset: true }),
});
export type StyleRule = z.infer<typeof styleRuleSchema>;

/** The rules of the signed-in person, newest first (`GET /style-rules`). */
export const styleRulesSchema = z.object({ rules: z.array(styleRuleSchema) });

/** Maximum length in characters of the words that a rule writes. */
export const maxStyleWordsLength = 200;

/** An answer to a rule, or a new text for its `to` (`PATCH /style-rules/{id}`). */
export const patchStyleRuleSchema = z.object({
  status: z.enum(["accepted", "refused", "off"]).optional(),
  to: plainTextSchema().min(1, "Write the words to use instead.").max(maxStyleWordsLength).optional(),
});
export type PatchStyleRule = z.infer<typeof patchStyleRuleSchema>;

/**
 * The edits that a rule was learned from (`GET /style-rules/{id}/examples`): the sentence as drafted and as signed, ""
 * if it was removed. Edits in visits that were deleted are missing.
 */
export const styleExamplesSchema = z.object({
  examples: z.array(z.object({ visit_id: z.uuid(), before: z.string(), after: z.string() })),
});
export type StyleExample = z.infer<typeof styleExamplesSchema>["examples"][number];
