import { AppError } from "../../../shared/errors";
import {
  identifierSchema,
  lookupEmailSchema,
  profileSchema,
  takenUsername,
  updateProfileSchema,
} from "../../../shared/auth/profile";
import { requireUser } from "../../platform/http/currentUser";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { ServerContext } from "../../platform/ServerContext";
import type { RateLimits } from "../RateLimits";
import { usernameIdentifier } from "../accounts/usernameIdentifier";
import { UsersRepository } from "../accounts/UsersRepository";
import { networkOf } from "../../platform/http/networkOf";
import { smallBodyLimit } from "../../platform/http/smallBodyLimit";

/** PostgreSQL's code for a unique violation. */
const uniqueViolation = "23505";

/** Returns the error for a user who was deleted since authentication. */
const signedOut = () => new AppError("signed_out", "Sign in to continue.");

/** Sets `retry-after` and returns the error for too many attempts. @param waitS seconds to wait. */
function tooMany(reply: FastifyReply, waitS: number): AppError {
  void reply.header("retry-after", waitS);
  return new AppError("rate_limited", "Too many attempts. Wait a few minutes, then try again.");
}

/**
 * `/api/v1/auth`: reads and changes the signed-in user's profile, and looks up the sign-in identifier of a username.
 */
export const accountRoutes: FastifyPluginAsyncZod<{ context: ServerContext; limits: RateLimits }> = async (
  app,
  { context, limits },
) => {
  const users = new UsersRepository(context.database, context.vault);

  app.get("/auth/user/me", { schema: { response: { 200: profileSchema } } }, async (request) => {
    const profile = await users.profile(requireUser(request).id);
    if (!profile) throw signedOut();
    return profile;
  });

  app.put(
    "/auth/user/me",
    { schema: { body: updateProfileSchema, response: { 200: profileSchema } } },
    async (request, reply) => {
      const { first_name, last_name, username } = request.body;
      const change = {
        ...(first_name && { first_name }),
        ...(last_name && { last_name }),
        ...(username && { username }),
      };
      const waitS = username ? limits.consume("usernamesOfUser", requireUser(request).id) : null;
      if (waitS !== null) throw tooMany(reply, waitS);
      const changed = context.database.transaction((tx) =>
        new UsersRepository(tx, context.vault).updateText(requireUser(request).id, change),
      );
      const profile = await changed.catch((cause: unknown) => {
        if ((cause as { code?: string }).code !== uniqueViolation) throw cause;
        throw new AppError("conflict", takenUsername, { cause });
      });
      if (!profile) throw signedOut();
      return profile;
    },
  );

  app.post(
    "/auth/lookup-email",
    {
      config: { public: true, onFullDisk: true },
      bodyLimit: smallBodyLimit,
      schema: { body: lookupEmailSchema, response: { 200: identifierSchema } },
    },
    async (request, reply) => {
      const waitS = limits.consume("lookupsFromNetwork", networkOf(request));
      if (waitS !== null) throw tooMany(reply, waitS);
      if (!context.settings.SUPABASE_URL)
        return { identifier: usernameIdentifier(context.vault, request.body.username) };
      const identifier = await users.emailByUsername(request.body.username); // a hosted project signs in by email only
      if (identifier === null) throw new AppError("not_found", "No account has this username.");
      return { identifier };
    },
  );
};
