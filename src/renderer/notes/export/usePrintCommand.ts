import { type RefObject, useEffect, useRef } from "react";
import { useAppStores, useStores } from "../../base/useStores";
import { documentTitles } from "../../format/documentNames";
import type { Shown } from "./printShown";

/**
 * Lets the browser's own print command print the document of the note pane, if the pane is on the screen. The script is
 * loaded once there is a document.
 */
export function usePrintCommand(pane: RefObject<HTMLElement | null>): void {
  const { note, openVisit, templates } = useStores();
  const { session } = useAppStores();
  const shown = useRef<() => Shown | null>(() => null);
  shown.current = () => {
    const { visit } = openVisit;
    const isOnScreen = pane.current?.isConnected === true && pane.current.closest("[hidden]") === null;
    if (!note.shown || !visit || !isOnScreen || note.shown.visit_id !== visit.id) return null;
    const { template_id: id, kind, status } = note.shown;
    const title = templates.items.find((each) => each.id === id)?.title ?? documentTitles[kind];
    if (status === "failed" || note.shown.unreadable) return null;
    return { document: note.shown, visit, title, clinician: session.user?.fullName ?? "" };
  };
  const hasDocument = note.shown !== null;
  useEffect(() => {
    if (!hasDocument) return undefined;
    let end = (): void => {};
    let isOver = false;
    void import("./printShown").then(({ printShown }) => {
      if (!isOver) end = printShown(() => shown.current());
    });
    return () => {
      isOver = true;
      end();
    };
  }, [hasDocument]);
}
