import { home } from "../base/access";
import { lazyScreen } from "../base/lazyScreen";

export const Dashboard = lazyScreen(() => import("./Dashboard").then((m) => ({ default: m.Dashboard })));
export const ScribeScreen = lazyScreen(() =>
  import("../scribe/ScribeScreen").then((m) => ({ default: m.ScribeScreen })),
);

/** Preloads the screens of a dashboard path. Never rejects. @param pathname of the route. */
export async function loadAhead(pathname: string): Promise<void> {
  await (pathname.startsWith(home) ? loadHome() : Dashboard.load());
}

/** Preloads the Scribe screen, where almost every start leads. Never rejects: a screen shows its own loading errors. */
export async function loadHome(): Promise<void> {
  await Promise.all([Dashboard.load(), ScribeScreen.load()]);
}
