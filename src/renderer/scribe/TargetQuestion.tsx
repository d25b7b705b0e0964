import { observer } from "mobx-react-lite";
import { useCallback, useMemo } from "react";
import { useStores } from "../base/useStores";
import { KeyedQuestion } from "../recording/KeyedQuestion";
import type { RecordTarget } from "./RecordStart";

/**
 * Asks whether a recording or import starts a new visit or adds to the open one, which has a note or is not loaded yet.
 */
export const TargetQuestion = observer(function TargetQuestion() {
  const { openVisit, recordStart } = useStores();
  const name = openVisit.visit?.patient_name ?? openVisit.visit?.title ?? "this session";
  const answers = useMemo(
    () => [
      { id: "new" as const, text: "New session" },
      { id: "open" as const, text: `Add to ${name}` },
    ],
    [name],
  );
  const handleAnswer = useCallback((target: RecordTarget) => void recordStart.answer(target), [recordStart]);
  const handleCancel = useCallback(() => recordStart.cancel(), [recordStart]);
  const question = recordStart.question?.beginImport ? "Import into a new session?" : "Record a new session?";
  return <KeyedQuestion question={question} answers={answers} onAnswer={handleAnswer} onCancel={handleCancel} />;
});
