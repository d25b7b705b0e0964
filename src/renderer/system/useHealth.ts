import { useQuery } from "@tanstack/react-query";
import { type Health, healthSchema } from "../../shared/system/system";
import { useStores } from "../app/stores";

/** Milliseconds between two looks at how the service does. */
const every = 60_000;

/** How the service does, which speech engine is in use and why; undefined until it answered. */
export function useHealth(): Health | undefined {
  const { http } = useStores();
  const { data } = useQuery({
    queryKey: ["health"],
    refetchInterval: every,
    queryFn: async () => {
      const { data: health } = await http.get<unknown>("/api/v1/health", {
        validateStatus: (status) => status === 200 || status === 503, // 503 comes with the same body
      });
      return healthSchema.parse(health);
    },
  });
  return data;
}
