import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import { organizationSchema } from "../../shared/practice/practice";
import { useScreenActive } from "../app/KeepAliveOutlet";
import { useStores } from "../app/stores";

const path = "/api/v1/organization";
const queryKey = ["organization"];

/** The practice, and the change of its name; `organization` is undefined until it is here. */
export function useOrganization() {
  const { http } = useStores();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => organizationSchema.parse((await http.get<unknown>(path)).data),
    enabled: useScreenActive(),
  });
  const renaming = useMutation({
    mutationFn: async (name: string) => organizationSchema.parse((await http.patch<unknown>(path, { name })).data),
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
