import type { AxiosInstance } from "axios";
import { useMemo } from "react";
import { useStores } from "../base/useStores";

/** Returns an `xApi` over the HTTP client of the stores. */
export function useApi<Api>(Class: new (http: AxiosInstance) => Api): Api {
  const { http } = useStores();
  return useMemo(() => new Class(http), [Class, http]);
}
