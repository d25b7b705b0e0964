import { Button, ProgressBar } from "@blueprintjs/core";
import { Shield } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import type { UpdatesStatus } from "../../shared/bridge/updatesBridge";
import { useStores } from "../base/useStores";
import { StatusLine } from "../ui/StatusLine";
import { noteLines, percentOf, formatSpeed, updateOf } from "./updateTitle";

interface Props {
  status: UpdatesStatus;
  /** Called when a download starts, to move the focus from the download button, which then disappears. */
  onBegin: () => void;
}

/** A found update: download progress, release notes, and a button to download or install it. */
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
            aria-valuetext={`${percent}%`}
          />
          <span>{percent}%</span>
          {state.status === "downloading" && <span className="cs-muted">{formatSpeed(state.bytesPerSecond)}</span>}
        </div>
      )}
      {notes && <Notes notes={notes} />}
      <p className="cs-updates-assurance">
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

/** The release notes, rendered as plain text because the update feed is not trusted with HTML. */
function Notes({ notes }: { notes: string }) {
  return (
    <div className="cs-updates-notes" role="region" aria-label="What’s new" tabIndex={0}>
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

/** Installs the update and restarts the app. During a recording it is disabled, with the reason beside it. */
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
