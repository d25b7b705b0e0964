import type { FastifyRequest } from "fastify";
import { accountTypeSchema } from "../../../shared/access/accountType";
import type { CurrentUser } from "./currentUser";

/**
 * Returns the user with the previewed account type: the header `X-Preview-Mode: pro|enterprise|admin` sets an admin's
 * account type for this request. The header cannot raise rights: for users who are not admins, and with any other
 * value, it is ignored.
 */
export function withPreviewedType(
  user: CurrentUser | null,
  request: Pick<FastifyRequest, "headers">,
): CurrentUser | null {
  if (user?.accountType !== "admin") return user;
  const preview = accountTypeSchema.safeParse(request.headers["x-preview-mode"]);
  if (!preview.success) return user;
  return { ...user, accountType: preview.data, isOperator: user.isOperator && preview.data === "admin" };
}
