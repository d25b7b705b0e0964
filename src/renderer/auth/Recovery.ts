import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import { makeAutoObservable, observableRef } from "mobx";
import { type AuthLink, authLinkIn } from "./authLink";
import { recoveryMark } from "./recoveryMark";

/** The link of a mail that opened the app, and whether it came from somebody who forgot the password. */
export class Recovery {
  /** Until it is used. */
  link: AuthLink | null = authLinkIn(location.href);
  /** Signed in by a recovery link: until a new password is set, nothing but the form for it opens. */
  isOn = false;

  constructor() {
    makeAutoObservable(this, { link: observableRef });
  }

  /** Somebody is signed in from now on. */
  follow(event: AuthChangeEvent, { access_token, user }: Session): void {
    if (this.isSessionOf(access_token) || event === "PASSWORD_RECOVERY") recoveryMark.set(user.id);
    this.isOn = recoveryMark.isOf(user.id);
  }

  /** A link was traded for the session of this user. */
  begin(userId: string): void {
    this.link = null;
    recoveryMark.set(userId);
    this.isOn = true;
  }

  /** The new password is set, or nobody is signed in any more. */
  end(): void {
    recoveryMark.clear();
    this.isOn = false;
  }

  /** The link leads nowhere, or is not wanted any more. */
  dropLink(because: "refused" | "unwanted"): void {
    this.link = because === "refused" ? { kind: "refused" } : null;
  }

  /** Whether the session is the one of a recovery link; a link whose session was not taken was refused. */
  private isSessionOf(accessToken: string): boolean {
    const { link } = this;
    if (link?.kind !== "session") return false;
    this.link = link.accessToken === accessToken ? null : { kind: "refused" };
    return link.isRecovery && this.link === null;
  }
}
