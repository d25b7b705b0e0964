import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import { useScreenActive } from "../base/KeepAliveOutlet";
import { useApi } from "../http/useApi";
import { PracticeApi } from "./PracticeApi";

const queryKey = ["organization"];

/** Loads and renames the practice; `organization` is undefined until loaded. */
export function useOrganization() {
  const api = useApi(PracticeApi);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api.organization(),
    enabled: useScreenActive(),
  });
  const renaming = useMutation({
    mutationFn: (name: string) => api.rename(name),
    onSuccess: (changed) => queries.setQueryData(queryKey, changed),
  });
  return {
    organization: data,
    error: error && AppError.from(error),
    reload: () => void refetch(),
    rename: renaming.mutate,
    isRenaming: renaming.isPending,
    isRenamed: renaming.isSuccess,
    renameError: renaming.error && AppError.from(renaming.error),
    forgetRename: renaming.reset,
  };
}
