import { Button, ProgressBar } from "@blueprintjs/core";
import { Import } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type ChangeEvent, useEffect, useRef } from "react";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";
import { importable } from "./AudioImport";
import "./recording.css";

interface Props {
  /** Whether the button shows its icon only. */
  isMinimal?: boolean;
}

/**
 * Imports an audio or video file, picked or dropped, into the open visit, or into a new one if none is open or it is
 * signed. If the open visit has a note, the screen asks which.
 */
export const ImportAudio = observer(function ImportAudio({ isMinimal = false }: Props) {
  const { openVisit, recorder, recordStart } = useStores();
  const input = useRef<HTMLInputElement>(null);
  const { importing } = recorder;
  const { error } = recordStart.task;

  useEffect(() => {
    const importFile = (file: File) => recordStart.importInto((visitId) => void importing.start(visitId, file));
    const allow = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (!file || event.defaultPrevented) return; // handled by another instance of this component
      event.preventDefault();
      void importFile(file);
    };
    const picked = input.current;
    const pick = (): void => {
      const file = picked?.files?.[0];
      if (file) void importFile(file);
      if (picked) picked.value = ""; // so that picking the same file again triggers a change
    };
    picked?.addEventListener("change", pick);
    addEventListener("dragover", allow);
    addEventListener("drop", drop, { capture: true });
    return () => {
      picked?.removeEventListener("change", pick);
      removeEventListener("dragover", allow);
      removeEventListener("drop", drop, { capture: true });
    };
  }, [importing, recordStart]);

  return (
    <div className="cs-import">
      <input ref={input} type="file" accept={importable} aria-label="Audio file" hidden={true} onChange={ignore} />
      {importing.status === "converting" ? (
        <Converting />
      ) : (
        <Button
          size="large"
          variant={isMinimal ? "minimal" : "outlined"}
          icon={<Import />}
          {...(isMinimal ? { "aria-label": "Import audio", title: "Import audio" } : { text: "Import audio" })}
          onClick={() => input.current?.click()}
        />
      )}
      {isMinimal && openVisit.visit?.status === "signed" && error && (
        <ErrorCallout error={error} onRetry={() => void recordStart.retry()} />
      )}
      {importing.problem !== null && importing.visitId === openVisit.visitId && (
        <p className="cs-import-problem cs-tone-stop" role="alert">
          {importing.problem} <Button size="small" text="Choose another file" onClick={() => input.current?.click()} />
        </p>
      )}
    </div>
  );
});

const Converting = observer(function Converting() {
  const { openVisit, recorder } = useStores();
  const { importing } = recorder;
  const isForOpenVisit = importing.visitId === openVisit.visitId; // a file's name may be the name of another patient
  return (
    <div className="cs-converting">
      <span>Converting {isForOpenVisit ? importing.file?.name : "a file of another session"}</span>
      <span className="cs-muted">{Math.round(importing.share * 100)}%</span>
      <ProgressBar value={importing.share} intent="primary" stripes={false} aria-label="Converting" />
      <Button size="small" text="Cancel" onClick={() => importing.cancel()} />
    </div>
  );
});

/** The native listener above handles changes, because a React handler would see a stale visit. */
const ignore = (_event: ChangeEvent<HTMLInputElement>): void => undefined;
