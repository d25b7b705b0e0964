import { Button } from "@blueprintjs/core";
import { useState } from "react";
import type { SpeechStatus } from "../../shared/system/speechStatus";
import { LazySpeechHelp } from "./LazySpeechHelp";

/** A button that opens the explanation of how to set up a speech engine. */
export function SetUpSpeechButton({ speech }: { speech: SpeechStatus }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const handleOpen = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button size="small" variant="outlined" text="Set up speech" onClick={handleOpen} />
      {wasOpened && <LazySpeechHelp isOpen={isOpen} onClose={() => setIsOpen(false)} speech={speech} />}
    </>
  );
}
