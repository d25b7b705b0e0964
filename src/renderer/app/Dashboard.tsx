import { BlueprintProvider } from "@blueprintjs/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import type { ComponentProps } from "react";
import { matchPath, Navigate, useLocation } from "react-router-dom";
import { Shell } from "../layout/Shell";
import { KeySheet } from "../shortcuts/KeySheet";
import { askerOf, isOpenTo, redirectOf } from "./access";
import { ScribeScreen } from "./homeScreens";
import { KeepAliveOutlet, type ScreenRoute } from "./KeepAliveOutlet";
import { lazyScreen } from "./lazyScreen";
import { NotFound } from "./NotFoundScreen";
import { RootStore } from "./RootStore";
import { StoresContext, useAppStores } from "./stores";
import { useOnce } from "./useOnce";

/** The screens of the dashboard, each a chunk of its own. Who may open one is said by the service at its path. */
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
    Screen: lazyScreen(() => import("../precharting/PreChartScreen").then((m) => ({ default: m.PreChartScreen }))),
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
const renderKeySheet: RenderDialog = ({ isDialogOpen, hotkeys }, { handleDialogClose }) => (
  <KeySheet isOpen={isDialogOpen} hotkeys={hotkeys} onClose={handleDialogClose} />
);

/** Everything behind sign-in: its stores, the frame and the screens. */
export const Dashboard = observer(function Dashboard() {
  const app = useAppStores();
  const { email: owner, stores } = app.dashboardOf(app.session.user?.email ?? null, () => new RootStore(app));
  useOnce(() => void import("../auth/SignInScreen").catch(() => {})); // at hand when the network is gone at sign-out
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

/** The screen of the address, those visited before, and the way elsewhere from where this person may not be. */
const Screens = observer(function Screens() {
  const asker = askerOf(useAppStores());
  const { pathname, search } = useLocation();
  const target = redirectOf(pathname, asker);
  const open = screens.filter(({ path }) => isOpenTo(path, asker));
  const isKnown = open.some(({ path }) => matchPath(path, pathname));
  return (
    <>
      <KeepAliveOutlet screens={open} />
      {target !== null ? <Navigate to={{ pathname: target, search }} replace /> : !isKnown && <NotFound />}
    </>
  );
});
