import { observer } from "mobx-react-lite";
import { useStores } from "../app/stores";
import { dayAndTime } from "./dayWords";

/** What was added after signing, with who and when. */
export const Addenda = observer(function Addenda() {
  const { note } = useStores();
  return (note.shown?.addenda ?? []).map(({ text, by, at }) => (
    <section key={at} className="cs-sec cs-addendum" aria-label="Addendum">
      <h3>
        Addendum <span className="cs-muted">{`${by}, ${dayAndTime(at)}`}</span>
      </h3>
      <p>{text}</p>
    </section>
  ));
});
