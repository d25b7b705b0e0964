import { Button, Tooltip } from "@blueprintjs/core";
import { useState } from "react";
import { SpeechHelp } from "./SpeechHelp";
import { useHealth } from "./useHealth";

/**
 * Beside the title of the transcript: which speech engine writes it, and why on hover and focus.
 * Without one: that recording works all the same, and the way to set one.
 */
export function SpeechLine() {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const speech = useHealth()?.speech;
  if (!speech) return null;
  const help = <SpeechHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} speech={speech} />;
  if (speech.engine === "none")
    return (
      <>
        <Button
          size="small"
          variant="minimal"
          intent="primary"
          text="Set up speech"
          onClick={() => setIsHelpOpen(true)}
        />
        {help}
      </>
    );
  const name = speech.label.split(",", 1)[0] ?? speech.label;
  return (
    <>
      <Tooltip content={`${speech.label}; ${speech.reason}.`} compact={true} className="cs-speech">
        <button type="button" className="cs-speech-line" onClick={() => setIsHelpOpen(true)}>
          <span className="cs-hidden">Speech engine: </span>
          {speech.ready ? name : `${name}, not ready`}
        </button>
      </Tooltip>
      {help}
    </>
  );
}
