import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { AppError } from "../../../shared/errors";
import type { VisitDocument } from "../../../shared/notes/document";
import type { TranslationLanguage } from "../../../shared/notes/translation";
import { useApi } from "../../http/useApi";
import { DocumentsApi } from "../DocumentsApi";

/**
 * Translates a document. When the dialog closes, the translation is dropped, and one being written is cancelled.
 */
export function useTranslation({ id, version }: Pick<VisitDocument, "id" | "version">) {
  const api = useApi(DocumentsApi);
  const running = useRef<AbortController>(null);
  const translating = useMutation({
    mutationFn: (language: TranslationLanguage) => {
      running.current = new AbortController();
      return api.translate(id, { language, version }, running.current.signal);
    },
    gcTime: 0,
  });
  useEffect(() => () => running.current?.abort(), []);
  return {
    translate: (language: TranslationLanguage) => translating.mutate(language),
    /** Forgets the translation, and cancels one that is being written. */
    forget: () => {
      running.current?.abort();
      translating.reset();
    },
    translation: translating.data,
    isTranslating: translating.isPending,
    error: translating.error && AppError.from(translating.error),
  };
}
