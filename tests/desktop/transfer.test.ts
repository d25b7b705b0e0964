import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ScribePage } from "../web/pages/ScribePage";
import { type Product, startProduct } from "../web/support/product";
import { newSession, password } from "../web/support/screens";
import { type Desktop, launchDesktop } from "./support/desktop";

let practice: Product;
let desktop: Desktop;
const email = "nora@example.org";
/** Without a speech engine, recordings are ready at once. */
const withoutSpeech = { CHARTSIDE_SPEECH: "none" };

beforeAll(async () => {
  practice = await startProduct({ env: withoutSpeech });
  await newSession(practice, email, { first_name: "Nora", last_name: "Lindqvist" });
  desktop = await launchDesktop({ env: withoutSpeech });
});
afterAll(async () => {
  await desktop.close();
  await practice.stop();
});

interface Answer {
  status: number;
  body: unknown;
}

/** Calls the embedded server from the page. */
const local = (page: Page, method: string, path: string, json?: unknown): Promise<Answer> =>
  page.evaluate(
    async ([verb, where, text]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`/api/v1${where}`, { method: verb, ...(text !== null && { body: text, headers }) });
      const body = await answer.text();
      return { status: answer.status, body: body ? (JSON.parse(body) as unknown) : null };
    },
    [method, path, json === undefined ? null : JSON.stringify(json)] as const,
  );
interface Listed {
  items: { id: string; title: string; status: string; duration_ms: number; started_at: string | null }[];
}
const localVisits = async (page: Page): Promise<Listed["items"]> =>
  ((await local(page, "GET", "/visits")).body as Listed).items;

let token = "";
async function atPractice<T>(path: string): Promise<T> {
  const answer = await fetch(`${practice.url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

test("local sessions are transferred to the account after sign-in and stay on this computer until then", async () => {
  const { page } = desktop;
  await page.locator(".cs-sidebar").getByText("Local user").first().waitFor();
  const recorded = await recordSession(page);
  const typed = await local(page, "POST", "/visits", { title: "Typed afterwards" });
  const typedId = (typed.body as { id: string }).id;
  await local(page, "PUT", `/visits/${typedId}/transcript`, { text: "Doctor: Any fever?\nPatient: No fever." });
  const began = (await localVisits(page)).find(({ id }) => id === recorded)?.started_at;

  await signIn(page);
  const banner = page.getByRole("region", { name: "Sessions on this computer" });
  await banner.getByText("2 sessions on this computer are not in your account").waitFor();

  const { dataDir } = practice;
  const { port } = new URL(practice.url);
  await practice.kill();
  await banner.getByRole("button", { name: "Move to my account" }).click();
  await banner.getByText("could not be moved").waitFor();
  await banner.getByText("Sessions that were not moved are still on this computer.").waitFor();
  expect(await localVisits(page)).toHaveLength(2);

  practice = await startProduct({ dataDir, env: { ...withoutSpeech, PORT: port } });
  await banner.getByRole("button", { name: "Try again" }).click();
  await banner.getByText("2 sessions moved to your account").waitFor();
  expect(await localVisits(page)).toEqual([]);

  const { items } = await atPractice<Listed>("/visits");
  expect(items.map(({ id }) => id).toSorted()).toEqual([recorded, typedId].toSorted());
  const arrived = items.find(({ id }) => id === recorded);
  expect(arrived?.duration_ms).toBeGreaterThan(1_500);
  expect(arrived?.started_at).toBe(began);
  const takes = await atPractice<{ items: { state: string; missing: number[]; duration_ms: number }[] }>(
    `/visits/${recorded}/takes`,
  );
  expect(takes.items).toMatchObject([{ state: "finished", missing: [] }]);
  const transcript = await atPractice<{ utterances: { speaker: string; text: string }[] }>(
    `/visits/${typedId}/transcript`,
  );
  expect(transcript.utterances.map(({ speaker, text }) => [speaker, text])).toEqual([
    ["clinician", "Any fever?"],
    ["patient", "No fever."],
  ]);
  await page.locator(".cs-sessions").getByText("Typed afterwards").waitFor();
  await banner.getByRole("button", { name: "Close" }).click();
  await banner.waitFor({ state: "detached" });
});

/** Records a few seconds of the fake microphone. @returns the session's id, after it was processed. */
async function recordSession(page: Page): Promise<string> {
  const scribe = new ScribePage(page);
  await scribe.record();
  await scribe.waitUntilRecorded(3);
  await scribe.stop();
  await expect.poll(async () => (await localVisits(page))[0]?.status, { timeout: 20_000 }).toBe("ready");
  return (await localVisits(page))[0]?.id ?? "";
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Your practice’s server address").fill(practice.url);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByLabel("Email or username").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.locator(".cs-sidebar").getByText("Nora Lindqvist").first().waitFor();
  const answer = await fetch(`${practice.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  token = ((await answer.json()) as { access_token: string }).access_token;
}
