import { Button, ProgressBar } from "@blueprintjs/core";
import { Cloud, CloudUpload, Import, Pause, Play, Record, Time, Trash, Undo, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useStores } from "../../app/stores";
import { clockTime, dayAndTime } from "../../notes/dayWords";
import { clock } from "../../playback/clock";
import { StatusLine } from "../../ui/StatusLine";
import { type AskTakes, bringBackId, isSelectable, type LocalState, type LocalTake, sizeWords } from "./localTake";
import { SelectBox } from "./SelectBox";
import { bringTakesBack } from "./takeActs";
import { TakeMenu } from "./TakeMenu";
import { TakePlayerRow } from "./TakePlayerRow";

interface Props {
  local: LocalTake;
  onAsk: AskTakes;
}

/** One take: whose it is, when it was, how long, and where it stands. */
export const TakeRow = observer(function TakeRow({ local, onAsk }: Props) {
  const { localRecordings: store, localPlayer: player, layout } = useStores();
  const { take, state } = local;
  const session = store.session(take.visitId);
  const whose = session === null ? "Deleted session" : (session?.patient_name ?? session?.title ?? "Session");
  const name = take.name ?? whose;
  const isTitled = session && session.patient_name !== null && session.title !== session.patient_name;
  const about = take.name !== undefined ? whose : isTitled ? session.title : session?.reason;
  const recorded = dayAndTime(new Date(take.startedAt).toISOString());
  const isOpen = player.takeId === take.id;
  const isPlaying = isOpen && player.playing;
  const isNarrow = layout.width === "narrow"; // no room for a column: what it says stands under the name
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
            {sentenceCase(recorded)}, {clock(take.durationMs)}, {sizeWords(take.bytes)}
          </span>
          {isNarrow && <StateCell state={state} />}
        </th>
        <td className="cs-num cs-loc-wide">{sentenceCase(recorded)}</td>
        <td className="cs-num cs-loc-wide cs-loc-right">{clock(take.durationMs)}</td>
        <td className="cs-num cs-loc-wide cs-loc-right">{sizeWords(take.bytes)}</td>
        {!isNarrow && (
          <td>
            <StateCell state={state} />
          </td>
        )}
        <td className="cs-loc-acts">
          {canPlay(state) && (
            <Button
              variant="minimal"
              icon={isPlaying ? <Pause /> : <Play />}
              aria-label={`${isPlaying ? "Pause" : "Play"} ${name}, ${recorded}`}
              onClick={() => void player.toggle(local)}
            />
          )}
          {state.kind === "deleted" ? (
            <Button
              id={bringBackId(local)}
              size="small"
              variant="outlined"
              icon={<Undo />}
              text="Bring back"
              aria-label={`Bring back ${name}, ${recorded}`}
              onClick={() => void bringTakesBack(store, [local])}
            />
          ) : (
            <TakeMenu local={local} name={`${name}, ${recorded}`} onAsk={onAsk} />
          )}
        </td>
      </tr>
      {isOpen && <TakePlayerRow local={local} onAsk={onAsk} />}
    </>
  );
});

const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const canPlay = ({ kind }: LocalState): boolean => kind !== "recording" && kind !== "importing" && kind !== "deleted";

function StateCell({ state }: { state: LocalState }) {
  const line = (icon: ReactElement, words: string, tone: "muted" | "ok" | "check" | "stop" | "act" = "muted") => (
    <StatusLine icon={icon} tone={tone}>
      {words}
    </StatusLine>
  );
  switch (state.kind) {
    case "recording":
      return line(<Record size={12} />, "Recording", "stop");
    case "importing":
      return line(<Import size={12} />, "Being imported", "act");
    case "interrupted":
      return line(<WarningSign size={12} />, "Interrupted, recovered", "check");
    case "refused":
      return line(<WarningSign size={12} />, `Not sent. ${state.words}`, "check");
    case "deleted":
      return line(<Trash size={12} />, `Deleted, gone at ${clockTime(new Date(state.until).toISOString())}`);
    case "uploaded":
      return line(<Cloud size={12} />, "Uploaded", "ok");
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
}
