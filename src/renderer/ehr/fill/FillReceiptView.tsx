import { Callout } from "@blueprintjs/core";
import { Tick, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { FilledField } from "../../../shared/ehr/ehrFill";
import { useStores } from "../../base/useStores";
import { StatusLine } from "../../ui/StatusLine";

const outcomeTexts: Record<FilledField["outcome"], string> = {
  verified: "Written and read back",
  already: "Was already there",
  asked: "Left as you changed it",
  kept: "Left as it was",
  empty: "Nothing in the note for this field",
  restored: "Earlier text restored",
  left: "Earlier text not restored, because you edited it meanwhile",
  failed: "Earlier text not restored. Check it in the EHR.",
  not_written: "Not written",
};
const good: readonly FilledField["outcome"][] = ["verified", "already"];

/** The result of filling: the outcome for each field, and whether the note was later found saved in the EHR. */
export const FillReceiptView = observer(function FillReceiptView() {
  const { ehrFill, ehr } = useStores();
  const { receipt } = ehrFill;
  if (!receipt)
    return (
      <Callout role="alert" compact={true} intent="warning" icon={<WarningSign />}>
        The EHR didn’t answer. Check the note there before you try again.
      </Callout>
    );
  const isFilled = receipt.state === "filled";
  return (
    <>
      {isFilled ? (
        <Callout role="status" compact={true} intent={ehr.status?.chart?.filled === "seen" ? "success" : "none"}>
          <strong>{savedTexts[ehr.status?.chart?.filled ?? "not_saved"]}</strong>
        </Callout>
      ) : (
        <Callout role="alert" compact={true} intent="warning" icon={<WarningSign />}>
          {receipt.refusal?.message ?? "Filling stopped."} Nothing was changed except as shown below.
        </Callout>
      )}
      <ul className="cs-fill-boxes" aria-label="Boxes">
        {receipt.fields.map(({ key, label, outcome, reason }) => (
          <li key={key}>
            <div className="cs-fill-head">
              <strong>{label}</strong>
              <StatusLine
                icon={good.includes(outcome) ? <Tick size={12} /> : <WarningSign size={12} />}
                tone={good.includes(outcome) ? "ok" : outcome === "failed" ? "stop" : "muted"}
              >
                {outcomeTexts[outcome]}
              </StatusLine>
            </div>
            {reason && <p className="cs-tone-check">{reason.message}</p>}
          </li>
        ))}
      </ul>
    </>
  );
});

const savedTexts = {
  not_saved: "Filled, not saved. Review the note in the EHR and save it there; your text is kept here.",
  seen: "Seen in the patient’s chart.",
  lost: "The EHR was closed or signed you out before saving. Your text is kept here. Sign in, open the note, then fill it again.",
} as const;
