import type { AxiosInstance } from "axios";
import { makeAutoObservable, observableRef } from "mobx";
import type { OpenInvitation } from "../../../shared/practice/invitation";
import { AsyncTask } from "../../base/AsyncTask";
import { InvitationApi } from "./InvitationApi";

/** State of the page that an invitation link opens. */
export class InvitationStore {
  /** Practice, address and account type of the invitation; null until loaded. */
  invitation: OpenInvitation | null = null;
  /** Whether the signed-in account has joined. */
  isAccepted = false;
  readonly opening = new AsyncTask();
  readonly accepting = new AsyncTask();
  readonly #api: InvitationApi;

  constructor(http: AxiosInstance) {
    this.#api = new InvitationApi(http);
    makeAutoObservable(this, { invitation: observableRef });
  }

  /** Loads the invitation. Never rejects; a failure is kept in `opening.error`. */
  open(token: string): Promise<void> {
    return this.opening.run(
      () => this.#api.open(token),
      (invitation) => (this.invitation = invitation),
    );
  }

  /** Accepts with the signed-in account. Never rejects; a failure is kept in `accepting.error`. */
  accept(token: string): Promise<void> {
    return this.accepting.run(
      () => this.#api.accept(token),
      () => (this.isAccepted = true),
    );
  }
}
