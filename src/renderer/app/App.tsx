import { useState } from "react";
import { AppError } from "../../shared/errors";
import { ErrorCallout } from "../errors/ErrorCallout";
import { type Platform, usesHashRoutes } from "../platform/platform";
import { Loading } from "../ui/Loading";
import { AppRoutes } from "./AppRoutes";
import { AppStores } from "./AppStores";
import { loadConfig } from "./loadConfig";
import { AppStoresContext } from "./stores";
import { useBodyTheme } from "./useBodyTheme";
import { useOnce } from "./useOnce";
import { BrowserRouter, HashRouter } from "react-router-dom";

/** The whole application: asks the server for its public configuration, then shows the routes. */
export function App({ platform }: { platform: Platform }) {
  const [stores, setStores] = useState<AppStores | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const start = () => {
    setError(null);
    loadConfig().then(
      (config) => setStores(new AppStores(config, platform)),
      (failure: unknown) => setError(AppError.from(failure)),
    );
  };
  useOnce(start);

  if (error) return <StartFailed error={error} onRetry={start} />;
  if (!stores) return <Loading text="Loading..." isWholePage />;
  return <StartedApp stores={stores} />;
}

function StartedApp({ stores }: { stores: AppStores }) {
  const Router = usesHashRoutes() ? HashRouter : BrowserRouter;
  useBodyTheme(stores.layout);
  return (
    <AppStoresContext value={stores}>
      <Router>
        <AppRoutes />
      </Router>
    </AppStoresContext>
  );
}

function StartFailed({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  return (
    <main className="cs-whole-page">
      <h1>Chartside</h1>
      <ErrorCallout error={error} onRetry={onRetry} />
    </main>
  );
}
