import { publicConfig } from "../../server/system/publicConfig";
import { readSettings } from "../../server/platform/settings/settings";
import { StartError } from "../../server/platform/startError";
import { AppError } from "../../shared/errors";
import type { CallTarget } from "../window/appProtocol";
import { problem } from "./problem";

/**
 * What the page must know first, of the settings that the server inside the app gets: so that the page can show itself while
 * that still starts. Settings it could not start with are said at once.
 * @param env of the server.
 */
export const ownConfig = (env: NodeJS.ProcessEnv): CallTarget => ({
  isCall: (pathname) => pathname === "/config.json",
  answer: () => Promise.resolve(configAnswer(env)),
});

function configAnswer(env: NodeJS.ProcessEnv): Response {
  try {
    return Response.json(publicConfig(readSettings(env)), { headers: { "cache-control": "no-store" } });
  } catch (error) {
    if (error instanceof StartError) return problem(new AppError("not_started", error.message));
    throw error;
  }
}
