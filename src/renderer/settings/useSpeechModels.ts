import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type SpeechModel,
  type SpeechModels,
  speechModelSchema,
  speechModelsSchema,
} from "../../shared/transcription/speechModel";
import { AppError } from "../../shared/errors";
import { useStores } from "../app/stores";
import { showProblem } from "../ui/toaster";

const path = "/api/v1/speech/models";
const queryKey = ["speech-models"];
/** Milliseconds between two looks while something arrives, and else. */
const [soon, seldom] = [1_000, 30_000];

export type ModelChange = "download" | "pause" | "delete";
export const isOnItsWay = ({ state }: SpeechModel): boolean => state === "downloading" || state === "checking";

/** The speech models of the machine, and what can be done with them. */
export function useSpeechModels() {
  const { http } = useStores();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => speechModelsSchema.parse((await http.get<unknown>(path)).data),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(isOnItsWay) ? soon : seldom),
  });
  const changing = useMutation({
    mutationFn: async ({ id, change }: { id: string; change: ModelChange }) =>
      speechModelSchema.parse((await http.post<unknown>(`${path}/${encodeURIComponent(id)}/${change}`)).data),
    onSuccess: (changed) => {
      queries.setQueryData<SpeechModels>(
        queryKey,
        (before) =>
          before && { ...before, items: before.items.map((model) => (model.id === changed.id ? changed : model)) },
      );
      void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: ["health"] }); // another engine may be in use
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
