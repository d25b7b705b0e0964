import { Classes, PortalProvider } from "@blueprintjs/core";
import { type ComponentType, createContext, use, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { matchPath, useLocation } from "react-router-dom";

export interface ScreenRoute {
  id: string;
  path: string;
  Screen: ComponentType;
}

const ScreenActive = createContext(true);

/** False while the screen is kept but hidden: pause timers, polling and shortcuts then. */
export const useScreenActive = (): boolean => use(ScreenActive);

/**
 * Shows the screen of the address. Visited ones stay mounted, hidden and inert: a recording goes on behind another
 * screen. (React's Activity would run their clean-ups.) A kept screen must not read useLocation(): that is the shown one's.
 *
 * @param screens those this person may open. One that is taken away is unmounted, and new when it comes back; give the
 * outlet the person as its `key`, so that nothing of another one waits hidden.
 */
export function KeepAliveOutlet({ screens }: { screens: readonly ScreenRoute[] }) {
  const { pathname } = useLocation();
  const shown = screens.find(({ path }) => matchPath(path, pathname))?.id;
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const kept = screens.filter(({ id }) => id === shown || visited.has(id));
  const isChanged = kept.length !== visited.size || kept.some(({ id }) => !visited.has(id));
  if (isChanged) setVisited(new Set(kept.map(({ id }) => id))); // derived while rendering: no flash

  return kept.map(({ id, Screen }) => <KeptScreen key={id} Screen={Screen} isShown={id === shown} />);
}

/** A screen with its dialogs and menus, which stand outside of it in the document and are hidden along with it. */
function KeptScreen({ Screen, isShown }: { Screen: ComponentType; isShown: boolean }) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isShown || !overlays) return;
    const frame = requestAnimationFrame(() => focusInside(overlays));
    return () => cancelAnimationFrame(frame);
  }, [overlays, isShown]);
  const away = { hidden: !isShown, inert: !isShown };
  return (
    <>
      {createPortal(<div ref={setOverlays} className="cs-screen-overlays" {...away} />, document.body)}
      <div className="cs-screen" {...away}>
        {overlays && (
          <ScreenActive value={isShown}>
            <PortalProvider portalContainer={overlays}>
              <Screen />
            </PortalProvider>
          </ScreenActive>
        )}
      </div>
    </>
  );
}

/** A dialog that waited, or was opened for the screen that comes, could not have the focus while it was hidden. */
function focusInside(overlays: HTMLElement): void {
  const dialog = [...overlays.querySelectorAll<HTMLElement>(`.${Classes.OVERLAY_CONTENT}`)].at(-1);
  if (!dialog || dialog.contains(document.activeElement)) return;
  (dialog.querySelector<HTMLElement>("input, textarea, select") ?? dialog).focus();
}
