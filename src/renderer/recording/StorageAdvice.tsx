import { Button, Dialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that explains how to free up space without deleting recordings. */
export const StorageAdvice = observer(function StorageAdvice({ isOpen, onClose }: Props) {
  const { platform } = useStores();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Free up space">
      <DialogBody>
        <p>Empty the Recycle Bin or Trash and delete downloads you no longer need, then continue.</p>
        <p>
          Do not {platform.kind === "desktop" ? "delete Chartside’s own data" : "clear this browser’s data"}: it
          includes recordings that are not uploaded yet.
        </p>
      </DialogBody>
      <DialogFooter actions={<Button intent="primary" text="Done" autoFocus={true} onClick={onClose} />} />
    </Dialog>
  );
});
