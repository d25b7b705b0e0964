import { z } from "zod";
import { sentVersion } from "./document";
import { printedDocumentSchema } from "./printedDocument";

/** Languages that patient instructions can be translated into, with their names in English and in themselves. */
export const translationLanguages = {
  es: { name: "Spanish", own: "Español" },
  "zh-Hans": { name: "Chinese (simplified)", own: "简体中文" },
  "zh-Hant": { name: "Chinese (traditional)", own: "繁體中文" },
  vi: { name: "Vietnamese", own: "Tiếng Việt" },
  tl: { name: "Tagalog", own: "Tagalog" },
  ar: { name: "Arabic", own: "العربية" },
  ko: { name: "Korean", own: "한국어" },
  ru: { name: "Russian", own: "Русский" },
  uk: { name: "Ukrainian", own: "Українська" },
  pl: { name: "Polish", own: "Polski" },
  pt: { name: "Portuguese", own: "Português" },
  fr: { name: "French", own: "Français" },
  ht: { name: "Haitian Creole", own: "Kreyòl ayisyen" },
  de: { name: "German", own: "Deutsch" },
  it: { name: "Italian", own: "Italiano" },
  fa: { name: "Persian", own: "فارسی" },
  hi: { name: "Hindi", own: "हिन्दी" },
  so: { name: "Somali", own: "Soomaali" },
} as const;
export type TranslationLanguage = keyof typeof translationLanguages;
const codes = Object.keys(translationLanguages) as [TranslationLanguage, ...TranslationLanguage[]];

/** `version` is the version that the clinician sees: no other is translated. */
export const translateDocumentSchema = z.object({ language: z.enum(codes), version: sentVersion });
export type TranslateDocument = z.infer<typeof translateDocumentSchema>;

/** A line and its translation; null if its numbers, units or drugs were not the same, or it was not translated. */
const translatedLineSchema = z.object({ original: z.string(), text: z.string().nullable() });

/**
 * A translation by a language model, which is not stored. Only numbers, units and drug names were compared with the
 * original. `printed` is the translation as it is printed: lines without one are in English.
 */
export const translationSchema = z.object({
  language: z.enum(codes),
  sections: z.array(z.object({ title: translatedLineSchema, lines: z.array(translatedLineSchema) })),
  printed: printedDocumentSchema,
});
export type Translation = z.infer<typeof translationSchema>;
