import { type KeyboardEvent, useState } from "react";
import type { PatientSummary } from "../../shared/patients/patient";
import { usePatientSearch } from "./usePatientSearch";

interface Options {
  text: string;
  onChoose: (patient: PatientSummary) => void;
  /** Called for the last option, which creates a patient. */
  onCreate: () => void;
}

/** State and key handling of the list below the patient field: arrow keys move, Enter chooses, Escape closes. */
export function usePatientOptions({ text, onChoose, onCreate }: Options) {
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const { found, isPending, error } = usePatientSearch(isOpen ? text : "");
  const isShown = isOpen && text.trim() !== "";
  const count = found.length + 1; // the last option creates a patient
  const active = isShown && at >= 0 ? Math.min(at, count - 1) : -1;

  const toggle = (open: boolean) => {
    setIsOpen(open);
    setAt(-1);
  };
  const choose = (index: number) => {
    toggle(false);
    const patient = found[index];
    if (patient) onChoose(patient);
    else onCreate();
  };
  /** Returns whether the list used the key. */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (event.key === "Enter" && active >= 0) choose(active);
    else if (event.key === "ArrowDown" && text.trim() !== "") {
      setIsOpen(true);
      setAt((active + 1) % count);
    } else if (event.key === "ArrowUp" && isShown) setAt(active <= 0 ? count - 1 : active - 1);
    else if (event.key === "Escape" && isShown) toggle(false);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { found, isPending, error, isShown, active, toggle, choose, handleKey };
}
