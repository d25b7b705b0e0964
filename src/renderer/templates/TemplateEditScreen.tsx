import { Search } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Loading } from "../ui/Loading";
import { EditorHead } from "./EditorHead";
import { SectionForm } from "./SectionForm";
import { SectionsList } from "./SectionsList";
import type { TemplateDraft } from "./TemplateDraft";
import "./templates.css";
import { useEditorSteps } from "./useEditorSteps";
import { useEditorShortcuts } from "./useEditorShortcuts";
import { useTemplateId } from "./useTemplateId";

/** /dashboard/templates/edit/{templateId}: the editor of one template; built-in templates are read-only. */
export const TemplateEditScreen = observer(function TemplateEditScreen() {
  const { templates } = useStores();
  const id = useTemplateId();
  const isActive = useIsScreenActive();
  useEffect(() => {
    if (isActive && id !== null) void templates.open(id);
  }, [templates, isActive, id]);

  if (id === null) return null; // cannot happen: the route has an id
  const { error, isRunning } = templates.opening;
  const draft = templates.draftOf(id);
  if (error?.code === "not_found" && !draft?.isChanged) return <TemplateNotFound />;
  return (
    <div className="cs-tpl-editor">
      {error && !isRunning && <ErrorCallout error={error} onRetry={() => void templates.open(id)} />}
      {draft && <Editor key={id} draft={draft} />}
      {!draft && isRunning && <Loading text="Loading..." />}
    </div>
  );
});

const Editor = observer(function Editor({ draft }: { draft: TemplateDraft }) {
  const { templates } = useStores();
  const steps = useEditorSteps(draft);
  const save = () => {
    if (templates.saving.isRunning) return;
    if (draft.check()) void templates.save(draft);
    else steps.showProblem();
  };
  useEditorShortcuts(draft, save);
  return (
    <>
      <EditorHead draft={draft} onSave={save} />
      {templates.saving.error && <ErrorCallout error={templates.saving.error} />}
      {steps.control}
      <div className={`cs-tpl-cols is-${steps.step}`}>
        <SectionsList draft={draft} onOpen={() => steps.show("form")} />
        <SectionForm draft={draft} />
      </div>
    </>
  );
});

function TemplateNotFound() {
  return (
    <div className="cs-not-found">
      <Search size={40} className="cs-muted" />
      <h1>Template not found</h1>
      <p className="cs-muted">It may have been deleted, or it belongs to another user.</p>
      <Link className="bp6-button bp6-intent-primary" to="/dashboard/templates">
        All templates
      </Link>
    </div>
  );
}
