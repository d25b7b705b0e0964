import { Button } from "@blueprintjs/core";
import { useState } from "react";
import type { SpeechStatus } from "../../shared/system/system";
import { SpeechHelp } from "./SpeechHelp";

/** The way to a speech engine, where there is none or it is not ready. */
export function SetUpSpeech({ speech }: { speech: SpeechStatus }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" text="Set up speech" onClick={() => setIsOpen(true)} />
      <SpeechHelp isOpen={isOpen} onClose={() => setIsOpen(false)} speech={speech} />
    </>
  );
}
