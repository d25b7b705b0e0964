import { z } from "zod";

/** `POST /newsletter`. Answers 202 alike for known and unknown addresses. */
export const subscribeSchema = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, "is longer than an address can be")
    .pipe(z.email("is not an e-mail address")),
});

/** `POST /newsletter/confirm` and `/newsletter/unsubscribe`: what the link of a mail carried. */
export const newsletterTokenSchema = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, "is not from a mail") });

/** What the address bar of a mail's link asks for, after the `#`: it never reaches a server or its log. */
export const linkActions = ["confirm", "unsubscribe"] as const;
export type LinkAction = (typeof linkActions)[number];
