import type { QueryClient } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { PublicConfig } from "../../shared/system/publicConfig";
import type { LayoutStore } from "./LayoutStore";
import type { Backend, BackendSwitch } from "./Backend";
import type { Platform } from "./Platform";

/**
 * Stores for every screen, signed in or not. Each domain adds its stores to this interface in the file of their class
 * (`declare module`); `app/AppRootStore.ts` constructs them.
 */
export interface AppStores {
  readonly config: PublicConfig;
  readonly platform: Platform;
  readonly layout: LayoutStore;
  readonly backend: Backend;
  /** Switches the desktop app between this computer and the practice; null on the web. */
  readonly workspaces: BackendSwitch | null;
  /** Whether a recording is running or paused in the dashboard. Observable. */
  readonly isRecording: boolean;
}

/** Stores for dashboard screens. Extended by each domain like `AppStores`; `app/DashboardRootStore.ts` makes them. */
export interface DashboardStores {
  readonly config: PublicConfig;
  readonly platform: Platform;
  readonly layout: LayoutStore;
  /** Server responses, cached for one person. */
  readonly queries: QueryClient;
}

export const AppStoresContext = createContext<AppStores | null>(null);
export const StoresContext = createContext<DashboardStores | null>(null);

/** Returns the stores for every screen, including sign-in and sign-up. @throws {Error} outside AppStoresContext. */
export function useAppStores(): AppStores {
  const stores = use(AppStoresContext);
  if (!stores) throw new Error("useAppStores outside of AppStoresContext");
  return stores;
}

/** Returns the stores of the dashboard. @throws {Error} outside the dashboard, e.g. on the sign-in page. */
export function useStores(): DashboardStores {
  const stores = use(StoresContext);
  if (!stores) throw new Error("useStores outside of the dashboard: use useAppStores");
  return stores;
}
