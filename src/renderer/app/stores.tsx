import { createContext, use } from "react";
import type { AppStores } from "./AppStores";
import type { RootStore } from "./RootStore";

export const AppStoresContext = createContext<AppStores | null>(null);
export const StoresContext = createContext<RootStore | null>(null);

/** Session, configuration, layout: there for every screen, also sign-in and sign-up. */
export function useAppStores(): AppStores {
  const stores = use(AppStoresContext);
  if (!stores) throw new Error("useAppStores outside of AppStoresContext");
  return stores;
}

/** Every store; there for dashboard screens only, so that sign-in does not load the dashboard. */
export function useStores(): RootStore {
  const stores = use(StoresContext);
  if (!stores) throw new Error("useStores outside of the dashboard: use useAppStores");
  return stores;
}
