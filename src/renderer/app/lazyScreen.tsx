import { type ComponentType, lazy, Suspense, useState } from "react";
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
 * can be asked for again; everything around it goes on, a recording too.
 */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyScreen {
  let newest: ComponentType = lazy(load);
  function Screen() {
    const [Shown, setShown] = useState(() => newest);
    const handleRetry = () => {
      newest = lazy(load); // a failed load is kept for good
      setShown(() => newest);
    };
    return (
      <PaneBoundary name="This page" onRetry={handleRetry}>
        <Suspense fallback={<Loading text="Loading Page..." />}>
          <Shown />
        </Suspense>
      </PaneBoundary>
    );
  }
  return Object.assign(Screen, {
    load: () =>
      load().then(
        (module) => void (newest = module.default),
        () => undefined,
      ),
  });
}
