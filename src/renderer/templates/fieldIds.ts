/** Ids of the fields that code focuses. They can be fixed because only one editor is mounted at a time. */
export const fieldIds = { title: "template-title", sectionTitle: "template-section-title" } as const;
