import type { AxiosInstance } from "axios";
import { vocabularySchema } from "../../shared/transcription/vocabulary";

const path = "/api/v1/vocabulary";

/** The clinician's own words, which speech recognition prefers. */
export class VocabularyApi {
  constructor(private readonly http: AxiosInstance) {}

  async read(): Promise<string[]> {
    return vocabularySchema.parse((await this.http.get<unknown>(path)).data).words;
  }

  async save(words: readonly string[]): Promise<string[]> {
    return vocabularySchema.parse((await this.http.put<unknown>(path, { words })).data).words;
  }
}
