import { makeAutoObservable, observable, runInAction } from "mobx";
import type { Consent } from "../../../shared/visits/visit";
import type { VisitsApi } from "../../visits/VisitsApi";

/** Milliseconds to wait for the server's stored consent before asking. */
const timeoutMs = 3_000;
const nullAfter = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null));

/** The patient's consent to recording. Asked until it is given, then remembered for the visit. */
export class VisitConsent {
  /** Id of the visit for which the question is shown; null if none. */
  askingFor: string | null = null;
  readonly #known = observable.map<string, Consent>([], { deep: false });

  readonly #api: Pick<VisitsApi, "get" | "update">;

  constructor(api: Pick<VisitsApi, "get" | "update">) {
    this.#api = api;
    makeAutoObservable(this);
  }

  /** @returns the consent if it was given; otherwise shows the question and returns null. */
  async ask(visitId: string): Promise<Consent | null> {
    const consent = this.#known.get(visitId) ?? (await this.readStored(visitId));
    runInAction(() => (this.askingFor = consent?.given ? null : visitId));
    return consent?.given ? consent : null;
  }

  /** Stores the answer. It is also sent with the take, so that an answer given offline is not lost. */
  answer(visitId: string, method: Consent["method"]): Consent {
    const consent: Consent = { given: method !== "refused", method, at: new Date().toISOString() };
    this.#known.set(visitId, consent);
    this.askingFor = null;
    void this.#api.update(visitId, { consent }).catch(() => undefined); // also sent with the take
    return consent;
  }

  /** Closes the question without an answer. */
  cancel(): void {
    this.askingFor = null;
  }

  /** Returns the consent stored on the server; null if there is none or the server cannot be reached. */
  private async readStored(visitId: string): Promise<Consent | null> {
    try {
      const visit = await Promise.race([this.#api.get(visitId), nullAfter(timeoutMs)]);
      return visit?.consent ?? null;
    } catch {
      return null;
    }
  }
}
