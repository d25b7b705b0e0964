import type { ServerContext } from "../../platform/ServerContext";
import { AuthUsersRepository, type AuthUser } from "../accounts/AuthUsersRepository";
import type { BackgroundTasks } from "../BackgroundTasks";
import { emailChangeKinds } from "../accounts/confirmEmailChange";
import type { OneTimeTokens } from "../tokens/OneTimeTokens";
import type { MailedKind, SignUpClaim } from "../tokens/OneTimeTokensRepository";
import type { Challenge } from "../sessions/challenge";

/** An email with a link. */
interface LinkMail {
  kind: "signup" | "recovery" | "email_change";
  challenge: Challenge | null;
  /** The password and metadata of the sign-up; absent for a recovery and for an email that is sent again. */
  claim?: SignUpClaim;
  /** The address that the link redirects to. */
  target: URL;
}

const ifNotYou = "If you did not request this, you can ignore this email.";

/** Sends the emails of accounts. Callers run the methods that return a promise by `BackgroundTasks`. */
export class AuthMails {
  constructor(
    private readonly context: ServerContext,
    private readonly oneTimeTokens: OneTimeTokens,
    private readonly backgroundTasks: BackgroundTasks,
    private readonly site: () => string,
  ) {}

  /** Sends a link and a six-digit code, each of which confirms the account or allows a new password. */
  async sendLink(user: AuthUser, mail: LinkMail & { kind: "signup" | "recovery" }): Promise<void> {
    const { kind } = mail;
    const { token, code } = await this.issue(user.id, kind, mail.challenge, mail.claim);
    const link = this.link(token, mail);
    const [subject, what] =
      kind === "signup"
        ? ["Confirm your email address", "confirm your email address and sign in"]
        : ["Set a new password", "set a new password"];
    const lines = [
      `To ${what}, open this link within an hour. It works once.`,
      link.href,
      `If a page asks for a code, it is ${code}.`,
    ];
    await this.send(user.email, subject, [...lines, ifNotYou]);
  }

  /**
   * Sends a link and a code to the current and the new email of a pending change, unless that address has confirmed.
   */
  async sendEmailChange(user: AuthUser, mail: Pick<LinkMail, "challenge" | "target">): Promise<void> {
    const { email, newEmail } = user;
    if (newEmail === null) return;
    for (const side of ["current", "new"] as const) {
      if (user.emailChangeConfirmed === side) continue;
      const { token, code } = await this.issue(user.id, emailChangeKinds[side], mail.challenge);
      await this.send(side === "new" ? newEmail : email, "Confirm the change of your email address", [
        `The email address of your account is to change from ${email} to ${newEmail}. Both addresses have to confirm it.`,
        "To confirm, open this link within an hour. It works once.",
        this.link(token, { kind: "email_change", ...mail }).href,
        `If a page asks for a code, it is ${code}.`,
        side === "new"
          ? ifNotYou
          : `If you did not request this, do not confirm it, and set a new password: ${this.site()}/reset-password`,
      ]);
    }
  }

  /** Sends the six-digit code that a password change in an older session requires. */
  async sendNonce(user: AuthUser): Promise<void> {
    const { code } = await this.issue(user.id, "reauthentication", null);
    await this.send(user.email, "Your code to change the password", [
      `To change your password, enter this code within ten minutes: ${code}`,
      ifNotYou,
    ]);
  }

  /** Notifies the owner of an account that its password was changed. Returns immediately; the email is sent later. */
  notifyPasswordChanged(user: AuthUser): void {
    this.backgroundTasks.begin("mail about a new password", () =>
      this.send(user.email, "Your password was changed", [
        "Your account's password was changed, and you were signed out on all other devices.",
        `If this was not you, set a new password now: ${this.site()}/reset-password`,
      ]),
    );
  }

  /**
   * Returns the link of an email. It leads to a page with a button, so that a mail scanner that opens the link does not
   * use it up. A recovery link that redirects to the web app's page for new passwords leads there directly if an SMTP
   * server is set and there is no PKCE challenge, because that page has a button itself.
   */
  private link(token: string, { kind, challenge, target }: LinkMail): URL {
    const page = new URL(`${this.site()}/reset-password`);
    const isOwnPage = target.origin === page.origin && target.pathname === page.pathname;
    if (kind === "recovery" && !challenge && isOwnPage && this.context.settings.SMTP_URL) {
      page.search = new URLSearchParams({ token_hash: token, type: kind }).toString();
      return page;
    }
    const link = new URL(`${this.site()}/auth/v1/verify`);
    link.search = new URLSearchParams({ token, type: kind, redirect_to: target.href }).toString();
    return link;
  }

  /** Creates the link's token and the code, and records the time of the email. */
  private issue(userId: string, kind: MailedKind, challenge: Challenge | null, claim: SignUpClaim | null = null) {
    return this.context.database.transaction(async (tx) => {
      // Writes the token before the account: using a link locks the rows in this order too, which prevents deadlocks.
      const issued = await this.oneTimeTokens.issue(tx, userId, kind, challenge, claim);
      await new AuthUsersRepository(tx, this.context.vault).recordMail(userId, kind);
      return issued;
    });
  }

  private async send(to: string, subject: string, paragraphs: readonly string[]): Promise<void> {
    const { queuedMail, settings } = this.context;
    const text = [...paragraphs, settings.CHARTSIDE_COMPANY].join("\n\n");
    await queuedMail.send({ to, subject: `${subject} – ${settings.CHARTSIDE_COMPANY}`, text });
  }
}
