import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SignedInSession } from "../../shared/auth/signedInSession";
import { AppError } from "../../shared/errors";
import { useApi } from "../http/useApi";
import { showDone, showProblem } from "../ui/showToast";
import { SignedInDevicesApi } from "./SignedInDevicesApi";

const queryKey = ["signed-in-devices"];

/**
 * Loads the devices on which the user is signed in, and signs a device out. `devices` is undefined until loaded;
 * `endingId` is the device being signed out, or null.
 */
export function useSignedInDevices() {
  const api = useApi(SignedInDevicesApi);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api.list(),
    staleTime: 0,
  });
  const ending = useMutation({
    mutationFn: (id: string) => api.end(id),
    onSuccess: (_answer, ended) => {
      queries.setQueryData<SignedInSession[]>(queryKey, (before) => before?.filter(({ id }) => id !== ended));
      showDone("Device signed out");
    },
    onError: () => showProblem("This device couldn’t be signed out. Try again."),
  });
  return {
    devices: data,
    error: error && AppError.from(error),
    reload: () => void refetch(),
    end: ending.mutate,
    endingId: ending.isPending ? ending.variables : null,
  };
}
