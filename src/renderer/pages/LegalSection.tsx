import type { ReactNode } from "react";

/** A titled section of a legal page; `id` is its link anchor. */
export function LegalSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Date of the last change to the legal pages. Update it whenever they change. */
export const lastUpdated = "November 24, 2026";
