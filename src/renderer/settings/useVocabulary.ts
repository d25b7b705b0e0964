import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import { useApi } from "../http/useApi";
import { VocabularyApi } from "./VocabularyApi";

const queryKey = ["vocabulary"];

/** The function that saves the vocabulary, and the state of the last save. */
export interface SaveStatus {
  save: (words: readonly string[]) => void;
  isRunning: boolean;
  isDone: boolean;
  error: AppError | null;
}

/** Loads and saves the clinician's vocabulary; `words` is undefined until loaded. */
export function useVocabulary() {
  const api = useApi(VocabularyApi);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api.read(),
  });
  const saving = useMutation({
    mutationFn: (words: readonly string[]) => api.save(words),
    onSuccess: (words) => queries.setQueryData(queryKey, words),
  });
  const saved: SaveStatus = {
    save: saving.mutate,
    isRunning: saving.isPending,
    isDone: saving.isSuccess,
    error: saving.error && AppError.from(saving.error),
  };
  return { words: data, error: error && AppError.from(error), reload: () => void refetch(), saving: saved };
}
