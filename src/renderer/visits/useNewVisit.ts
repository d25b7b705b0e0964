import { useStores } from "../base/useStores";

/**
 * Returns the action of every “New session” button and key: it shows the screen without a visit, and hides the list if
 * the window is not wide.
 */
export function useNewVisit(): () => void {
  const { layout, visits } = useStores();
  return () => {
    if (layout.width !== "wide") layout.showList(false);
    visits.beginNew();
  };
}
