import { type ComponentType, createContext, use, useState } from "react";
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
 */
export function KeepAliveOutlet({ screens }: { screens: readonly ScreenRoute[] }) {
  const { pathname } = useLocation();
  const shown = screens.find(({ path }) => matchPath(path, pathname))?.id;
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (shown !== undefined && !visited.includes(shown)) setVisited([...visited, shown]); // derived while rendering: no flash

  return screens
    .filter(({ id }) => visited.includes(id))
    .map(({ id, Screen }) => (
      <div key={id} className="cs-screen" hidden={id !== shown} inert={id !== shown}>
        <ScreenActive value={id === shown}>
          <Screen />
        </ScreenActive>
      </div>
    ));
}
