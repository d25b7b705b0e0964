import { observer } from "mobx-react-lite";
import { speechClarityOf } from "../../shared/transcription/speechClarity";
import { useStores } from "../base/useStores";
import { formatTimer } from "../format/formatClock";

/** The length of the speech that the note is based on, and how much of it is unclear or by other people. */
export const HeardLine = observer(function HeardLine() {
  const { openVisit } = useStores();
  const hearing = speechClarityOf(openVisit.utterances);
  if (!hearing) return null;
  const { speechMs, unclearMs, otherMs } = hearing;
  const parts = [
    unclearMs > 0 && `${formatTimer(unclearMs)} heard unclearly`,
    otherMs > 0 && `${formatTimer(otherMs)} by others`,
  ].filter((part) => part !== false);
  return (
    <p className="cs-heard-line cs-muted cs-small cs-num">
      {[`From ${formatTimer(speechMs)} of speech`, ...parts].join(", ")}
    </p>
  );
});
