import { builtInTemplate, defaultTemplateIdOf } from "../../shared/templates/builtInTemplates";
import { Button, FormGroup, InputGroup, SegmentedControl, TextArea } from "@blueprintjs/core";
import { ArrowDown, ArrowUp, Trash } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { templateLimits } from "../../shared/templates/template";
import { sectionLengthSchema } from "../../shared/templates/sectionForm";
import { ariaKeys } from "../shortcuts/shortcuts";
import { showUndo } from "../ui/showToast";
import { fieldIds } from "./fieldIds";
import type { DraftSection, TemplateDraft } from "./TemplateDraft";

/** The form of the selected section; read-only for a built-in template. */
export const SectionForm = observer(function SectionForm({ draft }: { draft: TemplateDraft }) {
  const section = draft.selected;
  if (!section) return null;
  return (
    <section className="cs-tpl-form" aria-labelledby="template-section">
      <div className="cs-pane-head">
        <h2 id="template-section">{section.title.trim() || "New section"}</h2>
        <span className="cs-spacer" />
        {!draft.saved.built_in && <SectionActions draft={draft} section={section} />}
      </div>
      <div className="cs-tpl-fields">
        <SectionFields key={section.id} draft={draft} section={section} />
        <BuiltInDrafter draft={draft} section={section} />
      </div>
    </section>
  );
});

interface Props {
  draft: TemplateDraft;
  section: DraftSection;
}

const SectionActions = observer(function SectionActions({ draft, section }: Props) {
  const { selectedIndex, sections } = draft;
  const handleRemove = () => {
    const restore = draft.removeSection(section.id);
    if (restore) showUndo("Section removed", restore);
  };
  return (
    <>
      <Button
        variant="minimal"
        icon={<ArrowUp />}
        aria-label="Move up"
        title="Move up"
        aria-keyshortcuts={ariaKeys("sectionUp")}
        aria-disabled={selectedIndex === 0}
        onClick={() => draft.moveSection(section.id, -1)}
      />
      <Button
        variant="minimal"
        icon={<ArrowDown />}
        aria-label="Move down"
        title="Move down"
        aria-keyshortcuts={ariaKeys("sectionDown")}
        aria-disabled={selectedIndex === sections.length - 1}
        onClick={() => draft.moveSection(section.id, 1)}
      />
      <Button
        variant="minimal"
        icon={<Trash />}
        aria-label="Remove section"
        title={sections.length === 1 ? "A template has at least one section" : "Remove section"}
        aria-disabled={sections.length === 1}
        onClick={handleRemove}
      />
    </>
  );
});

const SectionFields = observer(function SectionFields({ draft, section }: Props) {
  const isBuiltIn = draft.saved.built_in;
  const isMissing = draft.isProblemShown && draft.problem?.sectionId === section.id;
  const change = (values: Partial<DraftSection>) => draft.changeSection(section.id, values);
  return (
    <>
      <FormGroup
        label="Title"
        labelFor={fieldIds.sectionTitle}
        {...(isMissing && {
          intent: "danger" as const,
          helperText: <span role="alert">{draft.problem?.message}</span>,
        })}
      >
        <InputGroup
          id={fieldIds.sectionTitle}
          value={section.title}
          readOnly={isBuiltIn}
          maxLength={templateLimits.title}
          autoComplete="off"
          aria-invalid={isMissing}
          {...(isMissing && { intent: "danger" as const })}
          onValueChange={(title) => change({ title })}
        />
      </FormGroup>
      <StyleField draft={draft} section={section} />
      {draft.saved.kind === "note" && <LengthField draft={draft} section={section} />}
      <FormGroup
        label="Instructions"
        labelFor="template-section-instructions"
        {...(!isBuiltIn && {
          helperText: "Write as you would to a colleague. Only what was said in the visit is used.",
        })}
      >
        <TextArea
          id="template-section-instructions"
          fill={true}
          rows={5}
          readOnly={isBuiltIn}
          value={section.instructions}
          maxLength={templateLimits.instructions}
          onChange={(event) => change({ instructions: event.currentTarget.value })}
        />
      </FormGroup>
    </>
  );
});

const StyleField = observer(function StyleField({ draft, section }: Props) {
  return (
    <FormGroup label="Format">
      {draft.saved.built_in ? (
        <span>{section.style === "prose" ? "Prose" : "Bullets"}</span>
      ) : (
        <SegmentedControl
          aria-label="Format"
          options={[
            { value: "prose", label: "Prose" },
            { value: "bullets", label: "Bullets" },
          ]}
          value={section.style}
          onValueChange={(style) =>
            draft.changeSection(section.id, { style: style === "bullets" ? "bullets" : "prose" })
          }
        />
      )}
    </FormGroup>
  );
});

const LengthField = observer(function LengthField({ draft, section }: Props) {
  return (
    <FormGroup label="Length">
      {draft.saved.built_in ? (
        <span>Standard</span>
      ) : (
        <SegmentedControl
          aria-label="Length"
          options={[
            { value: "short", label: "Short" },
            { value: "standard", label: "Standard" },
            { value: "detailed", label: "Detailed" },
          ]}
          value={section.length}
          onValueChange={(length) => draft.changeSection(section.id, { length: sectionLengthSchema.parse(length) })}
        />
      )}
    </FormGroup>
  );
});

const lengthTexts = {
  short: "Short: leaves out small talk and daily life, and lists denied symptoms together. Nothing else is dropped.",
  detailed: "Detailed: also writes what the check of the note would otherwise offer as missing.",
};

/** Explains what the built-in drafter writes into this section. */
const BuiltInDrafter = observer(function BuiltInDrafter({ draft, section }: Props) {
  const topics = draft.topics.get(section.id);
  const { kind } = draft.saved;
  const known = builtInTemplate(defaultTemplateIdOf(kind))?.sections.find(({ id }) => id === section.id);
  if (kind !== "note")
    return (
      <aside className="cs-tpl-drafter" aria-label="Built-in drafter">
        <h3>Built-in drafter</h3>
        <p aria-live="polite">
          {known
            ? `Writes here, whatever the title: ${known.instructions}`
            : "This section stays empty, for you to fill in: the drafter writes only the sections of the built-in template."}
        </p>
      </aside>
    );
  return (
    <aside className="cs-tpl-drafter" aria-label="Built-in drafter">
      <h3>Built-in drafter</h3>
      <p aria-live="polite">
        {topics
          ? `Writes here: ${topics.join(", ")}. Content is matched to section titles; anything else goes in the last section.`
          : "This section will stay empty: other sections already cover it."}
      </p>
      {section.length !== "standard" && <p>{lengthTexts[section.length]}</p>}
      <p className="cs-muted">
        The built-in drafter follows format and length, not instructions. A language model follows all three.
      </p>
    </aside>
  );
});
