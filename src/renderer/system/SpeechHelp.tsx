import { Button, Dialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import type { SpeechStatus } from "../../shared/system/speechStatus";
import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";
import { formatMissing } from "./formatMissing";

export interface SpeechHelpProps {
  isOpen: boolean;
  onClose: () => void;
  speech: SpeechStatus;
}

/** A dialog that explains which speech engine is in use. */
export function SpeechHelp({ isOpen, onClose, speech }: SpeechHelpProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Speech engine" className="cs-speech-help">
      <DialogBody>
        <SpeechEngineHelp speech={speech} />
      </DialogBody>
      <DialogFooter actions={<Button intent="primary" text="Close" autoFocus={true} onClick={onClose} />} />
    </Dialog>
  );
}

/** What happens to the audio, by engine. */
const audioUses = {
  onnx: "Speech is recognized on the computer that runs Chartside. Audio doesn’t leave it.",
  command: "Speech is recognized by a program on the computer that runs Chartside.",
  openai: "Audio is sent to the speech service that was set up for this installation.",
  none: null,
} as const satisfies Record<SpeechStatus["engine"], string | null>;

/**
 * Explains in a clinician's words which speech engine is in use, where the audio goes, and who can change it; shown in
 * the dialog and in the settings. How to configure an engine is on the administration page.
 */
export const SpeechEngineHelp = observer(function SpeechEngineHelp({ speech }: { speech: SpeechStatus }) {
  const { session } = useStores();
  const isAdmin = session.effectiveType === "admin";
  const canDownload = (session.isLocal || isAdmin) && !speech.is_off;
  return (
    <div className="cs-prose">
      {speech.ready ? (
        <p>
          In use: <strong>{speech.label}</strong>. {audioUses[speech.engine]}
        </p>
      ) : (
        <>
          <p>{formatMissing(speech)}</p>
          <p>Until then, type or paste the transcript; the note is drafted from it the same way.</p>
        </>
      )}
      {!speech.ready && canDownload && <p>Download a speech model in Account Settings, Speech engine.</p>}
      {isAdmin && !session.isLocal ? (
        <p>
          <a href="/admin">Administration</a> says why this engine is used, and how to set up another.
        </p>
      ) : (
        !session.isLocal && <p>An admin of your practice can change the speech engine.</p>
      )}
    </div>
  );
});
