import { describe } from "vitest";
import { expectNotes } from "./harness";

const plan = "D: It's a wrist fracture. We'll put you in a cast.";

describe("the clinician's answer to a patient's question about the plan", () => {
  expectNotes("becomes advice or a follow-up", [
    [`${plan} / P: When do I come back? / D: In about two weeks.`, /return in about 2 weeks/i],
    [`${plan} / P: And when should I see you again? / D: Let's say six weeks.`, /return in 6 weeks/i],
    [`${plan} / P: How long do I have to wear it? / D: About six weeks.`, /wear it for about 6 weeks/i],
    [
      `${plan} / P: How long should I stay off work? / D: Until the swelling is down.`,
      /stay off work until the swelling is down/i,
    ],
    [
      `${plan} / P: Can I drive? / D: Not until the cast comes off.`,
      /not drive until the cast comes off/i,
      /may drive/i,
    ],
    [`${plan} / P: Can I still take my ibuprofen? / D: Yes, that's fine.`, /may take their ibuprofen/i],
    [`${plan} / P: Is it okay to swim? / D: No.`, /not swim/i, /may swim/i],
    [
      `${plan} / P: Will I be able to work? / D: Absolutely, as long as you don't lift anything.`,
      /may work as long as the patient does not lift/i,
    ],
    [
      `${plan} / P: Should I stop the aspirin? / D: No, keep taking it.`,
      /no need to stop the aspirin|continue (?:the patient.s )?aspirin/i,
      /stop the aspirin\.$(?<!no need to stop the aspirin\.)/i,
    ],
    [`${plan} / P: Do I need to stay home? / D: Yes, for three days.`, /stay home for 3 days/i],
    [
      `${plan} / P: Can I go back to the gym? / D: I'd wait. Give it a month.`,
      /not go back to the gym/i,
      /may go back/i,
    ],
  ]);
  expectNotes("is not guessed", [
    [`${plan} / P: Can I run? / D: It depends.`, /cast/i, /may run|not run/i],
    [`${plan} / P: Can I drive? / D: Do you have an automatic?`, /cast/i, /may drive|not drive/i],
    [`${plan} / P: Can I ask something? / D: Yes.`, /cast/i, /may ask/i],
    [`${plan} / P: Should I take it with food? / D: No problem either way.`, /cast/i, /no need to take/i],
  ]);
});

describe("drugs that the clinician reads from the record", () => {
  expectNotes("are medications", [
    [
      "D: We'll get labs today. For medications I have that you take fish oil, vitamin D and turmeric.",
      /MEDICATIONS[\s\S]*Fish oil/i,
      /treatment: Fish oil/i,
    ],
    [
      "D: I'll order an echo. It says here you're on metoprolol. / P: Yes.",
      /MEDICATIONS[\s\S]*Metoprolol/i,
      /Medical treatment: [^•]*metoprolol/i,
    ],
  ]);
});
