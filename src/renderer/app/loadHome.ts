import { home } from "../base/access";
import { lazyScreen } from "../base/lazyScreen";

export const Dashboard = lazyScreen(() => import("./Dashboard").then((m) => ({ default: m.Dashboard })));
export const ScribeScreen = lazyScreen(() =>
  import("../scribe/ScribeScreen").then((m) => ({ default: m.ScribeScreen })),
);

/** Preloads the dashboard, and for a Scribe path its screen. Never rejects. @param pathname of the route. */
export async function loadAhead(pathname: string): Promise<void> {
  await (pathname.startsWith(home) ? loadHome() : Dashboard.load());
}

/** Preloads dashboard and Scribe screen, which open at almost every start. Never rejects: screens show the error. */
export async function loadHome(): Promise<void> {
  await Promise.all([Dashboard.load(), ScribeScreen.load()]);
}
