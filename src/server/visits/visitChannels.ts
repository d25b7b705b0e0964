/**
 * The channels of visits in `Notifications`. Payloads: the id of a changed visit; the id of a visit with due work or
 * with a draft to write, followed by `:later` if the work may wait.
 */
export const visitChannels = ["visit_changed", "visit_work", "draft_work"] as const;
