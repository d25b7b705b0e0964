import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import type { Snippet } from "../../shared/notes/snippet";
import { useApi } from "../http/useApi";
import { SnippetsApi } from "./SnippetsApi";

const queryKey = ["snippets"];

/** Loads and saves the person's snippets; `snippets` is undefined until loaded. */
export function useSnippets() {
  const api = useApi(SnippetsApi);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => api.read() });
  const saving = useMutation({
    mutationFn: (snippets: readonly Snippet[]) => api.save(snippets),
    onSuccess: (snippets) => queries.setQueryData(queryKey, snippets),
  });
  return {
    snippets: data,
    error: error && AppError.from(error),
    reload: () => void refetch(),
    /** Reads the snippets again. @returns those loaded before if that failed; null if there are none. */
    readNow: async () => (await refetch()).data ?? null,
    saving: {
      save: saving.mutate,
      isRunning: saving.isPending,
      isDone: saving.isSuccess,
      error: saving.error && AppError.from(saving.error),
    },
  };
}
