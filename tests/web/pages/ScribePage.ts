import { storedSession } from "../support/storedSession";
import type { APIResponse, Locator, Page } from "playwright-core";
import type { VisitDocument } from "../../../src/shared/notes/document";
import type { Take } from "../../../src/shared/recording/take";
import type { Transcript } from "../../../src/shared/transcription/utterance";
import type { Visit } from "../../../src/shared/visits/visit";

/** Keys of two answers to "Patient consent to record?". */
export const consentKeys = { verbal: "1", declined: "4" } as const;

/** Actions on the Scribe screen. */
export class ScribePage {
  constructor(readonly page: Page) {}

  get recorder(): Locator {
    return this.page.getByRole("region", { name: "Recorder" });
  }
  get note(): Locator {
    return this.page.getByRole("region", { name: "Note text" });
  }
  get sentences(): Locator {
    return this.page.locator("[data-sentence]");
  }
  get utterances(): Locator {
    return this.page.locator("[data-utterance]");
  }

  /** Starts a session from the empty screen: Record, then verbal consent. */
  async record(): Promise<void> {
    await this.page.getByRole("button", { name: "Record", exact: true }).first().click();
    await this.page.getByRole("button", { name: /^Verbal/ }).click();
    await this.waitUntilRecorded(1);
  }

  /** Waits until the recorder's clock shows this many seconds. */
  async waitUntilRecorded(seconds: number): Promise<void> {
    await this.page.waitForFunction(
      (least) => {
        const [minutes, rest] = (document.querySelector(".cs-clock")?.textContent ?? "").split(":");
        return Number(minutes) * 60 + Number(rest) >= least;
      },
      seconds,
      { timeout: (seconds + 60) * 1000, polling: 100 },
    );
  }

  /** Stops and waits until the recording is saved on this computer; until then closing the window asks. */
  async stop(): Promise<void> {
    const button = this.recorder.getByRole("button", { name: "Stop", exact: true });
    await button.click();
    await button.waitFor({ state: "hidden" });
    await this.recorder.getByText("Saving", { exact: true }).first().waitFor({ state: "hidden" });
  }

  /** Types a transcript into the open session and drafts its note. */
  async draftTyped(text: string): Promise<void> {
    await this.page.getByLabel("Type or paste the transcript").fill(text);
    await this.page.getByRole("button", { name: "Save transcript" }).click();
    await this.page.getByRole("button", { name: "Draft note" }).click();
    await this.waitForNote();
  }

  /** Returns the session's id from the address. */
  visitId(): string {
    return new URL(this.page.url()).searchParams.get("visit") ?? "";
  }

  /** Waits until the note is complete. */
  async waitForNote(): Promise<void> {
    await this.page.getByRole("button", { name: /Sign note|Next issue/ }).waitFor({ timeout: 60_000 });
  }

  /** Reads from the API with the signed-in user's token. */
  async visit(): Promise<Visit> {
    return this.get<Visit>(`/visits/${this.visitId()}`);
  }
  async transcript(): Promise<Transcript> {
    return this.get<Transcript>(`/visits/${this.visitId()}/transcript`);
  }
  async takes(): Promise<Take[]> {
    return (await this.get<{ items: Take[] }>(`/visits/${this.visitId()}/takes`)).items;
  }
  async notes(): Promise<VisitDocument[]> {
    return (await this.get<{ items: VisitDocument[] }>(`/visits/${this.visitId()}/documents`)).items;
  }
  /** Returns the audio of a take from the server. */
  async audio(takeId: string): Promise<Buffer> {
    return (await this.found(`/visits/${this.visitId()}/takes/${takeId}/audio`)).body();
  }

  private async get<T>(path: string): Promise<T> {
    return (await (await this.found(path)).json()) as T;
  }

  private async found(path: string): Promise<APIResponse> {
    const response = await this.request(path);
    if (!response.ok()) throw new Error(`GET ${path} answered ${response.status()}`);
    return response;
  }

  /** Sends GET to the API, or another method with a body. */
  async request(path: string, method = "GET", data?: object): Promise<APIResponse> {
    const { access_token: token } = await storedSession(this.page);
    const url = `${new URL(this.page.url()).origin}/api/v1${path}`;
    return this.page.request.fetch(url, { method, data, headers: { authorization: `Bearer ${token}` } });
  }
}
