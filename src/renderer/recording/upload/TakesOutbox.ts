import type { TakeJournal } from "../journal/TakeJournal";
import type { TakesApi } from "./takesApi";
import { type SenderEvents, TakeSender } from "./TakeSender";

/** Sends every take of the journal, each by a sender of its own. */
export class TakesOutbox {
  private readonly senders = new Map<string, TakeSender>();

  constructor(
    private readonly parts: {
      api: TakesApi;
      journal: TakeJournal;
      owner: () => Promise<string>;
      events: SenderEvents;
    },
  ) {}

  /** Begins to send a take, or tells its sender that there is more of it. */
  send(takeId: string): void {
    this.senderOf(takeId).poke();
  }

  /** All pages of the take are in the journal: it is finished once they are sent. */
  finish(takeId: string): void {
    this.senderOf(takeId).finish();
  }

  /** Sends no more of a take that was deleted; one brought back is sent anew. */
  drop(takeId: string): void {
    this.senders.get(takeId)?.end();
    this.senders.delete(takeId);
  }

  /** Stops sending; the journal keeps everything. */
  end(): void {
    for (const sender of this.senders.values()) sender.end();
  }

  private senderOf(takeId: string): TakeSender {
    const known = this.senders.get(takeId);
    if (known) return known;
    const sender = new TakeSender({ takeId, ...this.parts });
    this.senders.set(takeId, sender);
    void sender.run().finally(() => this.senders.get(takeId) === sender && this.senders.delete(takeId));
    return sender;
  }
}
