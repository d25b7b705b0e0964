import type { AxiosInstance } from "axios";
import { type Note, noteListSchema } from "../../shared/notes/note";
import { type Take } from "../../shared/recording/take";
import { takesSchema, type TakeState } from "../../shared/recording/takeState";
import { transcriptSchema, type Utterance } from "../../shared/transcription/utterance";
import { type CreateVisit, type Visit, visitPageSchema } from "../../shared/visits/visit";
import { TakesApi } from "../recording/upload/takesApi";

const pathOf = (id: string): string => `/api/v1/visits/${id}`;

/** What moving asks of a server, the one it moves from or the one it moves to. */
export class MovingVisitsApi extends TakesApi {
  constructor(private readonly server: AxiosInstance) {
    super(server);
  }

  /** All visits, newest first. */
  async visits(): Promise<Visit[]> {
    const all: Visit[] = [];
    for (let cursor: string | null | undefined = undefined; cursor !== null;) {
      const { data } = await this.server.get<unknown>("/api/v1/visits", { params: { cursor, limit: 200 } });
      const page = visitPageSchema.parse(data);
      all.push(...page.items);
      cursor = page.next_cursor;
    }
    return all;
  }

  async notes(id: string): Promise<Note[]> {
    return noteListSchema.parse((await this.server.get<unknown>(`${pathOf(id)}/notes`)).data).items;
  }

  async utterances(id: string): Promise<Utterance[]> {
    return transcriptSchema.parse((await this.server.get<unknown>(`${pathOf(id)}/transcript`)).data).utterances;
  }

  override async takes(id: string): Promise<TakeState[]> {
    return takesSchema.parse((await this.server.get<unknown>(`${pathOf(id)}/takes`)).data).items;
  }

  async sound(id: string, takeId: string): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await this.server.get<ArrayBuffer>(`${pathOf(id)}/takes/${takeId}/audio`, {
      responseType: "arraybuffer",
    });
    return new Uint8Array(answer.data);
  }

  async create(visit: CreateVisit): Promise<void> {
    await this.server.post("/api/v1/visits", visit);
  }

  async type(id: string, text: string): Promise<void> {
    await this.server.put(`${pathOf(id)}/transcript`, { text });
  }

  async remove(id: string): Promise<void> {
    await this.server.delete(pathOf(id));
  }
}

/** A take that is whole: only such are moved. */
export const isWhole = ({ state, missing }: Pick<TakeState, "state" | "missing"> & Partial<Take>): boolean =>
  state === "finished" && missing.length === 0;
