import { z } from "zod";

/** `POST /newsletter`. Answers 202 for known and unknown addresses alike. */
export const subscribeSchema = z.object({
  email: z.string().trim().toLowerCase().max(254, "is too long").pipe(z.email("is not an email address")),
});

/** `POST /newsletter/confirm` and `/newsletter/unsubscribe`: the token of a link in an email: 32 bytes in base64url. */
export const newsletterTokenSchema = z.object({
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, "is not from an email"),
});

/** Action of an emailed link, after the `#`, so that it reaches neither a server nor its log. */
export const linkActions = ["confirm", "unsubscribe"] as const;
export type LinkAction = (typeof linkActions)[number];
