import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { socketFolder } from "../../../src/server/platform/files/socketFolder";
import type { Take } from "../../../src/shared/recording/take";
import type { Visit } from "../../../src/shared/visits/visit";

/** Calls the embedded server from the page. */
export async function ask<T>(page: Page, path: string): Promise<T> {
  const { status, body } = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    return { status: answer.status, body: await answer.text() };
  }, `/api/v1${path}`);
  if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${body}`);
  return JSON.parse(body) as T;
}

/** Waits until the embedded server answers, which is later than the window. */
export const served = (page: Page): Promise<unknown> => ask(page, "/visits");

/** Returns the id of the open session from the page's address. */
export const visitIdOf = (page: Page): string => /[?&]visit=([\w-]+)/.exec(page.url())?.[1] ?? "";
export const visitOf = (page: Page, id = visitIdOf(page)): Promise<Visit> => ask<Visit>(page, `/visits/${id}`);
export const takesOf = async (page: Page, id = visitIdOf(page)): Promise<Take[]> =>
  (await ask<{ items: Take[] }>(page, `/visits/${id}/takes`)).items;

/** Returns the path of the embedded server's socket. */
export const socketOf = (userDataDir: string): string =>
  join(socketFolder(join(userDataDir, "server", "socket")), "app.sock");

/** Returns the process id that listens on a unix socket (Linux); null if there is none. */
export function listenerOf(socketPath: string): number | null {
  const row = socketRows(socketPath).find(({ flags }) => flags === listening);
  return row ? (processes().find((pid) => descriptorsOf(pid).includes(`socket:[${row.inode}]`)) ?? null) : null;
}

/** Returns the number of connections of a unix socket (Linux). */
export const connectionsOf = (socketPath: string): number =>
  socketRows(socketPath).filter(({ flags, state }) => flags !== listening && state === connected).length;

/** Flags of a listening socket, and state of a connected one, in /proc/net/unix. */
const listening = "00010000";
const connected = "03";

const socketRows = (socketPath: string) =>
  readFileSync("/proc/net/unix", "utf8")
    .split("\n")
    .map((row) => row.trim().split(/\s+/))
    .filter((cells) => cells[7] === socketPath)
    .map(([, , , flags, , state, inode]) => ({ flags, state, inode }));

/** Returns a process id and those of all its descendants. */
export function withDescendants(pid: number): number[] {
  const children = processes().filter((each) => parentOf(each) === pid);
  return [pid, ...children.flatMap(withDescendants)];
}

/** Returns the TCP ports on which these processes listen. */
export function portsOf(pids: readonly number[]): number[] {
  const rows = ["tcp", "tcp6"].flatMap((kind) => readFileSync(`/proc/net/${kind}`, "utf8").split("\n").slice(1));
  const listening = rows.map((row) => row.trim().split(/\s+/)).filter((cells) => cells[3] === "0A"); // TCP_LISTEN
  const ours = new Set(pids.flatMap(descriptorsOf));
  return listening
    .filter((cells) => ours.has(`socket:[${cells[9]}]`))
    .map((cells) => Number.parseInt(cells[1]?.split(":")[1] ?? "", 16));
}

const processes = (): number[] => readdirSync("/proc").map(Number).filter(Boolean);

function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return null; // it has exited in the meantime
  }
}

function descriptorsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    return []; // it has exited in the meantime
  }
}
