import { Button, Menu, MenuItem } from "@blueprintjs/core";
import { Download, Edit, Link, More, Record, Refresh, Share, Tick, Trash } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useStores } from "../../base/useStores";
import { MenuPopover, OpeningItem } from "../../ui/menu/MenuPopover";
import type { AskTakes, LocalTake } from "./localTake";
import { exportTakes, transcribeTakes } from "./takeActions";

interface Props {
  local: LocalTake;
  /** Name and time of the recording, for accessible names. */
  name: string;
  onAsk: AskTakes;
}

/** Menu of the actions available for a take in its current state. */
export const TakeMenu = observer(function TakeMenu({ local, name, onAsk }: Props) {
  return (
    <MenuPopover placement="bottom-end" content={<MenuItems local={local} name={name} onAsk={onAsk} />}>
      <Button variant="minimal" icon={<More />} aria-label={`More for ${name}`} aria-haspopup="menu" />
    </MenuPopover>
  );
});

/**
 * The actions of a take as it was when the menu opened: a running upload does not move the items under the pointer. An
 * action that no longer applies does nothing.
 */
const MenuItems = observer(function MenuItems({ local: newest, name, onAsk }: Props) {
  const { localRecordings: store, recorder, visits } = useStores();
  const navigate = useNavigate();
  const [local] = useState(newest);
  const [can] = useState(() => ({
    transcribe: store.can("transcribe", local),
    export: store.can("export", local),
    attach: store.can("attach", local),
    delete: store.can("delete", local),
  }));
  const { take, state } = local;
  const handleOpen = () => {
    visits.select(take.visitId);
    void navigate("/dashboard/scribe");
  };
  const handleContinue = async () => {
    if (!(await store.finish(local))) return;
    handleOpen();
    await recorder.start(take.visitId);
  };
  return (
    <Menu aria-label={`Actions for ${name}`}>
      {state.kind === "interrupted" && (
        <MenuItem
          icon={<Record />}
          text="Continue recording"
          disabled={recorder.state !== "idle"}
          onClick={() => void handleContinue()}
        />
      )}
      {can.transcribe && (
        <MenuItem
          icon={state.kind === "refused" ? <Refresh /> : <Tick />}
          text={state.kind === "refused" ? "Send again" : "Transcribe now"}
          onClick={() => void transcribeTakes(store, [local])}
        />
      )}
      {store.visit(take.visitId) !== null && <MenuItem icon={<Share />} text="Open the session" onClick={handleOpen} />}
      {can.export && (
        <MenuItem icon={<Download />} text="Export as audio file" onClick={() => void exportTakes(store, [local])} />
      )}
      {can.attach && (
        <OpeningItem icon={<Link />} text="Attach to a session…" onOpen={() => onAsk("attach", [local])} />
      )}
      {can.delete && (
        <>
          <OpeningItem icon={<Edit />} text="Rename…" onOpen={() => onAsk("rename", [local])} />
          <OpeningItem icon={<Trash />} text="Delete…" onOpen={() => onAsk("delete", [local])} />
        </>
      )}
    </Menu>
  );
});
