import type { LinkAction } from "../../shared/newsletter/newsletter";
import type { Mail } from "../platform/mail/mailer";
import { confirmDays } from "./newsletterRepository";

interface Facts {
  email: string;
  company: string;
  /** The app's own address, e.g. `https://scribe.example.org`. */
  site: string;
  token: string;
}

/** The token stands after the `#`, which browsers keep to themselves: no server and no log on the way sees it. */
const link = (action: LinkAction, { site, token }: Facts): string => `${site}/newsletter-page#${action}=${token}`;

export function confirmMail(facts: Facts): Mail {
  const text = `Somebody, most likely you, asked for the ${facts.company} newsletter at this address.

To confirm, open this link and press Confirm:
${link("confirm", facts)}

It works once, for ${confirmDays} days. If it was not you, do nothing: without it no newsletter is sent, and the address is
deleted.`;
  return { to: facts.email, subject: "Confirm your address for the newsletter", text };
}

export function welcomeMail(facts: Facts): Mail {
  const text = `Your address is confirmed: you get the ${facts.company} newsletter from now on.

To leave it, open this link and press Unsubscribe. Your address is deleted then:
${link("unsubscribe", facts)}`;
  return { to: facts.email, subject: "You are subscribed to the newsletter", text };
}

/** For an address that is on the list and was entered again: the page must not tell, the mail may. */
export function knownMail(facts: Facts): Mail {
  const text = `Somebody, most likely you, asked for the ${facts.company} newsletter at this address. It is on the list already;
nothing changes.

To leave it, open this link and press Unsubscribe. Your address is deleted then:
${link("unsubscribe", facts)}`;
  return { to: facts.email, subject: "You are subscribed to the newsletter already", text };
}
