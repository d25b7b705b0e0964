import { Button } from "@blueprintjs/core";
import { Pause, Record, Stop } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type ReactElement, useState } from "react";
import { useStores } from "../base/useStores";
import { ImportAudio } from "./ImportAudio";
import { StorageAdvice } from "./StorageAdvice";
import type { RecorderAction } from "./recorderView";

interface Props {
  actions: readonly RecorderAction[];
  onChangeMicrophone: () => void;
}

const pauseKeys = "Control+Shift+Space Meta+Shift+Space";
const stopKeys = "Control+Shift+Enter Meta+Shift+Enter";

/** The recorder's buttons. The primary one is the next action. */
export const RecorderActions = observer(function RecorderActions({ actions, onChangeMicrophone }: Props) {
  const { recorder } = useStores();
  const [isAdviceShown, setIsAdviceShown] = useState(false);
  const handleAdviceRead = (): void => {
    setIsAdviceShown(false);
    recorder.dismissProblem();
  };
  const isStopNext = actions.includes("stop") && !actions.includes("resume") && !actions.includes("built-in");
  const button: Record<RecorderAction, ReactElement> = {
    ...useTakeButtons(isStopNext),
    change: <Button size="large" text="Change" aria-label="Change microphone" onClick={onChangeMicrophone} />,
    "built-in": (
      <Button size="large" intent="primary" text="Use built-in" onClick={() => void recorder.changeMicrophone(null)} />
    ),
    import: <ImportAudio />,
    "free-space": <Button size="large" text="Free up space" onClick={() => setIsAdviceShown(true)} />,
  };
  const isConverting = recorder.importing.status === "converting";
  return (
    <div className="cs-rec-actions">
      {(isConverting ? actions.filter((action) => action !== "record") : actions).map((action) => (
        <span key={action} className="cs-rec-action">
          {button[action]}
        </span>
      ))}
      {actions.includes("record") && <ImportAudio isMinimal={true} />}
      <StorageAdvice isOpen={isAdviceShown} onClose={handleAdviceRead} />
    </div>
  );
});

/** Returns the buttons that start, pause and end a take. Call it in observer components only. */
function useTakeButtons(isStopNext: boolean): Record<"record" | "again" | "pause" | "resume" | "stop", ReactElement> {
  const { note, openVisit, recorder, recordStart } = useStores();
  const { visit, visitId } = openVisit;
  const isSigned = visit?.status === "signed"; // nothing is added to it: Record begins the next visit
  const start = (): void => {
    if (isSigned) void recordStart.record();
    else if (visitId !== null) void recorder.start(visitId);
  };
  return {
    record: (
      <Button
        size="large"
        intent={note.shown || openVisit.utterances.length > 0 ? "none" : "primary"} // then Draft or Sign is primary
        icon={<Record />}
        text={isSigned ? "New session" : "Record"}
        aria-keyshortcuts="R"
        onClick={start}
      />
    ),
    again: <Button size="large" intent="primary" text="Try again" onClick={start} />,
    pause: (
      <Button size="large" icon={<Pause />} aria-keyshortcuts={pauseKeys} onClick={() => void recorder.pause()}>
        <span className="cs-act-label">Pause</span>
      </Button>
    ),
    resume: (
      <Button
        size="large"
        intent="primary"
        icon={<Record />}
        text="Resume"
        aria-keyshortcuts={pauseKeys}
        onClick={() => void recorder.resume()}
      />
    ),
    stop: (
      <Button
        size="large"
        intent={isStopNext ? "primary" : "none"}
        icon={<Stop />}
        text="Stop"
        aria-keyshortcuts={stopKeys}
        onClick={() => void recorder.stop()}
      />
    ),
  };
}
