/** Maximum lengths in characters of what is typed for a visit or appointment. `query` is the text of a search. */
export const visitLimits = { title: 200, patientName: 200, reason: 2_000, explanation: 1_000, query: 200 } as const;
