import { BlueprintProvider } from "@blueprintjs/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import type { ComponentProps } from "react";
import { matchPath, Navigate, useLocation } from "react-router-dom";
import { Shell } from "./shell/Shell";
import { KeySheet } from "../shortcuts/KeySheet";
import { viewerOf, isOpenTo, redirectFor } from "../base/access";
import { ScribeScreen } from "./loadHome";
import { KeepAliveOutlet, type ScreenRoute } from "../base/KeepAliveOutlet";
import { lazyScreen } from "../base/lazyScreen";
import { NotFound } from "./NotFoundScreen";
import { DashboardRootStore } from "./DashboardRootStore";
import { StoresContext, useAppStores } from "../base/useStores";
import { useOnce } from "../base/useOnce";

/** The dashboard's screens, each loaded as its own chunk. `base/access.ts` decides who can open which path. */
const screens: readonly ScreenRoute[] = [
  {
    id: "scribe",
    path: "/dashboard/scribe",
    Screen: ScribeScreen,
  },
  {
    id: "templates",
    path: "/dashboard/templates",
    Screen: lazyScreen(() => import("../templates/TemplatesScreen").then((m) => ({ default: m.TemplatesScreen }))),
  },
  {
    id: "template-edit",
    path: "/dashboard/templates/edit/:templateId",
    Screen: lazyScreen(() =>
      import("../templates/TemplateEditScreen").then((m) => ({ default: m.TemplateEditScreen })),
    ),
  },
  {
    id: "settings",
    path: "/dashboard/settings",
    Screen: lazyScreen(() => import("../settings/SettingsScreen").then((m) => ({ default: m.SettingsScreen }))),
  },
  {
    id: "local-recordings",
    path: "/dashboard/local-recordings",
    Screen: lazyScreen(() =>
      import("../recording/local/LocalRecordingsScreen").then((m) => ({ default: m.LocalRecordingsScreen })),
    ),
  },
  {
    id: "ehr-settings",
    path: "/dashboard/ehr-settings",
    Screen: lazyScreen(() => import("../ehr/EhrSettingsScreen").then((m) => ({ default: m.EhrSettingsScreen }))),
  },
  {
    id: "pre-chart",
    path: "/dashboard/pre-chart",
    Screen: lazyScreen(() => import("../precharting/PrechartScreen").then((m) => ({ default: m.PrechartScreen }))),
  },
  {
    id: "user-management",
    path: "/dashboard/user-management",
    Screen: lazyScreen(() =>
      import("../practice/UserManagementScreen").then((m) => ({ default: m.UserManagementScreen })),
    ),
  },
  {
    id: "metrics",
    path: "/dashboard/metrics",
    Screen: lazyScreen(() => import("../metrics/MetricsScreen").then((m) => ({ default: m.MetricsScreen }))),
  },
];

type RenderDialog = NonNullable<ComponentProps<typeof BlueprintProvider>["hotkeysProviderRenderDialog"]>;
/** Renders our list of keyboard shortcuts instead of Blueprint's. */
const renderKeySheet: RenderDialog = ({ isDialogOpen, hotkeys }, { handleDialogClose }) => (
  <KeySheet isOpen={isDialogOpen} hotkeys={hotkeys} onClose={handleDialogClose} />
);

/** The app behind sign-in: stores, shell and screens. */
export const Dashboard = observer(function Dashboard() {
  const app = useAppStores();
  const { email: owner, stores } = app.dashboardOf(app.session.user?.email ?? null, () => new DashboardRootStore(app));
  // preloaded: after an offline sign-out it could not be loaded
  useOnce(() => void import("../auth/signIn/SignInScreen").catch(() => {}));
  return (
    <StoresContext value={stores}>
      <QueryClientProvider client={stores.queries}>
        <BlueprintProvider hotkeysProviderRenderDialog={renderKeySheet}>
          <Shell>
            <Screens key={owner} />
          </Shell>
        </BlueprintProvider>
      </QueryClientProvider>
    </StoresContext>
  );
});

/** Shows the current screen, keeps visited screens mounted, and redirects from screens that this person can't open. */
const Screens = observer(function Screens() {
  const viewer = viewerOf(useAppStores());
  const { pathname, search } = useLocation();
  const target = redirectFor(pathname, viewer);
  const open = screens.filter(({ path }) => isOpenTo(path, viewer));
  const isKnown = open.some(({ path }) => matchPath(path, pathname));
  return (
    <>
      <KeepAliveOutlet screens={open} />
      {target !== null ? <Navigate to={{ pathname: target, search }} replace /> : !isKnown && <NotFound />}
    </>
  );
});
