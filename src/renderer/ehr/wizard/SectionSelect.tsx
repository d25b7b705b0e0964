import { HTMLSelect } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { WizardBox } from "../../../shared/bridge/wizardBridge";
import { boxGroups } from "../../../shared/ehr/boxGroups";
import { documentKinds } from "../../../shared/notes/document";
import { builtInTemplate, builtInTemplates, defaultTemplateIdOf } from "../../../shared/templates/builtInTemplates";
import { useStores } from "../../base/useStores";

interface Choice {
  section: string;
  title: string;
}

const groupKeys = new Set(boxGroups.map(({ key }) => key));
/** Sections of the built-in note templates, by id. */
const sectionTitles = new Map(
  builtInTemplates.flatMap(({ sections }) => sections.map(({ id, title }) => [id, title] as const)),
);
const oneSection = [...sectionTitles].filter(([id]) => !groupKeys.has(id));

/** Chooses what goes into a box of the EHR: a whole document, a usual group of sections, or one section by its id. */
export const SectionSelect = observer(function SectionSelect({ box }: { box: WizardBox }) {
  const { ehrWizard, templates } = useStores();
  useEffect(() => void templates.loadOnce(), [templates]);
  const { id, label, section, document } = box;
  const own = templates.items.filter((template) => !template.built_in);
  const handleChoose = (value: string) => {
    const [kind, chosen] = fromValue(value);
    void ehrWizard.changeBox(id, { section: chosen, document: kind });
  };
  return (
    <HTMLSelect
      aria-label={`What goes into ${label}`}
      value={typeof section === "string" ? toValue(document, section) : section ? "several" : ""}
      onChange={(event) => handleChoose(event.currentTarget.value)}
    >
      {section === null && <option value="">Choose…</option>}
      {Array.isArray(section) && <option value="several">Several sections</option>}
      <option value={toValue("note", "*")}>Whole note</option>
      <Choices
        title="Usual boxes"
        choices={boxGroups.map(({ key, title }) => ({ section: key, title }))}
        document="note"
      />
      <Choices
        title="One section"
        choices={oneSection.map(([each, title]) => ({ section: each, title }))}
        document="note"
      />
      {own.map((template) => (
        <Choices
          key={template.id}
          title={`Your template: ${template.title}`}
          choices={template.sections.map((each) => ({ section: each.id, title: each.title }))}
          document={template.kind}
        />
      ))}
      <OtherDocuments />
    </HTMLSelect>
  );
});

/** The other documents of a visit by kind, each whole or by section. */
function OtherDocuments() {
  return documentKinds
    .filter((kind) => kind !== "note")
    .map((kind) => {
      const template = builtInTemplate(defaultTemplateIdOf(kind));
      const sections = template?.sections.map(({ id, title }) => ({ section: id, title })) ?? [];
      const title = template?.title ?? kind;
      return (
        <Choices
          key={kind}
          title={title}
          choices={[{ section: "*", title: `Whole ${title.toLowerCase()}` }, ...sections]}
          document={kind}
        />
      );
    });
}

function Choices({ title, choices, document }: { title: string; choices: readonly Choice[]; document: string }) {
  return (
    <optgroup label={title}>
      {choices.map(({ section, title: words }) => (
        <option key={section} value={toValue(document, section)}>
          {words}
        </option>
      ))}
    </optgroup>
  );
}

/** The value of an option has the kind of document and the section, e.g. "note/plan". */
const toValue = (document: string, section: string): string => `${document}/${section}`;
const fromValue = (value: string): [document: string, section: string] => {
  const at = value.indexOf("/");
  return [value.slice(0, at), value.slice(at + 1)];
};
