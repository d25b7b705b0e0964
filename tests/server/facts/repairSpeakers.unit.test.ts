import { expect, test } from "vitest";
import { repairSpeakers } from "../../../src/server/facts/roles/repairSpeakers";
import { turnsOf } from "./harness";

const questioning = `D: What brings you in?
P: I fell and my wrist hurts. Do you see any swelling? Do you think it is broken?
D: No.
P: Are you going to prescribe anything?
D: No, it's just a bruise.
P: Do you want me to come back? Do you hear any crackles?
D: No. I had the same once.
P: How long do you think it lasts? Any tips?
D: A week.`;

const swapped = `P: What brings you in today?
D: I have a cough and my throat hurts.
P: Any fever or chills?
D: No, I just feel tired.
P: Let me listen to your lungs. Your lungs are clear.
D: Okay.
P: I am going to prescribe an inhaler for you. Come back in 2 weeks.
D: Thank you.`;

test("correctly labeled speakers are kept although the patient asks and the clinician says little", () => {
  const turns = turnsOf(questioning);
  expect(repairSpeakers(turns)).toBe(turns);
});

test("swapped speakers are repaired unless a person named one of them", () => {
  const turns = turnsOf(swapped);
  expect(repairSpeakers(turns)[0]?.speaker).toBe("clinician");
  const named = turns.map((turn, i) => (i === 1 ? { ...turn, speaker_source: "user" as const } : turn));
  expect(repairSpeakers(named)).toBe(named);
});
