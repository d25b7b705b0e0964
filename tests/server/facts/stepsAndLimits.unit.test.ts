import { describe } from "vitest";
import { expectNotes } from "./harness";

const seen =
  "D: What brings you in? / P: My knee hurts. / D: So I think this is arthritis, and we will do an MRI. / P: Okay. / ";

describe("steps and limits of a dose", () => {
  expectNotes("stay with the order", [
    [
      `${seen}D: Let's go up on the glargine to twenty-four units. Every three days if your morning sugar's still over one thirty, go up by two units, but stop at forty.`,
      /increase the glargine to 24 units[^]*over 130, increase glargine by 2 units, but stop at 40/i,
    ],
    [
      `${seen}D: Take two tablets of metformin with dinner to begin with, and after two weeks if the stomach's fine go up to four tablets.`,
      /2 tablets of metformin with dinner[^]*if the stomach is fine/i,
      /2 tablets if the stomach/i,
    ],
    [
      `${seen}D: Cut the metoprolol in half, so twelve and a half twice a day.`,
      /metoprolol in half, so 12\.5 twice daily/i,
    ],
    [
      `${seen}D: Go up on the Lantus by two units every three days, but no more than thirty units.`,
      /Lantus by 2 units every 3 days, but no more than 30/i,
    ],
    [
      `${seen}D: Switch the ibuprofen for naproxen, five hundred twice a day with food. Don't take both.`,
      /switch the ibuprofen for naproxen, 500 twice daily/i,
    ],
    [
      `${seen}D: Change the Zantac to famotidine, twenty twice a day. Please don't use both.`,
      /famotidine,? 20 twice daily/i,
    ],
    [
      `${seen}D: I'll write a standby script for prednisone, forty milligrams for five days, that you keep at home. Only start it if you're getting worse and after you've called us. / P: That makes sense.`,
      /prednisone 40 mg for 5 days to keep at home,? only if the patient is getting worse/i,
      /prednisone makes sense/i,
    ],
    [
      `${seen}D: For fever or soreness you can give acetaminophen, five milliliters every six hours.`,
      /given acetaminophen 5 mL every 6 hours for fever or soreness/i,
    ],
    [
      `${seen}D: You can give her ibuprofen, four milliliters every eight hours.`,
      /given ibuprofen 4 mL every 8 hours/i,
      /patient may give/i,
    ],
  ]);
});

describe("a restriction", () => {
  expectNotes("keeps its end", [
    [
      `${seen}P: Can I drive? / D: No driving until you can hit the brake hard without pain, it's your right leg.`,
      /not drive until (?:the patient|they) can hit the brake hard without pain\./i,
      /not drive\./i,
    ],
    [
      `${seen}D: No soccer, no running, no cutting or pivoting until we've got the MRI and I've seen you.`,
      /no soccer, no running, no cutting or pivoting until we have got the MRI/i,
    ],
    [
      `${seen}D: You can do the stationary bike once the swelling's down.`,
      /stationary bike once the swelling is down/i,
    ],
    [
      `${seen}P: Can I swim? / D: Not until the stitches are out, because of the infection risk.`,
      /not swim until the stitches are out/i,
    ],
    [`${seen}D: No basketball or jumping for six weeks.`, /no basketball or jumping for 6 weeks/i],
    [`${seen}D: No kneeling or climbing ladders until I see you again.`, /no kneeling or climbing ladders until/i],
    [`${seen}D: You can use the elliptical after two weeks.`, /elliptical after 2 weeks/i],
    [
      `${seen}P: Can I lift? / D: No, not until we recheck the X-ray, it's still soft.`,
      /not lift until we recheck the X-?ray/i,
      /still soft/i,
    ],
  ]);
});

describe("words that are not advice", () => {
  expectNotes("are left out", [
    [
      `${seen}D: If the ACL's torn, and you want to get back to soccer, most people do go for reconstruction.`,
      /arthritis/i,
      /get back to soccer/i,
    ],
    [
      `${seen}D: If it comes back, and you still want to avoid surgery, there are injections.`,
      /arthritis/i,
      /avoid surgery/i,
    ],
    [`${seen}D: If we stop too soon, it tends to come back.`, /arthritis/i, /If we,/],
    [
      `${seen}D: You're due for the pneumonia vaccine. We can do that today or next visit.`,
      /pneumonia vaccine/i,
      /do that today/i,
    ],
    [
      `${seen}D: We could give the Tdap today or next time. / P: Next time please. / D: Sure.`,
      /Tdap deferred/i,
      /give the Tdap/i,
    ],
    [`${seen}D: Start amoxicillin. / P: That makes sense.`, /amoxicillin/i, /amoxicillin makes/i],
    [`${seen}D: Start cetirizine. / P: That makes a lot of sense.`, /cetirizine/i, /cetirizine makes/i],
    [
      `${seen}D: I'm going to open that up just a little bit, take out a stitch so that it can drain.`,
      /take out a stitch/i,
      /advised the patient to take out/i,
    ],
  ]);
});

describe("the number of tablets", () => {
  expectNotes("is added to an order with its strength", [
    [
      "D: You take fluoxetine 20? / P: Yes. / D: So we'll increase it to 40 milligrams. It's just one tablet once a day.",
      /increase fluoxetine to 40 mg, 1 tablet daily/i,
    ],
    [
      "D: I'll start you on metformin 500 milligrams. You take one tablet twice a day.",
      /metformin 500 mg, 1 tablet twice daily/i,
    ],
  ]);
});

describe("a course in steps", () => {
  expectNotes("keeps each step and its end", [
    [
      "D: For the flare, I'll give you prednisone, 40 for 3 days, then 30 for 3 days, then 20 for 3 days, then stop.",
      /prednisone, 40 for 3 days, then 30 for 3 days, then 20 for 3 days, then stop/i,
    ],
    [
      "D: Take the diazepam 5 at night for a week, then 2.5 for a week, then stop.",
      /diazepam 5 at night for a week, then 2\.5 for a week, then stop/i,
    ],
    [
      "D: Take prednisone 40 milligrams for five days, then 20 milligrams for five days, then stop.",
      /40 mg for 5 days, then 20 mg for 5 days, then stop/i,
    ],
    [
      "D: We'll do a prednisone taper. 60 for 3 days, then 40 for 3 days, then 20 for 3 days and stop.",
      /prednisone taper: 60 for 3 days, then 40 for 3 days, then 20 for 3 days/i,
    ],
    ["D: I'd like to start sertraline 25 for a week and then 50 after that.", /sertraline 25 for a week and then 50/i],
    [
      "D: I'll start the lamotrigine at 25 for two weeks, then 50 for two weeks, then 100.",
      /lamotrigine at 25 for 2 weeks, then 50 for 2 weeks, then 100/i,
    ],
  ]);

  expectNotes("is not read from the end of a drug that is taken now", [
    ["D: Stop the naproxen today, then start celecoxib 100.", /stop (?:the )?naproxen/i],
    ["D: Take the ibuprofen for 3 more days and then stop the aspirin as well.", /stop (?:the )?aspirin/i],
  ]);
});

describe("advice about a drug", () => {
  expectNotes("is kept after its reason and with its limit", [
    ["D: With your kidneys I don't want you on Advil.", /avoid Advil/],
    ["D: Because of your stomach I don't want you taking ibuprofen.", /avoid ibuprofen/],
    ["D: Use Tylenol, a thousand milligrams three times a day, no more than that.", /Tylenol 1000 mg 3 times daily/],
    ["D: Take Tylenol, 650 every six hours.", /Tylenol 650 every 6 hours/],
  ]);

  expectNotes("is not conditional because another order after it is", [
    [
      "D: You can take tramadol, 50 at bedtime, but stop it if you get sick.",
      /take tramadol 50 at bedtime\. Stop tramadol if the patient gets sick/,
    ],
  ]);
});

describe("a first dose and the doses after it", () => {
  expectNotes("are kept in order", [
    [
      "D: This is a gout flare. I'm going to give you colchicine. You take two tablets right away, that's 1.2 milligrams, then one more, 0.6, an hour later. And then one a day until it settles down.",
      /colchicine: 2 tablets right away \(1\.2 mg\), then one more \(0\.6\) an hour later, then one (?:a day|daily) until it settles/i,
    ],
    [
      "D: This is a chest infection. I'm giving you azithromycin. It's two tablets today, then one a day for four days.",
      /azithromycin: 2 tablets today, then one daily for 4 days/i,
    ],
    [
      "D: You've got an asthma flare. I'm putting you on prednisone. Take 40 for five days.",
      /prednisone 40 for 5 days/i,
    ],
    [
      "D: This is back pain. I'd like you to take ibuprofen. Take one in the morning and one at night.",
      /in the morning and at night/i,
      /morning nightly/i,
    ],
  ]);
  expectNotes("have the most that may be taken", [
    [
      "D: This is hypertension. / P: Can I still take the Tylenol? / D: Tylenol's fine. Up to three grams a day.",
      /may take Tylenol, up to 3 grams daily/i,
    ],
  ]);
});
