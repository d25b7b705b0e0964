import { Button } from "@blueprintjs/core";
import { History, Record } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";
import { formatDayAndTime } from "../format/formatTime";
import { formatTimer } from "../format/formatClock";
import type { JournalTake } from "../../shared/recording/journalTake";
import "./recording.css";

/** Interrupted recordings in this browser, each with buttons to continue recording or to finish. */
export const RecoveryBanner = observer(function RecoveryBanner({ onOpen }: Pick<Props, "onOpen">) {
  const { recorder } = useStores();
  return recorder.localTakes.recovered.map((take) => <Recovered key={take.id} take={take} onOpen={onOpen} />);
});

interface Props {
  take: JournalTake;
  /** Called after the take's visit is selected, e.g. to open the Scribe screen. */
  onOpen?: (() => void) | undefined;
}

const Recovered = observer(function Recovered({ take, onOpen }: Props) {
  const { recorder, visits } = useStores();
  const problem = recorder.localTakes.problems.get(take.id);
  const continueRecording = async (): Promise<void> => {
    await recorder.localTakes.finish(take);
    visits.select(take.visitId);
    onOpen?.();
    await recorder.start(take.visitId);
  };
  const finish = async (): Promise<void> => {
    await recorder.localTakes.finish(take);
    visits.select(take.visitId);
    onOpen?.();
  };
  const patient = visits.items.find(({ id }) => id === take.visitId)?.patient_name;
  const started = formatDayAndTime(new Date(take.startedAt).toISOString());
  return (
    <section className="cs-banner cs-recovered" aria-label="Recovered recording">
      <History size={20} />
      <div>
        <strong>Recovered {formatTimer(take.durationMs)}; the last 2 s may be missing.</strong>
        <span>
          {patient && `${patient}. `}Recorded {started}.{" "}
          {problem && !problem.willRetry ? problem.error.message : "The audio is on this computer and is being sent."}
        </span>
      </div>
      <span className="cs-spacer" />
      <div className="cs-banner-actions">
        <Button variant="outlined" text="Finish without recording more" onClick={() => void finish()} />
        <Button
          intent="primary"
          icon={<Record />}
          text="Continue recording"
          disabled={recorder.state !== "idle"}
          onClick={() => void continueRecording()}
        />
      </div>
    </section>
  );
});
