import { useStores } from "../base/useStores";

/** Returns what every “New session” does: it shows the screen without a visit, in front of the list. */
export function useNewSession(): () => void {
  const { layout, visits } = useStores();
  return () => {
    if (layout.width !== "wide") layout.showList(false);
    visits.beginNew();
  };
}
