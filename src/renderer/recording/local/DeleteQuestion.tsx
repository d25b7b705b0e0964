import { Button, Dialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { useStores } from "../../base/useStores";
import { formatClock } from "../../format/formatClock";
import { restoreButtonId, type LocalTake } from "./localTake";
import { deleteTakes } from "./takeActions";

interface Props {
  takes: readonly LocalTake[];
  onClose: () => void;
  /** Called after the closing animation; not after a deletion, when the first deleted row's Restore gets the focus. */
  onClosed: () => void;
}

/** Dialog that asks before recordings are deleted, because the server may not have all of their audio. */
export const DeleteQuestion = observer(function DeleteQuestion({ takes, onClose, onClosed }: Props) {
  const { localRecordings: store, localPlayer: player } = useStores();
  const deleted = useRef<LocalTake | null>(null); // the first recording that was deleted
  const handleClosed = () => {
    if (deleted.current)
      document.getElementById(restoreButtonId(deleted.current))?.focus(); // the row shows Restore instead of its menu
    else onClosed();
    deleted.current = null;
  };
  const handleDelete = async (): Promise<void> => {
    if (takes.some(({ take }) => take.id === player.id)) player.close();
    [deleted.current = null] = await deleteTakes(store, takes); // the screen shows a failure
    onClose();
  };
  return (
    <Dialog
      className="cs-loc-question"
      title={titleFor(takes.length)}
      isOpen={takes.length > 0}
      onClose={onClose}
      onClosed={handleClosed}
    >
      {takes.length > 0 && (
        <>
          <DialogBody>
            <WhatIsLost takes={takes} />
            <p>
              You can restore {takes.length === 1 ? "it" : "them"} for 10 minutes. After that{" "}
              {takes.length === 1 ? "it is" : "they are"} deleted permanently.
            </p>
          </DialogBody>
          <DialogFooter
            actions={
              <>
                <Button text={takes.length === 1 ? "Keep it" : "Keep them"} autoFocus={true} onClick={onClose} />
                <Button
                  intent="danger"
                  text={takes.length === 1 ? "Delete recording" : `Delete ${takes.length} recordings`}
                  onClick={() => void handleDelete()}
                />
              </>
            }
          />
        </>
      )}
    </Dialog>
  );
});

const titleFor = (count: number): string =>
  count > 1 ? `Delete ${count} recordings that are not sent yet?` : "Delete a recording that is not sent yet?";

const WhatIsLost = observer(function WhatIsLost({ takes }: Pick<Props, "takes">) {
  const { session } = useStores();
  const length = formatClock(takes.reduce((sum, { take }) => sum + take.durationMs, 0));
  if (takes.length > 1)
    return (
      <p>
        {session.isLocal ? "Their sessions do" : "Your practice does"} not have all of these {takes.length} recordings (
        {length} together). If you delete them here, the rest is lost.
      </p>
    );
  return (
    <p>
      {session.isLocal ? "Its session" : "Your practice"} does not have all of this recording ({length}). If you delete
      it here, the rest is lost.
    </p>
  );
});
