import { BlueprintProvider } from "@blueprintjs/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, lazy, Suspense } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { Shell } from "../layout/Shell";
import { KeySheet } from "../shortcuts/KeySheet";
import { Loading } from "../ui/Loading";
import { KeepAliveOutlet, type ScreenRoute } from "./KeepAliveOutlet";
import { NotFound } from "./NotFoundScreen";
import { RootStore } from "./RootStore";
import { StoresContext, useAppStores } from "./stores";

const screens: readonly ScreenRoute[] = [
  {
    id: "scribe",
    path: "/dashboard/scribe",
    Screen: lazy(() => import("../scribe/ScribeScreen").then((m) => ({ default: m.ScribeScreen }))),
  },
];

type RenderDialog = NonNullable<ComponentProps<typeof BlueprintProvider>["hotkeysProviderRenderDialog"]>;
const renderKeySheet: RenderDialog = ({ isDialogOpen, hotkeys }, { handleDialogClose }) => (
  <KeySheet isOpen={isDialogOpen} hotkeys={hotkeys} onClose={handleDialogClose} />
);

/** Everything behind sign-in: its stores, the frame and the screens. */
export function Dashboard() {
  const app = useAppStores();
  const stores = app.dashboardOf(app.session.user?.email ?? null, () => new RootStore(app));
  const { pathname } = useLocation();
  const isKnown = screens.some(({ path }) => matchPath(path, pathname));
  return (
    <StoresContext value={stores}>
      <QueryClientProvider client={stores.queries}>
        <BlueprintProvider hotkeysProviderRenderDialog={renderKeySheet}>
          <Shell>
            <Suspense fallback={<Loading text="Loading Page..." />}>
              <KeepAliveOutlet screens={screens} />
              {!isKnown && <NotFound />}
            </Suspense>
          </Shell>
        </BlueprintProvider>
      </QueryClientProvider>
    </StoresContext>
  );
}
