import { Button } from "@blueprintjs/core";
import { Issue } from "@blueprintjs/icons";
import { useState } from "react";
import { StatusLine } from "../ui/StatusLine";
import { SpeechHelp } from "./SpeechHelp";
import { useHealth } from "./useHealth";

/** Said before the first recording where nothing would write its transcript; empty where an engine is ready. */
export function SpeechMissing() {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const speech = useHealth()?.speech;
  if (!speech || (speech.engine !== "none" && speech.ready)) return null;
  return (
    <div className="cs-speech-missing">
      <StatusLine icon={<Issue size={12} />} tone="check">
        {speech.engine === "none"
          ? "There is no speech engine yet. Recording works; the transcript comes when one is set."
          : "The speech engine is not ready. Recording works; the transcript comes when it is."}
      </StatusLine>
      <Button
        size="small"
        variant="minimal"
        intent="primary"
        text="Set up speech"
        onClick={() => setIsHelpOpen(true)}
      />
      <SpeechHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} speech={speech} />
    </div>
  );
}
