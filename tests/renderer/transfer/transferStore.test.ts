import { beforeEach, describe, expect, test, vi } from "vitest";
import { TransferStore } from "../../../src/renderer/transfer/TransferStore";
import { splitIntoParts } from "../../../src/renderer/transfer/splitIntoParts";
import type { TransferApis } from "../../../src/renderer/transfer/transferApis";
import { AppError } from "../../../src/shared/errors";
import { opusExtent, readOggPages, sealOggPage } from "../../../src/shared/recording/oggPage";

/** An Ogg file of this many pages of 60 kB. */
function oggFile(pages: number): Uint8Array<ArrayBuffer> {
  const sealed = Array.from({ length: pages }, (_, number) =>
    sealOggPage({
      packets: [new Uint8Array(60_000).fill(number)],
      granule: number * 48_000,
      flags: number === 0 ? 2 : 0,
      serial: 7,
      number,
    }),
  );
  return new Uint8Array(sealed.flatMap((page) => [...page]));
}

interface TakeThere {
  id: string;
  state: "recording" | "finished";
  parts: Map<number, Uint8Array>;
  duration_ms: number;
}

/** One of the two servers of a transfer: what it stores and which parts were sent to it. */
class FakeServer {
  readonly visitsById = new Map<string, { title: string; status: string; started_at: string | null }>();
  readonly takesOf = new Map<string, TakeThere[]>();
  readonly typedOf = new Map<string, string>();
  readonly notesOf = new Map<string, unknown[]>();
  readonly utterancesOf = new Map<string, unknown[]>();
  readonly sent: string[] = [];
  /** Fails the upload of this part, once. */
  failAt: number | null = null;
  /** Whether finishing a take succeeds without being stored. */
  loses = false;

  add(id: string, takes: TakeThere[] = [], more: object = {}): void {
    this.visitsById.set(id, { title: id, status: "ready", started_at: "2026-01-05T09:00:00Z", ...more });
    this.takesOf.set(id, takes);
  }

  readonly api = {
    visits: {
      all: () =>
        Promise.resolve(
          [...this.visitsById].map(([id, visit]) => ({
            id,
            ...visit,
            patient_name: null,
            reason: null,
            consent: null,
            template_id: null,
          })),
        ),
      create: ({ id, title, started_at }: { id: string; title: string; started_at?: string }) => {
        if (!this.visitsById.has(id)) this.add(id, [], { title, started_at: started_at ?? null });
        return Promise.resolve();
      },
      remove: (id: string) => Promise.resolve(void this.visitsById.delete(id)),
    },
    takes: {
      list: (id: string) => Promise.resolve((this.takesOf.get(id) ?? []).map(asState)),
      begin: (id: string, take: { id: string }) => {
        const known = this.takesOf.get(id) ?? [];
        if (!known.some((each) => each.id === take.id))
          known.push({ id: take.id, state: "recording", parts: new Map(), duration_ms: 0 });
        return Promise.resolve();
      },
      state: (id: string, take: string) => Promise.resolve(asState(this.take(id, take))),
      sendPart: (id: string, take: string, seq: number, bytes: Uint8Array) => {
        this.sent.push(`${take}/${seq}`);
        if (this.failAt === seq) {
          this.failAt = null;
          return Promise.reject(new AppError("offline", "You are offline, or Chartside can’t be reached."));
        }
        this.take(id, take).parts.set(seq, bytes);
        return Promise.resolve(null);
      },
      finish: (id: string, take: string, { duration_ms }: { duration_ms: number }) => {
        if (!this.loses) Object.assign(this.take(id, take), { state: "finished", duration_ms });
        return Promise.resolve();
      },
    },
    notes: {
      list: (id: string) => Promise.resolve(this.notesOf.get(id) ?? []),
    },
    transcript: {
      get: (id: string) => Promise.resolve(this.utterancesOf.get(id) ?? []),
      putText: (id: string, text: string) => Promise.resolve(void this.typedOf.set(id, text)),
    },
    sounds: {
      audio: () => Promise.resolve(new Blob([oggFile(4)])),
    },
  } as unknown as TransferApis;

  private take(id: string, take: string): TakeThere {
    const found = this.takesOf.get(id)?.find((each) => each.id === take);
    if (!found) throw new AppError("not_found", "This recording was not found.");
    return found;
  }
}

const asState = ({ id, state, parts, duration_ms }: TakeThere) => {
  let next = 0;
  while (parts.has(next)) next++;
  return { id, state, duration_ms, next, missing: [], has_audio: true, source: "microphone" };
};
const whole = (id: string): TakeThere => ({ id, state: "finished", parts: new Map(), duration_ms: 4_000 });

let computer: FakeServer;
let practice: FakeServer;
let moving: TransferStore;
const onTransferred = vi.fn();

beforeEach(() => {
  onTransferred.mockReset();
  computer = new FakeServer();
  practice = new FakeServer();
  moving = new TransferStore({ from: computer.api, to: practice.api, onTransferred });
});

describe("the offer to transfer", () => {
  test("is empty if this computer holds no sessions", async () => {
    await moving.check();
    expect(moving.state).toBe("idle");
  });

  test("includes finished sessions, except edited, signed and unfinished ones", async () => {
    const sentence = (origin: string) => [{ signed_at: null, sections: [{ sentences: [{ origin }] }] }];
    computer.add("drafted", [whole("t1")]);
    computer.notesOf.set("drafted", sentence("drafted"));
    computer.add("edited");
    computer.notesOf.set("edited", sentence("edited"));
    computer.add("typed");
    computer.notesOf.set("typed", sentence("typed"));
    computer.add("signed", [], { status: "signed" });
    computer.add("recording", [], { status: "recording" });
    computer.add("lost", [{ ...whole("t2"), state: "recording" }]);
    await moving.check();
    expect(moving.waiting.map(({ id }) => id)).toEqual(["drafted"]);
    expect([moving.state, moving.staying]).toEqual(["offered", 5]);
  });
});

describe("transferring", () => {
  test("moves one session after the other, the oldest first", async () => {
    computer.add("second", [whole("t2")]);
    computer.add("first", [whole("t1"), whole("t1b")]);
    await moving.check();
    await moving.start();
    expect([moving.state, moving.moved, [...computer.visitsById.keys()]]).toEqual(["done", 2, []]);
    expect([...practice.visitsById.keys()]).toEqual(["first", "second"]);
    expect(practice.visitsById.get("first")?.started_at).toBe("2026-01-05T09:00:00Z");
    expect(practice.takesOf.get("first")?.map(({ id, state, parts }) => [id, state, parts.size])).toEqual([
      ["t1", "finished", 4],
      ["t1b", "finished", 4],
    ]);
    expect(onTransferred).toHaveBeenCalledTimes(2);
  });

  test("resumes after an interruption with the first part not sent", async () => {
    computer.add("first", [whole("t1")]);
    practice.failAt = 2;
    await moving.check();
    await moving.start();
    expect([moving.state, moving.error?.code]).toEqual(["failed", "offline"]);
    expect([...computer.visitsById.keys()]).toEqual(["first"]);
    await moving.start();
    expect(moving.state).toBe("done");
    expect(practice.sent).toEqual(["t1/0", "t1/1", "t1/2", "t1/2", "t1/3"]);
  });

  test("keeps a session that the practice does not confirm as complete", async () => {
    computer.add("first", [whole("t1")]);
    practice.loses = true;
    await moving.check();
    await moving.start();
    expect([moving.state, moving.error?.message]).toEqual([
      "failed",
      "Your practice did not confirm all of this session. It is still on this computer.",
    ]);
    expect([...computer.visitsById.keys()]).toEqual(["first"]);
  });

  test("offers the rest again when stopped, without losing anything", async () => {
    computer.add("first", [whole("t1")]);
    await moving.check();
    const started = moving.start();
    moving.stop();
    await started;
    expect([moving.state, moving.error]).toEqual(["offered", null]);
    expect([...computer.visitsById.keys()]).toEqual(["first"]);
  });

  test("sends typed lines with their speakers", async () => {
    computer.add("first");
    const line = (
      speaker: string,
      text: string,
      take_id: string | null = null,
      speaker_name: string | null = null,
    ) => ({
      speaker,
      speaker_name,
      text,
      take_id,
    });
    computer.utterancesOf.set("first", [
      line("clinician", "Any fever?"),
      line("patient", "No."),
      line("other", "She fell.", null, "Ana (daughter)"),
      line("unknown", "Heard", "t1"),
    ]);
    await moving.check();
    await moving.start();
    expect(practice.typedOf.get("first")).toBe("Doctor: Any fever?\nPatient: No.\nOther (Ana (daughter)): She fell.");
  });
});

describe("splitting a recording", () => {
  test("gives the same whole Ogg pages each time, which together are the recording", () => {
    const file = oggFile(5);
    const parts = splitIntoParts(file);
    expect(parts).toHaveLength(5);
    expect(splitIntoParts(file)).toEqual(parts);
    expect(new Uint8Array(parts.flatMap((part) => [...part]))).toEqual(file);
  });

  test("gives parts of at most half a minute, however few bytes their sound has", () => {
    const packets = Array.from({ length: 250 }, () => Uint8Array.of(0x1b, 1)); // 15 s in 777 bytes
    const pages = Array.from({ length: 9 }, (_, number) =>
      sealOggPage({ packets, granule: (number + 1) * 250 * 2_880, flags: 0, serial: 1, number }),
    );
    const parts = splitIntoParts(new Uint8Array(Buffer.concat(pages)));
    expect(parts.map((part) => opusExtent(readOggPages(part)).samples / 48_000)).toEqual([30, 30, 30, 30, 15]);
  });

  test("rejects bytes that are not a recording", () => {
    expect(() => splitIntoParts(new Uint8Array([1, 2, 3]))).toThrow();
  });
});
