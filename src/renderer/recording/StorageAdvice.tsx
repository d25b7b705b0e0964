import { Button, Dialog, DialogBody, DialogFooter } from "@blueprintjs/core";

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** How to make room, and what never to delete for it. */
export function StorageAdvice({ isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Free up space">
      <DialogBody>
        <p>Empty the recycle bin and delete downloads you no longer need, then go on.</p>
        <p>Do not clear this browser’s data: recordings that are not sent yet are kept there.</p>
      </DialogBody>
      <DialogFooter actions={<Button intent="primary" text="Done" autoFocus={true} onClick={onClose} />} />
    </Dialog>
  );
}
