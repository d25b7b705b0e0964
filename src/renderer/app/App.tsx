import { type ReactNode, useState } from "react";
import { observer } from "mobx-react-lite";
import type { AppError } from "../../shared/errors";
import { ComputerChoice } from "../auth/signIn/ComputerChoice";
import { ConfigurationMissing } from "../auth/configuration/ConfigurationMissing";
import { MissingConfiguration } from "../auth/configuration/MissingConfiguration";
import { ErrorCallout } from "../ui/ErrorCallout";
import { type Platform, usesHashRoutes } from "../base/Platform";
import { Loading } from "../ui/Loading";
import { AppRoutes } from "./AppRoutes";
import type { AppRootStore } from "./AppRootStore";
import { WorkspaceSwitcher } from "./WorkspaceSwitcher";
import { AppStoresContext } from "../base/useStores";
import { useBodyTheme } from "./useBodyTheme";
import { useOnce } from "../base/useOnce";
import { BrowserRouter, HashRouter } from "react-router-dom";

/** The application: loads the server's public configuration, then shows the routes. */
export const App = observer(function App({ platform }: { platform: Platform }) {
  const [workspaces] = useState(() => new WorkspaceSwitcher(platform));
  const { stores, error } = workspaces;
  const start = () => void workspaces.start();
  useOnce(start);

  // Working on this computer needs the desktop app's own server, which did not start in the case of `not_started`.
  const canUseComputer = platform.kind === "desktop" && error?.code !== "not_started";
  const useComputer = canUseComputer ? () => void workspaces.toComputer() : null;
  if (error) return <StartFailed error={error} onRetry={start} onComputer={useComputer} />;
  if (!stores) return <Loading text="Loading..." isWholePage />;
  return <StartedApp key={stores.backend.kind} stores={stores} />;
});

/** The routes on the stores of one backend. */
function StartedApp({ stores }: { stores: AppRootStore }) {
  useBodyTheme(stores.layout);
  return (
    <AppStoresContext value={stores}>
      <AppRouter>
        <AppRoutes />
      </AppRouter>
    </AppStoresContext>
  );
}

/** Router that keeps the route in the URL's path, or in its fragment if no server answers deep paths. */
export function AppRouter({ children }: { children: ReactNode }) {
  return usesHashRoutes() ? <HashRouter>{children}</HashRouter> : <BrowserRouter>{children}</BrowserRouter>;
}

interface FailedProps {
  error: AppError;
  onRetry: () => void;
  /** Switches to this computer without an account; null if that is not possible. */
  onComputer: (() => void) | null;
}

/** The page shown if no backend could be opened, with a retry. */
function StartFailed({ error, onRetry, onComputer }: FailedProps) {
  return (
    <main className="cs-whole-page">
      <h1>Chartside</h1>
      {error.cause instanceof MissingConfiguration ? (
        <ConfigurationMissing error={error.cause} />
      ) : (
        <ErrorCallout error={error} onRetry={onRetry} />
      )}
      {onComputer && <ComputerChoice onChoose={onComputer} />}
    </main>
  );
}
