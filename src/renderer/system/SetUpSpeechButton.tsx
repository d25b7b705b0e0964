import { Button } from "@blueprintjs/core";
import { useState } from "react";
import type { SpeechStatus } from "../../shared/system/speechStatus";
import { SpeechHelp } from "./SpeechHelp";

/** A button that opens the explanation of how to set up a speech engine. */
export function SetUpSpeechButton({ speech }: { speech: SpeechStatus }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" text="Set up speech" onClick={() => setIsOpen(true)} />
      <SpeechHelp isOpen={isOpen} onClose={() => setIsOpen(false)} speech={speech} />
    </>
  );
}
