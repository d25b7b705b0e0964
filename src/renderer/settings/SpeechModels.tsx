import { useId } from "react";
import { ErrorCallout } from "../errors/ErrorCallout";
import { byteWords } from "../ui/bytes";
import { Loading } from "../ui/Loading";
import { SpeechModelRow } from "./SpeechModelRow";
import "./speechModels.css";
import { useSpeechModels } from "./useSpeechModels";

/** Models that recognize speech on this machine: which there are, which are here, and the way to get one. */
export function SpeechModels() {
  const id = useId();
  const { models, error, reload, change, changingId } = useSpeechModels();
  return (
    <section className="cs-setting" aria-labelledby={id}>
      <h2 id={id}>Speech models</h2>
      <p className="cs-muted">
        A model recognizes speech where Chartside runs: no sound leaves it. One is enough; the first in this list that
        is here is used. You can record before it is here: the transcript is written afterwards.
      </p>
      {error && !models && <ErrorCallout error={error} onRetry={reload} />}
      {!error && !models && <Loading text="Loading..." />}
      {models && (
        <>
          <ul className="cs-models">
            {models.items.map((model) => (
              <SpeechModelRow
                key={model.id}
                model={model}
                isBusy={changingId === model.id}
                onChange={(what) => change({ id: model.id, change: what })}
              />
            ))}
          </ul>
          <p className="cs-muted">{byteWords(models.free_bytes)} free on this disk.</p>
        </>
      )}
    </section>
  );
}
