import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router-dom";
import { useAppStores } from "../../base/useStores";
import { useOnce } from "../../base/useOnce";
import { Loading } from "../../ui/Loading";
import { AskForResetLink } from "./AskForResetLink";
import { AuthLayout } from "../form/AuthLayout";
import type { RedeemableLink } from "../session/parseAuthLink";
import { SetNewPassword } from "./SetNewPassword";

/** Requests a recovery link; if opened through such a link, shows the form for the new password. */
export const ResetPasswordScreen = observer(function ResetPasswordScreen() {
  const { session } = useAppStores();
  const { link } = session.recovery;
  if (session.status === "loading") return <Loading text="Loading authentication..." isWholePage />;
  if (link?.kind === "code") return <CodeExchange link={link} />;
  const isLinked = session.isRecovering || link?.kind === "token_hash";
  return <AuthLayout>{isLinked ? <SetNewPassword /> : <AskForResetLink isAfterRefusal={link !== null} />}</AuthLayout>;
});

/**
 * Exchanges a link's code immediately, which is safe: mail scanners cannot use it, because it needs the same browser.
 */
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
