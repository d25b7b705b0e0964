import { type HotkeyConfig, useHotkeys } from "@blueprintjs/core";
import { useEffect, useMemo, useState } from "react";
import { isDialogOpen } from "./isDialogOpen";
import { isSingleKey, type Shortcut, type ShortcutId, shortcuts } from "./shortcuts";

/** Handlers by shortcut. A handler returns `false` if it did not handle the key, to keep the key's default action. */
export type ShortcutActions = Partial<Record<ShortcutId, () => unknown>>;

interface Options {
  /** Whether the shortcuts are bound; false while the screen is hidden. */
  isActive?: boolean;
  /** Whether single-key shortcuts are bound. */
  singleKeys?: boolean;
}

/** Binds handlers to their shortcuts while the component is mounted. The key sheet lists the bound shortcuts. */
export function useShortcuts(actions: ShortcutActions, { isActive = true, singleKeys = true }: Options = {}): void {
  const [newest] = useState(() => new Map<ShortcutId, () => unknown>());
  useEffect(() => {
    newest.clear();
    for (const [id, run] of Object.entries(actions)) newest.set(id as ShortcutId, run);
  });
  const bound = Object.keys(shortcuts)
    .filter((id) => id in actions)
    .join(" "); // in the order of `shortcuts`, as the key sheet shows them
  const hotkeys = useMemo(
    () =>
      (isActive ? bound.split(" ").filter(Boolean) : [])
        .map((id) => id as ShortcutId)
        .filter((id) => singleKeys || !isSingleKey(shortcuts[id]))
        .map((id) => hotkeyOf(id, () => newest.get(id)?.())),
    [bound, isActive, newest, singleKeys],
  );
  useHotkeys(hotkeys, { showDialogKeyCombo: "?" });
}

/** A hotkey bound by `useShortcuts`. The command palette runs it with `run`, without a key event. */
export interface Command extends HotkeyConfig {
  id: ShortcutId;
  label: string;
  run: () => unknown;
}

/** Whether a hotkey was bound by `useShortcuts`. */
export const isCommand = (hotkey: HotkeyConfig): hotkey is Command => "run" in hotkey;

function hotkeyOf(id: ShortcutId, run: () => unknown): Command {
  const shortcut: Shortcut = shortcuts[id];
  return {
    id,
    run,
    combo: shortcut.combo,
    label: shortcut.label,
    group: shortcut.group,
    global: true,
    allowInInput: shortcut.inText ?? false,
    onKeyDown: (event) => {
      if (event.defaultPrevented || event.repeat) return;
      if (!shortcut.inDialog && isDialogOpen()) return;
      if (isSingleKey(shortcut) && isUsedBy(event.target, event.key)) return;
      if (run() !== false) event.preventDefault();
    },
  };
}

/**
 * Whether the focused control uses the key itself: every key in dialogs, menus, lists and selects, and Space on a
 * control that it presses.
 */
function isUsedBy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="dialog"], [role="menu"], [role="listbox"], [role="combobox"], select')) return true;
  const presses = 'button, a[href], summary, input, [role="button"], [role="radio"], [role="tab"], [role="slider"]';
  return key === " " && target.closest(presses) !== null;
}
