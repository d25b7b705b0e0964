import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SpeechModel, SpeechModels } from "../../../shared/transcription/speechModel";
import { AppError } from "../../../shared/errors";
import { useApi } from "../../http/useApi";
import { showProblem } from "../../ui/showToast";
import { type ModelChange, SpeechModelsApi } from "./SpeechModelsApi";

export type { ModelChange };

const queryKey = ["speech-models"];
/** Poll intervals in milliseconds, during a download and otherwise. */
const pollMs = { downloading: 1_000, idle: 30_000 } as const;

/** Whether a model is being downloaded or verified. */
export const isDownloading = ({ state }: SpeechModel): boolean => state === "downloading" || state === "checking";

/**
 * Loads and changes the speech models of the computer on which the server runs. `models` is undefined until loaded;
 * `changingId` is the model being changed, or null.
 */
export function useSpeechModels() {
  const api = useApi(SpeechModelsApi);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api.list(),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(isDownloading) ? pollMs.downloading : pollMs.idle),
  });
  const changing = useMutation({
    mutationFn: ({ id, change }: { id: string; change: ModelChange }) => api.change(id, change),
    onSuccess: (changed) => {
      queries.setQueryData<SpeechModels>(
        queryKey,
        (before) =>
          before && { ...before, items: before.items.map((model) => (model.id === changed.id ? changed : model)) },
      );
      void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: ["health"] }); // the engine in use can change
    },
    onError: (failure) => showProblem(AppError.from(failure).message),
  });
  return {
    models: data,
    error: error && AppError.from(error),
    reload: () => void refetch(),
    change: changing.mutate,
    changingId: changing.isPending ? changing.variables.id : null,
  };
}
