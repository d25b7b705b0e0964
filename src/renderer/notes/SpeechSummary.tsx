import { observer } from "mobx-react-lite";
import { speechClarityOf } from "../../shared/transcription/speechClarityOf";
import { useStores } from "../base/useStores";
import { formatTimer } from "../format/formatClock";

/**
 * The length of the speech that the note is based on, and how much of it is unclear or by people other than the
 * clinician and the patient.
 */
export const SpeechSummary = observer(function SpeechSummary() {
  const { openVisit } = useStores();
  const clarity = speechClarityOf(openVisit.utterances);
  if (!clarity) return null;
  const { speechMs, unclearMs, otherMs } = clarity;
  const parts = [
    unclearMs > 0 && `${formatTimer(unclearMs)} heard unclearly`,
    otherMs > 0 && `${formatTimer(otherMs)} by people other than clinician and patient`,
  ].filter((part) => part !== false);
  return (
    <p className="cs-speech-summary cs-muted cs-small cs-num">
      {[`From ${formatTimer(speechMs)} of speech`, ...parts].join(", ")}
    </p>
  );
});
