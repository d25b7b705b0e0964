import { type KeyboardEvent, useState } from "react";
import type { PatientSummary } from "../../shared/patients/patient";
import { usePatientSearch } from "./usePatientSearch";

interface Options {
  text: string;
  onChoose: (patient: PatientSummary) => void;
  /** Called for the last option, which creates a patient. */
  onCreate: () => void;
}

/** The option that creates a patient, among the ids of those found. */
const create = "create";

/**
 * State and key handling of the list below the patient field: arrow keys move, Enter chooses, Escape closes. The active
 * option stays the same patient while later results change the list; if that patient is gone, Enter does nothing.
 */
export function usePatientOptions({ text, onChoose, onCreate }: Options) {
  const [isOpen, setIsOpen] = useState(false);
  const [reached, setReached] = useState<string | null>(null); // id of the active option
  const { found, isPending, error } = usePatientSearch(isOpen ? text : "");
  const isShown = isOpen && text.trim() !== "";
  const count = found.length + 1; // the last option creates a patient
  const idAt = (index: number): string => found[index]?.id ?? create;
  const active = isShown && reached !== null ? Array.from({ length: count }, (_, i) => idAt(i)).indexOf(reached) : -1;

  const toggle = (open: boolean) => {
    setIsOpen(open);
    setReached(null);
  };
  const choose = (index: number) => {
    toggle(false);
    const patient = found[index];
    if (patient) onChoose(patient);
    else onCreate();
  };
  /** Returns whether the list handled the key. */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (event.key === "Enter" && isShown && reached !== null) {
      if (active >= 0) choose(active);
    } else if (event.key === "ArrowDown" && text.trim() !== "") {
      setIsOpen(true);
      setReached(idAt((active + 1) % count));
    } else if (event.key === "ArrowUp" && isShown) setReached(idAt(active <= 0 ? count - 1 : active - 1));
    else if (event.key === "Escape" && isShown) toggle(false);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { found, isPending, error, isShown, active, toggle, choose, handleKey };
}
