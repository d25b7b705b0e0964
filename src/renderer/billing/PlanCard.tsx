import { Tag } from "@blueprintjs/core";
import { SmallTick } from "@blueprintjs/icons";
import { useId } from "react";
import type { Plan } from "./plans";

interface Props {
  plan: Plan;
  isSelected: boolean;
  onSelect: () => void;
}

/**
 * A plan as a card with a radio button. Its label for screen readers is the plan's name, its description the price. The
 * badge "Recommended" is shown on Pro only while it is selected, as the product text says.
 */
export function PlanCard({ plan, isSelected, onSelect }: Props) {
  const id = useId();
  return (
    <label className={`cs-plan${isSelected ? " is-selected" : ""}`}>
      <input
        type="radio"
        name="plan"
        value={plan.tier}
        checked={isSelected}
        autoFocus={isSelected}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-price`}
        onChange={onSelect}
      />
      <span className="cs-plan-head">
        <strong id={`${id}-name`}>{plan.name}</strong>
        {plan.tier === "pro" && isSelected && (
          <Tag intent="primary" round={true}>
            Recommended
          </Tag>
        )}
      </span>
      <span className="cs-price" id={`${id}-price`}>
        <b>{plan.price}</b> <span>{plan.per}</span>
      </span>
      {plan.listTitle && <span className="cs-plan-plus">{plan.listTitle}</span>}
      <span role="list" className="cs-features">
        {plan.features.map((feature) => (
          <span role="listitem" key={feature}>
            <SmallTick size={16} /> <span>{feature}</span>
          </span>
        ))}
      </span>
    </label>
  );
}
