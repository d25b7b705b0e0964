import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";

/** An Ogg Opus tone of so many pages, each a second, as the recorder's pages are: the stream's headers stand in front of the first. */
export function tonePages(count: number): Uint8Array[] {
  const tone = `sine=frequency=330:sample_rate=48000:duration=${count - 0.5}`;
  const codec = ["-c:a", "libopus", "-ac", "1", "-b:a", "24k", "-page_duration", "1000000", "-f", "ogg", "-"];
  const bytes = execFileSync("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", tone, ...codec]);
  const borders: number[] = [];
  for (let at = bytes.indexOf("OggS"); at !== -1; at = bytes.indexOf("OggS", at + 4)) borders.push(at);
  const starts = [0, ...borders.slice(3)]; // both header pages go with the first page of sound
  return starts.map((start, i) => new Uint8Array(bytes.subarray(start, starts[i + 1] ?? bytes.length)));
}

/** Who is signed in on this page: the subject and the token of their session. */
export const signedIn = (page: Page): Promise<{ id: string; token: string }> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}") as { access_token: string; user: { id: string } };
    return { id: session.user.id, token: session.access_token };
  });

/** Makes a session for a patient. @returns its id. */
export async function newVisit(serverUrl: string, token: string, patient: string): Promise<string> {
  const id = randomUUID();
  const response = await fetch(`${serverUrl}/api/v1/visits`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ id, patient_name: patient, reason: "Low back pain" }),
  });
  if (!response.ok) throw new Error(`A new session was answered ${response.status}`);
  return id;
}

/** A take as the recorder's journal names it. */
interface Seed {
  id: string;
  visitId: string;
  ownerId: string;
  state: "open" | "stopped";
  startedAt: number;
}

/** Puts takes into the journal of this browser as the recorder does: sealed under the browser's own key. */
export async function keepTakes(page: Page, takes: readonly Seed[], pages: readonly Uint8Array[]): Promise<void> {
  const sound = pages.map((bytes) => [...bytes]);
  await page.evaluate(
    async ([seeds, lists]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open("chartside-recordings");
        opening.onerror = () => reject(new Error("no journal"));
        opening.onsuccess = () => resolve(opening.result);
      });
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error("refused"));
        });
      const key = (await done(db.transaction("keys").objectStore("keys").get("pages"))) as CryptoKey;
      const consent = { given: true, method: "spoken", at: new Date().toISOString() };
      for (const seed of seeds) {
        for (const [seq, list] of lists.entries()) {
          const iv = crypto.getRandomValues(new Uint8Array(12));
          const additionalData = new TextEncoder().encode(`${seed.id}:${seq}`);
          const sealed = await crypto.subtle.encrypt(
            { name: "AES-GCM", iv, additionalData },
            key,
            new Uint8Array(list),
          );
          const page = { takeId: seed.id, seq, endMs: (seq + 1) * 1_000, iv, sealed };
          await done(db.transaction("pages", "readwrite").objectStore("pages").put(page));
        }
        const bytes = lists.reduce((sum, { length }) => sum + length, 0);
        const count = { pages: lists.length, durationMs: lists.length * 1_000, bytes };
        const take = { ...seed, ...count, recorderId: "here", source: "microphone", consent };
        await done(db.transaction("takes", "readwrite").objectStore("takes").put(take));
      }
      db.close();
    },
    [[...takes], sound] as const,
  );
}

/**
 * Makes it longer ago that takes were deleted here, by so many milliseconds: what waits ten minutes is not waited for, and the
 * page's clock, which runs timers of its own when it is turned, is left alone.
 * @returns how many are deleted.
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

/** How many takes and pages this browser keeps, deleted ones included. */
export const keptCounts = (page: Page): Promise<{ takes: number; pages: number }> =>
  page.evaluate(
    () =>
      new Promise<{ takes: number; pages: number }>((resolve, reject) => {
        const opening = indexedDB.open("chartside-recordings");
        opening.onerror = () => reject(new Error("no journal"));
        opening.onsuccess = () => {
          const tx = opening.result.transaction(["takes", "pages"]);
          const [takes, pages] = [tx.objectStore("takes").count(), tx.objectStore("pages").count()];
          tx.oncomplete = () => {
            opening.result.close();
            resolve({ takes: takes.result, pages: pages.result });
          };
        };
      }),
  );

/** What this browser keeps of takes, as it stands there. */
export const keptText = (page: Page): Promise<string> =>
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
