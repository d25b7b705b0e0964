/** Ids of fields that get the focus from code. Fixed ids work because only one editor is mounted at a time. */
export const fieldIds = { title: "template-title", sectionTitle: "template-section-title" } as const;
