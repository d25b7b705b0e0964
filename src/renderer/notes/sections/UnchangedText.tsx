import { InfoSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { DraftDocument, NoteSection } from "../../../shared/notes/document";
import { isByPerson } from "../../../shared/notes/isByPerson";
import type { SectionLength } from "../../../shared/templates/sectionForm";
import { useStores } from "../../base/useStores";
import { StatusLine } from "../../ui/StatusLine";

const lengthTexts: Record<SectionLength, string> = {
  short: "Already as short as what was said allows.",
  standard: "The standard length is the same text.",
  detailed: "Nothing more was said to add.",
};

/** Says above the text of a section, or of the document, that its redraft left it as it was; null if it did not. */
export const UnchangedText = observer(function UnchangedText({ section }: { section: NoteSection | null }) {
  const text = useUnchangedText(section);
  return text ? (
    <p className="cs-unchanged">
      <StatusLine icon={<InfoSign size={12} />}>{text}</StatusLine>
    </p>
  ) : null;
});

/** The same text for screen readers; rendered always, so that it is announced when it appears. */
export const UnchangedAnnouncement = observer(function UnchangedAnnouncement() {
  const { note } = useStores();
  const asked = note.instructing.lastDraft.unchangedBy(note.saved)?.section;
  const section = note.saved?.sections.find(({ key }) => key === asked) ?? null;
  const text = useUnchangedText(section);
  return (
    <span className="cs-hidden" role="status">
      {text && section ? `${section.title}: ${text}` : text}
    </span>
  );
});

/** Returns what is said about the redraft of a section, or (null) of the whole document; null if its text changed. */
function useUnchangedText(section: NoteSection | null): string | null {
  const { note } = useStores();
  const { saved } = note;
  const request = note.instructing.lastDraft.unchangedBy(saved);
  if (!saved || !request || (request.section ?? null) !== (section?.key ?? null)) return null;
  const sentences = (section ? [section] : saved.sections).flatMap((each) => each.sentences);
  if (sentences.length === 0) return "There is no text to rewrite.";
  const isKept = sentences.some(isByPerson);
  return isKept ? `${formatUnchanged(request)} Your own text is kept as you wrote it.` : formatUnchanged(request);
}

function formatUnchanged({ length, style }: DraftDocument): string {
  if (length) return lengthTexts[length];
  if (style) return style === "prose" ? "Already written as prose." : "Already written as bullets.";
  return "Redrafted. The text is the same.";
}
