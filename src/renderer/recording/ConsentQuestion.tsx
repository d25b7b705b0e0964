import type { Consent } from "../../shared/visits/visit";
import { KeyedQuestion } from "./KeyedQuestion";

const answers: { id: Consent["method"]; text: string }[] = [
  { id: "spoken", text: "Verbal" },
  { id: "paper", text: "Written" },
  { id: "not_needed", text: "Not required" },
  { id: "refused", text: "Declined" },
];

/** Asks whether the patient consents to the recording, before a visit is recorded. */
export function ConsentQuestion({ onAnswer }: { onAnswer: (method: Consent["method"]) => void }) {
  return <KeyedQuestion question="Patient consent to record?" answers={answers} onAnswer={onAnswer} />;
}
