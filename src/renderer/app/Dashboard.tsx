import { lazy, Suspense } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { Shell } from "../layout/Shell";
import { Loading } from "../ui/Loading";
import { KeepAliveOutlet, type ScreenRoute } from "./KeepAliveOutlet";
import { NotFoundScreen } from "./NotFoundScreen";
import { RootStore } from "./RootStore";
import { StoresContext, useAppStores } from "./stores";
import type { AppStores } from "./AppStores";

const screens: readonly ScreenRoute[] = [
  {
    id: "scribe",
    path: "/dashboard/scribe",
    Screen: lazy(() => import("../scribe/ScribeScreen").then((m) => ({ default: m.ScribeScreen }))),
  },
];

/** One per page: the recorder outlives every screen, also a sign-in in between. */
let root: RootStore | null = null;
const rootOf = (app: AppStores): RootStore => (root ??= new RootStore(app));

/** Everything behind sign-in: its stores, the frame and the screens. */
export function Dashboard() {
  const stores = rootOf(useAppStores());
  const { pathname } = useLocation();
  const isKnown = screens.some(({ path }) => matchPath(path, pathname));
  return (
    <StoresContext value={stores}>
      <Shell>
        <Suspense fallback={<Loading text="Loading Page..." />}>
          <KeepAliveOutlet screens={screens} />
          {!isKnown && <NotFoundScreen />}
        </Suspense>
      </Shell>
    </StoresContext>
  );
}
