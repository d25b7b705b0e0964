import type { Platform } from "../services";
import { AuthUsersRepository, type AuthUser } from "./authUsersRepository";
import type { LaterWork } from "./laterWork";
import type { OneTimeTokens } from "./oneTimeTokens";
import type { MailedKind } from "./oneTimeTokensRepository";
import type { Challenge } from "./pkce";

/** A mail with a link, as the person who asked for it gets it. */
export interface LinkMail {
  kind: "signup" | "recovery";
  challenge: Challenge | null;
  /** Where the link leads in the end. */
  target: URL;
}

const ifNotYou = "If you did not ask for this, leave it: nothing changes.";

/** The mails of the accounts. They are written and sent after the answer: see `LaterWork`. */
export class AuthMails {
  constructor(
    private readonly platform: Platform,
    private readonly oneTime: OneTimeTokens,
    private readonly later: LaterWork,
    private readonly site: () => string,
  ) {}

  /** Sends a link (and six digits) to an account's address. */
  async sendLink(user: AuthUser, mail: LinkMail): Promise<void> {
    const { kind } = mail;
    const { token, code } = await this.issue(user.id, kind, mail.challenge);
    const link = this.link(token, mail);
    const [subject, what] =
      kind === "signup"
        ? ["Confirm your e-mail address", "confirm this address and sign in"]
        : ["Set a new password", "set a new password"];
    const lines = [
      `To ${what}, open this link within an hour. It works once.`,
      link.href,
      `If a page asks for a code, it is ${code}.`,
    ];
    await this.send(user.email, subject, [...lines, ifNotYou]);
  }

  /** Sends the six digits that a change of the password asks for. */
  async sendNonce(user: AuthUser): Promise<void> {
    const { code } = await this.issue(user.id, "reauthentication", null);
    await this.send(user.email, "Your code to change the password", [
      `To change your password, type this code within ten minutes: ${code}`,
      ifNotYou,
    ]);
  }

  /** Tells an account's owner that its password is another one now. */
  tellPasswordChanged(user: AuthUser): void {
    this.later.begin("mail about a new password", () =>
      this.send(user.email, "Your password was changed", [
        "The password of your account was changed, and you were signed out everywhere else.",
        `If that was not you, set a new one at once: ${this.site()}/reset-password`,
      ]),
    );
  }

  /**
   * On their way mail servers open links to look at them, which would use up one that signs in by being opened. So what
   * is sent to our own page for new passwords leads straight there, where a button uses it.
   */
  private link(token: string, { kind, challenge, target }: LinkMail): URL {
    const page = new URL(`${this.site()}/reset-password`);
    const isOwnPage = target.origin === page.origin && target.pathname === page.pathname;
    if (kind === "recovery" && !challenge && isOwnPage && this.platform.settings.SMTP_URL) {
      page.search = new URLSearchParams({ token_hash: token, type: kind }).toString();
      return page;
    }
    const link = new URL(`${this.site()}/auth/v1/verify`);
    link.search = new URLSearchParams({ token, type: kind, redirect_to: target.href }).toString();
    return link;
  }

  private issue(userId: string, kind: MailedKind, challenge: Challenge | null) {
    return this.platform.database.transaction(async (tx) => {
      const issued = await this.oneTime.issue(tx, userId, kind, challenge); // first: whoever uses one locks it first
      await new AuthUsersRepository(tx).mailed(userId, kind);
      return issued;
    });
  }

  private async send(to: string, subject: string, paragraphs: readonly string[]): Promise<void> {
    const { mail, settings } = this.platform;
    const text = [...paragraphs, settings.CHARTSIDE_COMPANY].join("\n\n");
    await mail.send({ to, subject: `${subject} – ${settings.CHARTSIDE_COMPANY}`, text });
  }
}
