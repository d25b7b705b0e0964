import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import { useIsScreenActive } from "../base/KeepAliveOutlet";

/** A page of a list as the server sends it; `next_cursor` is null on the last one. */
interface Page<T> {
  items: readonly T[];
  next_cursor: string | null;
}

/**
 * Loads a list page by page while the screen is shown; `items` is undefined until loaded. While another list is loaded
 * under a new key, the items of the previous one are shown.
 * @param load returns the page at a cursor; the first page for null.
 */
export function usePages<T>(queryKey: readonly unknown[], load: (cursor: string | null) => Promise<Page<T>>) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    enabled: useIsScreenActive(),
  });
  return {
    items: data?.pages.flatMap(({ items }) => items),
    error: error && AppError.from(error),
    reload: () => void refetch(),
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    isLoadingMore: isFetchingNextPage,
  };
}
