import { beforeEach, expect, test, vi } from "vitest";
import { SoundPlayer } from "../../../src/renderer/playback/SoundPlayer";
import { visitSound } from "../../../src/renderer/playback/visitSound";
import type { TakePlayer } from "../../../src/renderer/playback/TakePlayer";
import { AppError } from "../../../src/shared/errors";
import { FixtureOpenVisit, fixtureNote, fixtureTake } from "../review/fixtureVisit";
import { NoteServer } from "../review/NoteServer";

beforeEach(() => vi.useFakeTimers());

/**
 * Audio as time: it has played as far as the test's clock moved. jsdom has no audio; the web tests play real audio in
 * Chromium.
 */
class ClockPlayer implements TakePlayer {
  static readonly log: string[] = [];
  private from = 0;
  private since: number | null = null;
  private rate = 1;
  released = false;
  constructor(private readonly lengthMs: number) {}
  get positionMs() {
    const run = this.since === null ? 0 : (Date.now() - this.since) * this.rate;
    return Math.min(this.lengthMs, this.from + run);
  }
  get isEnded() {
    return this.positionMs >= this.lengthMs;
  }
  play(fromMs: number, rate: number) {
    this.from = fromMs;
    this.rate = rate;
    this.since = Date.now();
    return Promise.resolve();
  }
  pause() {
    this.from = this.positionMs;
    this.since = null;
  }
  setRate(rate: number) {
    this.from = this.positionMs;
    this.since = Date.now();
    this.rate = rate;
  }
  release() {
    this.released = true;
  }
}

const first = fixtureTake({ duration_ms: 10_000 });
const second = fixtureTake({ id: "22222222-2222-4222-8222-222222222223", seq: 1, duration_ms: 5_000 });

function openPlayback(takes = [first, second]) {
  const visit = new FixtureOpenVisit({ takes });
  const server = new NoteServer(fixtureNote(), ({ url = "" }) => new Blob([url]));
  const players: ClockPlayer[] = [];
  const store = new SoundPlayer(visitSound(server.http, visit), () => {
    const player = new ClockPlayer(players.length === 0 ? 10_000 : 5_000);
    players.push(player);
    return player;
  });
  return { store, server, players, visit };
}

test("SoundPlayer plays a range and stops at its end, within a frame", async () => {
  const { store } = openPlayback();
  await store.play(2_000, 3_000);
  expect(store.playing).toBe(true);
  await vi.advanceTimersByTimeAsync(990);
  expect(store.playing).toBe(true);
  await vi.advanceTimersByTimeAsync(40);
  expect(store.playing).toBe(false);
  expect(store.positionMs).toBe(3_000);
});

test("SoundPlayer continues from take to take, fetching each when it is needed", async () => {
  const { store, server } = openPlayback();
  await store.play(9_000);
  expect(server.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.calls).toHaveLength(2);
  expect(store.playing).toBe(true);
  expect(store.positionMs).toBeGreaterThan(10_500);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(store).toMatchObject({ playing: false, positionMs: 15_000 });
});

test("a range can span two takes", async () => {
  const { store } = openPlayback();
  await store.play(9_500, 11_000);
  await vi.advanceTimersByTimeAsync(1_700);
  expect(store).toMatchObject({ playing: false, positionMs: 11_000 });
});

test("a take is fetched once", async () => {
  const { store, server } = openPlayback();
  await store.play(0, 500);
  await store.play(4_000, 4_500);
  expect(server.calls).toHaveLength(1);
});

test("double speed takes half the time", async () => {
  const { store } = openPlayback();
  store.nextRate();
  store.nextRate();
  store.nextRate();
  expect(store.rate).toBe(2);
  await store.play(0, 4_000);
  await vi.advanceTimersByTimeAsync(2_050);
  expect(store).toMatchObject({ playing: false, positionMs: 4_000 });
});

test("pressing play at the end starts from the beginning", async () => {
  const { store } = openPlayback();
  store.seek(15_000);
  await store.play();
  expect(store.positionMs).toBe(0);
});

test("a position is clamped to the recording", () => {
  const { store } = openPlayback();
  store.seek(99_000_000);
  expect(store.positionMs).toBe(15_000);
  store.seek(-4);
  expect(store.positionMs).toBe(0);
});

test("a take whose audio was deleted is skipped", async () => {
  const { store } = openPlayback([{ ...first, has_audio: false }, second]);
  await store.play(0);
  expect(store).toMatchObject({ playing: true, positionMs: 10_000 });
});

test("deleted audio of all takes is reported with what remains", async () => {
  const { store } = openPlayback([{ ...first, has_audio: false }]);
  await store.play();
  expect(store.error?.message).toBe("The audio of this session was deleted. The note and transcript remain.");
  expect(store.playing).toBe(false);
});

test("a failed fetch is reported and retried by the next press", async () => {
  const { store, server } = openPlayback();
  server.failure = new AppError("offline", "Offline.");
  await store.play();
  expect(store).toMatchObject({ playing: false, loading: false });
  expect(store.error?.code).toBe("offline");
  server.failure = null;
  await store.play();
  expect(store).toMatchObject({ playing: true, error: null });
});

test("opening another session stops and releases the audio", async () => {
  const { store, players, visit } = openPlayback();
  await store.play(3_000);
  visit.set({ visitId: null, takes: [] });
  expect(store).toMatchObject({ playing: false, positionMs: 0 });
  expect(players.map(({ released }) => released)).toEqual([true]);
});

test("a pause while audio is fetched prevents it from playing", async () => {
  const { store, players } = openPlayback();
  const starting = store.play();
  store.pause();
  await starting;
  expect(store.playing).toBe(false);
  expect(players).toEqual([]);
});
