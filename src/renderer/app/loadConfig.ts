import axios from "axios";
import { type PublicConfig, publicConfigSchema } from "../../shared/system/publicConfig";
import { requireAuthConfiguration } from "../auth/configuration/MissingConfiguration";
import { toAppError } from "../http/toAppError";
import type { Backend } from "../base/Backend";

/** Request timeout in milliseconds. No screen can be shown before the answer. */
const timeoutMs = 30_000;

/** Loads the server's public configuration. @throws {AppError} whose `cause` may be a MissingConfiguration. */
export async function loadConfig({ api }: Backend): Promise<PublicConfig> {
  try {
    const { data } = await axios.get<unknown>(`${api}/config.json`, { timeout: timeoutMs });
    requireAuthConfiguration(data);
    return publicConfigSchema.parse(data);
  } catch (error) {
    throw toAppError(error);
  }
}
