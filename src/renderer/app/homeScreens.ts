import { home } from "./access";
import { lazyScreen } from "./lazyScreen";

export const Dashboard = lazyScreen(() => import("./Dashboard").then((m) => ({ default: m.Dashboard })));
export const ScribeScreen = lazyScreen(() =>
  import("../scribe/ScribeScreen").then((m) => ({ default: m.ScribeScreen })),
);

/** Loads what the address of somebody signed in leads to. Never rejects, as `loadHome`. @param pathname of the route. */
export async function loadAhead(pathname: string): Promise<void> {
  await (pathname.startsWith(home) ? loadHome() : Dashboard.load());
}

/** Loads what almost every start leads to, so that it is shown in one go. Never rejects: a screen says by itself what it misses. */
export async function loadHome(): Promise<void> {
  await Promise.all([Dashboard.load(), ScribeScreen.load()]);
}
