/** Returns the header's field for the patient, which only an unnamed visit shows. */
export const patientField = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(".cs-patient .cs-picker input");
