import { QueryClient } from "@tanstack/react-query";
import { AppError, errorStatus } from "../../shared/errors";

/** Product text §9: how long an answer nobody looks at is kept, and how often and how patiently a call is tried again. */
const keptMs = 5 * 60_000;
const mostRetries = 3;
const backoff = { firstMs: 1_000, mostMs: 30_000 } as const;

/** Another try helps where the network or the server failed; a refusal stays what it is. Pure. */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof AppError && (error.code === "offline" || errorStatus[error.code] >= 500);
}

/** Milliseconds before the next try, doubling each time. @param failures so far, less one. */
export const retryDelay = (failures: number): number => Math.min(backoff.firstMs * 2 ** failures, backoff.mostMs);

/** How a store reads: as often as its owner says. */
export type Patience = <T>(read: () => Promise<T>) => Promise<T>;

/** For what stores keep: tried again as patiently as what the cache keeps. The failure of the last try is the caller's. */
export const withRetries: Patience = async (read) => {
  for (let failures = 0; ; failures++) {
    try {
      return await read();
    } catch (error) {
      if (failures >= mostRetries || !isWorthRetrying(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)));
    }
  }
};

/**
 * What the server said, kept for one person. Calls are made whatever the browser thinks of the network: the server may
 * stand on this machine, and an action that waits in silence would never say that it failed.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        gcTime: keptMs,
        retry: (failures, error) => failures < mostRetries && isWorthRetrying(error),
        retryDelay,
      },
      mutations: { networkMode: "always" },
    },
  });
