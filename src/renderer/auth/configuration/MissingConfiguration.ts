/** Thrown if the auth service is not configured (product text §8). */
export class MissingConfiguration extends Error {
  override readonly name = "MissingConfiguration"; // literal: minifiers rename classes

  constructor() {
    super("Missing Supabase configuration");
  }
}

/** Checks the body of `/config.json`. @throws {MissingConfiguration} if the auth service's URL or key is missing. */
export function requireAuthConfiguration(config: unknown): void {
  const { supabase_url: url, supabase_key: key } = (config ?? {}) as Record<string, unknown>;
  if (typeof url !== "string" || typeof key !== "string" || !key) throw new MissingConfiguration();
}
