import { useId } from "react";
import { ErrorCallout } from "../../ui/ErrorCallout";
import { formatBytes } from "../../format/formatBytes";
import { Loading } from "../../ui/Loading";
import { SpeechModelRow } from "./SpeechModelRow";
import "./speechModels.css";
import { useSpeechModels } from "./useSpeechModels";

/** The speech models that the server's computer can use, with buttons to download and delete them. */
export function SpeechModels() {
  const id = useId();
  const { models, error, reload, change, changingId } = useSpeechModels();
  return (
    <section className="cs-setting" aria-labelledby={id}>
      <h2 id={id}>Speech models</h2>
      <p className="cs-muted">
        A model recognizes speech on the computer that runs Chartside, so no audio leaves it. You need only one; the
        first installed model in this list is used. You can record before a model is installed; the transcript follows
        later.
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
          <p className="cs-muted">{formatBytes(models.free_bytes)} free on this disk.</p>
        </>
      )}
    </section>
  );
}
