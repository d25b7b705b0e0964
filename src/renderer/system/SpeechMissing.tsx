import { Issue } from "@blueprintjs/icons";
import { StatusLine } from "../ui/StatusLine";
import { formatMissing } from "./formatMissing";
import { SetUpSpeech } from "./SetUpSpeech";
import { useHealth } from "./useHealth";

/** Warns before the first recording if no speech engine is ready; otherwise renders nothing. */
export function SpeechMissing() {
  const speech = useHealth()?.speech;
  if (!speech || (speech.engine !== "none" && speech.ready)) return null;
  return (
    <div className="cs-speech-missing">
      <StatusLine icon={<Issue size={12} />} tone="check">
        {formatMissing(speech)}
      </StatusLine>
      <SetUpSpeech speech={speech} />
    </div>
  );
}
