import { type HotkeyConfig, useHotkeys } from "@blueprintjs/core";
import { useEffect, useMemo, useState } from "react";
import { isSingleKey, type Shortcut, type ShortcutId, shortcuts } from "./shortcuts";

/** Handlers by shortcut. A handler returns `false` if it did not handle the key. */
export type ShortcutActions = Partial<Record<ShortcutId, () => unknown>>;

interface Options {
  /** False while the screen is hidden. */
  isActive?: boolean;
  /** Whether single-key shortcuts are enabled. */
  singleKeys?: boolean;
}

/** Binds handlers to their shortcuts, which the key sheet lists while bound. */
export function useShortcuts(actions: ShortcutActions, { isActive = true, singleKeys = true }: Options = {}): void {
  const [newest] = useState(() => new Map<ShortcutId, () => unknown>());
  useEffect(() => {
    newest.clear();
    for (const [id, run] of Object.entries(actions)) newest.set(id as ShortcutId, run);
  });
  const bound = Object.keys(shortcuts)
    .filter((id) => id in actions)
    .join(" "); // in the order of the table, as the key sheet shows them
  const hotkeys = useMemo(
    () =>
      (isActive ? bound.split(" ").filter(Boolean) : [])
        .map((id) => id as ShortcutId)
        .filter((id) => singleKeys || !isSingleKey(shortcuts[id]))
        .map((id) => hotkeyOf(shortcuts[id], () => newest.get(id)?.())),
    [bound, isActive, newest, singleKeys],
  );
  useHotkeys(hotkeys, { showDialogKeyCombo: "?" });
}

/** A bound key as the command palette finds it among all hotkeys. */
export interface Command extends HotkeyConfig {
  label: string;
  run: () => unknown;
}
export const isCommand = (hotkey: HotkeyConfig): hotkey is Command => "run" in hotkey;

function hotkeyOf(shortcut: Shortcut, run: () => unknown): Command {
  return {
    run,
    combo: shortcut.combo,
    label: shortcut.label,
    group: shortcut.group,
    global: true,
    allowInInput: shortcut.inText ?? false,
    onKeyDown: (event) => {
      if (event.defaultPrevented || event.repeat) return;
      if (isSingleKey(shortcut) && isTakenBy(event.target, event.key)) return;
      if (run() !== false) event.preventDefault();
    },
  };
}

/** The focused control keeps the keys it uses itself; shortcuts behind an open dialog do not run. */
function isTakenBy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="dialog"], [role="menu"], [role="listbox"], [role="combobox"], select')) return true;
  const presses = 'button, a[href], summary, input, [role="button"], [role="radio"], [role="tab"], [role="slider"]';
  return key === " " && target.closest(presses) !== null;
}
