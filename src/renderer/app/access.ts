import { matchPath } from "react-router-dom";
import { type Asker, mayOpen, type Service, services } from "../../shared/access/services";
import type { AppStores } from "./AppStores";

/** The screen that everybody may open: where every redirect ends. */
export const home = "/dashboard/scribe";

/** Addresses that are only another name for a screen (product text §2). */
const otherNames: Readonly<Record<string, string>> = {
  "/dashboard": home,
  "/dashboard/context": "/dashboard/pre-chart",
};

/** What access goes by: the effective account type, where the app runs, and what the server shows. For observers. */
export const askerOf = ({ session, platform, config }: Pick<AppStores, "session" | "platform" | "config">): Asker => ({
  accountType: session.effectiveType,
  isDesktop: platform.kind === "desktop",
  devFeatures: config.dev_features,
});

/** The service an address, or the pattern of one, belongs to; undefined for screens that are nobody's right. Pure. */
export const serviceAt = (path: string, all: readonly Service[] = services): Service | undefined =>
  all.find(({ url }) => matchPath({ path: url, end: false }, path));

/** Whether this person may see the address; the server holds the same rights by itself. Pure. */
export function isOpenTo(path: string, asker: Asker, all: readonly Service[] = services): boolean {
  const service = serviceAt(path, all);
  return service === undefined || service.url === home || mayOpen(service, asker);
}

/** Where an address of the dashboard leads instead, null where it may stay. A trailing slash changes nothing. Pure. */
export function redirectOf(pathname: string, asker: Asker, all: readonly Service[] = services): string | null {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  const target = otherNames[path] ?? path;
  if (!isOpenTo(target, asker, all)) return home;
  return target === path ? null : target;
}

/** The state with which sign-in is opened: where the person was going. */
export interface Asked {
  from?: string;
  /** Who asked, where a sign-in ended there: another person does not go on where this one was. */
  who?: string | null;
}

/** Where sign-in leads: to the screen that was asked for, which is always one of this app, else to Scribe. Pure. */
export function afterSignIn(state: unknown, subject: string | null = null): string {
  const { from, who = null } = (typeof state === "object" && state !== null ? state : {}) as Record<
    keyof Asked,
    unknown
  >;
  if (who !== null && who !== subject) return home;
  return typeof from === "string" && /^\/(dashboard|admin)(?![^/?#])/.test(from) ? from : home;
}
