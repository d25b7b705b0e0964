/**
 * Matches settings that the embedded server takes from the environment, e.g. its speech engine and log level, but not
 * its data folder.
 */
const passedPattern = /^CHARTSIDE_(SPEECH(_\w+)?|LOG_LEVEL|DEV_FEATURES|IDLE_MINUTES|COMPANY|MASTER_KEY)$/;
/**
 * Matches names of server settings. Those that `passedPattern` does not match are dropped: a developer's shell may set
 * them for another server.
 */
const ownSettingPattern = /^(CHARTSIDE_|SUPABASE_|STRIPE_|SMTP_|DATABASE_URL$|PORT$|HOST$)/;

/**
 * Returns the environment of the embedded server: `env` without the settings of other servers, with this data folder,
 * without billing, and closed to sign-ups. Pure.
 */
export function serverEnvironment(env: NodeJS.ProcessEnv, dataDir: string): Record<string, string> {
  const kept = Object.entries(env).filter(([name]) => passedPattern.test(name) || !ownSettingPattern.test(name));
  const system = Object.fromEntries(kept.filter((entry): entry is [string, string] => entry[1] !== undefined));
  return { ...system, CHARTSIDE_DATA_DIR: dataDir, CHARTSIDE_BILLING: "off", CHARTSIDE_SIGNUP: "closed" };
}
