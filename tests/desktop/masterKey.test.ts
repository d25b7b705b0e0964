import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { type Desktop, type DesktopOptions, launchDesktop } from "./support/desktop";
import { ask, listenerOf, served, socketOf, withDescendants } from "./support/embedded";

let desktop: Desktop;
afterEach(() => desktop.close());

/** A computer without a keychain: on Linux a store with a fixed, public password counts as none. */
const withoutKeychain: DesktopOptions = {
  args: ["--password-store=basic"],
  env: { CHARTSIDE_SPEECH: "none", DESKTOP_HOST_KEYCHAIN: "basic_text" },
};

async function launch(options: DesktopOptions = {}): Promise<void> {
  desktop = await launchDesktop({ env: { CHARTSIDE_SPEECH: "none" }, ...options });
}
const ready = () => served(desktop.page);
const serverFolder = (): string => join(desktop.userDataDir, "server");
const plain = (): string => join(serverFolder(), "master.key");
const sealed = (): string => join(serverFolder(), "master.key.sealed");

/** Returns the key that the keychain unseals, as base64. */
const opened = (): Promise<string> =>
  desktop.app.evaluate(
    async ({ safeStorage }, bytes) => (await safeStorage.decryptStringAsync(Buffer.from(bytes, "base64"))).result,
    readFileSync(sealed()).toString("base64"),
  );

const createVisit = (id: string, patient: string): Promise<number> =>
  desktop.page.evaluate(
    async (body) =>
      (await fetch("/api/v1/visits", { method: "POST", headers: { "content-type": "application/json" }, body })).status,
    JSON.stringify({ id, patient_name: patient }),
  );
const patientOf = async (id: string): Promise<string> =>
  (await ask<{ patient_name: string }>(desktop.page, `/visits/${id}`)).patient_name;

/** Returns the files of a folder, recursively, that contain one of the texts. */
function filesWith(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => {
      const content = existsSync(path) ? readFileSync(path) : Buffer.alloc(0); // some are temporary
      return texts.some((text) => content.includes(text));
    });
}

/** Returns a file of /proc; nothing if its process has ended, as the helpers of a database do at any time. */
function shownBy(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT" || (error as NodeJS.ErrnoException).code === "ESRCH")
      return "";
    throw error;
  }
}

test("the master key is in no file, argument or environment variable except sealed by the keychain", async () => {
  await launch();
  await ready();
  expect(existsSync(plain())).toBe(false);
  const base64 = await opened();
  expect(Buffer.from(base64, "base64")).toHaveLength(32);
  const forms = [base64, Buffer.from(base64, "base64").toString("hex")];
  expect(filesWith(desktop.userDataDir, forms)).toEqual([]);
  const pids = [desktop.app.process().pid!, ...withDescendants(listenerOf(socketOf(desktop.userDataDir))!)];
  for (const what of ["cmdline", "environ"]) {
    const shown = pids.map((pid) => shownBy(`/proc/${pid}/${what}`));
    expect(shown.filter((text) => forms.some((form) => text.includes(form)))).toEqual([]);
  }
});

test("a plain key file is sealed once a keychain is available; while the keychain is missing, no data is lost", async () => {
  const id = randomUUID();
  await launch(withoutKeychain);
  await ready();
  expect(statSync(plain()).mode & 0o777).toBe(0o600);
  expect(existsSync(sealed())).toBe(false);
  expect(await createVisit(id, "Ada Byron")).toBe(201);
  await desktop.page.getByRole("link", { name: "Local Recordings" }).click();
  await desktop.page.getByText("Recordings and sessions are encrypted, but their keys are").waitFor();
  await expect.poll(() => desktop.output()).toContain("No keychain protects the master key");
  const key = readFileSync(plain(), "utf8").trim();
  const { userDataDir } = desktop;
  await desktop.close();

  await launch({ userDataDir });
  await ready();
  expect(await opened()).toBe(key);
  expect(existsSync(plain())).toBe(false);
  expect(await patientOf(id)).toBe("Ada Byron");
  await desktop.close();

  const kept = readFileSync(sealed());
  await launch({ ...withoutKeychain, userDataDir });
  await desktop.page.getByText("Unlock the keychain, then try again. Nothing was deleted.").first().waitFor();
  const refused = await desktop.page.evaluate(async () => {
    const answer = await fetch("/api/v1/visits");
    return { status: answer.status, text: await answer.text() };
  });
  expect(refused.status).toBe(503);
  expect(refused.text).toContain("The key to your data is in this computer’s keychain, which is locked or was reset");
  expect(existsSync(plain())).toBe(false);
  expect(readFileSync(sealed()).equals(kept)).toBe(true);
  await desktop.page.getByRole("button", { name: "Sign in" }).click();
  const form = desktop.page.locator("form", { hasText: "Sign in to your practice" });
  await form.getByText("Unlock the keychain, then try again. Nothing was deleted.").waitFor();
  expect(await form.getByText(/on this computer$/).count()).toBe(0); // working on this computer is not offered
  await desktop.close();

  await launch({ userDataDir });
  await ready();
  expect(await patientOf(id)).toBe("Ada Byron");
});
