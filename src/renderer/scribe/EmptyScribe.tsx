import { Button, NonIdealState } from "@blueprintjs/core";
import { Headset, Record } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../app/stores";
import { ImportAudio } from "../recording/ImportAudio";
import { ErrorCallout } from "../errors/ErrorCallout";
import { Key } from "../ui/Key";
import { MicrophoneProof } from "./MicrophoneProof";
import { useNewRecording } from "./useNewRecording";

/** No session is open: one button, and the proof that the microphone hears. */
export const EmptyScribe = observer(function EmptyScribe() {
  const { layout } = useStores();
  const { record, isStarting, error } = useNewRecording();
  return (
    <div className="cs-first">
      <div>
        <NonIdealState
          icon={<Headset size={40} />}
          title={<h1>Ready when you are</h1>}
          description="Press Record when the visit starts. You can name the patient later."
          action={
            <div className="cs-first-acts">
              <Button
                size="large"
                intent="primary"
                icon={<Record />}
                text="Record"
                endIcon={layout.hasSingleKeys ? <Key>R</Key> : undefined}
                aria-keyshortcuts="R"
                loading={isStarting}
                onClick={() => void record()}
              />
              <ImportAudio />
            </div>
          }
        >
          <MicrophoneProof />
        </NonIdealState>
        {error && <ErrorCallout error={error} onRetry={() => void record()} />}
      </div>
    </div>
  );
});
