import { Button } from "@blueprintjs/core";
import { WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStores } from "../app/stores";
import "./recording.css";

const lookEveryMs = 30_000;

/** For a session whose recorder does not come back: it can be finished with what the practice has. */
export const LostRecorderBanner = observer(function LostRecorderBanner() {
  const { openVisit, recorder } = useStores();
  const { lost } = recorder;
  const { visitId } = openVisit;
  const status = openVisit.visit?.status;
  const isWaiting = (status === "recording" || status === "paused") && recorder.visitId !== visitId;

  useEffect(() => {
    if (visitId === null || !isWaiting) return;
    void lost.look(visitId, status);
    const timer = setInterval(() => void lost.look(visitId, status), lookEveryMs);
    return () => clearInterval(timer);
  }, [lost, visitId, isWaiting, status]);

  if (!isWaiting || !lost.isOf(visitId)) return null;
  const minutes = Math.floor(Math.min(...lost.takes.map(({ idle_ms }) => idle_ms)) / 60_000);
  return (
    <section className="cs-banner cs-recovered" aria-label="Lost recorder" role="status">
      <WarningSign size={20} />
      <div>
        <strong>Nothing has come of this recording for {spoken(minutes)}.</strong>
        <span>
          {lost.problem?.message ??
            "Its rest may still be on the computer that records it. What is here is safe and can be finished without it."}
        </span>
      </div>
      <span className="cs-spacer" />
      <div className="cs-banner-acts">
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

function spoken(minutes: number): string {
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}
