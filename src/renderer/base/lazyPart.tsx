import { type ComponentType, useLayoutEffect, useState } from "react";
import { PaneBoundary } from "../ui/PaneBoundary";

/** A part of the page whose script is loaded on demand. */
export interface LazyPart<Props> {
  (props: Props): React.JSX.Element;
  /** Preloads the part. Never rejects: if it fails, the part is loaded when it is shown. */
  load(): Promise<void>;
}

interface Options<Props> {
  /** Display name in the error message, e.g. "This page". */
  name: string;
  /** Shown until the part is loaded. */
  Waiting: ComponentType<Props>;
}

/**
 * Creates a part of the page that is loaded when first shown. If that fails, e.g. without a network, the part shows the
 * error and a retry. React's `lazy` is not used, because it delays content by up to 0.3 s after showing a fallback.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { name, Waiting }: Options<Props>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async (): Promise<ComponentType<Props>> => (loaded = (await load()).default);

  function Content(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const isLoading = Loaded === null;
    useLayoutEffect(() => {
      if (!isLoading) return;
      let isMounted = true;
      loadOnce().then(
        (component) => isMounted && setLoaded(() => component),
        (error: unknown) => isMounted && setFailure({ error }),
      );
      return () => {
        isMounted = false;
      };
    }, [isLoading]);
    if (failure) throw failure.error; // the boundary shows the error and remounts this component on retry
    return Loaded ? <Loaded {...props} /> : <Waiting {...props} />;
  }
  const Part = (props: Props) => (
    <PaneBoundary name={name}>
      <Content {...props} />
    </PaneBoundary>
  );
  return Object.assign(Part, {
    load: async () => void (await loadOnce().catch(() => null)),
  });
}
