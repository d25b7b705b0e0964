import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import { makeAutoObservable, observableRef } from "mobx";
import { type AuthLink, parseAuthLink } from "./parseAuthLink";
import { recoveryMark } from "./recoveryMark";

/** Tracks the email link that opened the app and whether the session is for password recovery. */
export class Recovery {
  /** The email link that opened the app; null if there was none, or once it was used or dropped. */
  link: AuthLink | null = parseAuthLink(location.href);
  /** Whether the session came from a recovery link: only the new-password form opens until a password is set. */
  isOn = false;

  constructor() {
    makeAutoObservable(this, { link: observableRef });
  }

  /** Updates the state when a session starts. */
  follow(event: AuthChangeEvent, { access_token, user }: Session): void {
    if (this.isSessionOf(access_token) || event === "PASSWORD_RECOVERY") recoveryMark.set(user.id);
    this.isOn = recoveryMark.belongsTo(user.id);
  }

  /** Starts recovery for the user whose link was redeemed. @param userId the auth service's id. */
  begin(userId: string): void {
    this.link = null;
    recoveryMark.set(userId);
    this.isOn = true;
  }

  /** Ends recovery: the new password is set, or the session is over. */
  end(): void {
    recoveryMark.clear();
    this.isOn = false;
  }

  /** Discards the link because it was rejected or the person cancelled. */
  dropLink(because: "refused" | "unwanted"): void {
    this.link = because === "refused" ? { kind: "refused" } : null;
  }

  /** Whether the session came from this page's recovery link. If its token differs, the link counts as rejected. */
  private isSessionOf(accessToken: string): boolean {
    const { link } = this;
    if (link?.kind !== "session") return false;
    this.link = link.accessToken === accessToken ? null : { kind: "refused" };
    return link.isRecovery && this.link === null;
  }
}
