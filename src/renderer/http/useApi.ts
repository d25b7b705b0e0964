import type { AxiosInstance } from "axios";
import { useMemo } from "react";
import { useStores } from "../base/useStores";

/** Returns an instance of an API class that uses the dashboard's HTTP client, kept between renders. */
export function useApi<Api>(Class: new (http: AxiosInstance) => Api): Api {
  const { http } = useStores();
  return useMemo(() => new Class(http), [Class, http]);
}
