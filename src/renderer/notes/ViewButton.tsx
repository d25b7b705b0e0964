import { Button, Menu, MenuDivider, MenuItem } from "@blueprintjs/core";
import { EyeOpen, Maximize, Minimize } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { textSizeNames, textSizes } from "../base/LayoutStore";
import { useStores } from "../base/useStores";
import { ChoiceItem } from "../ui/menu/ChoiceItem";
import { MenuPopover } from "../ui/menu/MenuPopover";

/** Button with a menu for the text size of note and transcript, and for focus mode. */
export const ViewButton = observer(function ViewButton() {
  const { layout } = useStores();
  return (
    <MenuPopover
      placement="bottom-end"
      content={
        <Menu aria-label="View">
          <MenuDivider title="Text size" />
          {textSizes.map((size) => (
            <ChoiceItem
              key={size}
              isChosen={layout.textSize === size}
              text={textSizeNames[size]}
              onClick={() => layout.setTextSize(size)}
            />
          ))}
          <MenuDivider />
          <MenuItem
            icon={layout.isFocusMode ? <Minimize /> : <Maximize />}
            text={layout.isFocusMode ? "Show the lists" : "Focus mode"}
            label="F"
            onClick={() => layout.toggleFocusMode()}
          />
        </Menu>
      }
    >
      <Button size="small" variant="minimal" icon={<EyeOpen />} aria-label="View" title="View" aria-haspopup="menu" />
    </MenuPopover>
  );
});
