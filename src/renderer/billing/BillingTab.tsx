import { Button, Callout, Tag } from "@blueprintjs/core";
import { Share, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type RefObject, useRef, useState } from "react";
import { accountTypeName } from "../../shared/access/accountType";
import type { Subscription } from "../../shared/billing/subscription";
import { useOnce } from "../base/useOnce";
import { useStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";
import { Loading } from "../ui/Loading";
import "./billing.css";
import { BillingQuestion } from "./BillingQuestion";
import type { Change } from "./BillingStore";
import { BusyButton } from "../ui/BusyButton";
import { PlanDialog } from "./PlanDialog";
import { plans } from "./plans";
import { badgeOf, canCancel, canPause, pastDueAlert, formatRenewal } from "./subscriptionStatus";
import { formatPeriodDay } from "../format/formatDay";

/** The Billing tab of Account Settings: plan, renewal and actions. Without an account, it says that use is free. */
export const BillingTab = observer(function BillingTab() {
  const { session } = useStores();
  return session.isLocal ? <p>Working on this computer without an account is free.</p> : <SubscriptionDetails />;
});

const SubscriptionDetails = observer(function SubscriptionDetails() {
  const { billing } = useStores().subscription;
  const region = useRef<HTMLElement>(null);
  useOnce(() => void billing.load());
  const { subscription, loading } = billing;
  return (
    <section className="cs-billing" aria-label="Billing" tabIndex={-1} ref={region}>
      {loading.error && <ErrorCallout error={loading.error} onRetry={() => void billing.load()} />}
      {!subscription && loading.isRunning && <Loading text="Loading..." />}
      {subscription?.status === "past_due" && <PastDue />}
      {subscription && <Summary subscription={subscription} />}
      {subscription && <Actions subscription={subscription} region={region} />}
    </section>
  );
});

const PastDue = observer(function PastDue() {
  return (
    <Callout className="cs-pastdue" role="alert" intent="warning" icon={<WarningSign />}>
      <p>{pastDueAlert}</p>
      <PortalButton text="Update payment method" isPrimary={true} />
    </Callout>
  );
});

const Summary = observer(function Summary({ subscription }: { subscription: Subscription }) {
  const { session } = useStores();
  const { text, tone } = badgeOf(subscription.status);
  const { status, tier, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const isIncluded =
    tone === "none" && (status === "admin" || status === "enterprise" || session.accountType !== "pro");
  const plan = tone !== "none" && tier ? plans[tier] : null;
  const name = plan?.name ?? (isIncluded ? accountTypeName(session.accountType) : "No plan");
  return (
    <>
      <div className="cs-bill-row">
        <div>
          <strong>{name}</strong>
          {plan && (
            <span className="cs-muted">{plan.tier === "pro" ? `${plan.price} ${plan.per}` : "Custom price"}</span>
          )}
        </div>
        <span className="cs-spacer" />
        {isIncluded && <span className="cs-muted">Included with your account</span>}
        <Tag className={`cs-badge cs-badge-${tone}`} round={true}>
          {text}
        </Tag>
      </div>
      {tone !== "none" && (
        <dl className="cs-bill-facts">
          {currentPeriodEnd && !cancelAtPeriodEnd ? (
            <Fact name="Current period ends" value={formatPeriodDay(currentPeriodEnd)} />
          ) : null}
          <Fact name="Renewal" value={formatRenewal(subscription)} />
        </dl>
      )}
    </>
  );
});

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="cs-num">{value}</dd>
    </>
  );
}

interface ActionsProps {
  subscription: Subscription;
  /** Gets the focus after a question if the button that opened the question was removed. */
  region: RefObject<HTMLElement | null>;
}

const Actions = observer(function Actions({ subscription, region }: ActionsProps) {
  const { billing } = useStores().subscription;
  const [open, setOpen] = useState<"plans" | Change | null>(null);
  const close = (): void => setOpen(null);
  const ask = (change: Change): void => {
    billing.clearChangeProblem(change);
    setOpen(change);
  };
  const keepFocus = (): void => {
    if (!region.current?.contains(document.activeElement)) region.current?.focus();
  };
  return (
    <>
      <div className="cs-bill-actions">
        <PortalButton text="Manage billing" />
        <Button variant="outlined" text="Change plan" onClick={() => setOpen("plans")} />
        {canPause(subscription) && <Button variant="outlined" text="Pause subscription" onClick={() => ask("pause")} />}
        <span className="cs-spacer" />
        {canCancel(subscription) && (
          <Button variant="minimal" intent="danger" text="Cancel subscription" onClick={() => ask("cancel")} />
        )}
      </div>
      <PortalLink />
      <PlanDialog isOpen={open === "plans"} onClose={close} />
      <BillingQuestion change="pause" isOpen={open === "pause"} onClose={close} onClosed={keepFocus} />
      <BillingQuestion change="cancel" isOpen={open === "cancel"} onClose={close} onClosed={keepFocus} />
    </>
  );
});

interface PortalButtonProps {
  text: string;
  isPrimary?: boolean;
}

const PortalButton = observer(function PortalButton({ text, isPrimary = false }: PortalButtonProps) {
  const { billing } = useStores().subscription;
  return (
    <BusyButton
      {...(isPrimary ? { intent: "primary" } : { variant: "outlined" })}
      text={text}
      title="Opens in a new tab"
      endIcon={<Share />}
      isBusy={billing.opening.isRunning}
      onClick={() => void billing.openPortal()}
    />
  );
});

/** A link to the billing portal last opened, in case the browser blocked the new tab. */
const PortalLink = observer(function PortalLink() {
  const { portalUrl } = useStores().subscription.billing;
  if (portalUrl === null) return null;
  return (
    <p className="cs-muted cs-portal-link">
      Nothing opened?{" "}
      <a href={portalUrl} target="_blank" rel="noopener noreferrer">
        Open the billing portal
      </a>
    </p>
  );
});
