import { describe } from "vitest";
import { expectNotes } from "./harness";

const seen = "D: What brings you in? / P: My knee hurts. / D: Let me have a look. Lungs are clear. / P: Okay. / ";

describe("an order to repeat a test", () => {
  expectNotes("names the test", [
    [
      `${seen}D: The first troponin came back negative. But one negative isn't enough, so we're going to repeat it in three hours.`,
      /repeat the troponin in 3 hours/i,
      /not enough/i,
    ],
    [
      `${seen}D: You can take Tums. / P: Okay. / D: The ultrasound at twenty weeks showed a low-lying placenta, so we'll repeat that at thirty-two weeks.`,
      /repeat the ultrasound at 32 weeks/i,
      /repeat Tums/i,
    ],
    [
      `${seen}D: Your potassium's a little low at three point three. We'll recheck that in a week.`,
      /recheck the potassium in a week/i,
    ],
    [`${seen}D: Your LDL is one thirty. We'll repeat it in three months.`, /repeat the LDL in 3 months/i],
    [
      `${seen}D: The MRI showed a small lesion in the liver, so we're going to redo it in six months.`,
      /repeat the MRI in 6 months/i,
    ],
    [
      `${seen}D: Your white count was high at fourteen. I want to repeat that on Monday.`,
      /repeat the white count on Monday/i,
    ],
    [`${seen}D: The INR's one point six today. We'll recheck it Friday.`, /recheck the INR Friday/i],
    [`${seen}D: You're due for the lung cancer screening CT. I'll order it.`, /order the lung cancer screening CT/i],
    [
      `${seen}D: Your TSH came back at six. I'd like to repeat it in six weeks with a free T4.`,
      /repeat the TSH in 6 weeks with a free T4/i,
    ],
  ]);
});

describe("a vitamin or mineral as a laboratory value", () => {
  expectNotes("is not a drug that is ordered", [
    [
      `${seen}D: You're on sertraline fifty. So it's depression. The vitamin D was low at eighteen. / P: Okay. / D: Let's go up to seventy-five on the sertraline.`,
      /sertraline to 75/i,
      /increase vitamin D/i,
    ],
    [
      `${seen}D: So it's anemia. Your iron is twenty-two. Start a multivitamin.`,
      /multivitamin/i,
      /Medical treatment: (?:We will )?(?:start )?iron/i,
    ],
    [`${seen}D: The potassium was fine. Stop the lisinopril.`, /stop (?:the )?lisinopril/i, /stop potassium/i],
    [
      `${seen}D: The calcium was normal. Continue the amlodipine.`,
      /continue (?:the )?amlodipine/i,
      /continue calcium/i,
    ],
    [`${seen}D: Your B12 came back low. We'll start an injection every month.`, /B12/i, /(?:start|give) B12 low/i],
    [
      `${seen}D: The lithium level was a bit high. We'll go down to three hundred twice a day.`,
      /lithium/i,
      /give lithium level/i,
    ],
    [`${seen}D: Your vitamin D's low. Take two thousand units of vitamin D a day.`, /vitamin D/i],
    [`${seen}D: The magnesium looks good. Keep the metoprolol.`, /metoprolol/i, /keep magnesium/i],
  ]);
});

describe("a sentence about something other than the test named before", () => {
  expectNotes("is not read as the result of the test", [
    [
      `${seen}D: No running until we've got the MRI. / P: What about the gym? / D: Upper body's fine.`,
      /Knee/i,
      /MRI: upper/i,
    ],
    [
      `${seen}D: The pathology came back. It showed gallstones, no cancer. / P: Good. / D: Stick with low fat.`,
      /no cancer/i,
      /Pathology: (?:stick|came)/i,
    ],
    [`${seen}D: The labs came back. The A1c is seven. / P: Good. / D: Keep your carbs low.`, /A1c/i, /A1c: keep/i],
    [`${seen}D: The X-ray's back. There's no fracture. So no Segond fracture.`, /X-ray: no fracture/i, /Segond/],
    [`${seen}D: Your CT came back. It was normal. / P: Can I lift? / D: Light weights are fine.`, /CT/, /CT: light/i],
    [`${seen}D: Your hemoglobin at twelve months was eleven point two.`, /Hemoglobin at 12 months was 11\.2/i],
    [
      `${seen}D: Chest X-ray there showed hyperinflation but no pneumonia.`,
      /X-ray demonstrates hyperinflation/i,
      /there demonstrates/,
    ],
    [
      `${seen}D: The biopsy came back. It showed no cancer. / P: Good. / D: Go easy on the high impact stuff.`,
      /no cancer/i,
      /Biopsy: go/i,
    ],
  ]);
});

describe("what is said after a test was ordered", () => {
  const visit = (said: string): string =>
    `P: My knee hurts. / D: Let me examine you. There is an effusion on the left. / P: Okay. / D: ${said}`;
  expectNotes("is not read as its result", [
    [
      visit(
        "We got X-rays. I don't see a fracture. So next step, MRI this week. / P: How long am I out? / D: Realistically nine months.",
      ),
      /obtain the MRI this week/,
      /MRI: /,
    ],
    [
      visit(
        "We did an X-ray, no fracture. Next step is to get an ultrasound. / P: Can I lift? / D: Upper body's fine.",
      ),
      /ultrasound/,
      /[Uu]ltrasound: /,
    ],
  ]);
});

describe("a finding after a test was ordered", () => {
  expectNotes("is not read as the result of that test", [
    [
      "D: Chest is clear. I'd like to get an echo before the surgery. There's a small effusion in the knee.",
      /./,
      /Echo: /,
    ],
    ["D: Chest is clear. I would like to do an MRI of the knee. There is a small effusion, no redness.", /./, /MRI: /],
  ]);
});
