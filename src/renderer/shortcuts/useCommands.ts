import { useEffect, useRef } from "react";
import type { IconComponent } from "../base/IconComponent";
import { useIsScreenActive } from "../base/KeepAliveOutlet";

/** Something that can be done with the object on the screen and has no shortcut. The palette offers it. */
export interface ScreenCommand {
  /** Unique among all commands; the palette orders them by it. */
  id: string;
  text: string;
  /** Explanation below the text; the palette searches it too. */
  sub?: string;
  icon: IconComponent;
  run: () => unknown;
}

/** What the mounted components of the shown screen offer. One window has one palette, so this is not in a store. */
const sources = new Set<() => readonly ScreenCommand[]>();

/** Offers commands in the palette while the component is mounted and its screen is shown. */
export function useCommands(offered: readonly ScreenCommand[]): void {
  const isActive = useIsScreenActive();
  const newest = useRef(offered);
  useEffect(() => {
    newest.current = offered;
  });
  useEffect(() => {
    if (!isActive) return;
    const source = () => newest.current;
    sources.add(source);
    return () => void sources.delete(source);
  }, [isActive]);
}

/** Returns the commands that are offered now. */
export const screenCommands = (): ScreenCommand[] => [...sources].flatMap((source) => source());
