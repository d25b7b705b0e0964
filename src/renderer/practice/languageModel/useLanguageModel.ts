import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../../shared/errors";
import type { ChangeLanguageModel, LanguageModel } from "../../../shared/practice/languageModel";
import { useIsScreenActive } from "../../base/KeepAliveOutlet";
import { useApi } from "../../http/useApi";
import { LanguageModelApi } from "./LanguageModelApi";

const queryKey = ["organization", "language-model"];
/** Interval in milliseconds at which a download of the server's model is polled. */
const pollMs = 1_000;

const isDownloading = (model: LanguageModel | undefined): boolean =>
  model?.server.download?.state === "downloading" || model?.server.download?.state === "checking";

/** Loads, changes and tries the engine that drafts the practice's notes; `model` is undefined until loaded. */
export function useLanguageModel() {
  const api = useApi(LanguageModelApi);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api.read(),
    enabled: useIsScreenActive(),
    refetchInterval: ({ state }) => (isDownloading(state.data) ? pollMs : false),
  });
  const saving = useMutation({
    mutationFn: (change: ChangeLanguageModel) => api.change(change),
    onSuccess: (changed) => queries.setQueryData(queryKey, changed),
  });
  const downloading = useMutation({
    mutationFn: () => api.download(),
    onSuccess: (changed) => queries.setQueryData(queryKey, changed),
  });
  const trying = useMutation({ mutationFn: (change: ChangeLanguageModel) => api.try(change) });
  return {
    model: data,
    error: error && AppError.from(error),
    reload: () => void refetch(),
    saving,
    downloading,
    trying,
  };
}
