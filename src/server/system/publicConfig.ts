import type { PublicConfig } from "../../shared/system/publicConfig";
import type { Settings } from "../platform/settings/settings";

/**
 * Returns the renderer's configuration, which needs no sign-in. `supabase_url` is empty with embedded accounts: the
 * page then uses its own origin. `version` is empty, because it is not disclosed before sign-in.
 */
export function publicConfig(settings: Settings): PublicConfig {
  return {
    version: "",
    company: settings.CHARTSIDE_COMPANY,
    supabase_url: settings.SUPABASE_URL ?? "",
    supabase_key: settings.SUPABASE_PUBLISHABLE_KEY ?? "chartside",
    signup: settings.CHARTSIDE_SIGNUP,
    billing: settings.CHARTSIDE_BILLING,
    retention_days: settings.CHARTSIDE_RETENTION_DAYS,
    idle_minutes: settings.CHARTSIDE_IDLE_MINUTES,
    dev_features: settings.CHARTSIDE_DEV_FEATURES,
  };
}
