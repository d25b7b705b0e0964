/** What may be told to the app's own server from outside: how it listens to speech and what it logs. Not where its data is. */
const passed = /^CHARTSIDE_(SPEECH(_\w+)?|LOG_LEVEL|DEV_FEATURES|IDLE_MINUTES|COMPANY|MASTER_KEY)$/;
/** Settings of a server that others reach; a developer's shell may hold them. */
const ours = /^(CHARTSIDE_|SUPABASE_|STRIPE_|SMTP_|DATABASE_URL$|PORT$|HOST$)/;

/** The environment of the app's server: the system's, without the settings of other servers. Pure. */
export function serverEnvironment(env: NodeJS.ProcessEnv, dataDir: string): Record<string, string> {
  const kept = Object.entries(env).filter(([name]) => passed.test(name) || !ours.test(name));
  const system = Object.fromEntries(kept.filter((entry): entry is [string, string] => entry[1] !== undefined));
  return { ...system, CHARTSIDE_DATA_DIR: dataDir, CHARTSIDE_BILLING: "off", CHARTSIDE_SIGNUP: "closed" };
}
