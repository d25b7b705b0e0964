import { Button } from "@blueprintjs/core";
import { Cross, Play } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { maxQuestionLength, type VisitAnswer } from "../../shared/notes/visitAnswer";
import { useStores } from "../base/useStores";
import { formatClock } from "../format/formatClock";
import { ErrorCallout } from "../ui/ErrorCallout";
import { useAskVisit } from "./useAskVisit";
import "./askVisit.css";

export interface AskProps {
  visitId: string;
  onClose: () => void;
}

/**
 * Field for a question about the visit, and the lines of the transcript that name what it asks about. The question is
 * kept while the transcript is hidden, as it is when a window becomes narrow.
 */
export const AskVisit = observer(function AskVisit({ visitId, onClose }: AskProps) {
  const { unsentTexts } = useStores();
  const text = unsentTexts.get(visitId, "question");
  const [isRestored] = useState(text !== "");
  const { ask, answer, isAsking, error } = useAskVisit(visitId);
  return (
    <search className="cs-ask" aria-label="Ask the visit">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") ask(text.trim());
        }}
      >
        <input
          className="bp6-input"
          aria-label="Question about this visit"
          placeholder="Ask, e.g. “Did she mention aspirin?”"
          maxLength={maxQuestionLength}
          autoFocus={!isRestored}
          value={text}
          onChange={(event) => unsentTexts.set(visitId, "question", event.target.value)}
          onKeyDown={(event) => {
            event.stopPropagation(); // single-key shortcuts are text here
            if (event.key === "Escape") onClose();
          }}
        />
        <Button size="small" type="submit" variant="outlined" text="Ask" loading={isAsking} />
        <Button size="small" variant="minimal" icon={<Cross />} aria-label="Close the question" onClick={onClose} />
      </form>
      {error && <ErrorCallout error={error} />}
      <div role="status">{answer && <Answer answer={answer} />}</div>
    </search>
  );
});

function Answer({ answer: { topics, isComplete } }: { answer: VisitAnswer }) {
  if (topics.length === 0)
    return <p>Name what to look for, such as a drug, a symptom or a test. Only the transcript is searched.</p>;
  return topics.map(({ name, meant, also, lines }) => (
    <section key={`${name} ${meant}`} aria-label={meant ?? name}>
      <h3>
        {meant ? `Did you mean ${meant}?` : name}
        {also.length > 0 && <span className="cs-muted"> (said as {also.join(", ")})</span>}
      </h3>
      {lines.length === 0 ? (
        <p>{notSaid(meant ? `Neither “${name}” nor ${meant} was said` : "Not said", isComplete)}</p>
      ) : (
        <ul>
          {lines.map(({ id, answer }) => (
            <li key={id}>
              <Line id={id} />
              {answer && <Line id={answer} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}

const notSaid = (what: string, isComplete: boolean): string =>
  `${what} ${isComplete ? "in this visit" : "so far"}, according to the transcript.`;

/** A quoted line: its time plays it, its text shows it in the transcript. */
const Line = observer(function Line({ id }: { id: string }) {
  const { evidence, playback } = useStores();
  const utterance = evidence.utterance(id);
  if (!utterance) return null;
  const { fromMs, toMs } = evidence.rangeOf(utterance);
  return (
    <p>
      {utterance.take_id !== null && (
        <Button
          size="small"
          variant="minimal"
          icon={<Play size={12} />}
          text={formatClock(fromMs)}
          aria-label={`Play ${formatClock(fromMs)}`}
          onClick={() => void playback.play(fromMs, toMs)}
        />
      )}
      <button type="button" className="cs-ask-line" onClick={() => evidence.selectUtterance(id, true)}>
        {utterance.text}
      </button>
    </p>
  );
});
