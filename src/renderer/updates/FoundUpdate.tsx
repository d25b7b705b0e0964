import { Button, ProgressBar } from "@blueprintjs/core";
import { Shield } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import type { UpdatesStatus } from "../../shared/bridge/updatesBridge";
import { useStores } from "../app/stores";
import { StatusLine } from "../ui/StatusLine";
import { noteLines, percentOf, speedWords, updateOf } from "./updateWords";

interface Props {
  status: UpdatesStatus;
  /** A step begins, and its button goes: the focus needs another place. */
  onBegin: () => void;
}

/** The update itself: how far it is, what is new in it, and the step that is next. */
export function FoundUpdate({ status, onBegin }: Props) {
  const { state } = status;
  const percent = percentOf(status);
  const notes = updateOf(status)?.releaseNotes;
  return (
    <>
      {percent !== null && (
        <div className="cs-updates-progress">
          <ProgressBar
            value={percent / 100}
            intent="primary"
            stripes={false}
            animate={false}
            aria-label="Downloaded"
            aria-valuetext={`${percent} %`}
          />
          <span>{percent} %</span>
          {state.status === "downloading" && <span className="cs-muted">{speedWords(state.bytesPerSecond)}</span>}
        </div>
      )}
      {notes && <Notes notes={notes} />}
      <p className="cs-updates-promise">
        <StatusLine icon={<Shield size={12} />}>An update never installs while you are recording.</StatusLine>
      </p>
      {percent === 100 && <InstallButton />}
      {state.status === "available" && <DownloadButton text="Download" onBegin={onBegin} />}
      {state.status === "error" && state.step === "download" && (
        <DownloadButton text="Download again" onBegin={onBegin} />
      )}
    </>
  );
}

/** What a stranger wrote, as text and nothing else. */
function Notes({ notes }: { notes: string }) {
  return (
    <div className="cs-updates-notes" role="region" aria-label="What is new" tabIndex={0}>
      {noteLines(notes).map(({ text, isPoint }, at) => (
        <p key={at} className={isPoint ? "is-point" : undefined}>
          {text}
        </p>
      ))}
    </div>
  );
}

function DownloadButton({ text, onBegin }: Pick<Props, "onBegin"> & { text: string }) {
  const { updates } = useStores();
  const handleClick = () => {
    void updates.run("download");
    onBegin();
  };
  return <Button intent="primary" text={text} onClick={handleClick} />;
}

/** Held, with the reason, while a recording runs. */
const InstallButton = observer(function InstallButton() {
  const { recorder, updates } = useStores();
  const id = useId();
  const isHeld = recorder.state !== "idle";
  return (
    <div className="cs-updates-install">
      <Button
        intent="primary"
        text="Install & Restart"
        aria-disabled={isHeld || undefined}
        aria-describedby={isHeld ? id : undefined}
        onClick={() => void (isHeld || updates.run("install"))}
      />
      {isHeld && (
        <span id={id} className="cs-muted">
          Waits until your recording is stopped.
        </span>
      )}
    </div>
  );
});
