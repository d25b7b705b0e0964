import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AccountType } from "../../shared/access/accountType";
import { AppError } from "../../shared/errors";
import type { PracticeMember } from "../../shared/practice/practiceMember";
import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { useApi } from "../http/useApi";
import { serverDetail } from "../http/toAppError";
import { showProblem } from "../ui/showToast";
import { PracticeApi } from "./PracticeApi";

const queryKey = ["people"];

interface TypeChange {
  id: string;
  account_type: AccountType;
}

/** Loads the members of the practice while the screen is shown; `people` is undefined until loaded. */
export function usePeople() {
  const api = useApi(PracticeApi);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api.members(),
    enabled: useIsScreenActive(),
  });
  return { people: data, error: error && AppError.from(error), reload: () => void refetch() };
}

/** Changes a member's account type and updates the list. A failure is shown as a toast with the server's message. */
export function useTypeChange() {
  const api = useApi(PracticeApi);
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id, account_type }: TypeChange) => api.changeAccountType(id, account_type),
    onSuccess: (changed) =>
      queries.setQueryData<PracticeMember[]>(queryKey, (people) =>
        people?.map((member) => (member.id === changed.id ? changed : member)),
      ),
    onError: (error) => {
      showProblem(serverDetail(error) ?? "The account type couldn’t be changed. Try again.");
      void queries.invalidateQueries({ queryKey });
    },
  });
  return {
    change: (id: string, account_type: AccountType, onDone?: () => void) =>
      mutate({ id, account_type }, { onSuccess: onDone ?? (() => {}) }),
    /** The change being saved, which is shown before the server confirms it; otherwise null. */
    pending: isPending ? variables : null,
  };
}
