import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../../shared/errors";
import { useApi } from "../../http/useApi";
import { LiveDraftingApi } from "./LiveDraftingApi";

const queryKey = ["live-drafting"];

/** Loads and saves whether notes are drafted while the clinician records; `isOn` is undefined until loaded. */
export function useLiveDrafting() {
  const api = useApi(LiveDraftingApi);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => api.read() });
  const saving = useMutation({
    mutationFn: (on: boolean) => api.save(on),
    onSuccess: (on) => queries.setQueryData(queryKey, on),
  });
  return {
    isOn: saving.isPending ? saving.variables : data,
    error: error && AppError.from(error),
    reload: () => void refetch(),
    save: saving.mutate,
    isSaving: saving.isPending,
    notSaved: saving.error && AppError.from(saving.error),
  };
}
