import type {
  BridgeArguments,
  BridgeDomain,
  BridgeEvent,
  BridgeOutput,
  BridgePayload,
  BridgeResult,
  BridgeVerb,
  DesktopBridge,
} from "../../shared/bridge/contract";
import { AppError } from "../../shared/errors";

declare global {
  interface Window {
    /** There only in the desktop app. */
    desktop?: DesktopBridge;
  }
}

export type PlatformKind = "web" | "desktop";

/** Where the renderer runs, chosen once at the start. */
export interface Platform {
  readonly kind: PlatformKind;
  /**
   * Asks the desktop shell.
   * @throws {AppError} `desktop_only` in a browser; else what the shell answered.
   */
  call<D extends BridgeDomain, V extends BridgeVerb<D>>(
    domain: D,
    verb: V,
    ...input: BridgeArguments<D, V>
  ): Promise<BridgeOutput<D, V>>;
  /** Listens to what the shell tells by itself; a browser never does. @returns ends it. */
  on<E extends BridgeEvent>(event: E, listener: (payload: BridgePayload<E>) => void): () => void;
}

const webPlatform: Platform = {
  kind: "web",
  call: () => Promise.reject(new AppError("desktop_only", "This needs the Chartside desktop app.")),
  on: () => () => undefined,
};

function desktopPlatform(desktop: DesktopBridge): Platform {
  return {
    kind: "desktop",
    async call<D extends BridgeDomain, V extends BridgeVerb<D>>(domain: D, verb: V, ...input: BridgeArguments<D, V>) {
      const verbs = desktop[domain] as Record<string, (input: unknown) => Promise<BridgeResult<BridgeOutput<D, V>>>>;
      const result = await verbs[verb]?.(input[0]);
      if (!result) throw new AppError("desktop_only", "This needs a newer Chartside desktop app.");
      if (result.ok) return result.value;
      throw AppError.fromProblem(result.error);
    },
    on: (event, listener) => desktop.on(event, listener),
  };
}

export const choosePlatform = (): Platform => (window.desktop ? desktopPlatform(window.desktop) : webPlatform);

/** Pages opened from a file or in the desktop app have no server to answer deep paths. */
export const usesHashRoutes = (): boolean => location.protocol === "file:" || window.desktop !== undefined;

/** The origin the service answers on: the page's own, or the one given when the page was built. */
export const apiOrigin = (): string => (import.meta.env["VITE_API_URL"] as string | undefined) ?? location.origin;
