import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import type { PatchStyleRule } from "../../shared/style/styleRule";
import { useApi } from "../http/useApi";
import { StyleApi } from "./StyleApi";

const queryKey = ["style-rules"];

/** Loads and changes the person's style rules; `rules` is undefined until loaded. */
export function useStyleRules() {
  const api = useApi(StyleApi);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => api.rules(), refetchOnMount: "always" });
  const changing = useMutation({
    mutationFn: ({ id, ...change }: PatchStyleRule & { id: string }) => api.change(id, change),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return {
    rules: data,
    error: error && AppError.from(error),
    reload: () => void refetch(),
    changing: {
      /** Changes a rule. @param onDone called once it is saved */
      change: (id: string, change: PatchStyleRule, onDone?: () => void) =>
        changing.mutate({ id, ...change }, { onSuccess: () => onDone?.() }),
      /** Forgets why the last change failed. */
      reset: () => changing.reset(),
      id: changing.isPending ? changing.variables.id : null,
      /** Why the last change failed; null if it did not. The rule is `failedId`. */
      error: changing.error && AppError.from(changing.error),
      failedId: changing.isError ? changing.variables.id : null,
    },
  };
}

/** Loads the examples of a rule while `isShown`. */
export function useStyleExamples(id: string, isShown: boolean) {
  const api = useApi(StyleApi);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, id],
    queryFn: () => api.examples(id),
    enabled: isShown,
  });
  return { examples: data, error: error && AppError.from(error), reload: () => void refetch() };
}
