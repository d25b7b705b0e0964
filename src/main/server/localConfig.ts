import { publicConfig } from "../../server/system/publicConfig";
import { readSettings } from "../../server/platform/settings/settings";
import { StartError } from "../../server/platform/StartError";
import { AppError } from "../../shared/errors";
import type { CallTarget } from "../window/serveApp";
import { problemResponse } from "./problemResponse";

/**
 * Returns the call target that answers `/config.json` from the embedded server's settings, so that the page can render
 * while the server still starts. If the settings are invalid, the answer is a 503 problem `not_started`.
 * @param env environment of the server.
 */
export const localConfig = (env: NodeJS.ProcessEnv): CallTarget => ({
  isCall: (pathname) => pathname === "/config.json",
  answer: () => Promise.resolve(configAnswer(env)),
});

function configAnswer(env: NodeJS.ProcessEnv): Response {
  try {
    return Response.json(publicConfig(readSettings(env)), { headers: { "cache-control": "no-store" } });
  } catch (error) {
    if (error instanceof StartError) return problemResponse(new AppError("not_started", error.message));
    throw error;
  }
}
