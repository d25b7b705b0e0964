import type { Tier } from "../../shared/billing/subscription";

/** A plan as the plan dialog shows it. */
export interface Plan {
  tier: Tier;
  name: string;
  price: string;
  /** The unit of the price, or how to get a quote. */
  per: string;
  /** Heading of the feature list if the list adds to another plan's; otherwise null. */
  listTitle: string | null;
  features: readonly string[];
}

/** The plans on offer (product text §1). */
export const plans: Record<Tier, Plan> = {
  pro: {
    tier: "pro",
    name: "Pro",
    price: "$99",
    per: "per month per user",
    listTitle: null,
    features: [
      "Unlimited session recordings",
      "HIPAA compliant infrastructure",
      "90-day data retention",
      "Unlimited note templates",
      "Real-time transcription",
      "AI-powered note generation",
      "Export to multiple formats",
      "Priority support",
    ],
  },
  enterprise: {
    tier: "enterprise",
    name: "Enterprise",
    price: "Custom",
    per: "contact our sales team by e-mail",
    listTitle: "Everything in Pro, plus:",
    features: [
      "Custom retention policy",
      "Advanced precharting",
      "Priority EHR integration",
      "Dedicated account manager",
      "Custom workflows",
      "API access",
      "SLA guarantee",
    ],
  },
};
