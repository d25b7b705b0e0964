import { Button, FormGroup, TextArea } from "@blueprintjs/core";
import { Plus } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, useRef } from "react";
import { templateLimits } from "../../shared/templates/template";
import { fieldIds } from "./fieldIds";
import type { DraftSection, TemplateDraft } from "./TemplateDraft";

interface Props {
  draft: TemplateDraft;
  /** Called when a section is selected or added. */
  onOpen: () => void;
}

/** The template's description and the list of sections. Sections share one tab stop; the arrow keys select them. */
export const SectionsList = observer(function SectionsList({ draft, onOpen }: Props) {
  const isBuiltIn = draft.saved.built_in;
  const list = useRef<HTMLOListElement>(null);
  const handleAdd = () => {
    draft.addSection();
    onOpen();
    requestAnimationFrame(() => document.getElementById(fieldIds.sectionTitle)?.focus());
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const next = draft.sections[draft.selectedIndex + step];
    if (step === 0 || event.altKey || !next) return;
    event.preventDefault();
    draft.select(next.id);
    list.current?.querySelectorAll("button")[draft.selectedIndex]?.focus();
  };
  return (
    <section className="cs-tpl-list" aria-labelledby="template-sections">
      <FormGroup className="cs-tpl-description" label="Description" labelFor="template-description">
        <TextArea
          id="template-description"
          fill={true}
          rows={2}
          autoResize={true}
          readOnly={isBuiltIn}
          maxLength={templateLimits.description}
          value={draft.description}
          onChange={(event) => draft.setText({ description: event.currentTarget.value })}
        />
      </FormGroup>
      <div className="cs-pane-head">
        <h2 id="template-sections">Sections</h2>
        <span className="cs-spacer" />
        {!isBuiltIn && (
          <Button
            size="small"
            variant="minimal"
            icon={<Plus />}
            text="Add"
            aria-label="Add section"
            disabled={draft.sections.length >= templateLimits.sections}
            onClick={handleAdd}
          />
        )}
      </div>
      <ol ref={list} onKeyDown={handleKey}>
        {draft.sections.map((section) => (
          <SectionRow key={section.id} draft={draft} section={section} onOpen={onOpen} />
        ))}
      </ol>
    </section>
  );
});

interface RowProps extends Props {
  section: DraftSection;
}

const SectionRow = observer(function SectionRow({ draft, section, onOpen }: RowProps) {
  const isOpen = draft.selectedId === section.id;
  const handleClick = () => {
    draft.select(section.id);
    onOpen();
  };
  return (
    <li>
      <button
        type="button"
        className={`cs-tpl-section${isOpen ? " is-active" : ""}`}
        aria-current={isOpen ? "true" : undefined}
        tabIndex={isOpen ? 0 : -1}
        onClick={handleClick}
      >
        <span>{section.title.trim() || "New section"}</span>
        <span className="cs-muted cs-small">{section.style}</span>
      </button>
    </li>
  );
});
