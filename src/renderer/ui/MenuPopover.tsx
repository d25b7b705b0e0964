import { MenuItem, type MenuItemProps, PopoverNext, type PopoverNextProps } from "@blueprintjs/core";
import { createContext, use, useRef } from "react";

/** What an item opens; run once the menu is gone. */
type Opening = () => void;
const WhenClosed = createContext<(open: Opening) => void>((open) => open());

/** A menu at its button; when it is gone the focus is back at the button. */
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
 * An item that opens a dialog or a field, which takes the focus: it opens once the menu is gone. Until then the menu takes the
 * focus back, what is typed goes astray, and single letters act as keys.
 */
export function OpeningItem({ onOpen, ...props }: Omit<MenuItemProps, "onClick"> & { onOpen: Opening }) {
  const whenClosed = use(WhenClosed);
  return <MenuItem {...props} onClick={() => whenClosed(onOpen)} />;
}
