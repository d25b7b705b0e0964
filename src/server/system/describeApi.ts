import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { docsPage } from "./docsPage";

/** Makes Fastify describe every /api/v1 route that is registered after this call; `openApiRoutes` serves the result. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Chartside",
        version: "1", // of the API; only signed-in users get the server's
        description:
          "Visits, recordings, transcripts and notes. Errors are application/problem+json with a sentence for users.",
      },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
      security: [{ bearer: [] }],
    },
    transform: (route) => {
      const described = jsonSchemaTransform(route);
      const isOurs = route.url.startsWith("/api/v1/");
      return isOurs ? described : { ...described, schema: { ...described.schema, hide: true } };
    },
  });
}

/** `GET /openapi.json` and `GET /docs`, both public. */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  let json: string | undefined; // made once: it takes 50 ms, and anyone can ask for it
  let page: string | undefined;
  app.get("/openapi.json", { config: { public: true }, schema: { hide: true } }, (_request, reply) =>
    reply.type("application/json; charset=utf-8").send((json ??= JSON.stringify(app.swagger()))),
  );
  app.get("/docs", { config: { public: true }, schema: { hide: true } }, (_request, reply) =>
    reply.type("text/html; charset=utf-8").send((page ??= docsPage(app.swagger()))),
  );
}
