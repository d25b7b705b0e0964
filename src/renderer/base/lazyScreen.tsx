import { type ComponentType, useLayoutEffect, useState } from "react";
import { Loading } from "../ui/Loading";
import { PaneBoundary } from "../ui/PaneBoundary";

/** A screen loaded on demand. */
export interface LazyScreen {
  (): React.JSX.Element;
  /** Preloads the screen. Never rejects: showing it tries again. */
  load(): Promise<void>;
}

/**
 * Creates a screen that is loaded when first shown. If that fails, e.g. without a network, the error stays inside the
 * screen, with a retry. Not React's `lazy`, which delays content by up to 0.3 s after showing a fallback: two nested
 * screens took 0.3 s longer to open.
 */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyScreen {
  let loaded: ComponentType | null = null;
  const arrive = async (): Promise<ComponentType> => (loaded = (await load()).default);

  function Arriving() {
    const [Arrived, setArrived] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const isAwaited = Arrived === null;
    useLayoutEffect(() => {
      if (!isAwaited) return;
      let isHere = true;
      arrive().then(
        (screen) => isHere && setArrived(() => screen),
        (error: unknown) => isHere && setFailure({ error }),
      );
      return () => {
        isHere = false;
      };
    }, [isAwaited]);
    if (failure) throw failure.error; // the boundary shows it and remounts on retry
    return Arrived ? <Arrived /> : <Loading text="Loading Page..." />;
  }
  const Screen = () => (
    <PaneBoundary name="This page">
      <Arriving />
    </PaneBoundary>
  );
  return Object.assign(Screen, {
    load: async () => void (await arrive().catch(() => null)),
  });
}
