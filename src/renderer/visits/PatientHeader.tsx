import { Button, Menu, MenuItem } from "@blueprintjs/core";
import { CaretDown, Document, Edit, More, Trash } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, useEffect, useState } from "react";
import type { UpdateVisit, Visit } from "../../shared/visits/visit";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";
import { userMessage } from "../ui/userMessage";
import { AppError } from "../../shared/errors";
import { MenuPopover, OpeningItem } from "../ui/MenuPopover";
import { showProblem } from "../ui/showToast";
import { ConsentLine } from "./ConsentLine";
import { removeWithUndo } from "./removeWithUndo";
import "./visits.css";

/** The patient of the open visit, its consent and template, and a menu to edit or delete it. */
export const PatientHeader = observer(function PatientHeader() {
  const { openVisit } = useStores();
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
        <Name visit={visit} key={visit.id} />
        <p>
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
function useChange(): (visit: Visit, changes: UpdateVisit) => Promise<void> {
  const { openVisit, visits } = useStores();
  return async (visit, changes) => {
    try {
      openVisit.applyVisit(await visits.update(visit.id, changes));
    } catch (error) {
      showProblem(userMessage(AppError.from(error)).title);
    }
  };
}

/** The patient's name; if there is none, the visit's title and a field for the name. */
const Name = observer(function Name({ visit }: { visit: Visit }) {
  const change = useChange();
  const [name, setName] = useState("");
  if (visit.patient_name !== null) return <h1>{visit.patient_name}</h1>;

  const save = () => {
    const entered = name.trim();
    if (entered !== "") void change(visit, { patient_name: entered });
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter")
      event.currentTarget.blur(); // leaving the field saves it
    else if (event.key === "Escape") setName("");
  };
  return (
    <div className="cs-unnamed">
      <h1>{visit.title}</h1>
      <input
        aria-label="Patient name"
        placeholder="Patient name"
        value={name}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={handleKey}
      />
    </div>
  );
});

const TemplateChooser = observer(function TemplateChooser({ visit }: { visit: Visit }) {
  const { templates } = useStores();
  const change = useChange();
  useEffect(() => void templates.loadOnce(), [templates]);
  const title = templates.items.find(({ id }) => id === visit.template_id)?.title ?? "Template";
  return (
    <MenuPopover
      placement="bottom-end"
      content={
        <Menu aria-label="Templates">
          {templates.items.map((template) => (
            <MenuItem
              key={template.id}
              roleStructure="listoption"
              selected={template.id === visit.template_id}
              text={template.title}
              onClick={() => void change(visit, { template_id: template.id })}
            />
          ))}
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
        aria-haspopup="listbox"
      />
    </MenuPopover>
  );
});

const MoreMenu = observer(function MoreMenu({ visit }: { visit: Visit }) {
  const { visits } = useStores();
  return (
    <MenuPopover
      placement="bottom-end"
      content={
        <Menu aria-label="This session">
          <OpeningItem icon={<Edit />} text="Edit details" onOpen={() => visits.edit(visit)} />
          <MenuItem icon={<Trash />} text="Delete session" onClick={() => void removeWithUndo(visits, visit)} />
        </Menu>
      }
    >
      <Button variant="minimal" icon={<More />} aria-label="More for this session" aria-haspopup="menu" />
    </MenuPopover>
  );
});
