import { HTMLTable } from "@blueprintjs/core";
import { TickCircle, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../../base/useStores";
import { formatLocalDateTime } from "../../format/formatTime";
import { StatusLine } from "../../ui/StatusLine";

/** Texts for the actions in the log; an unknown action is shown by its name. */
const actionTexts: Record<string, string> = {
  planFill: "Showed a plan",
  fillNote: "Filled a note",
  navigateToPatient: "Opened a chart",
  extractPageData: "Read a chart",
  importProfile: "Imported the setup of an EHR",
  setUpProfile: "Set up an EHR",
  removeProfile: "Removed the setup of an EHR",
  import: "Imported data",
  export: "Exported data",
  clear: "Cleared data",
};

/** The log of what Chartside did in the EHR and with its stored data and setup, without patient names and note text. */
export const AuditView = observer(function AuditView() {
  const { audit } = useStores().ehrRecords;
  if (!audit) return null;
  return (
    <section aria-labelledby="cs-ehr-audit">
      <h2 id="cs-ehr-audit">Log</h2>
      <p>
        <StatusLine
          icon={audit.isIntact ? <TickCircle size={12} /> : <WarningSign size={12} />}
          tone={audit.isIntact ? "ok" : "stop"}
        >
          {audit.isIntact ? "Unchanged, without gaps" : "The log was changed or damaged outside of Chartside"}
        </StatusLine>
      </p>
      {audit.entries.length === 0 ? (
        <p className="cs-muted">No activity yet.</p>
      ) : (
        <div className="cs-ehr-log">
          <HTMLTable className="cs-table" compact={true}>
            <thead>
              <tr>
                <th>When</th>
                <th>What</th>
                <th>Result</th>
                <th>Where</th>
                <th>Who</th>
              </tr>
            </thead>
            <tbody>
              {audit.entries.map(({ seq, at, verb, outcome, origin, fields, who }) => (
                <tr key={seq}>
                  <td>{formatLocalDateTime(at)}</td>
                  <td>
                    {actionTexts[verb] ?? verb}
                    {fields && fields.length > 0 && (
                      <span className="cs-cell-sub">{fields.length === 1 ? "1 box" : `${fields.length} boxes`}</span>
                    )}
                  </td>
                  <td>{outcome.replaceAll("_", " ")}</td>
                  <td>{origin ?? ""}</td>
                  <td>{who}</td>
                </tr>
              ))}
            </tbody>
          </HTMLTable>
        </div>
      )}
    </section>
  );
});
