import { Button, Dialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import type { SpeechStatus } from "../../shared/system/speechStatus";
import { formatMissing } from "./formatMissing";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  speech: SpeechStatus;
}

/** A dialog that explains which speech engine is in use, why, and how to configure another. */
export function SpeechHelp({ isOpen, onClose, speech }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Speech engine" className="cs-speech-help">
      <DialogBody>
        <SpeechEngineHelp speech={speech} />
      </DialogBody>
      <DialogFooter actions={<Button intent="primary" text="Close" autoFocus={true} onClick={onClose} />} />
    </Dialog>
  );
}

/** Explains which speech engine is in use and how to configure another; shown in the dialog and in the settings. */
export function SpeechEngineHelp({ speech }: { speech: SpeechStatus }) {
  return (
    <div className="cs-prose">
      {speech.engine === "none" ? (
        <p>{formatMissing(speech)}</p>
      ) : (
        <p>
          In use: <strong>{speech.label}</strong> ({speech.reason}).{!speech.ready && " It is not ready."}
        </p>
      )}
      {speech.advice && <p>{speech.advice}</p>}
      <p>
        {speech.is_off
          ? "The administrator of this installation can configure one of these instead:"
          : "The administrator of this installation needs to configure one of these, then restart Chartside:"}
      </p>
      <dl className="cs-engine-choices">
        <dt>On this computer</dt>
        <dd>
          Install whisper.cpp, then start with <code>CHARTSIDE_SPEECH=command</code> and{" "}
          <code>CHARTSIDE_SPEECH_COMMAND=whisper-cli</code>. Audio never leaves the computer.
        </dd>
        <dt>On a server of your choice</dt>
        <dd>
          Start with <code>CHARTSIDE_SPEECH=openai</code>, <code>CHARTSIDE_SPEECH_BASE_URL</code>,{" "}
          <code>CHARTSIDE_SPEECH_MODEL</code> and, if required, <code>CHARTSIDE_SPEECH_API_KEY</code>. Any
          OpenAI-compatible service works, including one inside your practice.
        </dd>
        <dt>None</dt>
        <dd>Type or paste the transcript; the note is drafted from it the same way.</dd>
      </dl>
    </div>
  );
}
