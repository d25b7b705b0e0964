import type { Consent } from "../../../shared/visits/visit";
import { KeyedQuestion } from "../KeyedQuestion";

const answers: { id: Consent["method"]; text: string }[] = [
  { id: "spoken", text: "Verbal" },
  { id: "paper", text: "Written" },
  { id: "not_needed", text: "Not required" },
  { id: "refused", text: "Declined" },
];

interface Props {
  /** What the practice wants to be read to the patient; null for nothing. */
  wording: string | null;
  onAnswer: (method: Consent["method"]) => void;
}

/** Asks whether the patient consents to the recording, before a visit is recorded. */
export function ConsentQuestion({ wording, onAnswer }: Props) {
  const detail = wording === null ? undefined : `“${wording}”`;
  return <KeyedQuestion question="Patient consent to record?" detail={detail} answers={answers} onAnswer={onAnswer} />;
}
