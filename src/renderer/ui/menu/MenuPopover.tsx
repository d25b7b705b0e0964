import { MenuItem, type MenuItemProps, PopoverNext, type PopoverNextProps } from "@blueprintjs/core";
import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useRef } from "react";
import "./MenuPopover.css";

/** Opens the dialog or field that belongs to a menu item. */
type Opening = () => void;
/** Runs an opening after the surrounding menu has closed; immediately if there is no menu. */
const WhenClosed = createContext<(open: Opening) => void>((open) => open());

/** Limits a menu to the space beside its button, e.g. on a phone. The rest is scrolled to. */
const middleware: NonNullable<PopoverNextProps["middleware"]> = {
  size: {
    padding: 8,
    apply: ({ availableHeight, elements }) =>
      elements.floating.style.setProperty("--cs-menu-space", `${Math.floor(availableHeight)}px`),
  },
};

/**
 * A menu attached to its button, which gets the focus back when the menu closes. The first item has the focus at first;
 * the arrow keys, Home and End move it.
 */
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
      middleware={middleware}
      popoverClassName="cs-menu-popover"
      {...props}
      content={
        <WhenClosed value={(open) => void (waiting.current = open)}>
          <MenuKeys>{content}</MenuKeys>
        </WhenClosed>
      }
    />
  );
}

/** Moves the focus among the items of an open menu that can be chosen. */
function MenuKeys({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>(choosable) ?? [])];
  // In the next frame, because the overlay first stores which control gets the focus back.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      menu.current?.querySelector<HTMLElement>(choosable)?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  const handleKey = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    all.at(next % all.length)?.focus();
    event.preventDefault();
  };
  return (
    <div ref={menu} onKeyDown={handleKey}>
      {children}
    </div>
  );
}

const choosable = '[role^="menuitem"]:not([aria-disabled="true"])';

/**
 * A menu item that opens a dialog or field after the menu has closed. A closing menu moves the focus to its button;
 * keys typed into a field opened earlier would be lost or act as shortcuts.
 */
export function OpeningItem({ onOpen, ...props }: Omit<MenuItemProps, "onClick"> & { onOpen: Opening }) {
  const whenClosed = use(WhenClosed);
  return <MenuItem {...props} onClick={() => whenClosed(onOpen)} />;
}
