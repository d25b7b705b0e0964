import { Dialog, DialogBody, FormGroup, InputGroup } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type RefObject, type SubmitEvent, useId, useRef, useState } from "react";
import { maxTakeNameLength } from "../../../shared/recording/journalTake";
import { useStores } from "../../base/useStores";
import { FormFooter } from "../../ui/FormFooter";
import type { LocalTake } from "./localTake";

interface Props {
  local: LocalTake | null;
  onClose: () => void;
}

/** Dialog that renames a recording on this computer; open if `local` is not null. */
export const RenameDialog = observer(function RenameDialog({ local, onClose }: Props) {
  const first = useRef<HTMLInputElement>(null);
  const handleOpened = () => first.current?.focus(); // `autoFocus` would be too early: the closing menu takes the focus
  return (
    <Dialog
      className="cs-loc-question"
      title="Rename recording"
      isOpen={local !== null}
      onClose={onClose}
      onOpened={handleOpened}
    >
      {local && <RenameForm key={local.take.id} local={local} first={first} onClose={onClose} />}
    </Dialog>
  );
});

interface FormProps {
  local: LocalTake;
  first: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

function RenameForm({ local, first, onClose }: FormProps) {
  const { localRecordings: store } = useStores();
  const [name, setName] = useState(local.take.name ?? "");
  const id = useId();
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    await store.rename(local, name); // the screen shows a failure
    onClose();
  };
  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <DialogBody>
        <FormGroup
          label="Name"
          labelFor={id}
          helperText="Shown on this computer only. Leave empty to use the session’s name."
        >
          <InputGroup
            id={id}
            inputRef={first}
            value={name}
            maxLength={maxTakeNameLength}
            autoComplete="off"
            onValueChange={setName}
          />
        </FormGroup>
      </DialogBody>
      <FormFooter text="Rename" onCancel={onClose} />
    </form>
  );
}
