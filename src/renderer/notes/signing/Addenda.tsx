import { observer } from "mobx-react-lite";
import { useStores } from "../../base/useStores";
import { formatDayAndTime } from "../../format/formatTime";

/** The addenda of a signed note, with author and time. */
export const Addenda = observer(function Addenda() {
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
