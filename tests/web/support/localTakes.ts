import { storedSession } from "./storedSession";
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { oggPageBorders } from "../../../src/shared/recording/oggPage";

/** Makes an Ogg Opus tone as recorder parts of one second each; the first includes the stream's headers. */
export function toneParts(count: number): Uint8Array[] {
  const tone = `sine=frequency=330:sample_rate=48000:duration=${count - 0.5}`;
  const codec = ["-c:a", "libopus", "-ac", "1", "-b:a", "24k", "-page_duration", "1000000", "-f", "ogg", "-"];
  const bytes = execFileSync("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", tone, ...codec]);
  const starts = [0, ...oggPageBorders(bytes).slice(3, -1)]; // both header pages belong to the first part
  return starts.map((start, i) => new Uint8Array(bytes.subarray(start, starts[i + 1] ?? bytes.length)));
}

/** Returns the user id and token of the session on this page. */
export async function currentUser(page: Page): Promise<{ id: string; token: string }> {
  const { user, access_token: token } = await storedSession(page);
  return { id: user.id, token };
}

/** Creates a session for a patient. @returns its id. */
export async function createVisit(serverUrl: string, token: string, patient: string): Promise<string> {
  const id = randomUUID();
  const response = await fetch(`${serverUrl}/api/v1/visits`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ id, patient_name: patient, reason: "Low back pain" }),
  });
  if (!response.ok) throw new Error(`Creating a session failed with status ${response.status}`);
  return id;
}

/** A take in the form of the recorder's journal. */
interface Seed {
  id: string;
  visitId: string;
  ownerId: string;
  state: "open" | "stopped";
  startedAt: number;
}

/**
 * Writes takes and parts (object store `pages`) to this browser's journal like the recorder, encrypted with the
 * browser's key.
 */
export async function seedTakes(page: Page, takes: readonly Seed[], parts: readonly Uint8Array[]): Promise<void> {
  const lists = parts.map((bytes) => [...bytes]);
  await page.evaluate(
    async ([seeds, contents]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open("chartside-recordings");
        opening.onerror = () => reject(new Error("no journal"));
        opening.onsuccess = () => resolve(opening.result);
      });
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error("IndexedDB request failed"));
        });
      const key = (await done(db.transaction("keys").objectStore("keys").get("pages"))) as CryptoKey;
      const consent = { given: true, method: "spoken", at: new Date().toISOString() };
      for (const seed of seeds) {
        for (const [seq, list] of contents.entries()) {
          const iv = crypto.getRandomValues(new Uint8Array(12));
          const additionalData = new TextEncoder().encode(`${seed.id}:${seq}`);
          const sealed = await crypto.subtle.encrypt(
            { name: "AES-GCM", iv, additionalData },
            key,
            new Uint8Array(list),
          );
          const part = { takeId: seed.id, seq, endMs: (seq + 1) * 1_000, iv, sealed };
          await done(db.transaction("pages", "readwrite").objectStore("pages").put(part));
        }
        const bytes = contents.reduce((sum, { length }) => sum + length, 0);
        const count = { pages: contents.length, durationMs: contents.length * 1_000, bytes };
        const take = { ...seed, ...count, recorderId: "here", source: "microphone", consent };
        await done(db.transaction("takes", "readwrite").objectStore("takes").put(take));
      }
      db.close();
    },
    [[...takes], lists] as const,
  );
}

/**
 * Moves the deletion times of deleted takes into the past, so that tests need not wait ten minutes or change the page's
 * clock, which would also fire other timers.
 * @returns the number of deleted takes.
 */
export const ageDeletions = (page: Page, milliseconds: number): Promise<number> =>
  page.evaluate(
    (by) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("chartside-recordings");
        opening.onerror = () => reject(new Error("no journal"));
        opening.onsuccess = () => {
          const tx = opening.result.transaction("takes", "readwrite");
          const takes = tx.objectStore("takes");
          const all = takes.getAll() as IDBRequest<{ deletedAt?: number }[]>;
          let count = 0;
          all.onsuccess = () => {
            for (const { deletedAt, ...take } of all.result) {
              if (deletedAt === undefined) continue;
              takes.put({ ...take, deletedAt: deletedAt - by });
              count += 1;
            }
          };
          tx.oncomplete = () => {
            opening.result.close();
            resolve(count);
          };
        };
      }),
    milliseconds,
  );

/** Counts the takes and parts in this browser's journal, including deleted ones. */
export const countLocalTakes = (page: Page): Promise<{ takes: number; parts: number }> =>
  page.evaluate(
    () =>
      new Promise<{ takes: number; parts: number }>((resolve, reject) => {
        const opening = indexedDB.open("chartside-recordings");
        opening.onerror = () => reject(new Error("no journal"));
        opening.onsuccess = () => {
          const tx = opening.result.transaction(["takes", "pages"]);
          const [takes, parts] = [tx.objectStore("takes").count(), tx.objectStore("pages").count()];
          tx.oncomplete = () => {
            opening.result.close();
            resolve({ takes: takes.result, parts: parts.result });
          };
        };
      }),
  );

/** Returns the raw stored data of all takes as text. */
export const readLocalTakes = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("chartside-recordings");
        opening.onerror = () => reject(new Error("no journal"));
        opening.onsuccess = () => {
          const takes = opening.result.transaction("takes").objectStore("takes").getAll();
          takes.onsuccess = () => {
            opening.result.close();
            const bytes = (_key: string, value: unknown): unknown =>
              value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value;
            resolve(JSON.stringify(takes.result, bytes));
          };
        };
      }),
  );
