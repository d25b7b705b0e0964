import { Button, TextArea } from "@blueprintjs/core";
import { useId, useState } from "react";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Loading } from "../ui/Loading";
import { type SaveStatus, useVocabulary } from "./useVocabulary";
import { parseVocabulary } from "./parseVocabulary";

/** The form for the clinician's vocabulary: names, places and drugs that the speech engine should recognize. */
export function VocabularyForm() {
  const id = useId();
  const { words, error, reload, saving } = useVocabulary();
  return (
    <section className="cs-setting" aria-labelledby={id}>
      <h2 id={id}>Your words</h2>
      <p id={`${id}-help`} className="cs-muted">
        Names, places, drugs and terms you often say, one per line. The speech engine uses them to recognize speech.
      </p>
      {error && <ErrorCallout error={error} onRetry={reload} />}
      {!error && !words && <Loading text="Loading..." />}
      {words && <Words saved={words} saving={saving} labelId={id} />}
    </section>
  );
}

interface WordsProps {
  saved: readonly string[];
  saving: SaveStatus;
  labelId: string;
}

function Words({ saved, saving, labelId }: WordsProps) {
  const [text, setText] = useState(saved.join("\n"));
  const words = parseVocabulary(text);
  const isChanged = words.join("\n") !== saved.join("\n");
  return (
    <>
      <TextArea
        fill={true}
        rows={5}
        value={text}
        aria-labelledby={labelId}
        aria-describedby={`${labelId}-help`}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {saving.error && <ErrorCallout error={saving.error} onRetry={() => saving.save(words)} />}
      <div className="cs-setting-actions">
        <Button text="Save words" onClick={() => saving.save(words)} />
        <span role="status" className="cs-muted">
          {saving.isRunning ? "Saving" : saving.isDone && !isChanged && "Saved"}
        </span>
      </div>
    </>
  );
}
