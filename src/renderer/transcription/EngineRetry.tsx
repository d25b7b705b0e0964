import { isBeingRecorded } from "../../shared/visits/isInProgress";
import { Button, Callout } from "@blueprintjs/core";
import { Issue } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { Visit } from "../../shared/visits/visit";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";

/** Callout while a failed speech engine is retried: the reason, a countdown, what is safe, and a button to try now. */
export const EngineRetry = observer(function EngineRetry({ visit }: { visit: Visit }) {
  const { transcript } = useStores();
  const { retrying } = transcript;
  const seconds = useSecondsToRetry(visit);
  const isRecording = isBeingRecorded(visit);
  return (
    <Callout className="cs-transcript-state" compact={true} intent="warning" icon={<Issue />}>
      <span role="status">{visit.status_reason}</span>{" "}
      <span className="cs-retry-when">{seconds > 0 ? `Trying again in ${seconds} s.` : "Trying again now."}</span>
      <span className="cs-advice">{isRecording ? "The recording continues and is safe." : "The audio is safe."}</span>
      <div className="cs-pane-actions">
        <Button size="small" variant="outlined" text="Try now" onClick={() => void transcript.retry()} />
      </div>
      {retrying.error && <ErrorCallout error={retrying.error} onRetry={() => void transcript.retry()} />}
    </Callout>
  );
});

/** Returns the seconds to the next attempt, counted down from the duration sent with the visit; 0 once it is due. */
function useSecondsToRetry(visit: Visit): number {
  const inMs = visit.retry_in_ms ?? 0;
  const [left, setLeft] = useState({ visit, ms: inMs });
  useEffect(() => {
    const due = performance.now() + inMs;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number): void => {
      if (ms > 0) timer = setTimeout(show, ms % 1_000 || 1_000);
    };
    const show = (): void => {
      const ms = Math.max(0, due - performance.now());
      setLeft({ visit, ms });
      wait(ms);
    };
    wait(inMs);
    return () => clearTimeout(timer);
  }, [visit, inMs]);
  return Math.ceil((left.visit === visit ? left.ms : inMs) / 1_000);
}
