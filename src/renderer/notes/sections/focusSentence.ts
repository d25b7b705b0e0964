/**
 * Scrolls to a sentence and focuses it, in the next frame. If the sentence does not exist or `sentenceId` is null, uses
 * the first sentence of the section instead, or its first button.
 */
export function focusSentence(sectionKey: string, sentenceId: string | null): void {
  requestAnimationFrame(() => {
    const section = document.querySelector(`[data-section="${CSS.escape(sectionKey)}"]`);
    const wanted = sentenceId === null ? null : section?.querySelector(`[data-sentence="${CSS.escape(sentenceId)}"]`);
    const target = wanted ?? section?.querySelector("[data-sentence]") ?? section?.querySelector("button");
    if (!(target instanceof HTMLElement)) return;
    target.scrollIntoView({ block: "nearest" });
    target.focus({ preventScroll: true });
  });
}
