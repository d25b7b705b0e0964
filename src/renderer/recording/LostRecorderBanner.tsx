import { Button } from "@blueprintjs/core";
import { WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStores } from "../base/useStores";
import "./recording.css";
import { formatMinutesInWords } from "../format/formatDuration";

const checkEveryMs = 30_000;

/** Offers to finish a visit whose recorder stopped sending, with the audio that the server has. */
export const LostRecorderBanner = observer(function LostRecorderBanner() {
  const { openVisit, recorder } = useStores();
  const { lost } = recorder;
  const { visitId } = openVisit;
  const status = openVisit.visit?.status;
  const isWaiting = (status === "recording" || status === "paused") && recorder.visitId !== visitId;

  useEffect(() => {
    if (visitId === null || !isWaiting) return;
    void lost.check(visitId, status);
    const timer = setInterval(() => void lost.check(visitId, status), checkEveryMs);
    return () => clearInterval(timer);
  }, [lost, visitId, isWaiting, status]);

  if (!isWaiting || !lost.hasLostTakes(visitId)) return null;
  const minutes = Math.floor(Math.min(...lost.takes.map(({ idle_ms }) => idle_ms)) / 60_000);
  return (
    <section className="cs-banner cs-recovered" aria-label="Lost recorder" role="status">
      <WarningSign size={20} />
      <div>
        <strong>No audio received for {formatMinutesInWords(minutes)}.</strong>
        <span>
          {lost.problem?.message ??
            "The rest may still be on the computer that is recording. What was received is safe; you can finish without the rest."}
        </span>
      </div>
      <span className="cs-spacer" />
      <div className="cs-banner-actions">
        <Button
          intent="primary"
          text="Finish without the rest"
          loading={lost.isFinishing}
          onClick={() => void lost.finish()}
        />
      </div>
    </section>
  );
});
