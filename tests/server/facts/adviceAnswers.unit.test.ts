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
  expectNotes("becomes no advice if it leaves the question open", [
    [`${plan} / P: Can I run? / D: It depends.`, /cast/i, /may run|not run/i],
    [`${plan} / P: Can I drive? / D: Do you have an automatic?`, /cast/i, /may drive|not drive/i],
    [`${plan} / P: Can I ask something? / D: Yes.`, /cast/i, /may ask/i],
    [`${plan} / P: Should I take it with food? / D: No problem either way.`, /cast/i, /no need to take/i],
  ]);
});

describe("how to take a drug", () => {
  expectNotes("is written as advice from the clinician's answer", [
    [
      "D: It's chlamydia. Take doxycycline twice a day. / P: Should I take it with food? / D: You can, but not with dairy.",
      /may take it with food but not with dairy/,
      /advised the patient to take it with food/,
    ],
    [
      "D: It's gout. Start allopurinol. / P: Should I take it with food? / D: No.",
      /No need to take it with food/,
      /to not/,
    ],
    ["D: It's gout. Start colchicine. / P: Should I take it with my statin? / D: No.", /not take it with/],
  ]);
});

describe("advice to stay at home", () => {
  expectNotes("is no permission", [
    [
      "D: You're mum? / O: Yes, he's hot. / D: It's croup. / O: Can he go to nursery? / D: I'd keep him off till the fever's gone.",
      /./,
      /may go to nursery/,
    ],
    [
      "D: You're dad? / O: Yes, she's ill. / D: It's flu. / O: Can she go to school? / D: Keep her home until Monday.",
      /./,
      /may go to school/,
    ],
    ["P: Can I go back to work? / D: I'd stay off until Friday.", /./, /may go back/],
    ["P: Can I drive? / D: I would, but only short trips.", /may drive/],
  ]);
});

describe("what a patient may do under a limit", () => {
  expectNotes("keeps the limit", [
    [
      "P: I have gout. Can I still go to work? / D: You can, but stay off it today and tomorrow.",
      /may go to work \(stay off it today and tomorrow\)/,
    ],
  ]);
});

describe("a permission", () => {
  expectNotes("keeps its condition or time, also a child's", [
    ["P: Can she go to school? / D: Once she's been fever free for 24 hours.", /may go to school once .* 24 hours/],
    ["P: Can I drive? / D: When the cast is off.", /may drive when the cast is off/],
    ["P: When can I shower? / D: After 48 hours.", /may shower after 48 hours/],
    ["P: Can I fly? / D: If you wear the stockings, sure.", /may fly if the patient wears the stockings/],
    ["P: How soon can I go back to work? / D: In about two weeks.", /may go back to work in about 2 weeks/],
    ["P: Can I exercise? / D: If you feel dizzy, stop.", /COMPLAINT/, /may exercise/],
    ["P: Can I have a drink? / D: Not while you're on this.", /not have a drink/, /may have/],
  ]);
});

describe("advice against something", () => {
  expectNotes("names it", [
    [
      "D: Let's put you in a boot. / P: Can I work? I stock shelves. / D: No lifting with the left arm until you've seen the surgeon.",
      /No lifting with the left arm until/,
      /not work/,
    ],
    [
      "D: You need a sling. / P: Can I go back to school? / D: No swimming for two weeks.",
      /No swimming for 2 weeks/,
      /not go back/,
    ],
    ["D: You need a cast. / P: Can I play? / D: No running or jumping until it's off.", /No running or jumping until/],
    // counter-cases
    ["D: Let's put you in a boot. / P: Can I run? / D: No running for six weeks.", /not run for 6 weeks/],
    [
      "D: Let's put you in a boot. / P: Can I drive? / D: No, not until the boot is off.",
      /not drive until the boot is off/,
    ],
  ]);
});

describe("an answer with a pronoun for what the patient would like to do", () => {
  expectNotes("advises against that, and not against the drug named before", [
    [
      "D: This is otitis externa. I'm giving you Ciprodex drops. / P: Can I swim? I've got a meet on Saturday. / D: I'd skip that one.",
      /not swim/,
      /skip/i,
    ],
    [
      "D: Take the ibuprofen with food. / P: Can I have wine with dinner? / D: I'd avoid it for now.",
      /not have wine with dinner for now/,
      /avoid/i,
    ],
    [
      "D: I'm starting you on doxycycline. / P: Is it okay to travel to my sister's? / D: I'd put it off.",
      /not travel to their sister's/,
      /doxycycline (?:deferred|postponed)/i,
    ],
    ["P: Can I go back to the gym? / D: Let's hold off until I see you.", /not go back to the gym until/],
    ["P: Is it okay if I run? / D: I'd give running a miss for two weeks.", /not run for 2 weeks/],
    ["P: Can I eat peanuts? / D: Wait until you've seen the allergist.", /not eat peanuts until/],
    ["P: Am I okay to drive? / D: I wouldn't, hold off on that while you're on it.", /not drive/],
    [
      "D: We'll start metformin. / P: Can I still drink? / D: Cut that down to one a day.",
      /start metformin/,
      /1 metformin/,
    ],
  ]);

  expectNotes("is about the drug if the question is", [
    [
      "D: I'm starting you on doxycycline 100 twice a day. / P: Can I take it with milk? / D: Stop it if your stomach is upset.",
      /Stop doxycycline if/,
    ],
    ["P: Should I stop my aspirin? / D: Leave it as it is.", /continue the patient's aspirin/],
  ]);
});

describe("a treatment that the patient asks about", () => {
  expectNotes("is not the drug ordered before", [
    [
      "D: So this is otitis media. I'm giving him amoxicillin. / P: What about those numbing drops? My sister-in-law swears by them. / D: I'd skip those. They don't do much.",
      /give amoxicillin[^]*avoid numbing drops/i,
      /skip amoxicillin/i,
    ],
    [
      "D: This is gout. / P: Do I need that allopurinol? / D: Not right now. We don't usually start it after one or two attacks.",
      /no need for allopurinol at this time/i,
      /start allopurinol/i,
    ],
  ]);
  expectNotes("is allowed under the condition and not on the day asked about", [
    [
      "D: So this is an ear infection. / P: Can he go back to daycare tomorrow? / D: When he's been without fever for 24 hours.",
      /daycare when/i,
      /tomorrow/i,
    ],
  ]);
});
