import type { LinkAction } from "../../shared/newsletter/newsletter";
import type { Mail } from "../platform/mail/Mailer";
import { confirmDays } from "./NewsletterRepository";

/** The values that an email's text needs. */
interface MailValues {
  email: string;
  company: string;
  /** The app's own address, e.g. `https://scribe.example.org`. */
  site: string;
  /** Token of the email's link. */
  token: string;
}

/** Returns a link. Its token follows a `#`: browsers do not send that part, so it appears in no log. */
const link = (action: LinkAction, { site, token }: MailValues): string => `${site}/newsletter-page#${action}=${token}`;

/** Email with the link that confirms a subscription. */
export function confirmMail(values: MailValues): Mail {
  const text = `Someone, most likely you, subscribed this email to the ${values.company} newsletter.

To confirm, open this link and press Confirm:
${link("confirm", values)}

The link works once, for ${confirmDays} days. If this was not you, ignore this email: no newsletter is sent, and the email
address is deleted.`;
  return { to: values.email, subject: "Confirm your newsletter subscription", text };
}

/** Email after the confirmation, with the link that ends the subscription. */
export function welcomeMail(values: MailValues): Mail {
  const text = `Your subscription is confirmed. You will receive the ${values.company} newsletter.

To unsubscribe, open this link and press Unsubscribe. Your email address is then deleted:
${link("unsubscribe", values)}`;
  return { to: values.email, subject: "You are subscribed to the newsletter", text };
}

/** Email to an address that is already on the list. Only the email says so, because the page must not reveal it. */
export function alreadySubscribedMail(values: MailValues): Mail {
  const text = `Someone, most likely you, subscribed this email to the ${values.company} newsletter. It is already on the list, so
nothing changes.

To unsubscribe, open this link and press Unsubscribe. Your email address is then deleted:
${link("unsubscribe", values)}`;
  return { to: values.email, subject: "You are already subscribed to the newsletter", text };
}
