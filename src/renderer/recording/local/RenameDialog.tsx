import { Button, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type RefObject, type SubmitEvent, useId, useRef, useState } from "react";
import { useStores } from "../../app/stores";
import type { LocalTake } from "./localTake";

interface Props {
  local: LocalTake | null;
  onClose: () => void;
}

/** A name of its own for a recording: with it, it is found on this screen. It stays on this computer. */
export const RenameDialog = observer(function RenameDialog({ local, onClose }: Props) {
  const first = useRef<HTMLInputElement>(null);
  const handleOpened = () => first.current?.focus(); // the menu that led here takes the focus when it closes
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
    await store.rename(local, name); // where it failed the screen says why
    onClose();
  };
  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <DialogBody>
        <FormGroup
          label="Name"
          labelFor={id}
          helperText="Only on this computer. Without a name it is called after its session."
        >
          <InputGroup
            id={id}
            inputRef={first}
            value={name}
            maxLength={200}
            autoComplete="off"
            onValueChange={setName}
          />
        </FormGroup>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" onClick={onClose} />
            <Button type="submit" intent="primary" text="Rename" />
          </>
        }
      />
    </form>
  );
}
