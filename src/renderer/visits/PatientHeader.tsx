import { isInProgress } from "../../shared/visits/isInProgress";
import { Button, Menu, MenuDivider, MenuItem } from "@blueprintjs/core";
import { CaretDown, Document, Edit, More, Person, Trash } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { UpdateVisit, Visit } from "../../shared/visits/visit";
import { useStores } from "../base/useStores";
import { useCommands } from "../shortcuts/useCommands";
import { ChoiceItem } from "../ui/menu/ChoiceItem";
import { ErrorCallout } from "../ui/ErrorCallout";
import { userMessage } from "../ui/userMessage";
import { AppError } from "../../shared/errors";
import { MenuPopover, OpeningItem } from "../ui/menu/MenuPopover";
import { showProblem } from "../ui/showToast";
import { EditPatient } from "../patients/EditPatient";
import { identityLine } from "../patients/identityLine";
import { LazyVisitDetails } from "./LazyVisitDetails";
import { LazyAmendDialog } from "./LazyAmendDialog";
import { ConsentLine } from "./ConsentLine";
import { PatientName } from "./PatientName";
import { removeWithUndo } from "./removeWithUndo";
import "./visits.css";

/** Header of the open visit: patient, consent, template, and a menu to edit or delete the visit. */
export const PatientHeader = observer(function PatientHeader() {
  const { openVisit } = useStores();
  const change = useVisitUpdate();
  const { visit, gone } = openVisit;
  if (gone) return <ErrorCallout error={gone} />;
  if (!visit) {
    return (
      <header className="cs-patient" aria-busy="true">
        <span className="bp6-skeleton cs-patient-skeleton" />
      </header>
    );
  }
  return (
    <header className="cs-patient">
      <div className="cs-patient-id">
        <PatientName visit={visit} key={visit.id} onChange={(changes) => void change(visit, changes)} />
        <p>
          {visit.patient_unreadable && <span className="cs-tone-stop">Patient record can’t be read</span>}
          {visit.patient && (
            <span>{identityLine(visit.patient, visit.started_at ?? visit.created_at, visit.time_zone)}</span>
          )}
          {visit.patient_name !== null && visit.title !== visit.patient_name && <span>{visit.title}</span>}
          {visit.reason && <span className="cs-patient-reason">{visit.reason}</span>}
        </p>
      </div>
      <span className="cs-spacer" />
      <ConsentLine visit={visit} />
      <TemplateChooser visit={visit} />
      <MoreMenu visit={visit} />
    </header>
  );
});

/** Returns a function that updates a visit and shows a toast if that fails; it never rejects. */
function useVisitUpdate(): (visit: Visit, changes: UpdateVisit) => Promise<void> {
  const { openVisit, visits } = useStores();
  return async (visit, changes) => {
    try {
      openVisit.applyVisit(await visits.update(visit.id, changes));
    } catch (error) {
      showProblem(userMessage(AppError.from(error)).title);
    }
  };
}

/**
 * The template of the note, with a menu that redrafts it with another one; before the first draft, the template that
 * the draft will use, with a menu that chooses it. The title alone once the visit is signed, or if the note cannot be
 * edited.
 */
const TemplateChooser = observer(function TemplateChooser({ visit }: { visit: Visit }) {
  const { documents, templates } = useStores();
  const change = useVisitUpdate();
  useEffect(() => void templates.loadOnce(), [templates]);
  const note = documents.of("note");
  const { shown } = note;
  // A note that grows follows the template of the visit.
  const drafted = shown?.growing && isInProgress(visit) ? null : shown;
  const current = drafted?.template_id ?? visit.template_id ?? shown?.template_id;
  const title = templates.items.find(({ id }) => id === current)?.title ?? "Template";
  if (visit.status === "signed" || (shown && !note.canEdit))
    return <span className="cs-signed-template cs-muted cs-wide-only">{title}</span>;
  const redraft = (templateId: string) => {
    documents.show("note");
    void note.draft({ template_id: templateId, latest: true });
  };
  return (
    <MenuPopover
      placement="bottom-end"
      content={
        <Menu aria-label="Templates">
          {drafted && <MenuDivider title="Redraft as…" />}
          {templates.ofKind("note").map(({ id, title: name, version }) => {
            const isSame = id === current && version <= (drafted?.template_version ?? version);
            return (
              <ChoiceItem
                key={id}
                isChosen={id === current}
                disabled={drafted !== null && isSame}
                text={name}
                {...(id === current && !isSame && { label: "changed since" })}
                onClick={() => (drafted ? redraft(id) : void change(visit, { template_id: id }))}
              />
            );
          })}
          {drafted && (
            <MenuDivider className="cs-menu-hint" title="Your text and answers are kept. Undo restores this text." />
          )}
        </Menu>
      }
    >
      <Button
        className="cs-wide-only"
        variant="outlined"
        icon={<Document />}
        endIcon={<CaretDown />}
        text={title}
        aria-label={`Template: ${title}`}
        aria-haspopup="menu"
      />
    </MenuPopover>
  );
});

/**
 * Preloads the dialogs of the menu, so that keys pressed after choosing an item reach the dialog, not the shortcuts.
 */
const loadDialogs = () => void Promise.all([LazyAmendDialog.load(), LazyVisitDetails.load()]);

const MoreMenu = observer(function MoreMenu({ visit }: { visit: Visit }) {
  const { openVisit, visits } = useStores();
  const [open, setOpen] = useState<"patient" | "amendment" | null>(null);
  const [wasAmending, setWasAmending] = useState(false); // then the dialog stays mounted, to return the focus
  if (open === "amendment" && !wasAmending) setWasAmending(true);
  const isSigned = visit.status === "signed";
  const close = () => setOpen(null);
  const handleSaved = () => {
    close();
    void visits.reload(visit.id).then((read) => read && openVisit.applyVisit(read));
  };
  const edit = isSigned
    ? { text: "Amend details", run: () => setOpen("amendment") }
    : { text: "Edit details", run: () => visits.edit(visit) };
  const remove = () => void removeWithUndo(visits, visit);
  useCommands([
    { id: "edit-session", icon: Edit, ...edit },
    ...(visit.patient_signed && !isSigned
      ? [{ id: "amend-patient", text: "Amend patient", icon: Edit, run: () => setOpen("amendment") }]
      : []),
    ...(visit.patient
      ? [{ id: "patient-details", text: "Patient details", icon: Person, run: () => setOpen("patient") }]
      : []),
    { id: "delete-session", text: "Delete session", icon: Trash, run: remove },
  ]);
  return (
    <>
      <MenuPopover
        onOpening={loadDialogs}
        placement="bottom-end"
        content={
          <Menu aria-label="This session">
            <OpeningItem icon={<Edit />} text={edit.text} onOpen={edit.run} />
            {visit.patient_signed && !isSigned && (
              <OpeningItem icon={<Edit />} text="Amend patient" onOpen={() => setOpen("amendment")} />
            )}
            {visit.patient && (
              <OpeningItem icon={<Person />} text="Patient details" onOpen={() => setOpen("patient")} />
            )}
            <MenuItem icon={<Trash />} text="Delete session" onClick={remove} />
          </Menu>
        }
      >
        <Button variant="minimal" icon={<More />} aria-label="More for this session" aria-haspopup="menu" />
      </MenuPopover>
      {wasAmending && <LazyAmendDialog visit={visit} isOpen={open === "amendment"} onClose={close} />}
      {open === "patient" && visit.patient_id && (
        <EditPatient id={visit.patient_id} onClose={close} onSaved={handleSaved} />
      )}
    </>
  );
});
