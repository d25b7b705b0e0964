import type { AxiosInstance } from "axios";
import { vocabularySchema } from "../../shared/transcription/vocabularySchema";

const path = "/api/v1/vocabulary";

/** Client of the vocabulary route: the clinician's own words, which help speech recognition. */
export class VocabularyApi {
  constructor(private readonly http: AxiosInstance) {}

  async read(): Promise<string[]> {
    return vocabularySchema.parse((await this.http.get<unknown>(path)).data).words;
  }

  /** Replaces the vocabulary. @returns the words as saved. */
  async save(words: readonly string[]): Promise<string[]> {
    return vocabularySchema.parse((await this.http.put<unknown>(path, { words })).data).words;
  }
}
