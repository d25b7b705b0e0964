import type { AxiosInstance } from "axios";
import { makeAutoObservable } from "mobx";
import type { LinkAction } from "../../shared/newsletter/newsletter";
import { AsyncTask } from "../app/AsyncTask";
import { NewsletterApi } from "./newsletterApi";

/** What somebody did on the newsletter page. */
export class NewsletterStore {
  /** Where a mail with a link to confirm went. */
  askedFor: string | null = null;
  /** What a link of a mail was used for. */
  done: LinkAction | null = null;
  readonly following = new AsyncTask();
  private readonly api: NewsletterApi;

  constructor(http: AxiosInstance) {
    this.api = new NewsletterApi(http);
    makeAutoObservable<this, "api">(this, { api: false });
  }

  /** @throws {AppError} with a sentence for the form. */
  async subscribe(email: string): Promise<void> {
    await this.api.subscribe(email);
    this.mailed(email);
  }

  /** Does what the link of a mail asks for. Failures land in `following.error`. */
  follow(action: LinkAction, token: string): Promise<void> {
    return this.following.run(
      () => this.api.follow(action, token),
      () => (this.done = action),
    );
  }

  /** Forgets what was done: another link was opened, or another address is to be entered. */
  startOver(): void {
    this.askedFor = null;
    this.done = null;
    this.following.reset();
  }

  private mailed(email: string): void {
    this.askedFor = email;
  }
}
