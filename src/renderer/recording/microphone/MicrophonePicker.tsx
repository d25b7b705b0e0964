import { Button, Menu, MenuItem } from "@blueprintjs/core";
import { CaretDown, Headset, Tick } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { MenuPopover } from "../../ui/menu/MenuPopover";
import type { RecorderStore } from "../RecorderStore";

interface Props {
  recorder: RecorderStore;
  isOpen?: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Menu that chooses the microphone, even during a recording. */
export const MicrophonePicker = observer(function MicrophonePicker({ recorder, isOpen = false, onOpen }: Props) {
  const { choices, chosen } = recorder.microphones;
  const name = recorder.microphoneLabel ?? chosen?.label ?? "Microphone";
  const menu = (
    <Menu>
      {choices.map(({ id, label }) => (
        <MenuItem
          key={id}
          text={label}
          icon={id === chosen?.id ? <Tick /> : "blank"}
          onClick={() => void recorder.changeMicrophone(id)}
        />
      ))}
      {choices.length === 0 && <MenuItem disabled={true} text="No microphone is connected" />}
    </Menu>
  );
  return (
    <MenuPopover
      content={menu}
      isOpen={isOpen}
      onInteraction={onOpen}
      placement="bottom-start"
      animation="minimal"
      arrow={false}
    >
      <Button
        size="small"
        variant="minimal"
        icon={<Headset />}
        endIcon={<CaretDown />}
        text={name}
        aria-label={`Microphone: ${name}`}
      />
    </MenuPopover>
  );
});
