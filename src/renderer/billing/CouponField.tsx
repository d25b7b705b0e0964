import { InputGroup } from "@blueprintjs/core";
import { SmallTick } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { billingLimits } from "../../shared/billing/subscription";
import { BusyButton } from "../ui/BusyButton";
import type { PlanChoice } from "./PlanChoice";

/**
 * The field for a coupon code of the Pro plan. The line for the discount or the error is always rendered, to prevent a
 * layout shift.
 */
export const CouponField = observer(function CouponField({ choice }: { choice: PlanChoice }) {
  const id = useId();
  const { coupon, couponCode, couponProblem } = choice;
  const statusLine = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (coupon || couponProblem) statusLine.current?.scrollIntoView({ block: "nearest" });
  }, [coupon, couponProblem]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void choice.applyCoupon();
  };
  return (
    <form className={`cs-coupon${choice.tier === "pro" ? "" : " is-idle"}`} onSubmit={handleSubmit} noValidate>
      <InputGroup
        aria-label="Coupon code"
        placeholder="Coupon code"
        value={couponCode}
        maxLength={billingLimits.couponCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        intent={couponProblem ? "danger" : "none"}
        aria-invalid={couponProblem !== null || undefined}
        aria-describedby={id}
        onValueChange={(code) => choice.setCouponCode(code)}
      />
      <BusyButton type="submit" variant="outlined" text="Apply" isBusy={choice.checking.isRunning} />
      <p id={id} ref={statusLine} role="status" className="cs-coupon-status">
        {couponProblem && <span className="cs-tone-stop">{couponProblem}</span>}
        {coupon && (
          <span className="cs-tone-ok">
            <SmallTick size={16} />
            {[coupon.discount_display ?? "Coupon applied", coupon.duration_display]
              .filter(Boolean)
              .map((words, index) => (
                <span key={words}>
                  {index > 0 && ", "}
                  <span>{words}</span>
                </span>
              ))}
          </span>
        )}
      </p>
    </form>
  );
});
