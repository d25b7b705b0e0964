import { useQuery } from "@tanstack/react-query";
import type { Health } from "../../shared/system/health";
import { useApi } from "../http/useApi";
import { HealthApi } from "./HealthApi";

/** Poll interval in milliseconds. */
const pollMs = 60_000;

/** Returns the server's health, with the speech engine if signed in; undefined until loaded. */
export function useHealth(): Health | undefined {
  const api = useApi(HealthApi);
  const { data } = useQuery({
    queryKey: ["health"],
    refetchInterval: pollMs,
    queryFn: () => api.read(),
  });
  return data;
}
