import { Button, Callout, Menu, MenuItem } from "@blueprintjs/core";
import { More, TickCircle, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { EhrProfileSummary, ProfileImport } from "../../../shared/ehr/ehrProfileSummary";
import { useStores } from "../../base/useStores";
import { MenuPopover, OpeningItem } from "../../ui/menu/MenuPopover";
import { Question } from "../../ui/Question";
import { showDone } from "../../ui/showToast";
import { StatusLine } from "../../ui/StatusLine";
import { FileButton } from "../FileButton";
import { downloadJson } from "../../base/downloadJson";

/** The EHRs that are set up, with import, export, and whether their fields are found on the page that is open. */
export const Profiles = observer(function Profiles({ onSetUp }: { onSetUp: () => void }) {
  const { ehr } = useStores();
  useEffect(() => void ehr.loadProfiles(), [ehr]);
  const { profiles } = ehr;
  return (
    <section aria-labelledby="cs-ehr-profiles">
      <h2 id="cs-ehr-profiles">EHRs</h2>
      {profiles?.length === 0 && (
        <p className="cs-muted">
          No EHR is set up yet. Set yours up by clicking its fields, or import a file from a colleague.
        </p>
      )}
      <ul className="cs-ehr-rows">
        {profiles?.map((profile) => (
          <ProfileRow key={profile.id} profile={profile} />
        ))}
      </ul>
      <div className="cs-ehr-actions">
        <Button text="Set up an EHR" onClick={onSetUp} />
        <ImportProfile />
      </div>
    </section>
  );
});

const ProfileRow = observer(function ProfileRow({ profile }: { profile: EhrProfileSummary }) {
  const { ehr } = useStores();
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, name, version, origins, fields } = profile;
  const handleExport = async () => {
    const text = await ehr.exportProfile(id);
    if (text !== null) downloadJson(text, `ehr-${id}.json`);
  };
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className="cs-cell-sub">
          Version {version} · {origins.join(", ")}
        </span>
        <span className="cs-cell-sub">{fields.length === 0 ? "Reads only" : `Fills ${fields.join(", ")}`}</span>
        <FoundTargets id={id} />
      </div>
      <MenuPopover
        placement="bottom-end"
        content={
          <Menu aria-label={name}>
            <MenuItem text="Export" onClick={() => void handleExport()} />
            <OpeningItem text="Remove…" intent="danger" onOpen={() => setIsRemoving(true)} />
          </Menu>
        }
      >
        <Button variant="minimal" icon={<More />} aria-label={`Actions for ${name}`} aria-haspopup="menu" />
      </MenuPopover>
      {isRemoving && (
        <Question
          title={`Remove ${name}?`}
          text="You can then no longer put notes into this EHR. Export it first to keep its setup."
          leave={{ text: "Remove", onClick: () => void ehr.removeProfile(id) }}
          stay={{ text: "Keep it", onClick: () => setIsRemoving(false) }}
        />
      )}
    </li>
  );
});

const foundTexts = { none: "not found", many: "found more than once", hidden: "hidden" } as const;

/** Whether the profile's fields are found on the page open in the EHR; null while another EHR's page is open. */
const FoundTargets = observer(function FoundTargets({ id }: { id: string }) {
  const chart = useStores().ehr.status?.chart;
  if (!chart || chart.profile?.id !== id) return null;
  if (chart.health.length === 0)
    return (
      <StatusLine icon={<TickCircle size={12} />} tone="ok">
        All fields were found on the open page.
      </StatusLine>
    );
  return (
    <StatusLine icon={<WarningSign size={12} />} tone="check">
      On the open page: {chart.health.map(({ target, found }) => `${target} ${foundTexts[found]}`).join(", ")}. Notes
      can’t be filled in until this is fixed. If the EHR’s pages have changed, set it up again.
    </StatusLine>
  );
});

/** Imports a profile, after the person accepts its addresses. */
const ImportProfile = observer(function ImportProfile() {
  const { ehr } = useStores();
  const [checked, setChecked] = useState<{ text: string; result: ProfileImport } | null>(null);
  const handleText = async (text: string, origins: string[] = []) => {
    const result = await ehr.importProfile(text, origins);
    if (result.accepted) showDone("Setup imported");
    setChecked(result.accepted ? null : { text, result });
  };
  const profile = checked?.result.profile;
  return (
    <>
      <FileButton text="Import…" label="EHR profile" onText={(text) => void handleText(text)} />
      {checked && checked.result.faults.length > 0 && (
        <Callout role="alert" compact={true} intent="warning" icon={<WarningSign />}>
          The setup wasn’t imported. {checked.result.faults.slice(0, 3).map(faultText).join(" ")}
        </Callout>
      )}
      {checked && profile && (
        <Question
          title={`Use ${profile.name} at these addresses?`}
          text="Chartside will read and fill pages there. Accept only the addresses of your own EHR."
          leave={{ text: "Accept and import", onClick: () => void handleText(checked.text, profile.origins) }}
          stay={{ text: "Don’t import", onClick: () => setChecked(null) }}
        >
          <ul className="cs-ehr-origins">
            {profile.origins.map((origin) => (
              <li key={origin}>{origin}</li>
            ))}
          </ul>
          <p className="cs-muted">Version {profile.version}</p>
        </Question>
      )}
    </>
  );
});

const faultText = ({ field, message }: { field: string; message: string }): string =>
  field === "" ? message : `${field}: ${message}`;
