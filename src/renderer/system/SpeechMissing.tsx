import { Issue } from "@blueprintjs/icons";
import { StatusLine } from "../ui/StatusLine";
import { formatMissing } from "./formatMissing";
import { SetUpSpeechButton } from "./SetUpSpeechButton";
import { useHealth } from "./useHealth";

/** Warns, before a recording, that no speech engine is ready. Renders nothing if one is ready or not known yet. */
export function SpeechMissing() {
  const speech = useHealth()?.speech;
  if (!speech || (speech.engine !== "none" && speech.ready)) return null;
  return (
    <div className="cs-speech-missing">
      <StatusLine icon={<Issue size={12} />} tone="check">
        {formatMissing(speech)}
      </StatusLine>
      <SetUpSpeechButton speech={speech} />
    </div>
  );
}
