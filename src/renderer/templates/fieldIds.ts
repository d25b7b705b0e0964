/** Fields that the focus is led to. One form is on the screen at a time. */
export const fieldIds = { title: "template-title", sectionTitle: "template-section-title" } as const;
