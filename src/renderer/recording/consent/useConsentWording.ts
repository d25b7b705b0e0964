import { useQuery } from "@tanstack/react-query";
import type { AxiosInstance } from "axios";
import { practiceSchema } from "../../../shared/practice/organization";
import { useApi } from "../../http/useApi";

class ConsentWordingApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Returns what the practice wants to be read to patients; null for nothing. */
  async get(): Promise<string | null> {
    return practiceSchema.parse((await this.http.get<unknown>("/api/v1/practice")).data).consent_wording;
  }
}

/** Loads what the clinician reads to the patient when asking for consent; null if there is nothing, or until loaded. */
export function useConsentWording(): string | null {
  const api = useApi(ConsentWordingApi);
  const { data = null } = useQuery({ queryKey: ["consent-wording"], queryFn: () => api.get(), staleTime: 60_000 });
  return data;
}
