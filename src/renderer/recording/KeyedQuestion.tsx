import { Button } from "@blueprintjs/core";
import { useEffect, useId } from "react";
import { Key } from "../ui/Key";

interface Props<Answer extends string> {
  question: string;
  /** Text under the question. */
  detail?: string | undefined;
  /** The first one is the primary button and has the focus. Keys 1 to 9 answer. */
  answers: readonly { id: Answer; text: string }[];
  onAnswer: (answer: Answer) => void;
  /** Called on Escape. Without it, the question has to be answered. */
  onCancel?: () => void;
}

/** A question before recording, shown in place of the recorder. Each answer can also be given with a number key. */
export function KeyedQuestion<Answer extends string>({ question, detail, answers, onAnswer, onCancel }: Props<Answer>) {
  const id = useId();
  const detailId = detail === undefined ? undefined : `${id}-detail`;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const answer = answers[Number(event.key) - 1];
      if (!answer && !(event.key === "Escape" && onCancel)) return;
      event.preventDefault();
      event.stopPropagation(); // the note's findings use the same keys
      if (answer) onAnswer(answer.id);
      else onCancel?.();
    };
    addEventListener("keydown", handleKey, { capture: true });
    return () => removeEventListener("keydown", handleKey, { capture: true });
  }, [answers, onAnswer, onCancel]);
  return (
    <section className="cs-recorder cs-keyed-question" aria-label="Recorder">
      <div className="cs-keyed-text">
        <strong id={id}>{question}</strong>
        {detail !== undefined && <p id={detailId}>{detail}</p>}
      </div>
      <div className="cs-rec-actions" role="group" aria-labelledby={id} aria-describedby={detailId}>
        {answers.map(({ id: answer, text }, index) => (
          <Button
            key={answer}
            size="large"
            intent={index === 0 ? "primary" : "none"}
            text={text}
            endIcon={<Key>{index + 1}</Key>}
            aria-keyshortcuts={String(index + 1)}
            aria-describedby={index === 0 ? detailId : undefined} // read with the focus
            autoFocus={index === 0}
            onClick={() => onAnswer(answer)}
          />
        ))}
        {onCancel && (
          <Button className="cs-rec-action-wide" size="large" variant="minimal" text="Cancel" onClick={onCancel} />
        )}
      </div>
    </section>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
