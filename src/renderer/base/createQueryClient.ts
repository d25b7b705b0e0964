import { QueryClient } from "@tanstack/react-query";
import { AppError, errorStatus } from "../../shared/errors";

/** Milliseconds for which unused responses are cached (product text §9). */
const keptMs = 5 * 60_000;
/** Number of retries after the first try (product text §9). */
const maxRetries = 3;
/** Delay between tries: doubles from `firstMs` to `maxMs`. */
const backoff = { firstMs: 1_000, maxMs: 30_000 } as const;

/** Whether a retry can help, because the network or the server failed. Pure. */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof AppError && (error.code === "offline" || errorStatus[error.code] >= 500);
}

/** Returns the milliseconds before the next retry, doubling each time. @param retries number of retries so far. */
export const retryDelay = (retries: number): number => Math.min(backoff.firstMs * 2 ** retries, backoff.maxMs);

/** Runs a read, and decides whether and when to repeat it if it fails. */
export type Retry = <T>(read: () => Promise<T>) => Promise<T>;

/** Retries like the query cache, for stores that do not use it. Rejects with the error of the last try. */
export const withRetries: Retry = async (read) => {
  for (let failures = 0; ; failures++) {
    try {
      return await read();
    } catch (error) {
      if (failures >= maxRetries || !isWorthRetrying(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)));
    }
  }
};

/**
 * Creates the cache of server responses for one person. Requests are made even if the browser reports no network: the
 * server can run on this computer, and a paused mutation would never report a failure.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        gcTime: keptMs,
        retry: (failures, error) => failures < maxRetries && isWorthRetrying(error),
        retryDelay,
      },
      mutations: { networkMode: "always" },
    },
  });
