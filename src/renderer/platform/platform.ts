import type { BridgeDomain, BridgeInput, BridgeOutput, BridgeVerb, DesktopBridge } from "../../shared/bridge/contract";
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
    input?: BridgeInput<D, V>,
  ): Promise<BridgeOutput<D, V>>;
}

const webPlatform: Platform = {
  kind: "web",
  call: () => Promise.reject(new AppError("desktop_only", "This needs the Chartside desktop app.")),
};

function desktopPlatform(desktop: DesktopBridge): Platform {
  return {
    kind: "desktop",
    async call(domain, verb, input) {
      const result = await desktop[domain][verb](input);
      if (result.ok) return result.value;
      throw AppError.fromProblem(result.error);
    },
  };
}

export const choosePlatform = (): Platform => (window.desktop ? desktopPlatform(window.desktop) : webPlatform);

/** Pages opened from a file or from the desktop app's own scheme have no server to answer deep paths. */
export const usesHashRoutes = (): boolean => location.protocol === "file:" || location.protocol === "app:";

/** The origin the service answers on: the page's own, or the one given when the page was built. */
export const apiOrigin = (): string => (import.meta.env["VITE_API_URL"] as string | undefined) ?? location.origin;
