import { Button } from "@blueprintjs/core";
import { History, Record } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../app/stores";
import { dayAndTime } from "../notes/dayWords";
import { clock } from "./clock";
import type { KeptTake } from "../../shared/recording/keptTake";
import "./recording.css";

/** What a crash left in this browser: go on recording, or let the session go on to its note. One line a recording. */
export const RecoveryBanner = observer(function RecoveryBanner({ onOpen }: Pick<Props, "onOpen">) {
  const { recorder } = useStores();
  return recorder.kept.recovered.map((take) => <Recovered key={take.id} take={take} onOpen={onOpen} />);
});

interface Props {
  take: KeptTake;
  /** The session was chosen: a screen other than Scribe leads there. */
  onOpen?: (() => void) | undefined;
}

const Recovered = observer(function Recovered({ take, onOpen }: Props) {
  const { recorder, visits } = useStores();
  const problem = recorder.kept.problems.get(take.id);
  const goOn = async (): Promise<void> => {
    await recorder.kept.finish(take.id);
    visits.select(take.visitId);
    onOpen?.();
    await recorder.start(take.visitId);
  };
  const finish = async (): Promise<void> => {
    await recorder.kept.finish(take.id);
    visits.select(take.visitId);
    onOpen?.();
  };
  const patient = visits.items.find(({ id }) => id === take.visitId)?.patient_name;
  const started = dayAndTime(new Date(take.startedAt).toISOString());
  return (
    <section className="cs-banner cs-recovered" aria-label="Recovered recording">
      <History size={20} />
      <div>
        <strong>Recovered {clock(take.durationMs)}; the last 2 s may be missing.</strong>
        <span>
          {patient && `${patient}. `}Recorded {started}.{" "}
          {problem && !problem.willRetry ? problem.error.message : "The audio is on this computer and is being sent."}
        </span>
      </div>
      <span className="cs-spacer" />
      <div className="cs-banner-acts">
        <Button variant="outlined" text="Finish without recording more" onClick={() => void finish()} />
        <Button
          intent="primary"
          icon={<Record />}
          text="Continue recording"
          disabled={recorder.state !== "idle"}
          onClick={() => void goOn()}
        />
      </div>
    </section>
  );
});
