import { storedSession } from "./storedSession";
import { setTimeout as delay } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import type { VisitDocument } from "../../../src/shared/notes/document";
import type { Visit } from "../../../src/shared/visits/visit";
import type { Product } from "./product";
import { password, type Visitor } from "./screens";

/** Calls the API as a visitor, independently of the screens. */
export class Service {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** @param visitor with a page of the product open. */
  static async of(product: Product, { page }: Visitor): Promise<Service> {
    return new Service(product.url, (await storedSession(page)).access_token);
  }

  /** Signs in separately from any page. */
  static async signedInAs(product: Product, email: string): Promise<Service> {
    const response = await fetch(`${product.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok) throw new Error(`Sign-in answered ${response.status}`);
    return new Service(product.url, ((await response.json()) as { access_token: string }).access_token);
  }

  async call<T>(method: string, path: string, json?: unknown): Promise<T> {
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(json !== undefined && { "content-type": "application/json" }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (response.status === 204 ? null : await response.json()) as T;
  }

  /** Creates a session with a recording that was started and stopped without speech. */
  async recordedSession(patient_name: string): Promise<Visit> {
    const consent = { given: true, method: "spoken", at: new Date().toISOString() };
    const visit = await this.call<Visit>("POST", "/visits", { patient_name, consent });
    const id = randomUUID();
    await this.call("POST", `/visits/${visit.id}/takes`, { id });
    await this.call("POST", `/visits/${visit.id}/takes/${id}/finish`, { parts: 0, duration_ms: 0 });
    return visit;
  }

  /** Creates a session with a typed transcript and its draft. */
  async draftedNote(details: { patient_name: string; reason?: string }, transcript: string): Promise<VisitDocument> {
    const visit = await this.call<Visit>("POST", "/visits", details);
    await this.call("PUT", `/visits/${visit.id}/transcript`, { text: transcript });
    const { id } = await this.call<VisitDocument>("POST", `/visits/${visit.id}/documents`, {});
    return this.whole(id);
  }

  /** Creates a session with a typed transcript, keeps every finding of its draft and signs it. */
  async signedSession(
    details: { patient_name: string; patient_id?: string; reason: string },
    transcript: string,
  ): Promise<VisitDocument> {
    const draft = await this.draftedNote(details, transcript);
    const found = draft.sections.flatMap(({ sentences }) => sentences.flatMap(({ findings }) => findings));
    const answered = await this.call<VisitDocument>("PATCH", `/documents/${draft.id}`, {
      base_version: draft.version,
      findings: Object.fromEntries(found.map((finding) => [finding.id, "keep"])),
      omissions: Object.fromEntries(draft.omissions.map((omission) => [omission.id, "left_out"])),
    });
    return this.call<VisitDocument>("POST", `/documents/${draft.id}/sign`, { version: answered.version });
  }

  private async whole(id: string): Promise<VisitDocument> {
    for (;;) {
      const note = await this.call<VisitDocument>("GET", `/documents/${id}`);
      if (!note.drafting) return note;
      await delay(50); // polling interval; limited by the test's time-out
    }
  }
}
