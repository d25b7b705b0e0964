import { observer } from "mobx-react-lite";
import { useAppStores } from "../../base/useStores";
import { expiredLink } from "../session/Credentials";

const unsavedText = " Your latest changes aren’t saved yet. They’re kept in this window: sign in again to save them.";

/** Explains why the sign-in page opened: the session ended, or an email link was rejected. Otherwise empty. */
export const SignedOutNotice = observer(function SignedOutNotice() {
  const { config, keepsUnsavedText, isRecording, session } = useAppStores();
  const sentence = () => {
    if (isRecording) return "Your sign-in ended. Recording continues and is saved on this computer.";
    if (session.ended === "idle")
      return `You were signed out after ${minutes(config.idle_minutes)} of inactivity.${keepsUnsavedText ? unsavedText : ""}`;
    if (session.ended === "expired") return "Your sign-in ended. Sign in again to continue where you left off.";
    return session.recovery.link?.kind === "refused" ? expiredLink : null;
  };
  const text = sentence();
  return (
    text && (
      <p className="cs-auth-note" role="status">
        {text}
      </p>
    )
  );
});

const minutes = (count: number): string => (count === 1 ? "1 minute" : `${count} minutes`);
