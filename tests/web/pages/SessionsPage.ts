import { storedSession } from "../support/storedSession";
import type { Locator, Page } from "playwright-core";
import type { CreateVisit } from "../../../src/shared/visits/visit";

/** Actions on the session list and on a session. */
export class SessionsPage {
  readonly list: Locator;

  constructor(private readonly page: Page) {
    this.list = page.getByRole("region", { name: "Sessions" });
  }

  get rows(): Locator {
    return this.list.getByRole("link");
  }
  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }
  /** The patient name in the header of the open session. */
  get openName(): Locator {
    return this.page.locator("header.cs-patient").getByRole("heading", { level: 1 });
  }

  /** The form for a new session, on the screen without one. */
  get newSession(): Locator {
    return this.page.getByRole("form", { name: "New session" });
  }
  /** Shows the form with the key N and waits until Record has the focus. */
  async showNew(): Promise<void> {
    await this.page.keyboard.press("n");
    await this.newSession.locator("button[type=submit]:focus").waitFor();
  }
  /** Creates and opens a session without recording it. */
  async create({ patient = "", reason = "" }: { patient?: string; reason?: string } = {}): Promise<void> {
    await this.showNew();
    await this.newSession.getByRole("button", { name: "Reason and template" }).click();
    await this.newSession.getByLabel("Reason for visit").fill(reason);
    await this.newSession.getByLabel("Patient name").fill(patient);
    await this.newSession.getByRole("button", { name: "Create without recording" }).click();
    await this.openName.filter({ hasText: patient || "Unnamed session" }).waitFor();
  }

  async find(words: string): Promise<void> {
    await this.page.keyboard.press("/");
    await this.list.getByRole("searchbox").fill(words);
  }

  async deleteOpen(): Promise<void> {
    await this.page.getByRole("button", { name: "More for this session" }).click();
    await this.page.getByRole("menuitem", { name: "Delete session" }).click();
    await this.list.getByText("Session deleted").waitFor();
  }

  /** Creates sessions through the API with the same user's token. */
  async add(visits: readonly CreateVisit[]): Promise<void> {
    const { access_token: token } = await storedSession(this.page);
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    await this.page.evaluate(
      async ([all, init]) => {
        for (const visit of all) await fetch("/api/v1/visits", { ...init, body: JSON.stringify(visit) });
      },
      [visits, { method: "POST", headers }] as const,
    );
  }
}
