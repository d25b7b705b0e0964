import { Button } from "@blueprintjs/core";
import { Headset, Record } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";
import { ImportAudio } from "../recording/ImportAudio";
import { ErrorCallout } from "../ui/ErrorCallout";
import { ariaKeys } from "../shortcuts/shortcuts";
import { SpeechMissing } from "../system/SpeechMissing";
import { Key } from "../ui/Key";
import { MicrophoneStatus } from "./MicrophoneStatus";

/** The Scribe screen while no visit is open: Record, Import, and the state of microphone and speech engine. */
export const EmptyScribe = observer(function EmptyScribe() {
  const { layout, recorder, recordStart } = useStores();
  const isNext = recorder.localTakes.recovered.length === 0; // otherwise the recovery banner has the primary button
  const { isRunning, error } = recordStart.task;
  return (
    <div className="cs-first">
      <div className="cs-first-body">
        <Headset size={40} className="cs-first-icon" />
        <h1>Ready when you are</h1>
        <p className="cs-muted">Press Record when the visit starts. You can name the patient later.</p>
        <div className="cs-first-actions">
          <Button
            size="large"
            intent={isNext ? "primary" : "none"}
            icon={<Record />}
            text="Record"
            endIcon={layout.hasSingleKeys ? <Key>R</Key> : undefined}
            aria-keyshortcuts={ariaKeys("record")}
            loading={isRunning}
            onClick={() => void recordStart.record()}
          />
          <ImportAudio />
        </div>
      </div>
      <div className="cs-first-news">
        <MicrophoneStatus />
        <SpeechMissing />
        {error && <ErrorCallout error={error} onRetry={() => void recordStart.record()} />}
      </div>
    </div>
  );
});
