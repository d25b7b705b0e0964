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
    /** The desktop shell's bridge; undefined in a browser. */
    desktop?: DesktopBridge;
  }
}

/** The app runs in a browser, or in Electron. */
export type PlatformKind = "web" | "desktop";

/** The platform that the renderer runs on, chosen once at startup. */
export interface Platform {
  readonly kind: PlatformKind;
  /**
   * Calls the desktop shell.
   * @throws {AppError} `desktop_only` in a browser or if the desktop app is too old; otherwise the shell's error.
   */
  call<D extends BridgeDomain, V extends BridgeVerb<D>>(
    domain: D,
    verb: V,
    ...input: BridgeArguments<D, V>
  ): Promise<BridgeOutput<D, V>>;
  /** Listens to an event of the shell; a browser has none. @returns a function that unsubscribes. */
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

/** Returns the platform of this window. */
export const choosePlatform = (): Platform => (window.desktop ? desktopPlatform(window.desktop) : webPlatform);

/** Whether routes are in the URL's fragment: without a web server, as in the desktop app, no deep path is answered. */
export const usesHashRoutes = (): boolean => location.protocol === "file:" || window.desktop !== undefined;

/** Returns the origin of the server: the build-time setting VITE_API_URL, otherwise the page's own. */
export const apiOrigin = (): string => (import.meta.env["VITE_API_URL"] as string | undefined) ?? location.origin;
