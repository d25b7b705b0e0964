import { type ReactNode, useState } from "react";
import { observer } from "mobx-react-lite";
import type { AppError } from "../../shared/errors";
import { ComputerChoice } from "../auth/ComputerChoice";
import { ConfigurationMissing } from "../auth/ConfigurationMissing";
import { MissingConfiguration } from "../auth/MissingConfiguration";
import { ErrorCallout } from "../errors/ErrorCallout";
import { type Platform, usesHashRoutes } from "../platform/platform";
import { Loading } from "../ui/Loading";
import { AppRoutes } from "./AppRoutes";
import type { AppStores } from "./AppStores";
import { Places } from "./Places";
import { AppStoresContext } from "./stores";
import { useBodyTheme } from "./useBodyTheme";
import { useOnce } from "./useOnce";
import { BrowserRouter, HashRouter } from "react-router-dom";

/** The whole application: asks the server for its public configuration, then shows the routes. */
export const App = observer(function App({ platform }: { platform: Platform }) {
  const [places] = useState(() => new Places(platform));
  const { stores, error } = places;
  const start = () => void places.start();
  useOnce(start);

  // where this computer itself is at fault, it is no way on
  const isOfPractice = platform.kind === "desktop" && error?.code !== "not_started";
  const goOn = isOfPractice ? () => void places.toComputer() : null;
  if (error) return <StartFailed error={error} onRetry={start} onComputer={goOn} />;
  if (!stores) return <Loading text="Loading..." isWholePage />;
  return <StartedApp key={stores.place.kind} stores={stores} />;
});

function StartedApp({ stores }: { stores: AppStores }) {
  useBodyTheme(stores.layout);
  return (
    <AppStoresContext value={stores}>
      <AppRouter>
        <AppRoutes />
      </AppRouter>
    </AppStoresContext>
  );
}

/** Addresses in the path, or in the hash where the page was opened from a file, which has no paths. */
export function AppRouter({ children }: { children: ReactNode }) {
  return usesHashRoutes() ? <HashRouter>{children}</HashRouter> : <BrowserRouter>{children}</BrowserRouter>;
}

interface FailedProps {
  error: AppError;
  onRetry: () => void;
  /** There in the desktop app, which works without the practice too. */
  onComputer: (() => void) | null;
}

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
