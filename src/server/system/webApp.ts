import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { PublicConfig } from "../../shared/system/system";
import { answerNotFound } from "../platform/http/problems";
import type { Settings } from "../platform/settings/settings";

const aYear = "public, max-age=31536000, immutable";

/** What the web app must know first. With embedded accounts `supabase_url` is empty: the page's own origin. */
export function publicConfig(settings: Settings): PublicConfig {
  return {
    version: settings.version,
    company: settings.CHARTSIDE_COMPANY,
    supabase_url: settings.SUPABASE_URL ?? "",
    supabase_key: settings.SUPABASE_PUBLISHABLE_KEY ?? "chartside",
    signup: settings.CHARTSIDE_SIGNUP,
  };
}

/**
 * Serves the built web app; every address that is no file and no call shows its page.
 * @param webDir absolute path of the build; without one (development, tests) only `/config.json` answers.
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
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.startsWith(join(webDir, "assets")) ? aYear : "no-cache");
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
    const isCall = /^\/(api|auth|assets)\//.test(request.url);
    return isPage && !isCall ? reply.sendFile("index.html") : answerNotFound(request, reply);
  });
}
