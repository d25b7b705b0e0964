import type { Consent } from "../../../shared/visits/visit";
import { useConsentWording } from "./useConsentWording";
import { KeyedQuestion } from "../KeyedQuestion";

const answers: { id: Consent["method"]; text: string }[] = [
  { id: "spoken", text: "Verbal" },
  { id: "paper", text: "Written" },
  { id: "not_needed", text: "Not required" },
  { id: "refused", text: "Declined" },
];

interface Props {
  onAnswer: (method: Consent["method"]) => void;
}

/**
 * Asks whether the patient consents to the recording, and shows the practice's consent wording to read to the patient.
 */
export function ConsentQuestion({ onAnswer }: Props) {
  const wording = useConsentWording();
  const detail = wording === undefined ? "Loading..." : wording === null ? undefined : `“${wording}”`;
  return <KeyedQuestion question="Patient consent to record?" detail={detail} answers={answers} onAnswer={onAnswer} />;
}
