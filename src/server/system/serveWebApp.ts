import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { answerNotFound } from "../platform/http/answerProblems";
import type { Settings } from "../platform/settings/settings";
import { publicConfig } from "./publicConfig";

/** Cache header of assets, whose names change with their content. */
const cachedForAYear = "public, max-age=31536000, immutable";

/**
 * Serves the built web app and `/config.json`. A GET that accepts HTML gets the app's page if its path is neither a
 * file nor a route; other unknown paths get a 404.
 * @param webDir absolute path of the build; without one (development, tests) only `/config.json` is served.
 */
export async function serveWebApp(app: FastifyInstance, settings: Settings, webDir: string | null): Promise<void> {
  app.get("/config.json", { schema: { hide: true } }, (_request, reply) =>
    reply.header("cache-control", "no-store").send(publicConfig(settings)),
  );
  if (webDir === null || !existsSync(join(webDir, "index.html"))) {
    app.setNotFoundHandler(answerNotFound);
    return;
  }
  await app.register(fastifyStatic, {
    root: webDir,
    cacheControl: false,
    preCompressed: true, // the build writes .br and .gz beside each text file
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.startsWith(join(webDir, "assets")) ? cachedForAYear : "no-cache");
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const { accept = "*/*" } = request.headers;
    const isFile = /\.\w+$/.test(request.url.replace(/[?#].*/, ""));
    // Probes and scripts send any Accept header; a missing file must not be answered with the page.
    const isPage = accept.includes("text/html") || (accept.includes("*/*") && !isFile);
    const isCall = request.method !== "GET" || /^\/(api|auth|assets|updates)\//.test(request.url);
    return isPage && !isCall ? reply.sendFile("index.html") : answerNotFound(request, reply);
  });
}
