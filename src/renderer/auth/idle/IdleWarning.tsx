import { observer } from "mobx-react-lite";
import { useAppStores } from "../../base/useStores";
import { Question } from "../../ui/Question";
import { useSignOut } from "../signOut/useSignOut";

/** Warns before the automatic sign-out, with a countdown in seconds. Null while no warning is due. */
export const IdleWarning = observer(function IdleWarning() {
  const { idle } = useAppStores();
  const signOut = useSignOut();
  if (!idle.isAsking) return null;
  const handleLeave = () => {
    idle.stay(); // the person is present, so signing out can ask about unsaved changes
    signOut.here();
  };
  return (
    <Question
      title="Are you still there?"
      text="You have been inactive. To protect patient data, you will be signed out."
      leave={{ text: "Sign out now", onClick: handleLeave }}
      stay={{ text: "Stay signed in", onClick: () => idle.stay() }}
    >
      <p className="cs-question-note">Signing out in {idle.secondsLeft} s</p>
    </Question>
  );
});
