import { Button, InputGroup } from "@blueprintjs/core";
import { Cross, Plus, Search, Undo } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Loading } from "../ui/Loading";
import { TemplateRows } from "./TemplateRows";
import "./templates.css";
import { editPath } from "./useTemplateId";

/** /dashboard/templates: the user's own templates and the built-in templates. */
export const TemplatesScreen = observer(function TemplatesScreen() {
  const { templates } = useStores();
  const isActive = useIsScreenActive();
  useEffect(() => {
    if (isActive) void templates.load();
  }, [templates, isActive]);

  const { loading, changing, search, own, builtIn, items } = templates;
  const notes = builtIn.filter(({ kind }) => kind === "note");
  const others = builtIn.filter(({ kind }) => kind !== "note");
  const hasOwn = items.some(({ built_in }) => !built_in);
  return (
    <div className="cs-tpl-page">
      <Head />
      {loading.error && <ErrorCallout error={loading.error} onRetry={() => void templates.load()} />}
      {changing.error && <ErrorCallout error={changing.error} />}
      <Removed />
      {items.length === 0 && loading.isRunning && <Loading text="Loading..." />}
      {items.length > 0 && own.length + builtIn.length === 0 && <NothingFound />}
      {own.length > 0 && <TemplateRows title="Yours" templates={own} />}
      {items.length > 0 && !hasOwn && search.trim() === "" && (
        <section className="cs-tpl-group">
          <h2>Yours</h2>
          <p className="cs-muted">
            You have no templates of your own yet. Create one, or duplicate a built-in template.
          </p>
        </section>
      )}
      {notes.length > 0 && <TemplateRows title="Built-in" templates={notes} />}
      {others.length > 0 && <TemplateRows title="Other documents" templates={others} />}
    </div>
  );
});

const Head = observer(function Head() {
  const { templates } = useStores();
  const navigate = useNavigate();
  const handleNew = async () => {
    const made = await templates.create();
    if (made) void navigate(editPath(made.id));
  };
  return (
    <header className="cs-tpl-head">
      <div>
        <h1>Templates</h1>
        <p>Choose how your notes and other documents are structured. Only you can see your own templates.</p>
      </div>
      <span className="cs-spacer" />
      <div className="cs-tpl-actions">
        <InputGroup
          leftIcon={<Search />}
          placeholder="Find a template"
          aria-label="Find a template"
          value={templates.search}
          onValueChange={(value) => templates.setSearch(value)}
        />
        <Button intent="primary" icon={<Plus />} text="New template" onClick={() => void handleNew()} />
      </div>
    </header>
  );
});

/** Line with a button that restores the last deleted template, even after its toast has closed. */
const Removed = observer(function Removed() {
  const { templates } = useStores();
  const { removed } = templates;
  const isActive = useIsScreenActive();
  const restore = useRef<HTMLButtonElement>(null);
  const focusedFor = useRef<string | null>(null);
  useEffect(() => {
    if (!isActive || !removed || focusedFor.current === removed.id) return;
    focusedFor.current = removed.id; // once per deletion, which also removed the row that had the focus
    restore.current?.focus();
  }, [isActive, removed]);
  if (!removed) return null;
  return (
    <p className="cs-tpl-removed cs-muted">
      “{removed.title}” was deleted.
      <Button
        ref={restore}
        size="small"
        variant="minimal"
        icon={<Undo />}
        text="Restore"
        onClick={() => void templates.undoRemove()}
      />
    </p>
  );
});

const NothingFound = observer(function NothingFound() {
  const { templates } = useStores();
  return (
    <p className="cs-tpl-none" role="status">
      Nothing found for “{templates.search.trim()}”. Search covers titles, descriptions and sections.{" "}
      <Button size="small" icon={<Cross />} text="Clear search" onClick={() => templates.setSearch("")} />
    </p>
  );
});
