import { useEffect } from "react";
import { useStores } from "../../base/useStores";

/** Saves when the page is hidden or back online, and makes the browser ask before the page closes with unsaved text. */
export function useSaveBeforeLeaving(): void {
  const { note, unsentTexts } = useStores();
  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === "hidden") void note.flush();
    };
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (note.hasUnsaved || unsentTexts.hasUnsaved) event.preventDefault();
    };
    const handleOnline = () => void note.flush();
    document.addEventListener("visibilitychange", handleHidden);
    window.addEventListener("beforeunload", handleUnload);
    window.addEventListener("online", handleOnline);
    return () => {
      document.removeEventListener("visibilitychange", handleHidden);
      window.removeEventListener("beforeunload", handleUnload);
      window.removeEventListener("online", handleOnline);
    };
  }, [note, unsentTexts]);
}
