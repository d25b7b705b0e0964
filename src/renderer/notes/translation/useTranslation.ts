import { useMutation } from "@tanstack/react-query";
import { AppError } from "../../../shared/errors";
import type { VisitDocument } from "../../../shared/notes/document";
import type { TranslationLanguage } from "../../../shared/notes/translation";
import { useApi } from "../../http/useApi";
import { DocumentsApi } from "../DocumentsApi";

/** Translates a document. The translation is not kept when the dialog closes. */
export function useTranslation({ id, version }: Pick<VisitDocument, "id" | "version">) {
  const api = useApi(DocumentsApi);
  const translating = useMutation({
    mutationFn: (language: TranslationLanguage) => api.translate(id, { language, version }),
    gcTime: 0,
  });
  return {
    translate: (language: TranslationLanguage) => translating.mutate(language),
    /** Forgets the translation, because another language was chosen. */
    forget: () => translating.reset(),
    translation: translating.data,
    isTranslating: translating.isPending,
    error: translating.error && AppError.from(translating.error),
  };
}
