import { type LinkAction, linkActions, newsletterTokenSchema } from "../../shared/newsletter/newsletter";

interface MailLink {
  action: LinkAction;
  /** Null if it is missing or not valid: mail programs can break a link at the end of a line. */
  token: string | null;
}

/** Parses a URL fragment such as `#confirm=<token>`; null if it is not a link of the newsletter. Pure. */
export function mailLink(hash: string): MailLink | null {
  const [name, value] = hash.replace(/^#/, "").split("=", 2);
  const action = linkActions.find((each) => each === name);
  if (!action) return null;
  const { data } = newsletterTokenSchema.safeParse({ token: value });
  return { action, token: data?.token ?? null };
}
