import { Button, Dialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useStores } from "../app/stores";
import { showProblem } from "../ui/toaster";

interface SignOut {
  isAsking: boolean;
  ask: () => void;
  stay: () => void;
  leave: () => void;
}

/** Signing out: at once, or after a question while a recording runs. */
export function useSignOut(): SignOut {
  const { layout, recorder, session } = useStores();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  const signOut = async () => {
    try {
      await session.signOut();
    } catch {
      showProblem("Failed to sign out. Please try again.");
      return;
    }
    void navigate("/sign-in", { replace: true });
  };
  return {
    isAsking,
    ask: () => {
      layout.setMenuOpen(false);
      if (recorder.state === "idle") void signOut();
      else setIsAsking(true);
    },
    stay: () => setIsAsking(false),
    leave: () => {
      setIsAsking(false);
      void recorder.stop().then(signOut, signOut);
    },
  };
}

export function SignOutQuestion({ isAsking, stay, leave }: SignOut) {
  return (
    <Dialog
      isOpen={isAsking}
      onClose={stay}
      title="A recording is running"

      isCloseButtonShown={false}
    >
      <DialogBody>A recording is running. Leaving stops it; what was said is kept.</DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Stop and leave" onClick={leave} />
            <Button intent="primary" text="Go on recording" autoFocus={true} onClick={stay} />
          </>
        }
      />
    </Dialog>
  );
}
