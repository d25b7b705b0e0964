import { type ComponentType, useLayoutEffect, useState } from "react";
import { Loading } from "../ui/Loading";
import { PaneBoundary } from "../ui/PaneBoundary";

/** A screen whose script comes when it is needed. */
export interface LazyScreen {
  (): React.JSX.Element;
  /** Loads it ahead of being shown, which then needs no "Loading". Never rejects: showing it tries again. */
  load(): Promise<void>;
}

/**
 * A screen whose script is loaded when it is first shown. Where that fails, e.g. without a network, the screen says so and
 * can be asked for again; everything around it goes on, a recording too. React's own `lazy` holds back what arrived for up to
 * 0.3 s after "Loading" came: a page of two such screens, one in the other, took 0.3 s longer to open.
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
    if (failure) throw failure.error; // the boundary says it, and mounts this anew
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
