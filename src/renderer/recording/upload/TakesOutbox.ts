import type { TakeJournal } from "../journal/TakeJournal";
import type { ServerProbe } from "../../http/ServerProbe";
import type { TakesApi } from "./TakesApi";
import { type SenderEvents, TakeSender } from "./TakeSender";

/** Sends the takes of the journal, each with its own sender. */
export class TakesOutbox {
  private readonly senders = new Map<string, TakeSender>();

  constructor(
    private readonly deps: {
      api: TakesApi;
      journal: TakeJournal;
      owner: () => Promise<string>;
      probe: ServerProbe;
      events: SenderEvents;
    },
  ) {}

  /** Starts to send a take, or continues if its sender waits for new parts. */
  send(takeId: string): void {
    this.senderOf(takeId).continueNow();
  }

  /** Marks a take as complete; it is finished once all parts are sent. */
  finish(takeId: string): void {
    this.senderOf(takeId).finish();
  }

  /** Stops sending a take, e.g. because it was deleted. `send` starts again. */
  drop(takeId: string): void {
    this.senders.get(takeId)?.end();
    this.senders.delete(takeId);
  }

  /** Stops sending all takes; the journal keeps them. */
  end(): void {
    for (const sender of this.senders.values()) sender.end();
  }

  private senderOf(takeId: string): TakeSender {
    const known = this.senders.get(takeId);
    if (known) return known;
    const sender = new TakeSender({ takeId, ...this.deps });
    this.senders.set(takeId, sender);
    void sender.run().finally(() => this.senders.get(takeId) === sender && this.senders.delete(takeId));
    return sender;
  }
}
