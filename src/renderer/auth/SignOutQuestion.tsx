import { observer } from "mobx-react-lite";
import { useAppStores } from "../app/stores";
import { Question } from "../ui/Question";
import type { AtStake } from "./SignOutStore";

interface Words {
  title: string;
  text: string;
  leave: string;
  stay: string;
}

const words: Record<AtStake, Words> = {
  recording: {
    title: "A recording is running",
    text: "Signing out stops the recording. What was said is kept.",
    leave: "Stop and sign out",
    stay: "Go on recording",
  },
  note: {
    title: "Your last words are not saved",
    text: "What you typed last in a note could not be saved. While you stay, Chartside tries again. Signing out loses it.",
    leave: "Sign out and lose it",
    stay: "Stay signed in",
  },
  template: {
    title: "Your changes to a template are not saved",
    text: "You changed a template and did not save it. Signing out loses the changes.",
    leave: "Sign out and lose them",
    stay: "Stay signed in",
  },
  unsent: {
    title: "You typed something and did not send it",
    text: "A transcript, an addendum or a line to the scribe still waits in a session. Signing out loses it.",
    leave: "Sign out and lose it",
    stay: "Stay signed in",
  },
};

/** Asks before signing out cuts a recording off or loses words. */
export const SignOutQuestion = observer(function SignOutQuestion() {
  const { signOut } = useAppStores();
  if (signOut.question === null) return null;
  const { title, text, leave, stay } = words[signOut.question];
  return (
    <Question
      title={title}
      text={text}
      leave={{ text: leave, onClick: () => signOut.leave() }}
      stay={{ text: stay, onClick: () => signOut.stay() }}
    />
  );
});
