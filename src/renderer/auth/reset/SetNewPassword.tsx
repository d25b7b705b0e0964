import { useNavigate } from "react-router-dom";
import { useAppStores } from "../../base/useStores";
import { AppError } from "../../../shared/errors";
import { NewPasswordForm } from "./NewPasswordForm";

/** The form that a recovery link opens. A token hash is redeemed on submit only, because mail scanners open links. */
export function SetNewPassword() {
  const { session } = useAppStores();
  const navigate = useNavigate();
  const save = async (password: string) => {
    const { link } = session.recovery;
    try {
      if (link?.kind === "token_hash") await session.redeemLink(link);
    } catch (error) {
      if (error instanceof AppError && error.code === "not_found") session.recovery.dropLink("refused");
      throw error;
    }
    await session.changePassword(password);
  };
  const handleSaved = () => void navigate("/dashboard/scribe", { replace: true });
  const handleCancel = () => {
    session.recovery.dropLink("unwanted");
    if (session.isRecovering) void session.signOut().catch(() => undefined);
    void navigate("/sign-in", { replace: true });
  };
  return (
    <>
      <h1>Set a new password</h1>
      <NewPasswordForm isLarge save={save} onSaved={handleSaved} />
      <p className="cs-auth-alt">
        <button type="button" className="cs-auth-link" onClick={handleCancel}>
          Cancel and go to sign in
        </button>
      </p>
    </>
  );
}
