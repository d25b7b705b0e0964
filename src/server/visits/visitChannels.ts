/** The NOTIFY channels of visits: `<visit>:<event id>` for a change, and the id of a visit with due work (`:later` if it may wait). */
export const visitChannels = ["visit_changed", "visit_work"] as const;
