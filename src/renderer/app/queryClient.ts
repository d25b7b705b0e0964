import { QueryClient } from "@tanstack/react-query";

const minute = 60_000;

/** Product text §9: kept 5 minutes, 3 retries, each waiting twice as long, 30 s at most. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { gcTime: 5 * minute, retry: 3, retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 30_000) },
    },
  });
