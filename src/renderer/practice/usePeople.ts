import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AccountType } from "../../shared/access/accountType";
import { AppError } from "../../shared/errors";
import { type PracticeMember, practiceMemberSchema, practiceMembersSchema } from "../../shared/practice/practice";
import { useScreenActive } from "../app/KeepAliveOutlet";
import { useStores } from "../app/stores";
import { serverDetail } from "../http/httpClient";
import { showProblem } from "../ui/toaster";

const path = "/api/v1/users";
const queryKey = ["people"];

interface TypeChange {
  id: string;
  account_type: AccountType;
}

/** The people of the practice, read again whenever the screen comes back; undefined until they are here. */
export function usePeople() {
  const { http } = useStores();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => practiceMembersSchema.parse((await http.get<unknown>(path)).data).items,
    enabled: useScreenActive(),
  });
  return { people: data, error: error && AppError.from(error), reload: () => void refetch() };
}

/** Changes somebody's account type. The list shows it once the server has it; a refusal is said in its words. */
export function useTypeChange() {
  const { http } = useStores();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ id, account_type }: TypeChange) =>
      practiceMemberSchema.parse((await http.patch<unknown>(`${path}/${id}`, { account_type })).data),
    onSuccess: (changed) =>
      queries.setQueryData<PracticeMember[]>(queryKey, (people) =>
        people?.map((member) => (member.id === changed.id ? changed : member)),
      ),
    onError: (error) => {
      showProblem(serverDetail(error) ?? "The account type could not be changed. Nothing else is affected.");
      void queries.invalidateQueries({ queryKey });
    },
  });
  return {
    change: (id: string, account_type: AccountType, onDone?: () => void) =>
      mutate({ id, account_type }, { onSuccess: onDone ?? (() => {}) }),
    /** The change under way: shown at once, so that the choice does not jump back meanwhile. */
    pending: isPending ? variables : null,
  };
}
