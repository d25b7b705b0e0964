import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import type { Invite, SentInvitation } from "../../shared/practice/invitation";
import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { serverDetail } from "../http/toAppError";
import { useApi } from "../http/useApi";
import { showDone, showProblem } from "../ui/showToast";
import { PracticeApi } from "./PracticeApi";

const queryKey = ["invitations"];

/** Loads the pending invitations while the screen is shown; `invitations` is undefined until loaded. */
export function useInvitations() {
  const api = useApi(PracticeApi);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api.invitations(),
    enabled: useIsScreenActive(),
  });
  return { invitations: data, error: error && AppError.from(error), reload: () => void refetch() };
}

/** Sends, resends and revokes invitations. Failures to resend or revoke are shown as toasts. */
export function useInvitationActions(onSent: (sent: SentInvitation) => void) {
  const api = useApi(PracticeApi);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey });
  const onError = (error: Error) => showProblem(serverDetail(error) ?? "The invitation wasn’t changed. Try again.");
  const sending = useMutation({
    mutationFn: (invite: Invite) => api.invite(invite),
    onSuccess: (sent) => {
      onSent(sent);
      return refresh();
    },
  });
  const resending = useMutation({
    mutationFn: (id: string) => api.resend(id),
    onSuccess: (sent) => {
      onSent(sent);
      return refresh();
    },
    onError,
  });
  const revoking = useMutation({
    mutationFn: (id: string) => api.revoke(id),
    onSuccess: () => {
      showDone("Invitation revoked");
      return refresh();
    },
    onError,
  });
  return {
    invite: sending.mutate,
    isInviting: sending.isPending,
    inviteError: sending.error && AppError.from(sending.error),
    forgetError: sending.reset,
    resend: resending.mutate,
    revoke: revoking.mutate,
  };
}
