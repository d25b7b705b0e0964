import { MenuItem, type MenuItemProps } from "@blueprintjs/core";
import { Blank, Tick } from "@blueprintjs/icons";

/** A menu item of which one of a group is chosen. Blueprint's `listoption` is not allowed in a menu. */
export function ChoiceItem({ isChosen, ...props }: Omit<MenuItemProps, "icon"> & { isChosen: boolean }) {
  return <MenuItem {...props} role="menuitemradio" aria-checked={isChosen} icon={isChosen ? <Tick /> : <Blank />} />;
}
