import { AuthClient } from "@supabase/supabase-js";
import type { PublicConfig } from "../../../shared/system/publicConfig";
import { type Backend, webBackend } from "../../base/Backend";
import { MissingConfiguration } from "../configuration/MissingConfiguration";

/** The auth service's client library. */
export type AuthApi = InstanceType<typeof AuthClient>;

/** Returns the storage key of the auth client's session: supabase-js's own; in the desktop app, one per backend. */
export function storageKeyOf(
  { supabase_url: url }: Pick<PublicConfig, "supabase_url">,
  backend = webBackend(),
): string {
  if (backend.kind !== "web") return `sb-${backend.kind}-${new URL(backend.webOrigin).host}-auth-token`;
  return `sb-${new URL(url || backend.api).hostname.split(".")[0]}-auth-token`;
}

/**
 * Creates the auth client for the hosted project if one is configured, otherwise for this server. Does not use
 * `createClient`, whose unused database, storage and realtime clients would add 36 kB to the sign-in page. In the
 * desktop app all requests go through the shell.
 * @throws {MissingConfiguration} if the configuration has no key.
 */
export function authClient(config: PublicConfig, backend: Backend = webBackend()): AuthApi {
  const { supabase_url: url, supabase_key: key } = config;
  if (!key) throw new MissingConfiguration();
  const server = backend.kind === "web" ? new URL(url || backend.api).origin : backend.api;
  return new AuthClient({
    url: `${server}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: storageKeyOf(config, backend),
    ...(backend.storage && { storage: backend.storage }),
  });
}
