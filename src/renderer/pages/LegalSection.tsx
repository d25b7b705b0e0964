import type { ReactNode } from "react";

/** A titled part of a long text; `id` is what a link to it ends with. */
export function LegalSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** When the texts last changed; change it with them. */
export const lastChanged = "November 21, 2026";
