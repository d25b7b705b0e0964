/**
 * The NOTIFY channels of visits. Payloads: `<visit>:<event id>` of a change; the id of a visit with due work, followed
 * by `:later` if the work may wait.
 */
export const visitChannels = ["visit_changed", "visit_work"] as const;
