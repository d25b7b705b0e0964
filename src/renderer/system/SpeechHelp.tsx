import { Button, Dialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import type { SpeechStatus } from "../../shared/system/system";
import { missingWords } from "./missingWords";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  speech: SpeechStatus;
}

/** Which speech engine is in use, why, and how to set another, in plain words. */
export function SpeechHelp({ isOpen, onClose, speech }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Speech engine" className="cs-speech-help">
      <DialogBody>
        <SpeechSetUp speech={speech} />
      </DialogBody>
      <DialogFooter actions={<Button intent="primary" text="Close" autoFocus={true} onClick={onClose} />} />
    </Dialog>
  );
}

export function SpeechSetUp({ speech }: { speech: SpeechStatus }) {
  return (
    <div className="cs-prose">
      {speech.engine === "none" ? (
        <p>{missingWords(speech)}</p>
      ) : (
        <p>
          In use: <strong>{speech.label}</strong> ({speech.reason}).{!speech.ready && " It is not ready."}
        </p>
      )}
      {speech.advice && <p>{speech.advice}</p>}
      <p>
        {speech.is_off
          ? "Whoever runs Chartside for your practice can set one of these in its place:"
          : "Whoever runs Chartside for your practice sets one of these, then starts it again:"}
      </p>
      <dl className="cs-ways">
        <dt>On this computer</dt>
        <dd>
          Install whisper.cpp, then start with <code>CHARTSIDE_SPEECH=command</code> and{" "}
          <code>CHARTSIDE_SPEECH_COMMAND=whisper-cli</code>. Sound never leaves the computer.
        </dd>
        <dt>On a server of your choice</dt>
        <dd>
          Start with <code>CHARTSIDE_SPEECH=openai</code>, <code>CHARTSIDE_SPEECH_BASE_URL</code>,{" "}
          <code>CHARTSIDE_SPEECH_MODEL</code> and, where it asks for one, <code>CHARTSIDE_SPEECH_API_KEY</code>. Any
          service that speaks the OpenAI way will do, also one inside your practice.
        </dd>
        <dt>None</dt>
        <dd>Type or paste the transcript; the note is drafted from it the same way.</dd>
      </dl>
    </div>
  );
}
