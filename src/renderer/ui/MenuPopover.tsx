import { MenuItem, type MenuItemProps, PopoverNext, type PopoverNextProps } from "@blueprintjs/core";
import { createContext, use, useRef } from "react";

/** Opens the dialog or field that belongs to a menu item. */
type Opening = () => void;
/** Runs an opening after the surrounding menu has closed; immediately if there is no menu. */
const WhenClosed = createContext<(open: Opening) => void>((open) => open());

/** A menu attached to its button, which gets the focus back when the menu closes. */
export function MenuPopover({ content, ...props }: PopoverNextProps) {
  const waiting = useRef<Opening | null>(null);
  const handleClosed = () => {
    const open = waiting.current;
    waiting.current = null;
    open?.();
  };
  return (
    <PopoverNext
      transitionDuration={100}
      onClosed={handleClosed}
      {...props}
      content={<WhenClosed value={(open) => void (waiting.current = open)}>{content}</WhenClosed>}
    />
  );
}

/**
 * A menu item that opens a dialog or field after the menu has closed. A closing menu moves the focus to its button;
 * keys typed into a field opened earlier would be lost or act as shortcuts.
 */
export function OpeningItem({ onOpen, ...props }: Omit<MenuItemProps, "onClick"> & { onOpen: Opening }) {
  const whenClosed = use(WhenClosed);
  return <MenuItem {...props} onClick={() => whenClosed(onOpen)} />;
}
