import { Issue } from "@blueprintjs/icons";
import { StatusLine } from "../ui/StatusLine";
import { missingWords } from "./missingWords";
import { SetUpSpeech } from "./SetUpSpeech";
import { useHealth } from "./useHealth";

/** Said before the first recording where nothing would write its transcript; empty where an engine is ready. */
export function SpeechMissing() {
  const speech = useHealth()?.speech;
  if (!speech || (speech.engine !== "none" && speech.ready)) return null;
  return (
    <div className="cs-speech-missing">
      <StatusLine icon={<Issue size={12} />} tone="check">
        {missingWords(speech)}
      </StatusLine>
      <SetUpSpeech speech={speech} />
    </div>
  );
}
