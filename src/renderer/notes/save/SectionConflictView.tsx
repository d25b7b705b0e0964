import { Button, Callout, Dialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import { Issue } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useStores } from "../../base/useStores";
import { formatTime } from "../../format/formatTime";
import type { ConflictChoice, SectionConflict } from "./sectionConflict";
import { SideBySide } from "../versions/SideBySide";

/**
 * Warning that two windows, or this window and the drafter, changed the same section, with a dialog that compares the
 * texts and asks which to keep.
 */
export const SectionConflictView = observer(function SectionConflictView({ conflict }: { conflict: SectionConflict }) {
  const { note } = useStores();
  const [isComparing, setIsComparing] = useState(false);
  const { isDrafted } = conflict;
  const at = formatTime(conflict.at);
  const mine = note.autosave?.unsaved.get(conflict.key) ?? [];
  const choose = (choice: ConflictChoice) => {
    setIsComparing(false);
    void note.autosave?.resolve(choice);
  };
  return (
    <>
      <Callout className="cs-conflict" compact={true} intent="warning" icon={<Issue />} role="alert">
        This section was also changed {isDrafted ? "by the draft so far" : "in another window"} at {at}. Both versions
        are kept until you choose.
        <div className="cs-pane-actions">
          <Button size="small" intent="primary" text="Compare" onClick={() => setIsComparing(true)} />
        </div>
      </Callout>
      <Dialog
        className="cs-compare"
        isOpen={isComparing}
        title={`${conflict.title}: two versions`}
        onClose={() => setIsComparing(false)}
      >
        <DialogBody>
          <SideBySide
            left={{ title: "Yours, in this window", text: textOf(mine) }}
            right={{
              title: `${isDrafted ? "The draft’s" : "The other window’s"}, ${at}`,
              text: textOf(conflict.theirs.sentences),
            }}
          />
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={isDrafted ? "Keep the draft" : "Keep theirs"} onClick={() => choose("theirs")} />
              <Button text="Keep mine" onClick={() => choose("mine")} />
              <Button intent="primary" text="Keep both" autoFocus={true} onClick={() => choose("both")} />
            </>
          }
        />
      </Dialog>
    </>
  );
});

const textOf = (sentences: readonly { text: string }[]): string => sentences.map(({ text }) => text).join("\n");
