import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import { vocabularySchema } from "../../shared/system/system";
import { useStores } from "../app/stores";

const path = "/api/v1/vocabulary";
const queryKey = ["vocabulary"];

export interface SaveWords {
  save: (words: readonly string[]) => void;
  isRunning: boolean;
  isDone: boolean;
  error: AppError | null;
}

/** The clinician's own words, given to the speech engine as hints; undefined until they are here. */
export function useVocabulary() {
  const { http } = useStores();
  const queries = useQueryClient();
  const wordsIn = (body: unknown) => vocabularySchema.parse(body).words;
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => wordsIn((await http.get<unknown>(path)).data),
  });
  const saving = useMutation({
    mutationFn: async (words: readonly string[]) => wordsIn((await http.put<unknown>(path, { words })).data),
    onSuccess: (words) => queries.setQueryData(queryKey, words),
  });
  const saved: SaveWords = {
    save: saving.mutate,
    isRunning: saving.isPending,
    isDone: saving.isSuccess,
    error: saving.error && AppError.from(saving.error),
  };
  return { words: data, error: error && AppError.from(error), reload: () => void refetch(), saving: saved };
}
