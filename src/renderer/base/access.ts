import { matchPath } from "react-router-dom";
import type { AccountType } from "../../shared/access/accountType";
import { type Viewer, mayOpen, type Service, services } from "../../shared/access/services";
import type { PublicConfig } from "../../shared/system/publicConfig";
import type { Platform } from "./Platform";

/** Path of the Scribe screen, which everyone can open and to which redirects lead. */
export const home = "/dashboard/scribe";

/** Alternative paths of screens (product text §2). */
const aliases: Readonly<Record<string, string>> = {
  "/dashboard": home,
  "/dashboard/context": "/dashboard/pre-chart",
};

/** What access depends on; members of both `AppStores` and `DashboardStores`. */
interface AccessStores {
  readonly session: { readonly effectiveType: AccountType };
  readonly platform: Pick<Platform, "kind">;
  readonly config: Pick<PublicConfig, "dev_features">;
}

/** Returns what access depends on: effective account type, platform, and feature flag. Reads observables. */
export const viewerOf = ({ session, platform, config }: AccessStores): Viewer => ({
  accountType: session.effectiveType,
  isDesktop: platform.kind === "desktop",
  devFeatures: config.dev_features,
});

/** Returns the service at or above a path or path pattern; undefined for screens without access control. Pure. */
export const serviceAt = (path: string, all: readonly Service[] = services): Service | undefined =>
  all.find(({ url }) => matchPath({ path: url, end: false }, path));

/** Whether a person can open a path. The server enforces the same rights itself. Pure. */
export function isOpenTo(path: string, viewer: Viewer, all: readonly Service[] = services): boolean {
  const service = serviceAt(path, all);
  return service === undefined || service.url === home || mayOpen(service, viewer);
}

/** Returns the path that a dashboard path redirects to; null if it does not. Ignores trailing slashes. Pure. */
export function redirectFor(pathname: string, viewer: Viewer, all: readonly Service[] = services): string | null {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  const target = aliases[path] ?? path;
  if (!isOpenTo(target, viewer, all)) return home;
  return target === path ? null : target;
}

/** Navigation state passed to sign-in. */
export interface RequestedScreen {
  /** Path and query of the requested screen. */
  from?: string;
  /** The auth service's id of the user whose session ended at `from`; another user is not sent there. Null if none. */
  endedFor?: string | null;
}

/** Returns the path to open after sign-in: the requested dashboard or admin screen, otherwise Scribe. Pure. */
export function afterSignIn(state: unknown, subject: string | null = null): string {
  const { from, endedFor = null } = (typeof state === "object" && state !== null ? state : {}) as Record<
    keyof RequestedScreen,
    unknown
  >;
  if (endedFor !== null && endedFor !== subject) return home;
  return typeof from === "string" && /^\/(dashboard|admin)(?![^/?#])/.test(from) ? from : home;
}
