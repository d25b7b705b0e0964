import { observer } from "mobx-react-lite";
import { useAppStores } from "../app/stores";
import { Question } from "../ui/Question";
import { useSignOut } from "./useSignOut";

/** Asks whether somebody is there, before the sign-off. */
export const IdleWarning = observer(function IdleWarning() {
  const { idle } = useAppStores();
  const signOut = useSignOut();
  if (!idle.isAsking) return null;
  const handleLeave = () => {
    idle.stay(); // somebody is there, and may be asked about what is not saved
    signOut.here();
  };
  return (
    <Question
      title="Are you still there?"
      text="Nobody touched Chartside for a while. It signs out so that nobody else sees your patients."
      leave={{ text: "Sign out now", onClick: handleLeave }}
      stay={{ text: "Stay signed in", onClick: () => idle.stay() }}
    >
      <p className="cs-question-note">Signing out in {idle.secondsLeft} s</p>
    </Question>
  );
});
