import axios from "axios";
import { type PublicConfig, publicConfigSchema } from "../../shared/system/system";
import { requireAuthConfiguration } from "../auth/MissingConfiguration";
import { toAppError } from "../http/httpClient";
import type { Place } from "../platform/place";

/** What the app must know before it can do anything. @throws {AppError} */
export async function loadConfig({ api }: Place): Promise<PublicConfig> {
  try {
    const { data } = await axios.get<unknown>(`${api}/config.json`, { timeout: 30_000 });
    requireAuthConfiguration(data);
    return publicConfigSchema.parse(data);
  } catch (error) {
    throw toAppError(error);
  }
}
