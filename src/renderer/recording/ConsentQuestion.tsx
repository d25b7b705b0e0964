import { Button } from "@blueprintjs/core";
import { useEffect } from "react";
import type { Consent } from "../../shared/visits/visit";
import { Key } from "../ui/Key";

interface Props {
  onAnswer: (method: Consent["method"]) => void;
}

const answers: { method: Consent["method"]; text: string }[] = [
  { method: "spoken", text: "Verbal" },
  { method: "paper", text: "Written" },
  { method: "not_needed", text: "Not required" },
  { method: "refused", text: "Declined" },
];

/** Asks whether the patient consents to recording, before the first take of a visit. Keys 1 to 4 answer. */
export function ConsentQuestion({ onAnswer }: Props) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const answer = answers[Number(event.key) - 1];
      if (!answer) return;
      event.preventDefault();
      event.stopPropagation(); // the note's findings use the same keys
      onAnswer(answer.method);
    };
    addEventListener("keydown", handleKey, { capture: true });
    return () => removeEventListener("keydown", handleKey, { capture: true });
  }, [onAnswer]);
  return (
    <section className="cs-recorder cs-consent-question" aria-label="Recorder">
      <strong id="consent-question">Patient consent to record?</strong>
      <span className="cs-spacer" />
      <div className="cs-rec-actions" role="group" aria-labelledby="consent-question">
        {answers.map(({ method, text }, index) => (
          <Button
            key={method}
            size="large"
            intent={index === 0 ? "primary" : "none"}
            text={text}
            endIcon={<Key>{index + 1}</Key>}
            aria-keyshortcuts={String(index + 1)}
            autoFocus={index === 0}
            onClick={() => onAnswer(method)}
          />
        ))}
      </div>
    </section>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
