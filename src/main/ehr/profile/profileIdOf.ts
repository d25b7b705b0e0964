import { createHash } from "node:crypto";

/** Maximum length of an id, and of what a hash is added to. */
const maxLength = { id: 64, beforeHash: 55 };

/**
 * Returns the id of the profile of an EHR: "Harbor Charts" → "harbor-charts". The id ends with a hash if the name is
 * too long or has letters or digits that an id cannot have, because the rest can be the same for another EHR, whose
 * profile would be replaced. Pure.
 */
export function profileIdOf(name: string): string {
  const plain = name.normalize("NFKC").trim().toLowerCase();
  const id = plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  const isWhole = id !== "" && id.length <= maxLength.id && !/(?![a-z0-9])[\p{L}\p{N}]/u.test(plain);
  if (isWhole) return id;
  const hash = createHash("sha256").update(plain).digest("hex").slice(0, 8);
  return `${id.slice(0, maxLength.beforeHash) || "ehr"}-${hash}`;
}
