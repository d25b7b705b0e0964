import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import type { ChangeOrganization } from "../../shared/practice/organization";
import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { serverDetail } from "../http/toAppError";
import { useApi } from "../http/useApi";
import { showProblem } from "../ui/showToast";
import { PracticeApi } from "./PracticeApi";

const queryKey = ["organization"];

/** Loads and renames the practice; `organization` is undefined until loaded. */
export function useOrganization() {
  const api = useApi(PracticeApi);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api.organization(),
    enabled: useIsScreenActive(),
  });
  const renaming = useMutation({
    mutationFn: (name: string) => api.changeOrganization({ name }),
    onSuccess: (changed) => queries.setQueryData(queryKey, changed),
  });
  const changing = useMutation({
    mutationFn: (change: Omit<ChangeOrganization, "name">) => api.changeOrganization(change),
    onSuccess: (changed) => queries.setQueryData(queryKey, changed),
    onError: (failure) => showProblem(serverDetail(failure) ?? "The setting couldn’t be saved. Try again."),
  });
  return {
    organization: data,
    error: error && AppError.from(error),
    reload: () => void refetch(),
    changeSettings: changing.mutate,
    rename: renaming.mutate,
    isRenaming: renaming.isPending,
    isRenamed: renaming.isSuccess,
    renameError: renaming.error && AppError.from(renaming.error),
    forgetRename: renaming.reset,
  };
}
