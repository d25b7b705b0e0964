import { use, useEffect } from "react";
import { AppStoresContext, useStores } from "../../base/useStores";
import { documentTitles } from "../../format/documentTitles";
import type { Shown } from "./printShown";

/**
 * Lets the browser's own print command print the document of the note pane while the pane is on the screen. The script
 * is loaded when there is a document to print.
 */
export function usePrintCommand(): void {
  const { note, openVisit, templates } = useStores();
  const session = use(AppStoresContext)?.session;
  useEffect(() => {
    const shown = (): Shown | null => {
      const { visit } = openVisit;
      const document = note.shown;
      if (!document || document.unreadable || document.visit_id !== visit?.id || !isOnScreen()) return null;
      const template = templates.items.find(({ id }) => id === document.template_id);
      const title = template?.title ?? documentTitles[document.kind];
      return { document, visit, title, clinician: session?.user?.fullName ?? "" };
    };
    let end: (() => void) | null = null;
    let isOver = false;
    void import("./printShown").then(({ printShown }) => {
      if (!isOver) end = printShown(shown);
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [note, openVisit, templates, session]);
}

/** Whether the text of a note is on the screen: other screens that were open stay in the page, hidden. */
const isOnScreen = (): boolean => document.querySelector(".cs-screen:not([hidden]) .cs-note") !== null;
