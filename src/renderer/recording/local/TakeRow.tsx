import { Button, ProgressBar } from "@blueprintjs/core";
import { Cloud, CloudUpload, Import, Pause, Play, Record, Time, Trash, Undo, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { MouseEvent, ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { useStores } from "../../base/useStores";
import { formatTime, formatDayAndTime } from "../../format/formatTime";
import { formatClock } from "../../format/formatClock";
import { StatusLine } from "../../ui/StatusLine";
import { type AskTakes, restoreButtonId, isSelectable, type LocalState, type LocalTake } from "./localTake";
import { formatFileSize } from "../../format/formatBytes";
import { SelectBox } from "./SelectBox";
import { restoreTakes } from "./takeActions";
import { TakeMenu } from "./TakeMenu";
import { TakePlayerRow } from "./TakePlayerRow";
import { sentenceCase } from "../../../shared/sentenceCase";

interface Props {
  local: LocalTake;
  onAsk: AskTakes;
}

/** Row of a take: name or patient, time, length, size, state and actions; its player is below if open. */
export const TakeRow = observer(function TakeRow({ local, onAsk }: Props) {
  const { localRecordings: store, localPlayer: player, layout } = useStores();
  const { take, state } = local;
  const visit = store.visit(take.visitId);
  const whose = visit === null ? "Deleted session" : (visit?.patient_name ?? visit?.title ?? "Session");
  const name = take.name ?? whose;
  const isTitled = visit && visit.patient_name !== null && visit.title !== visit.patient_name;
  const about = take.name !== undefined ? whose : isTitled ? visit.title : visit?.reason;
  const recorded = formatDayAndTime(new Date(take.startedAt).toISOString());
  const isOpen = player.id === take.id;
  const isNarrow = layout.width === "narrow"; // the state is shown under the name instead of in a column
  const isSelected = isSelectable(state) && store.selection.has(take.id);
  return (
    <>
      <tr className={isOpen || isSelected ? "is-open" : undefined}>
        <td className="cs-loc-select">
          {isSelectable(state) && <SelectBox takeId={take.id} name={`${name}, ${recorded}`} />}
        </td>
        <th scope="row">
          <span className="cs-loc-name">{name}</span>
          {about && <span className="cs-loc-about">{about}</span>}
          <span className="cs-loc-about cs-loc-narrow cs-num">
            {sentenceCase(recorded)}, {formatClock(take.durationMs)}, {formatFileSize(take.bytes)}
          </span>
          {isNarrow && <StateCell local={local} />}
        </th>
        <td className="cs-num cs-loc-wide">{sentenceCase(recorded)}</td>
        <td className="cs-num cs-loc-wide cs-loc-right">{formatClock(take.durationMs)}</td>
        <td className="cs-num cs-loc-wide cs-loc-right">{formatFileSize(take.bytes)}</td>
        {!isNarrow && (
          <td>
            <StateCell local={local} />
          </td>
        )}
        <td className="cs-loc-actions">
          <TakeActions local={local} name={`${name}, ${recorded}`} onAsk={onAsk} />
        </td>
      </tr>
      {isOpen && <TakePlayerRow local={local} onAsk={onAsk} />}
    </>
  );
});

/** Play, and the menu; for a deleted take only Restore. @param props.name name and time, for accessible names. */
const TakeActions = observer(function TakeActions({ local, name, onAsk }: Props & { name: string }) {
  const { localRecordings: store, localPlayer: player } = useStores();
  const isPlaying = player.id === local.take.id && player.sound.playing;
  return (
    <>
      {canPlay(local.state) && (
        <Button
          variant="minimal"
          icon={isPlaying ? <Pause /> : <Play />}
          aria-label={`${isPlaying ? "Pause" : "Play"} ${name}`}
          onClick={() => player.toggle(local)}
        />
      )}
      {local.state.kind === "deleted" ? (
        <Button
          id={restoreButtonId(local)}
          size="small"
          variant="outlined"
          icon={<Undo />}
          text="Restore"
          aria-label={`Restore ${name}`}
          onClick={() => void restoreTakes(store, [local])}
        />
      ) : (
        <TakeMenu local={local} name={name} onAsk={onAsk} />
      )}
    </>
  );
});

const canPlay = ({ kind }: LocalState): boolean => kind !== "recording" && kind !== "importing" && kind !== "deleted";

const StateCell = observer(function StateCell({ local }: { local: LocalTake }) {
  const { state } = local;
  const line = (icon: ReactElement, text: string, tone: "muted" | "ok" | "check" | "stop" | "act" = "muted") => (
    <StatusLine icon={icon} tone={tone}>
      {text}
    </StatusLine>
  );
  switch (state.kind) {
    case "recording":
      return line(<Record size={12} />, "Recording", "stop");
    case "importing":
      return line(<Import size={12} />, "Importing", "act");
    case "interrupted":
      return line(<WarningSign size={12} />, "Interrupted, recovered", "check");
    case "refused":
      return line(<WarningSign size={12} />, `Not sent. ${state.message}`, "check");
    case "deleted":
      return line(
        <Trash size={12} />,
        `Deleted, can be restored until ${formatTime(new Date(state.until).toISOString())}`,
      );
    case "uploaded":
      return <UploadedCell take={local.take} />;
    case "waiting":
      if (state.sentShare === 0) return line(<Time size={12} />, "Waiting to upload");
      return (
        <>
          {line(<CloudUpload size={12} />, "Uploading", "act")}
          <ProgressBar
            className="cs-loc-bar"
            intent="primary"
            value={state.sentShare}
            stripes={false}
            animate={false}
            aria-label="Upload"
          />
        </>
      );
  }
});

/** Where an uploaded take is now: a link to its visit. */
const UploadedCell = observer(function UploadedCell({ take }: { take: LocalTake["take"] }) {
  const { localRecordings: store, visits } = useStores();
  const navigate = useNavigate();
  const visit = store.visit(take.visitId);
  const handleOpen = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // opens a new tab or window
    event.preventDefault();
    visits.select(take.visitId);
    void navigate("/dashboard/scribe");
  };
  const at = formatTime(new Date(take.startedAt).toISOString());
  const name = visit?.patient_name;
  return (
    <StatusLine icon={<Cloud size={12} />} tone="ok">
      {visit === null ? (
        "Uploaded; its session was deleted"
      ) : (
        <a href={`/dashboard/scribe?visit=${take.visitId}`} onClick={handleOpen}>
          {name ? `In the session of ${name}, ${at}` : `In the unnamed session, ${at}`}
        </a>
      )}
    </StatusLine>
  );
});
