import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { appendDurably } from "../../../src/main/recordings/durableFiles";
import type { Recordings } from "../../../src/main/recordings/Recordings";
import { RecordingKeys } from "../../../src/main/recordings/RecordingKeys";
import { newFolder, newPart, newTake, openRecordings, record, TestKeychain } from "./takes";

const pathOf = (folder: string, id: string): string => join(folder, `${id}.take`);
const only = async (recordings: Recordings) => (await recordings.takes())[0];

describe("take journal", () => {
  test("returns every part after a restart", async () => {
    const folder = newFolder();
    const id = await record(openRecordings(folder), 5);
    const again = openRecordings(folder);
    expect(await only(again)).toMatchObject({ id, state: "open", parts: 5, durationMs: 5_000, bytes: 15_000 });
    expect(await again.parts(id, 0, 100)).toEqual([0, 1, 2, 3, 4].map(newPart));
    expect(await again.parts(id, 3, 1)).toEqual([newPart(3)]);
    expect(await again.parts(id, 5, 1)).toEqual([]);
    expect(await again.parts(randomUUID(), 0, 1)).toEqual([]);
  });

  test("stores changes of name, session and state, of which name and deletion can be undone", async () => {
    const folder = newFolder();
    const recordings = openRecordings(folder);
    const id = await record(recordings, 2);
    const [visitId, sentAs] = [randomUUID(), randomUUID()];
    await recordings.change(id, { state: "stopped", name: "Zhao, knee" });
    await recordings.change(id, { visitId, sentAs, deletedAt: 17 });
    const again = openRecordings(folder);
    const expected = { state: "stopped", name: "Zhao, knee", visitId, sentAs, deletedAt: 17, parts: 2 };
    expect(await only(again)).toMatchObject(expected);
    await again.change(id, { deletedAt: null, name: null });
    const third = await only(openRecordings(folder));
    expect(third).not.toHaveProperty("deletedAt");
    expect(third).not.toHaveProperty("name");
    expect(await again.parts(id, 0, 10)).toHaveLength(2);
  });

  test("encrypts audio, names and owner in its files", async () => {
    const folder = newFolder();
    const recordings = openRecordings(folder);
    const take = newTake({ ownerId: "owner-4711" });
    await recordings.begin(take);
    await recordings.append(take.id, { seq: 0, endMs: 1_000, bytes: new Uint8Array(Buffer.from("she has no fever")) });
    await recordings.change(take.id, { name: "Mei-Lin Zhao" });
    const content = readFileSync(pathOf(folder, take.id)).toString("latin1");
    for (const secret of ["fever", "Zhao", "owner-4711", take.visitId, "consent"])
      expect(content).not.toContain(secret);
    expect(statSync(pathOf(folder, take.id)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test("rejects a take that exists already, and a part that is not the next one of an open take", async () => {
    const recordings = openRecordings(newFolder());
    const take = newTake();
    await recordings.begin(take);
    await expect(recordings.begin(take)).rejects.toMatchObject({ code: "conflict" });
    await expect(recordings.append(take.id, newPart(1))).rejects.toMatchObject({ code: "conflict" });
    await recordings.append(take.id, newPart(0));
    await expect(recordings.append(take.id, newPart(0))).rejects.toMatchObject({ code: "conflict" });
    await recordings.change(take.id, { state: "stopped" });
    await expect(recordings.append(take.id, newPart(1))).rejects.toMatchObject({ code: "take_finished" });
    await expect(recordings.append(randomUUID(), newPart(0))).rejects.toMatchObject({ code: "not_found" });
    expect(await only(recordings)).toMatchObject({ parts: 1 });
  });

  test("writes concurrent calls in the order they arrive", async () => {
    const folder = newFolder();
    const recordings = openRecordings(folder);
    const id = await record(recordings, 0);
    await Promise.all(Array.from({ length: 30 }, (_, seq) => recordings.append(id, newPart(seq))));
    expect(await openRecordings(folder).parts(id, 0, 100)).toEqual(
      Array.from({ length: 30 }, (_, seq) => newPart(seq)),
    );
  });

  test("deletes a removed recording from the disk", async () => {
    const folder = newFolder();
    const recordings = openRecordings(folder);
    const id = await record(recordings, 2);
    await recordings.remove(id);
    await recordings.remove(id);
    expect(await recordings.takes()).toEqual([]);
    expect(readdirSync(folder)).toEqual(["keys"]);
  });

  test("reports the size of recordings, the free space and the configured limit", async () => {
    const folder = newFolder();
    const recordings = openRecordings(folder);
    const id = await record(recordings, 3);
    const { used, free, limit, unreadable, isInKeychain } = await recordings.storage();
    expect(used).toBe(statSync(pathOf(folder, id)).size);
    expect(free).toBeGreaterThan(0);
    expect([limit, unreadable, isInKeychain]).toEqual([5_000_000_000, 0, true]);
    expect(await recordings.setLimit(200_000_000)).toMatchObject({ used, limit: 200_000_000 });
  });
});

describe("damaged journal", () => {
  test("continues a file truncated anywhere after its last whole part", async () => {
    const folder = newFolder();
    const recordings = openRecordings(folder);
    const id = await record(recordings, 2);
    const path = pathOf(folder, id);
    const whole = statSync(path).size;
    await recordings.append(id, newPart(2));
    const content = readFileSync(path);
    for (let length = whole; length < content.length; length += 97) {
      writeFileSync(path, content.subarray(0, length));
      const again = openRecordings(folder);
      expect(await only(again)).toMatchObject({ parts: 2, durationMs: 2_000 });
      expect(statSync(path).size).toBe(whole);
      await again.append(id, newPart(2));
      expect(await openRecordings(folder).parts(id, 0, 9)).toEqual([0, 1, 2].map(newPart));
    }
    expect(existsSync(`${path}.damaged`)).toBe(false);
  });

  test("ignores zeros that a file system left after the last part", async () => {
    const folder = newFolder();
    const id = await record(openRecordings(folder), 2);
    appendFileSync(pathOf(folder, id), Buffer.alloc(4_096));
    expect(await openRecordings(folder).parts(id, 0, 9)).toEqual([0, 1].map(newPart));
  });

  test("keeps the parts before damage in the middle beside a copy of the damaged file", async () => {
    const folder = newFolder();
    const id = await record(openRecordings(folder), 6);
    const path = pathOf(folder, id);
    const content = readFileSync(path);
    const at = content.length - 3 * 3_000;
    content[at] = (content[at] ?? 0) ^ 1;
    writeFileSync(path, content);
    const again = openRecordings(folder);
    expect((await only(again))?.parts).toBe(3);
    expect(await again.parts(id, 0, 9)).toEqual([0, 1, 2].map(newPart));
    expect(readFileSync(`${path}.damaged`)).toEqual(content);

    const first = readFileSync(path);
    first[first.length - 3_000] = (first[first.length - 3_000] ?? 0) ^ 1;
    const longer = Buffer.concat([first, first]);
    writeFileSync(path, longer);
    const third = openRecordings(folder);
    await only(third);
    expect(readFileSync(`${path}.damaged`)).toEqual(content);
    expect(readFileSync(`${path}.damaged-2`)).toEqual(longer);
    await third.remove(id);
    expect(readdirSync(folder)).toEqual(["keys"]);
  });

  test("does not return a part that was changed on disk while the app runs", async () => {
    const folder = newFolder();
    const recordings = openRecordings(folder);
    const id = await record(recordings, 2);
    const content = readFileSync(pathOf(folder, id));
    const last = content.length - 1;
    content[last] = (content[last] ?? 0) ^ 1;
    writeFileSync(pathOf(folder, id), content);
    await expect(recordings.parts(id, 1, 1)).rejects.toThrow("damaged");
    expect(await recordings.parts(id, 0, 1)).toEqual([newPart(0)]);
  });

  test("leaves a copy under the name of another take in place, unopened", async () => {
    const folder = newFolder();
    const id = await record(openRecordings(folder), 1);
    const other = randomUUID();
    writeFileSync(pathOf(folder, other), readFileSync(pathOf(folder, id)));
    const again = openRecordings(folder);
    expect((await again.takes()).map((take) => take.id)).toEqual([id]);
    expect((await again.storage()).unreadable).toBe(1);
    expect(existsSync(pathOf(folder, other))).toBe(true);
  });

  test("ignores files that are not takes, or were truncated before their take began", async () => {
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    const id = randomUUID();
    writeFileSync(pathOf(folder, id), "CSTAKE1\n");
    writeFileSync(join(folder, "notes.take"), "mine");
    expect(await openRecordings(folder).takes()).toEqual([]);
    expect(readdirSync(folder)).toEqual(["notes.take"]);
  });

  test("fails with local_storage_full if a part does not fit on the disk", async () => {
    const full = appendDurably("/dev/full", Buffer.alloc(9_000), 0);
    await expect(full).rejects.toMatchObject({ code: "local_storage_full" });
  });
});

describe("journal key", () => {
  const keys = (folder: string): string[] => readdirSync(join(folder, "keys"));

  test("is sealed by the keychain and readable in no file", async () => {
    const folder = newFolder();
    await record(openRecordings(folder), 1);
    expect(keys(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.sealed$/)]);
    expect(readFileSync(join(folder, "keys", keys(folder)[0] ?? "")).toString()).toMatch(/^sealed:/);
  });

  test("without a keychain is a file that only its owner can read, which the app reports", async () => {
    const folder = newFolder();
    const keychain = new TestKeychain();
    keychain.isThere = false;
    const id = await record(openRecordings(folder, keychain), 1);
    const [name = ""] = keys(folder);
    expect(name).toMatch(/^[0-9a-f]{16}\.key$/);
    expect(statSync(join(folder, "keys", name)).mode & 0o777).toBe(0o600);
    const again = openRecordings(folder, keychain);
    expect((await again.storage()).isInKeychain).toBe(false);
    expect(await again.parts(id, 0, 1)).toEqual([newPart(0)]);
  });

  test("of a locked keychain is found once the keychain is unlocked", async () => {
    const folder = newFolder();
    await record(openRecordings(folder), 1);
    const keychain = new TestKeychain();
    keychain.isThere = false;
    const kept = new RecordingKeys(join(folder, "keys"), keychain);
    const [id = ""] = keys(folder).map((name) => name.split(".")[0]);
    expect(await kept.byId(id)).toBeNull();
    keychain.isThere = true;
    expect((await kept.byId(id))?.isInKeychain).toBe(true);
  });

  test("of a locked keychain leaves earlier recordings closed and in place while recording continues", async () => {
    const folder = newFolder();
    const first = await record(openRecordings(folder), 2);
    const closed = new TestKeychain();
    closed.isThere = false;
    const meanwhile = openRecordings(folder, closed);
    expect(await meanwhile.takes()).toEqual([]);
    expect((await meanwhile.storage()).unreadable).toBe(1);
    const second = await record(meanwhile, 1);
    const opened = openRecordings(folder);
    expect((await opened.takes()).map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
    expect((await opened.storage()).isInKeychain).toBe(true);
    expect(keys(folder)).toHaveLength(2);
  });
});
