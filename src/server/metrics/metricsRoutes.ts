import { AppError } from "../../shared/errors";
import { metricsQuerySchema, metricsSchema } from "../../shared/metrics/metrics";
import { requireAccountType, requireUser } from "../platform/http/currentUser";
import type { DomainRoutes } from "../platform/http/DomainRoutes";
import { metricsRange } from "./metricsRange";
import { MetricsRepository } from "./MetricsRepository";

/** PostgreSQL's code for an invalid parameter: here a time zone that Node.js knows and the database does not. */
const unusableValue = "22023";

/** `GET /metrics`: the practice's metrics, for its admins only. */
export const metricsRoutes: DomainRoutes = async (app, { context }) => {
  const metrics = new MetricsRepository(context.database, context.vault);
  app.addHook("onRequest", async (request) => void requireAccountType(request, "admin"));

  app.get("/metrics", { schema: { querystring: metricsQuerySchema, response: { 200: metricsSchema } } }, (request) =>
    metrics
      .read(requireUser(request).organizationId, metricsRange(request.query), context.log)
      .catch((cause: unknown) => {
        if ((cause as { code?: string }).code !== unusableValue) throw cause;
        throw new AppError("invalid_input", "This time zone is not known.", { cause });
      }),
  );
};
