import { Dialog, DialogBody, FormGroup, HTMLSelect } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useStores } from "../../base/useStores";
import { identifiers } from "../../patients/identityLine";
import { ErrorCallout } from "../../ui/ErrorCallout";
import { FormFooter } from "../../ui/FormFooter";
import { formatDayAndTime } from "../../format/formatTime";
import type { Visit } from "../../../shared/visits/visit";
import type { LocalTake } from "./localTake";
import { attachTakes } from "./takeActions";

interface Props {
  takes: readonly LocalTake[];
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed: () => void;
}

/** Dialog that chooses the visit to which recordings are attached (see `canAttach`); open if `takes` is not empty. */
export const AttachDialog = observer(function AttachDialog({ takes, onClose, onClosed }: Props) {
  const first = useRef<HTMLSelectElement>(null);
  const handleOpened = () => first.current?.focus(); // `autoFocus` would be too early: the closing menu takes the focus
  return (
    <Dialog
      className="cs-loc-question"
      title="Attach to a session"
      isOpen={takes.length > 0}
      onClose={onClose}
      onClosed={onClosed}
      onOpened={handleOpened}
    >
      {takes.length > 0 && <AttachForm takes={takes} first={first} onClose={onClose} />}
    </Dialog>
  );
});

interface FormProps {
  takes: readonly LocalTake[];
  first: RefObject<HTMLSelectElement | null>;
  onClose: () => void;
}

const AttachForm = observer(function AttachForm({ takes, first, onClose }: FormProps) {
  const { localRecordings: store } = useStores();
  const [chosen, setChosen] = useState("");
  const id = useId();
  useEffect(() => void store.findVisits(), [store]);
  const visits = store.attachable.filter((visit) => takes.some(({ take }) => take.visitId !== visit.id));
  const options = visits.map((visit) => ({ value: visit.id, label: nameOf(visit) }));
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen === "") return;
    await attachTakes(store, takes, chosen); // the screen shows a failure
    onClose();
  };
  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <DialogBody>
        <FormGroup label="Session" labelFor={id} helperText="Sessions that are not signed, newest first.">
          <HTMLSelect
            id={id}
            ref={first}
            fill={true}
            value={chosen}
            options={[{ value: "", label: "Choose a session" }, ...options]}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        </FormGroup>
        <p className="cs-small">
          {takes.length === 1
            ? "The recording is sent to that session, whose transcript and note then include it."
            : `${takes.length} recordings are sent to that session, in order; its transcript and note include all of them.`}
        </p>
        {store.finding.error && <ErrorCallout error={store.finding.error} onRetry={() => void store.findVisits()} />}
      </DialogBody>
      <FormFooter text="Attach" disabled={chosen === ""} onCancel={onClose} />
    </form>
  );
});

const nameOf = ({ patient, patient_name, title, created_at }: Visit): string =>
  [patient_name ?? title, identifiers(patient), formatDayAndTime(created_at)].filter(Boolean).join(", ");
