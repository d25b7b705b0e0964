import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { BlueprintProvider } from "@blueprintjs/core";
import { waitFor } from "@testing-library/react";
import { makeAutoObservable, runInAction } from "mobx";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import type { AppStores, DashboardStores } from "../../../../src/renderer/base/useStores";
import { AppStoresContext, StoresContext } from "../../../../src/renderer/base/useStores";
import { SessionStore } from "../../../../src/renderer/auth/session/SessionStore";
import { SignOutStore } from "../../../../src/renderer/auth/signOut/SignOutStore";
import { toUser } from "../../../../src/renderer/auth/session/User";
import { EhrStore } from "../../../../src/renderer/ehr/EhrStore";
import { DebugStore } from "../../../../src/renderer/app/shell/DebugStore";
import { LayoutStore } from "../../../../src/renderer/base/LayoutStore";
import type { Platform } from "../../../../src/renderer/base/Platform";
import type { AccountType } from "../../../../src/shared/access/accountType";
import type { Profile } from "../../../../src/shared/auth/profile";
import type { PublicConfig } from "../../../../src/shared/system/publicConfig";

export const config: PublicConfig = {
  version: "9.9.9",
  company: "Chartside",
  supabase_url: "",
  supabase_key: "chartside",
  signup: "open",
  billing: "test",
  idle_minutes: 15,
  retention_days: 90,
  dev_features: false,
};
const platformOf = (kind: Platform["kind"], call: () => Promise<unknown>): Platform =>
  ({ kind, call, on: () => () => undefined }) as unknown as Platform;
export const web = platformOf("web", () => Promise.reject(new Error("no shell")));
/** A desktop whose shell answers every call with this. */
export const desktop = (answer: string): Platform => platformOf("desktop", () => Promise.resolve(answer));
/** A desktop whose shell does not answer; `asked` records each call. */
export const silentDesktop = (asked: () => void): Platform =>
  platformOf("desktop", () => {
    asked();
    return Promise.reject(new Error("no answer"));
  });

const ada: Profile = {
  id: "3f2b8c1e-5a6d-4e7f-8a9b-0c1d2e3f4a5b",
  email: "ada@example.org",
  first_name: "Ada",
  last_name: "Lovelace",
  username: null,
  account_type: "pro",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
};

/** The stores that the frame needs, with the real session of a signed-in user. */
export async function frameStores({
  accountType = "pro",
  platform = web,
  isSignedIn = true,
  profile = {},
}: { accountType?: AccountType; platform?: Platform; isSignedIn?: boolean; profile?: Partial<Profile> } = {}) {
  const session = new SessionStore(config);
  await waitFor(() => {
    if (session.status === "loading") throw new Error("still reading the session");
  });
  if (isSignedIn)
    runInAction(() => {
      session.status = "signed_in";
      session.profile = { ...ada, ...profile, account_type: accountType };
      session.user = toUser(session.profile);
    });
  return {
    config,
    http: { get: async () => ({ data: { status: "ok", database: "ok", storage: "ok", version: "8.8.8" } }) },
    platform,
    session,
    signOut: new SignOutStore({ isSignedIn: () => session.status === "signed_in", work: () => null }),
    backend: session.backend,
    workspaces: null,
    layout: new LayoutStore(),
    debug: new DebugStore(),
    isRecording: false,
    visits: { toFinish: { today: 0, older: 0 }, loadWorklist: () => undefined },
    recorder: makeAutoObservable({ state: "idle", savedMs: 0, sentMs: 0, unsentMs: () => null }),
    openVisit: { visitId: null, connection: "live" },
    ehr: new EhrStore(platform),
  };
}
export type FrameStores = Awaited<ReturnType<typeof frameStores>>;

/** Renders part of the frame with its stores. */
export function Framed({ stores, children }: { stores: FrameStores; children: ReactNode }) {
  return (
    <AppStoresContext value={stores as unknown as AppStores}>
      <StoresContext value={stores as unknown as DashboardStores}>
        <QueryClientProvider client={new QueryClient()}>
          <BlueprintProvider>
            <MemoryRouter initialEntries={["/dashboard/scribe"]}>{children}</MemoryRouter>
          </BlueprintProvider>
        </QueryClientProvider>
      </StoresContext>
    </AppStoresContext>
  );
}
