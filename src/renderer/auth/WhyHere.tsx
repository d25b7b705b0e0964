import { observer } from "mobx-react-lite";
import { useAppStores } from "../app/stores";
import { expiredLink } from "./Credentials";

const keptWords = " What you typed last could not be saved. It waits in this window: sign in to go on with it.";

/** Why a person who was signed in, or came by a link, finds the sign-in page. */
export const WhyHere = observer(function WhyHere() {
  const { config, isKeepingWords, isRecording, session } = useAppStores();
  const sentence = () => {
    if (isRecording) return "Your sign-in ended. The recording goes on and is kept on this computer.";
    if (session.ended === "idle")
      return `You were signed out after ${minutes(config.idle_minutes)} without a touch.${isKeepingWords ? keptWords : ""}`;
    if (session.ended === "expired") return "Your sign-in ended. Sign in again to go on where you were.";
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

const minutes = (count: number): string => (count === 1 ? "a minute" : `${count} minutes`);
