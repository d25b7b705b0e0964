import { AppError } from "../../shared/errors";
import { metricsQuerySchema, metricsSchema } from "../../shared/metrics/metrics";
import { requireAccountType, requireUser } from "../platform/http/currentUser";
import type { DomainRoutes } from "../platform/http/routes";
import { metricsRange } from "./metricsRange";
import { MetricsRepository } from "./metricsRepository";

/** PostgreSQL's code for a value it cannot use: here a time zone that this runtime knows and the database does not. */
const unusableValue = "22023";

/** The practice's figures: for its admins alone. */
export const metricsRoutes: DomainRoutes = async (app, { platform }) => {
  const metrics = new MetricsRepository(platform.database);
  app.addHook("onRequest", async (request) => void requireAccountType(request, "admin"));

  app.get("/metrics", { schema: { querystring: metricsQuerySchema, response: { 200: metricsSchema } } }, (request) =>
    metrics.read(requireUser(request).organizationId, metricsRange(request.query)).catch((cause: unknown) => {
      if ((cause as { code?: string }).code !== unusableValue) throw cause;
      throw new AppError("invalid_input", "This time zone is not known.", { cause });
    }),
  );
};
