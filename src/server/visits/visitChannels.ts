/** The NOTIFY channels of visits: `<visit>:<event id>` for a change, and the id of a visit with due work. */
export const visitChannels = ["visit_changed", "visit_work"] as const;
