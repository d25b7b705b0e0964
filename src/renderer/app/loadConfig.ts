import axios from "axios";
import { type PublicConfig, publicConfigSchema } from "../../shared/system/system";
import { toAppError } from "../http/httpClient";
import { apiOrigin } from "../platform/platform";

/** What the app must know before it can do anything. @throws {AppError} */
export async function loadConfig(): Promise<PublicConfig> {
  try {
    const { data } = await axios.get<unknown>(`${apiOrigin()}/config.json`, { timeout: 30_000 });
    return publicConfigSchema.parse(data);
  } catch (error) {
    throw toAppError(error);
  }
}
