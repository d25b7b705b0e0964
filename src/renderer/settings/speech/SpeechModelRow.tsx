import { Button, ProgressBar } from "@blueprintjs/core";
import { useId, useState } from "react";
import type { SpeechModel } from "../../../shared/transcription/speechModel";
import { formatBytes } from "../../format/formatBytes";
import { isDownloading, type ModelChange } from "./useSpeechModels";

interface Props {
  model: SpeechModel;
  /** Whether a change of this model is being sent. */
  isBusy: boolean;
  onChange: (change: ModelChange) => void;
}

/** A speech model with its download progress and actions. */
export function SpeechModelRow({ model, isBusy, onChange }: Props) {
  const id = useId();
  const isPartlyDownloaded = model.state !== "installed" && model.state !== "broken" && model.received_bytes > 0;
  return (
    <li className="cs-model" aria-labelledby={id}>
      <div className="cs-model-what">
        <strong id={id}>{model.name}</strong>
        {model.in_use && <span className="cs-model-here">In use</span>}
        {!model.in_use && model.state === "installed" && <span className="cs-muted">Installed</span>}
        <p>{model.good_at}</p>
        <p className="cs-muted">
          {model.languages} · {formatBytes(model.bytes)} ·{" "}
          <a href={model.licence.url} target="_blank" rel="noreferrer">
            {model.licence.name}
          </a>
        </p>
      </div>
      <ModelActions model={model} isBusy={isBusy} onChange={onChange} />
      {(isDownloading(model) || isPartlyDownloaded) && <Progress model={model} />}
      {!model.is_verifiable && <p className="cs-muted">Not available yet: the download can’t be verified.</p>}
      <p role="status" className="cs-model-problem">
        {model.problem}
      </p>
    </li>
  );
}

function Progress({ model }: { model: SpeechModel }) {
  const share = model.bytes > 0 ? model.received_bytes / model.bytes : 0;
  const isRunning = isDownloading(model);
  return (
    <div className="cs-model-progress">
      <ProgressBar
        value={share}
        stripes={isRunning}
        animate={isRunning}
        intent={isRunning ? "primary" : "none"}
        aria-label={`${model.name}: downloaded`}
      />
      <span>
        {model.state === "checking"
          ? "Checking..."
          : `${Math.floor(share * 100)}% · ${formatBytes(model.received_bytes)} of ${formatBytes(model.bytes)}`}
      </span>
    </div>
  );
}

/** Label of the download button by state; states without a label have no such button. */
const downloadLabels: Partial<Record<SpeechModel["state"], string>> = {
  absent: "Download",
  paused: "Resume",
  failed: "Try again",
};

/** The actions of a model. Deleting an installed model asks first, because a model is a large download. */
function ModelActions({ model, isBusy, onChange }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { name, state } = model;
  const label = downloadLabels[state];
  if (isAsking) {
    const remove = (): void => {
      setIsAsking(false);
      onChange("delete");
    };
    return (
      <div className="cs-model-actions" role="group" aria-label={`Delete ${name}`}>
        <Button size="small" text="Keep model" autoFocus={true} onClick={() => setIsAsking(false)} />
        <Button size="small" intent="danger" text="Delete model" aria-label={`Delete model ${name}`} onClick={remove} />
      </div>
    );
  }
  return (
    <div className="cs-model-actions">
      {label && model.is_verifiable && (
        <Button
          size="small"
          intent={state === "absent" ? "none" : "primary"}
          text={label}
          aria-label={`${label}: ${name}`}
          loading={isBusy}
          onClick={() => onChange("download")}
        />
      )}
      {isDownloading(model) && (
        <Button
          size="small"
          text="Pause"
          aria-label={`Pause: ${name}`}
          loading={isBusy}
          onClick={() => onChange("pause")}
        />
      )}
      {state !== "absent" && (
        <Button
          size="small"
          text={state === "installed" || state === "broken" ? "Delete" : "Cancel"}
          aria-label={`${state === "installed" || state === "broken" ? "Delete" : "Cancel"}: ${name}`}
          onClick={() => (state === "installed" || state === "broken" ? setIsAsking(true) : onChange("delete"))}
        />
      )}
    </div>
  );
}
