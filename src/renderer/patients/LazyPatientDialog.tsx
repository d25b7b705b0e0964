import { lazyPart } from "../base/lazyPart";
import type { PatientDialogProps } from "./PatientDialog";

/** The dialog that creates or edits a patient, whose script is loaded when it is opened. */
export const LazyPatientDialog = lazyPart<PatientDialogProps>(
  async () => {
    const { PatientDialog } = await import("./PatientDialog");
    return { default: PatientDialog };
  },
  { name: "The patient’s details", Waiting: () => null },
);
