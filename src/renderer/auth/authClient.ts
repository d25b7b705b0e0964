import { AuthClient } from "@supabase/supabase-js";
import type { PublicConfig } from "../../shared/system/system";
import { type Place, webPlace } from "../platform/place";
import { MissingConfiguration } from "./MissingConfiguration";

export type AuthApi = InstanceType<typeof AuthClient>;

/** The name under which the auth client keeps its session; in the desktop app one for each place. */
export function storageKeyOf({ supabase_url: url }: Pick<PublicConfig, "supabase_url">, place = webPlace()): string {
  if (place.kind !== "web") return `sb-${place.kind}-${new URL(place.pages).host}-auth-token`;
  return `sb-${new URL(url || place.api).hostname.split(".")[0]}-auth-token`;
}

/**
 * The auth client that `createClient` makes, of a hosted project where one is set, else of this server. It is made alone:
 * the clients for database, storage and realtime, which nothing here uses, weigh 36 kB on the sign-in page.
 * In the desktop app the shell knows where the accounts of the practice are: everything goes through it.
 * @throws {MissingConfiguration} for a project without its key.
 */
export function authClient(config: PublicConfig, place: Place = webPlace()): AuthApi {
  const { supabase_url: url, supabase_key: key } = config;
  if (!key) throw new MissingConfiguration();
  const server = place.kind === "web" ? new URL(url || place.api).origin : place.api;
  return new AuthClient({
    url: `${server}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: storageKeyOf(config, place),
    ...(place.storage && { storage: place.storage }),
  });
}
