import { Button, Dialog, DialogBody, FormGroup, InputGroup } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type RefObject, type SubmitEvent, useId, useRef, useState } from "react";
import { maxSpeakerName, type Utterance } from "../../shared/transcription/utterance";
import { useStores } from "../base/useStores";
import { FormFooter } from "../ui/FormFooter";
import { isGeneralName, isSameVoice, voiceName } from "./speakerNames";
import { useSpeakerNames } from "./useSpeakerNames";

/** People who often come along, offered as buttons. */
const companions = [
  "Daughter",
  "Son",
  "Wife",
  "Husband",
  "Partner",
  "Mother",
  "Father",
  "Caregiver",
  "Interpreter",
] as const;

/** A line whose speaker is being named. `speaker`: all lines of the same speaker are renamed too. */
export interface Naming {
  utterance: Utterance;
  applyTo: "one" | "speaker";
}

/**
 * Dialog that asks for the name of a speaker who is neither the patient nor the clinician, for one line or all lines of
 * that speaker.
 */
export const NameSpeakerDialog = observer(function NameSpeakerDialog() {
  const { transcript } = useStores();
  const { naming } = transcript;
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      className="cs-name-speaker"
      title="Who is speaking?"
      isOpen={naming !== null}
      onClose={() => transcript.name(null)}
      onOpened={() => field.current?.focus()} // `autoFocus` would be too early: the closing menu takes the focus
    >
      {naming && <Form {...naming} field={field} />}
    </Dialog>
  );
});

const Form = observer(function Form({
  utterance,
  applyTo,
  field,
}: Naming & { field: RefObject<HTMLInputElement | null> }) {
  const { openVisit, transcript } = useStores();
  const names = useSpeakerNames();
  const [name, setName] = useState(utterance.speaker_name ?? "");
  const isGeneral = isGeneralName(name, names, openVisit.visit?.patient_name ?? null);
  const id = useId();
  const close = () => transcript.name(null);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === "" || isGeneral) return field.current?.focus();
    void transcript.correctSpeaker(utterance, { speaker: "other", speaker_name: name.trim() }, applyTo);
    close();
  };
  const lines = openVisit.utterances.filter((line) => isSameVoice(line, utterance)).length;
  const all = `All ${lines} lines of ${voiceName(utterance, names)} change.`;
  return (
    <form onSubmit={handleSubmit}>
      <DialogBody>
        <FormGroup
          label="Name or relation to the patient"
          labelFor={id}
          intent={isGeneral ? "danger" : "none"}
          helperText={
            isGeneral
              ? "Choose this speaker in the menu of the line."
              : `${applyTo === "one" ? "This line changes." : all} The note names this person as a companion, not as the patient.`
          }
        >
          <InputGroup
            id={id}
            inputRef={field}
            value={name}
            maxLength={maxSpeakerName}
            autoComplete="off"
            onValueChange={setName}
          />
        </FormGroup>
        <div className="cs-name-usual" role="group" aria-label="Usual companions">
          {companions.map((each) => (
            <Button key={each} size="small" variant="outlined" text={each} onClick={() => setName(each)} />
          ))}
        </div>
      </DialogBody>
      <FormFooter text="Save speaker" onCancel={close} />
    </form>
  );
});
