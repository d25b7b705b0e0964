import type { FastifyInstance } from "fastify";
import { isSignUpOpen } from "../accounts/confirmAccount";
import { AuthUsersRepository } from "../accounts/AuthUsersRepository";
import type { EmbeddedAccounts } from "../accounts/embeddedAccounts";

/** Registers the routes that need no session: health, settings for clients, and the public signing keys. */
export function discoveryRoutes(app: FastifyInstance, accounts: EmbeddedAccounts): void {
  const { context, keys } = accounts;
  app.get("/health", async () => ({
    name: "GoTrue",
    description: "Chartside accounts, compatible with Supabase Auth",
  }));
  app.get("/settings", async () => ({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: !(await isSignUpOpen(accounts, new AuthUsersRepository(context.database, context.vault))),
    mailer_autoconfirm: context.settings.CHARTSIDE_AUTH_AUTOCONFIRM,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
    passkeys_enabled: false,
  }));
  app.get("/.well-known/jwks.json", async (_request, reply) => {
    void reply.header("cache-control", "public, max-age=600");
    return { keys: await keys.publicKeys() };
  });
}
