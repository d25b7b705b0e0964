import type { FastifyRequest } from "fastify";
import { accountTypeSchema } from "../../../shared/access/accountType";
import type { CurrentUser } from "./currentUser";

/**
 * Returns the user with the previewed account type: `X-Preview-Mode: pro|enterprise|admin` lowers a real admin's rights
 * for this request. It cannot raise rights: for other users, and with any other value, it is ignored.
 */
export function asPreviewed(user: CurrentUser | null, request: Pick<FastifyRequest, "headers">): CurrentUser | null {
  if (user?.accountType !== "admin") return user;
  const preview = accountTypeSchema.safeParse(request.headers["x-preview-mode"]);
  return preview.success ? { ...user, accountType: preview.data } : user;
}
