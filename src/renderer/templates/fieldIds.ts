/** Ids of fields that get the focus. Only one form is on the screen at a time. */
export const fieldIds = { title: "template-title", sectionTitle: "template-section-title" } as const;
