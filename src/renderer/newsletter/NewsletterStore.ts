import type { AxiosInstance } from "axios";
import { makeAutoObservable } from "mobx";
import type { LinkAction } from "../../shared/newsletter/newsletter";
import { AsyncTask } from "../base/AsyncTask";
import { NewsletterApi } from "./NewsletterApi";

/** State of the newsletter page. */
export class NewsletterStore {
  /** The address to which a confirmation email was sent; null if none was. */
  mailedTo: string | null = null;
  /** The action completed through an email link; null if none was. */
  done: LinkAction | null = null;
  readonly following = new AsyncTask();
  readonly #api: NewsletterApi;

  constructor(http: AxiosInstance) {
    this.#api = new NewsletterApi(http);
    makeAutoObservable(this);
  }

  /** Requests a confirmation email. @throws {AppError} with a message for the form. */
  async subscribe(email: string): Promise<void> {
    await this.#api.subscribe(email);
    this.setMailed(email);
  }

  /** Performs the action of an email link. Never rejects; a failure is kept in `following.error`. */
  follow(action: LinkAction, token: string): Promise<void> {
    return this.following.run(
      () => this.#api.follow(action, token),
      () => (this.done = action),
    );
  }

  /** Resets the page for another link or address. */
  startOver(): void {
    this.mailedTo = null;
    this.done = null;
    this.following.reset();
  }

  private setMailed(email: string): void {
    this.mailedTo = email;
  }
}
