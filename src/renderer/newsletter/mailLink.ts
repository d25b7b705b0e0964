import { type LinkAction, linkActions, newsletterTokenSchema } from "../../shared/newsletter/newsletter";

export interface MailLink {
  action: LinkAction;
  /** null where the link came incomplete: mail programs break long lines. */
  token: string | null;
}

/** What the fragment of an address asks for, e.g. `#confirm=<token>`; null where it asks for nothing. Pure. */
export function mailLink(hash: string): MailLink | null {
  const [name, value] = hash.replace(/^#/, "").split("=", 2);
  const action = linkActions.find((each) => each === name);
  if (!action) return null;
  const { data } = newsletterTokenSchema.safeParse({ token: value });
  return { action, token: data?.token ?? null };
}
