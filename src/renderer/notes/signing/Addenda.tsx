import { observer } from "mobx-react-lite";
import { useStores } from "../../base/useStores";
import { formatDayAndTime } from "../../format/formatTime";

/** The addenda of a signed note and the amendments of its visit's details, each with author and time. */
export const Addenda = observer(function Addenda() {
  return (
    <>
      <NoteAddenda />
      <Amendments />
    </>
  );
});

const fieldLabels = { patient: "Patient", title: "Title", reason: "Reason for visit" } as const;

const Amendments = observer(function Amendments() {
  const { openVisit } = useStores();
  return (openVisit.visit?.amendments ?? []).map(({ at, by, changes, explanation }) => (
    <section key={at} className="cs-sec cs-addendum" aria-label="Amendment">
      <h3>
        Amendment <span className="cs-muted">{`${by}, ${formatDayAndTime(at)}`}</span>
      </h3>
      {changes.map(({ field, before, after }) => (
        <p key={field}>
          {fieldLabels[field]} changed from “{before ?? "none"}” to “{after ?? "none"}”.
        </p>
      ))}
      <p>{explanation}</p>
    </section>
  ));
});

const NoteAddenda = observer(function NoteAddenda() {
  const { note } = useStores();
  return (note.shown?.addenda ?? []).map(({ text, by, at }) => (
    <section key={at} className="cs-sec cs-addendum" aria-label="Addendum">
      <h3>
        Addendum <span className="cs-muted">{`${by}, ${formatDayAndTime(at)}`}</span>
      </h3>
      <p>{text}</p>
    </section>
  ));
});
