import { useQuery } from "@tanstack/react-query";
import type { AxiosInstance } from "axios";
import { practiceSchema } from "../../../shared/practice/organization";
import { useApi } from "../../http/useApi";

class ConsentWordingApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Returns the practice's consent wording; null if it has none. */
  async get(): Promise<string | null> {
    return practiceSchema.parse((await this.http.get<unknown>("/api/v1/practice")).data).consent_wording;
  }
}

/**
 * Loads what the clinician reads to the patient when asking for consent, again each time a component that uses it
 * appears.
 * @returns null if there is nothing to read; undefined until it was loaded once.
 */
export function useConsentWording(): string | null | undefined {
  const api = useApi(ConsentWordingApi);
  const query = { queryKey: ["consent-wording"], queryFn: () => api.get(), refetchOnMount: "always" } as const;
  const { data, isError } = useQuery(query);
  return isError ? (data ?? null) : data;
}
