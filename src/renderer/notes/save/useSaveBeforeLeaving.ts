import { useEffect } from "react";
import { useStores } from "../../base/useStores";

/** Saves when the page is hidden or back online, and makes the browser ask before the page closes with unsaved text. */
export function useSaveBeforeLeaving(): void {
  const { documents, unsentTexts } = useStores();
  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === "hidden") void documents.saveAll();
    };
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (documents.hasUnsaved || unsentTexts.hasUnsaved) event.preventDefault();
    };
    const handleOnline = () => void documents.saveAll();
    document.addEventListener("visibilitychange", handleHidden);
    window.addEventListener("beforeunload", handleUnload);
    window.addEventListener("online", handleOnline);
    return () => {
      document.removeEventListener("visibilitychange", handleHidden);
      window.removeEventListener("beforeunload", handleUnload);
      window.removeEventListener("online", handleOnline);
    };
  }, [documents, unsentTexts]);
}
