import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type SignedInSession, signedInSessionsSchema } from "../../shared/auth/signedInSession";
import { AppError } from "../../shared/errors";
import { useStores } from "../app/stores";
import { showDone, showProblem } from "../ui/toaster";

const path = "/api/v1/auth/sessions";
const queryKey = ["signed-in-devices"];

/** Where the person is signed in, and the end of one of them. */
export function useSignedInDevices() {
  const { http } = useStores();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => signedInSessionsSchema.parse((await http.get<unknown>(path)).data).items,
    staleTime: 0,
  });
  const ending = useMutation({
    mutationFn: (id: string) => http.delete(`${path}/${encodeURIComponent(id)}`),
    onSuccess: (_answer, ended) => {
      queries.setQueryData<SignedInSession[]>(queryKey, (before) => before?.filter(({ id }) => id !== ended));
      showDone("Signed out there");
    },
    onError: () => showProblem("This device could not be signed out. Try again."),
  });
  return {
    devices: data,
    error: error && AppError.from(error),
    reload: () => void refetch(),
    end: ending.mutate,
    endingId: ending.isPending ? ending.variables : null,
  };
}
