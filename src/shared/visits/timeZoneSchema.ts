import { z } from "zod";

/** An IANA time zone that this computer knows, e.g. `America/Chicago`. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .refine((name) => {
    try {
      return Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
    } catch {
      return false;
    }
  }, "must be a time zone like America/Chicago");
