import { observer } from "mobx-react-lite";
import { readingGrade } from "./readingGrade";
import { useStores } from "../../base/useStores";

/** The highest school grade that health information for patients should need, by common US advice (AMA, NIH). */
const plainGrade = 6;

/** The school grade that reading the patient instructions takes. Null for other documents and very short texts. */
export const ReadingLevel = observer(function ReadingLevel() {
  const { shown, kind } = useStores().note;
  if (!shown || kind !== "patient_instructions") return null;
  const grade = readingGrade(shown.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)));
  if (grade === null) return null;
  return (
    <p className="cs-speech-summary cs-muted cs-small cs-num" role="status">
      Reads at about grade {grade}.
      {grade > plainGrade && ` Shorter sentences and plainer words bring it to grade ${plainGrade}.`}
    </p>
  );
});
