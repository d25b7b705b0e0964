import { formatVisitCount } from "../format/formatVisitCount";
import { Button, ProgressBar } from "@blueprintjs/core";
import { Export } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";
import { useOnce } from "../base/useOnce";
import "./transfer.css";
import type { TransferStore } from "./TransferStore";

/** Offers, after sign-in on the desktop, to move this computer's visits into the account; shows progress and result. */
export const TransferBanner = observer(function TransferBanner() {
  const { transfer } = useStores();
  useOnce(() => void transfer?.check());
  if (!transfer || transfer.state === "idle") return null;
  return (
    <section className="cs-banner cs-transfer" aria-label="Sessions on this computer">
      <Export size={20} />
      <div role="status">
        <strong>{headline(transfer)}</strong>
        <span>{detail(transfer)}</span>
      </div>
      {transfer.state === "moving" && (
        <ProgressBar value={transfer.share} intent="primary" stripes={false} aria-label="Moving" />
      )}
      <span className="cs-spacer" />
      <TransferActions transfer={transfer} />
    </section>
  );
});

const TransferActions = observer(function TransferActions({ transfer }: { transfer: TransferStore }) {
  if (transfer.state === "moving")
    return (
      <div className="cs-banner-actions">
        <Button variant="outlined" text="Stop" onClick={() => transfer.stop()} />
      </div>
    );
  if (transfer.state === "done")
    return (
      <div className="cs-banner-actions">
        <Button variant="outlined" text="Close" onClick={() => transfer.dismiss()} />
      </div>
    );
  return (
    <div className="cs-banner-actions">
      <Button variant="outlined" text="Not now" onClick={() => transfer.dismiss()} />
      <Button
        intent="primary"
        text={transfer.state === "failed" ? "Try again" : "Move to my account"}
        onClick={() => void transfer.start()}
      />
    </div>
  );
});

const its = (count: number): string => (count === 1 ? "its" : "their");

function headline({ state, moved, count, waiting }: TransferStore): string {
  if (state === "moving") return `Moving session ${moved + 1} of ${count}`;
  if (state === "done") return `${formatVisitCount(moved)} moved to your account`;
  if (state === "failed") return `${formatVisitCount(waiting.length)} could not be moved`;
  return `${formatVisitCount(waiting.length)} on this computer ${waiting.length === 1 ? "is" : "are"} not in your account`;
}

function detail({ state, error, staying, waiting, moved }: TransferStore): string {
  if (state === "failed") return `${error?.message ?? ""} Sessions that were not moved are still on this computer.`;
  if (state === "done")
    return `The audio is uploaded, and your practice drafts ${its(moved)} ${moved === 1 ? "note" : "notes"}.`;
  const stay =
    staying > 0
      ? ` Not included: ${formatVisitCount(staying)} that you edited or signed, or that ${staying === 1 ? "is" : "are"} in progress.`
      : "";
  const many = waiting.length;
  return `The audio is uploaded to your practice, which drafts ${its(many)} ${many === 1 ? "note" : "notes"}. A session stays on this computer until its upload is complete.${stay}`;
}
