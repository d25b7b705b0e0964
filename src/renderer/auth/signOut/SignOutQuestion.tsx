import { observer } from "mobx-react-lite";
import { useAppStores } from "../../base/useStores";
import { Question } from "../../ui/Question";
import type { UnfinishedWork } from "./SignOutStore";

interface Texts {
  title: string;
  text: string;
  leave: string;
  stay: string;
}

const texts: Record<UnfinishedWork, Texts> = {
  recording: {
    title: "A recording is running",
    text: "Signing out stops the recording. Everything recorded so far is saved.",
    leave: "Stop and sign out",
    stay: "Keep recording",
  },
  note: {
    title: "Your latest changes aren’t saved",
    text: "Your latest changes to a note couldn’t be saved. Stay signed in and Chartside keeps trying. If you sign out, they’re lost.",
    leave: "Sign out and discard",
    stay: "Stay signed in",
  },
  template: {
    title: "Your template changes aren’t saved",
    text: "You changed a template without saving it. If you sign out, the changes are lost.",
    leave: "Sign out and discard",
    stay: "Stay signed in",
  },
  unsent: {
    title: "You have unsent text",
    text: "A session has a transcript, addendum or instruction that you haven’t sent. If you sign out, it’s lost.",
    leave: "Sign out and discard",
    stay: "Stay signed in",
  },
};

/** Asks for confirmation if signing out would stop a recording or discard text. Null if there is nothing to ask. */
export const SignOutQuestion = observer(function SignOutQuestion() {
  const { signOut } = useAppStores();
  if (signOut.question === null) return null;
  const { title, text, leave, stay } = texts[signOut.question];
  return (
    <Question
      title={title}
      text={text}
      leave={{ text: leave, onClick: () => signOut.leave() }}
      stay={{ text: stay, onClick: () => signOut.stay() }}
    />
  );
});
