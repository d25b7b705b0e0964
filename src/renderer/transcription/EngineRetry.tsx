import { Button, Callout } from "@blueprintjs/core";
import { Issue } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useState } from "react";
import type { Visit } from "../../shared/visits/visit";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";

/** What failed at the speech engine, when it is tried again, what is safe, and the button to try at once. */
export const EngineRetry = observer(function EngineRetry({ visit }: { visit: Visit }) {
  const { transcript } = useStores();
  const { retrying } = transcript;
  const seconds = useSecondsToRetry(visit);
  const isRecording = visit.status === "recording" || visit.status === "paused";
  return (
    <Callout className="cs-transcript-state" compact={true} intent="warning" icon={<Issue />}>
      <span role="status">{visit.status_reason}</span>{" "}
      <span className="cs-retry-when">{seconds > 0 ? `Trying again in ${seconds} s.` : "Trying again now."}</span>
      <span className="cs-advice">{isRecording ? "The recording continues and is safe." : "The audio is safe."}</span>
      <div className="cs-pane-acts">
        <Button size="small" variant="outlined" text="Try now" onClick={() => void transcript.retry()} />
      </div>
      {retrying.error && <ErrorCallout error={retrying.error} onRetry={() => void transcript.retry()} />}
    </Callout>
  );
});

/** Counts down by this computer's clock from the duration that the server sent with the visit; 0 during the try. */
function useSecondsToRetry(visit: Visit): number {
  const due = useMemo(() => performance.now() + (visit.retry_in_ms ?? 0), [visit]);
  const [now, setNow] = useState(() => performance.now());
  const leftMs = Math.max(0, due - now);
  useEffect(() => {
    if (leftMs === 0) return undefined;
    const timer = setTimeout(() => setNow(performance.now()), leftMs % 1_000 || 1_000);
    return () => clearTimeout(timer);
  }, [leftMs]);
  return Math.ceil(leftMs / 1_000);
}
