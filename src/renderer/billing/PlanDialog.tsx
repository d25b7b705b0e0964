import { Dialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import { ArrowRight, Envelope } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { tiers } from "../../shared/billing/subscription";
import { useStores } from "../base/useStores";
import "./billing.css";
import { BusyButton } from "../ui/BusyButton";
import { CouponField } from "./CouponField";
import { PlanCard } from "./PlanCard";
import type { PlanChoice } from "./PlanChoice";
import { plans } from "./plans";

export interface PlanDialogProps {
  isOpen: boolean;
  /** Null if a plan is required: no close button, and neither Escape nor a click outside closes the dialog. */
  onClose: (() => void) | null;
  /** Explanation of why the dialog opened, shown above the plans. */
  notice?: ReactNode;
  /** Content of the footer after its text. */
  aside?: ReactNode;
}

/** The 'Choose Your Plan' dialog: Pro leads to the checkout, Enterprise to the sales team. */
export function PlanDialog({ isOpen, onClose, notice, aside }: PlanDialogProps) {
  const isForced = onClose === null;
  return (
    <Dialog
      className="cs-plans"
      title="Choose Your Plan"
      isOpen={isOpen}
      isCloseButtonShown={!isForced}
      canEscapeKeyClose={!isForced}
      canOutsideClickClose={!isForced}
      onClose={() => onClose?.()}
    >
      <PlanForm notice={notice} aside={aside} />
    </Dialog>
  );
}

const PlanForm = observer(function PlanForm({ notice, aside }: Pick<PlanDialogProps, "notice" | "aside">) {
  const { subscription } = useStores();
  const [choice] = useState(() => subscription.newChoice());
  const isPro = choice.tier === "pro";
  return (
    <>
      <DialogBody>
        {notice}
        <div className="cs-plan-grid" role="radiogroup" aria-label="Plan">
          {tiers.map((tier) => (
            <PlanCard
              key={tier}
              plan={plans[tier]}
              isSelected={choice.tier === tier}
              onSelect={() => choice.choose(tier)}
            />
          ))}
        </div>
        <div className="cs-plan-more">
          <CouponField choice={choice} />
          <SalesContact choice={choice} />
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <BusyButton
            intent="primary"
            size="large"
            text={isPro ? "Continue to checkout" : "Contact sales"}
            endIcon={isPro ? <ArrowRight /> : <Envelope />}
            isBusy={choice.proceeding.isRunning}
            onClick={() => void choice.proceed()}
          />
        }
      >
        <span className="cs-muted">Your recordings and notes are kept. {aside}</span>
      </DialogFooter>
    </>
  );
});

/** A link to the sales team, in case the new tab or the mail program did not open. */
const SalesContact = observer(function SalesContact({ choice }: { choice: PlanChoice }) {
  const { contactUrl } = choice;
  if (contactUrl === null || choice.tier === "pro") return null;
  const { protocol, pathname } = new URL(contactUrl);
  return (
    <p className="cs-sales cs-muted">
      Nothing opened?{" "}
      <a href={contactUrl} target="_blank" rel="noopener noreferrer">
        {protocol === "mailto:" ? `Email ${decodeURIComponent(pathname)}` : "Open the sales page"}
      </a>
    </p>
  );
});
