import { useMutation, useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import { serverDetail } from "../http/toAppError";
import { useApi } from "../http/useApi";
import { showDone, showProblem } from "../ui/showToast";
import { type MemberAction, PracticeApi } from "./PracticeApi";

interface Removal {
  id: string;
  /** The colleague who takes over; null for none. */
  successorId: string | null;
}

/**
 * Runs actions on members (`act`) and removes members, then reloads the list. Failures of `act` are shown as toasts.
 */
export function useMemberActions() {
  const api = useApi(PracticeApi);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ["people"] });
  const acting = useMutation({
    mutationFn: ({ id, action }: { id: string; action: MemberAction; done: string }) => api.act(id, action),
    onSuccess: (_, { done }) => {
      showDone(done);
      return refresh();
    },
    onError: (error) => showProblem(serverDetail(error) ?? "The change wasn’t saved. Try again."),
  });
  const removing = useMutation({
    mutationFn: ({ id, successorId }: Removal) => api.remove(id, successorId),
    onSuccess: refresh,
  });
  return {
    act: acting.mutate,
    remove: removing.mutateAsync,
    isRemoving: removing.isPending,
    removeError: removing.error && AppError.from(removing.error),
  };
}
