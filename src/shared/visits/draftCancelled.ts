/** Status reason of a ready visit whose first draft was cancelled, so that it has no note yet. */
export const draftCancelled = "The draft was cancelled, so there is no note yet. Transcript and audio are safe.";
