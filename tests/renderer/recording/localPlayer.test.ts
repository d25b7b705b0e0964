import { afterEach, describe, expect, test, vi } from "vitest";
import type { LocalTake } from "../../../src/renderer/recording/local/localTake";
import { LocalPlayer } from "../../../src/renderer/recording/local/LocalPlayer";
import type { TakePlayer } from "../../../src/renderer/playback/TakePlayer";
import { AppError } from "../../../src/shared/errors";

const local = (id: string, durationMs = 4_000) =>
  ({ take: { id, durationMs }, state: { kind: "interrupted" } }) as LocalTake;

/** A player whose position is set by the test. */
class FakePlayer implements TakePlayer {
  positionMs = 0;
  isEnded = false;
  rate = 1;
  isReleased = false;
  play(fromMs: number, rate: number) {
    this.positionMs = fromMs;
    this.rate = rate;
    return Promise.resolve();
  }
  pause() {}
  setRate(rate: number) {
    this.rate = rate;
  }
  release() {
    this.isReleased = true;
  }
}

const open: LocalPlayer[] = [];
// a playing one would keep its timer in the next test file
afterEach(() => open.splice(0).forEach((player) => player.close()));

function openPlayer(soundOf = (take: LocalTake) => Promise.resolve(new Blob([take.take.id]))) {
  const players: FakePlayer[] = [];
  const player = new LocalPlayer(soundOf, () => {
    const made = new FakePlayer();
    players.push(made);
    return made;
  });
  open.push(player);
  return { player, players };
}

describe("LocalPlayer", () => {
  test("plays the take whose row is opened", async () => {
    const { player } = openPlayer();
    player.toggle(local("first"));
    await vi.waitFor(() => expect(player.sound.playing).toBe(true));
    expect(player.id).toBe("first");
    expect(player.sound.duration).toBe(4_000);
  });

  test("releases the former take when another row is opened", async () => {
    const { player, players } = openPlayer();
    player.toggle(local("first"));
    await vi.waitFor(() => expect(player.sound.playing).toBe(true));
    player.toggle(local("second", 9_000));
    await vi.waitFor(() => expect(players).toHaveLength(2));
    await vi.waitFor(() => expect(player.sound.playing).toBe(true));
    expect(players[0]?.isReleased).toBe(true);
    expect(player.sound.duration).toBe(9_000);
  });

  test("pauses and resumes in an open row", async () => {
    const { player, players } = openPlayer();
    player.toggle(local("first"));
    await vi.waitFor(() => expect(player.sound.playing).toBe(true));
    player.sound.seek(1_500);
    await vi.waitFor(() => expect(players[0]?.positionMs).toBe(1_500));
    player.toggle(local("first"));
    expect(player.sound.playing).toBe(false);
    player.toggle(local("first"));
    await vi.waitFor(() => expect(player.sound.playing).toBe(true));
    expect(players[0]?.positionMs).toBe(1_500);
  });

  test("keeps the speed for the next take", async () => {
    const { player, players } = openPlayer();
    player.sound.chooseRate(3);
    player.toggle(local("first"));
    await vi.waitFor(() => expect(players[0]?.rate).toBe(2));
  });

  test("shows why a take cannot be played", async () => {
    const failure = new AppError("not_found", "It was deleted.");
    const { player } = openPlayer(() => Promise.reject(failure));
    player.toggle(local("first"));
    await vi.waitFor(() => expect(player.sound.error).toBe(failure));
    player.close();
    expect(player.id).toBeNull();
    expect(player.sound.error).toBeNull();
  });
});
