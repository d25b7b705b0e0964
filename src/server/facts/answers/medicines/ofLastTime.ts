import type { Fact } from "../../Fact";

/** Matches a question for what was taken at an earlier time: "What did he get last time?" */
const ofLastTimePattern =
  /\b(?:did|was|were|had)\b[^?]{0,50}\b(?:last time|that time|the time before|back then|previously|in the past)\b/i;

/** Returns the facts of an answer, with its drugs as taken in the past if the question asks about an earlier time. */
export const ofLastTime = (asked: string, facts: readonly Fact[]): Fact[] =>
  facts.map((fact) =>
    fact.kind === "medication" && ofLastTimePattern.test(asked)
      ? { ...fact, time: { ...fact.time, when: "past" as const } }
      : fact,
  );
