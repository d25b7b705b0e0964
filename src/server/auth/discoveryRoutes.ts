import type { FastifyInstance } from "fastify";
import { isSignUpOpen } from "./accountConfirmation";
import { AuthUsersRepository } from "./authUsersRepository";
import type { EmbeddedAccounts } from "./embeddedAccounts";

/** What anybody may know of the auth service: that it is there, what it can do, the keys that check its tokens. */
export function discoveryRoutes(app: FastifyInstance, accounts: EmbeddedAccounts): void {
  const { platform, keys } = accounts;
  app.get("/health", async () => ({
    version: platform.settings.version,
    name: "GoTrue",
    description: "Accounts of Chartside, answering as Supabase Auth does",
  }));
  app.get("/settings", async () => ({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: !(await isSignUpOpen(accounts, new AuthUsersRepository(platform.database))),
    mailer_autoconfirm: platform.settings.CHARTSIDE_AUTH_AUTOCONFIRM,
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
