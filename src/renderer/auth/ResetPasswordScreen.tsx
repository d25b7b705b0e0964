import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router-dom";
import { useAppStores } from "../app/stores";
import { useOnce } from "../app/useOnce";
import { Loading } from "../ui/Loading";
import { AskForResetLink } from "./AskForResetLink";
import { AuthLayout } from "./AuthLayout";
import type { RedeemableLink } from "./authLink";
import { SetNewPassword } from "./SetNewPassword";

/** Asks for a recovery link; opened by one, asks for the new password and for nothing else. */
export const ResetPasswordScreen = observer(function ResetPasswordScreen() {
  const { session } = useAppStores();
  const { link } = session.recovery;
  if (session.status === "loading") return <Loading text="Loading authentication..." isWholePage />;
  if (link?.kind === "code") return <CodeExchange link={link} />;
  const isLinked = session.isRecovering || link?.kind === "token_hash";
  return <AuthLayout>{isLinked ? <SetNewPassword /> : <AskForResetLink isAfterRefusal={link !== null} />}</AuthLayout>;
});

/** A code is no secret by itself, so it is exchanged at once: it is worth nothing in any other browser. */
function CodeExchange({ link }: { link: RedeemableLink }) {
  const { session } = useAppStores();
  const navigate = useNavigate();
  useOnce(() => {
    session
      .redeemLink(link)
      .catch(() => session.recovery.dropLink("refused"))
      .finally(() => void navigate("/reset-password", { replace: true }));
  });
  return <Loading text="Loading..." isWholePage />;
}
