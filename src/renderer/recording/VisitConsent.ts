import { makeAutoObservable, observable, runInAction } from "mobx";
import type { Consent } from "../../shared/visits/visit";
import type { TakesApi } from "./upload/takesApi";

/** How long the practice may take to say what it knows, in milliseconds: then the question is put, and nobody waits. */
const patienceMs = 3_000;
const later = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null));

/** The patient's answer to "may this be recorded?", asked once per session. */
export class VisitConsent {
  /** The session whose question stands on the screen. */
  askingFor: string | null = null;
  private readonly known = observable.map<string, Consent>([], { deep: false });

  constructor(private readonly api: Pick<TakesApi, "visit" | "noteConsent">) {
    makeAutoObservable<this, "api" | "known">(this, { api: false, known: false });
  }

  /** @returns the consent when it was given; null when the question is put instead. */
  async ask(visitId: string): Promise<Consent | null> {
    const consent = this.known.get(visitId) ?? (await this.noted(visitId));
    runInAction(() => (this.askingFor = consent?.given ? null : visitId));
    return consent?.given ? consent : null;
  }

  /** Keeps the answer; it also travels with the take, so an answer given offline is not lost. */
  answer(visitId: string, method: Consent["method"]): Consent {
    const consent: Consent = { given: method !== "refused", method, at: new Date().toISOString() };
    this.known.set(visitId, consent);
    this.askingFor = null;
    void this.api.noteConsent(visitId, consent).catch(() => undefined); // a take brings it along, whichever comes first
    return consent;
  }

  cancel(): void {
    this.askingFor = null;
  }

  /** What the practice has noted; null also where it cannot be asked right now. */
  private async noted(visitId: string): Promise<Consent | null> {
    try {
      const visit = await Promise.race([this.api.visit(visitId), later(patienceMs)]);
      return visit?.consent ?? null;
    } catch {
      return null;
    }
  }
}
