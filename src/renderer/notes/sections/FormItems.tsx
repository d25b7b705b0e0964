import { MenuDivider, MenuItem } from "@blueprintjs/core";
import { Blank, Tick } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { NoteSection } from "../../../shared/notes/document";
import type { SectionForm } from "../../../shared/templates/sectionForm";
import { useStores } from "../../base/useStores";

const lengths = { short: "Short", standard: "Standard length", detailed: "Detailed" } as const;
const styles = { prose: "Prose", bullets: "Bullets" } as const;

/** Menu items that redraft a section, or the whole document, in another length or format. */
export const FormItems = observer(function FormItems({ section }: { section: NoteSection | null }) {
  const { note } = useStores();
  const sections = section ? [section] : (note.shown?.sections ?? []);
  const item = (text: string, form: SectionForm, isCurrent: (each: NoteSection) => boolean) => (
    <MenuItem
      key={text}
      icon={sections.every(isCurrent) ? <Tick /> : <Blank />}
      text={text}
      {...(sections.every(isCurrent) && { label: "now" })}
      onClick={() => void note.draft({ ...form, ...(section ? { section: section.key } : templateOf(note.shown)) })}
    />
  );
  return (
    <>
      <MenuDivider title={section ? "Length and format" : "Length and format of all sections"} />
      {note.kind === "note" &&
        entriesOf(lengths).map(([length, text]) =>
          item(text, { length }, (each) => (each.length ?? "standard") === length),
        )}
      {entriesOf(styles).map(([style, text]) => item(text, { style }, (each) => each.style === style))}
    </>
  );
});

const templateOf = (shown: { template_id: string } | null) => (shown ? { template_id: shown.template_id } : {});

const entriesOf = <Key extends string>(texts: Record<Key, string>) => Object.entries(texts) as [Key, string][];
