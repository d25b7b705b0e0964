/** The auth service is not configured (product text §8). */
export class MissingConfiguration extends Error {
  override readonly name = "MissingConfiguration"; // literal: minifiers rename classes

  constructor() {
    super("Missing Supabase configuration");
  }
}

/** @param config the body of `/config.json`. @throws {MissingConfiguration} if it lacks the auth service. */
export function requireAuthConfiguration(config: unknown): void {
  const { supabase_url: url, supabase_key: key } = (config ?? {}) as Record<string, unknown>;
  if (typeof url !== "string" || typeof key !== "string" || !key) throw new MissingConfiguration();
}
