import { Classes, PortalProvider } from "@blueprintjs/core";
import { type ComponentType, createContext, use, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { matchPath, useLocation } from "react-router-dom";

/** A screen and the path pattern at which it is shown. */
export interface ScreenRoute {
  id: string;
  path: string;
  Screen: ComponentType;
}

const ScreenActive = createContext(true);

/** Whether the surrounding screen is shown; a hidden screen stays mounted, but pauses timers, polling and shortcuts. */
export const useIsScreenActive = (): boolean => use(ScreenActive);

/**
 * Shows the screen of the current route. Visited screens stay mounted, hidden and inert, so that a recording continues
 * while another screen is shown. (React's Activity would clean up the effects of hidden screens.) A hidden screen must
 * not use useLocation(), which belongs to the shown screen.
 *
 * @param screens the screens this person can open. A removed screen is unmounted. Set one `key` per person,
 * so that no hidden screen of another person remains.
 */
export function KeepAliveOutlet({ screens }: { screens: readonly ScreenRoute[] }) {
  const { pathname } = useLocation();
  const shown = screens.find(({ path }) => matchPath(path, pathname))?.id;
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const kept = screens.filter(({ id }) => id === shown || visited.has(id));
  const isChanged = kept.length !== visited.size || kept.some(({ id }) => !visited.has(id));
  if (isChanged) setVisited(new Set(kept.map(({ id }) => id))); // set while rendering, to avoid a flash

  return kept.map(({ id, Screen }) => <KeptScreen key={id} Screen={Screen} isShown={id === shown} />);
}

/** A screen and the container of its dialogs and menus, which are shown and hidden together. */
function KeptScreen({ Screen, isShown }: { Screen: ComponentType; isShown: boolean }) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isShown || !overlays) return;
    const frame = requestAnimationFrame(() => focusInside(overlays));
    return () => cancelAnimationFrame(frame);
  }, [overlays, isShown]);
  const hiddenProps = { hidden: !isShown, inert: !isShown };
  return (
    <>
      {createPortal(<div ref={setOverlays} className="cs-screen-overlays" {...hiddenProps} />, document.body)}
      <div className="cs-screen" {...hiddenProps}>
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

/** Focuses the open dialog, if any, of a screen that becomes visible: a hidden dialog cannot have the focus. */
function focusInside(overlays: HTMLElement): void {
  const dialog = [...overlays.querySelectorAll<HTMLElement>(`.${Classes.OVERLAY_CONTENT}`)].at(-1);
  if (!dialog || dialog.contains(document.activeElement)) return;
  (dialog.querySelector<HTMLElement>("input, textarea, select") ?? dialog).focus();
}
