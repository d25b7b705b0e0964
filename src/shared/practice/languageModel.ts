import { z } from "zod";
import { tooLongMessage } from "../tooLongMessage";
import { modelUseSchema } from "../notes/modelUse";
import { modelDownloadSchema } from "../system/modelDownload";

/**
 * The engines that can draft a practice's notes: the server's default, the built-in drafter, or the practice's own
 * language model.
 */
const noteEngineChoices = ["server", "offline", "own"] as const;

/** Maximum lengths in characters. */
export const languageModelLimits = { baseUrl: 500, model: 200, apiKey: 1_000 } as const;

const ownModel = z.object({
  /** e.g. `https://api.example.com/v1` */
  base_url: z
    .string()
    .trim()
    .max(languageModelLimits.baseUrl, tooLongMessage(languageModelLimits.baseUrl))
    .pipe(z.url({ protocol: /^https?$/, error: "Enter an address that begins with https://." })),
  model: z
    .string()
    .trim()
    .min(1, "Enter the name of the model.")
    .max(languageModelLimits.model, tooLongMessage(languageModelLimits.model)),
});

/** US dollars per million tokens; null if not known. */
const priceSchema = z
  .number()
  .min(0, "Enter a price of 0 or more.")
  .max(10_000, "Enter a price up to 10,000.")
  .nullable();

/** A practice's language model as its admins see it. The key is never sent to a browser. */
export const languageModelSchema = z.object({
  engine: z.enum(noteEngineChoices),
  base_url: z.string().nullable(),
  model: z.string().nullable(),
  /** Whether a key is stored. */
  has_key: z.boolean(),
  /** Whether names and identifiers are replaced before a language model gets them. */
  withholds: z.boolean(),
  /** Prices of the practice's own model in US dollars per million tokens; null if not known. */
  input_price: z.number().nullable(),
  output_price: z.number().nullable(),
  /** The use of language models for drafts of the practice's notes in the last 30 days. */
  last_30_days: modelUseSchema,
  /** The server's default. */
  server: z.object({
    engine: z.string(),
    is_model: z.boolean(),
    /** Download of the model's file to the server's computer; null if the server needs none. */
    download: modelDownloadSchema.nullable(),
  }),
});
export type LanguageModel = z.infer<typeof languageModelSchema>;

/**
 * Changes of a practice's language model. Absent fields stay as they are. A key stays only while the address leads to
 * the same service; null removes it.
 */
export const changeLanguageModelSchema = ownModel.partial().extend({
  engine: z.enum(noteEngineChoices),
  api_key: z
    .string()
    .trim()
    .min(1, "Enter the key.")
    .max(languageModelLimits.apiKey, tooLongMessage(languageModelLimits.apiKey))
    .nullable()
    .optional(),
  withholds: z.boolean().optional(),
  input_price: priceSchema.optional(),
  output_price: priceSchema.optional(),
});
export type ChangeLanguageModel = z.infer<typeof changeLanguageModelSchema>;

/** Result of trying a language model with an invented visit; `text` is one or two sentences. */
export const triedModelSchema = z.object({ works: z.boolean(), text: z.string() });
export type TriedModel = z.infer<typeof triedModelSchema>;
