import { z } from "zod";

export const accountTypes = ["pro", "enterprise", "admin"] as const;
export const accountTypeSchema = z.enum(accountTypes);
export type AccountType = z.infer<typeof accountTypeSchema>;

const displayNames = { pro: "Pro", enterprise: "Enterprise", admin: "Admin" } as const;

/** Parses an account type, ignoring case; unknown or missing text is `pro` (P5 of docs/product-coverage.md). */
export function parseAccountType(text: unknown): AccountType {
  const lower = typeof text === "string" ? text.toLowerCase() : "";
  return accountTypes.find((type) => type === lower) ?? "pro";
}

/** Returns the display name of a type, 'Unknown' for anything else (P6 of docs/product-coverage.md). */
export function accountTypeName(type: string): string {
  return Object.hasOwn(displayNames, type) ? displayNames[type as AccountType] : "Unknown";
}
