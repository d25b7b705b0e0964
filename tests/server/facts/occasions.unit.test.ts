import { describe } from "vitest";
import { expectNotes } from "./harness";

const opened = "D: What brings you in? / P: I have a headache.";

describe("an answer that says only when or how often", () => {
  expectNotes("affirms the symptom asked about", [
    [`${opened} / D: Throwing up? / P: Just the once.`, /has had vomiting once/],
    [`${opened} / D: Any vomiting? / P: Twice, last night.`, /vomiting:? twice,? last night/i],
    [`${opened} / D: Palpitations? / P: A couple times.`, /palpitations:? a couple of times/i],
    [`${opened} / D: Any nosebleeds? / P: One, last week.`, /has had nosebleeds once,? last week/],
    [`${opened} / D: Do you get swelling in the legs? / P: By the evening.`, /has leg swelling by the evening/],
    [`${opened} / D: Any wheezing? / P: Mostly when I run.`, /has wheezing mostly when they run/],
    [`${opened} / D: Low back pain? / P: No more than usual.`, /has lower back pain, no more than usual/],
    [
      `${opened} / D: Waking up gasping at night? / P: Not since I came home.`,
      /not had waking at night gasping for air since/,
    ],
    [
      `${opened} / D: Dizzy at all, lightheaded? / P: When I get up too quick.`,
      /dizziness or lightheadedness when they get up too quick/,
    ],
    [`${opened} / D: Shaky, sweaty? / P: Once.`, /has had shakiness or sweating once/],
  ]);
  expectNotes("affirms the activity or event asked about", [
    [`${opened} / D: Keeping fluids down? / P: Mostly.`, /keeping fluids down, for the most part/],
    [
      `${opened} / D: Are you checking your pressure at home? / P: Mostly.`,
      /checking (?:the )?(?:blood )?pressure at home, for the most part/,
    ],
    [`${opened} / D: Any falls? / P: A couple times.`, /[Ff]alls: a couple of times/],
    [`${opened} / D: Any falls since I saw you? / P: Just the one, in March.`, /[Ff]alls: once, in March/],
  ]);
  expectNotes("does not affirm what the answer turns, denies or leaves open", [
    [`${opened} / D: Any vomiting? / P: Once, but that was last year.`, /headache/, /has had vomiting once/],
    [`${opened} / D: Any chest pain? / P: Not when I walk.`, /headache/, /has chest pain/],
    [`${opened} / D: Any numbness, weakness, or tingling? / P: At night.`, /headache/, /has numbness at night/],
    [`${opened} / D: Any vomiting? / P: No more of that now.`, /headache/, /has vomiting, no more/],
    [`${opened} / D: How often do you get the cough? / P: Once.`, /headache/, /has had cough once/],
    [`${opened} / D: Is it worse when you cough or bend? / P: No.`, /headache/, /Denies cough|denies cough/],
  ]);
});

describe("a plain no to a list", () => {
  expectNotes("denies every item", [
    [`${opened} / D: Weakness, falls? / P: No, none of that.`, /denies falls/],
    [`${opened} / D: Any cough, fevers, sick contacts? / P: Nope.`, /denies cough or fever/],
    [`${opened} / D: Any fever, or recent travel? / P: No.`, /denies fever/],
    [`${opened} / D: Any sores, ulcers, or numbness? / P: No.`, /denies (?:sores|ulcers|sores or ulcers)/],
    [`${opened} / D: Chest pain, stumbles? / P: No.`, /denies stumbles/],
  ]);
  expectNotes("denies its items only", [
    [`${opened} / D: Any chest pain, that kind of things? / P: No.`, /denies chest pain/, /denies [a-z ]*things/],
    [`${opened} / D: Nausea, problems? / P: Yes.`, /headache/, /denies problems/],
    [`${opened} / D: Weakness, falls? / P: Just the falls.`, /headache/, /denies falls/],
  ]);
});

describe("a symptom in an answer to how often it is there", () => {
  expectNotes("is read", [
    ["D: Do you have panic attacks? / P: Two or three a week.", /panic attacks 2 or 3 a week/],
    [
      "D: Do you have hot flushes? / P: Ten a day, and night sweats.",
      /hot flashes[^]*night sweats|night sweats[^]*hot flashes/,
    ],
    ["D: Do you get headaches? / P: Every morning.", /headache/i],
  ]);
});

describe("how many times a symptom occurred", () => {
  expectNotes("is kept with the symptom", [
    ["D: Vomiting? / P: Twice Saturday night, nothing since.", /Vomiting: twice Saturday night, none afterwards/],
    ["D: Any nosebleeds? / P: Three times this week.", /Nosebleeds?: 3 times this week/],
    ["D: Have you had any seizures? / P: Just once, on Monday.", /Seizures?: once, on Monday/],
    ["D: Any palpitations? / P: A couple of times.", /Palpitations: a couple of times/],
    ["D: Did you throw up? / P: Maybe four times last night.", /Vomiting: 4 times last night/],
    [
      "P: I've got diarrhea. / D: How many times a day would you say? / P: Six or seven yesterday. Three so far this morning.",
      /Diarrhea episodes: 6 or 7 yesterday; 3 so far this morning/,
      /Times a day/,
    ],
    [
      "P: I keep vomiting. / D: How many times now? / P: Probably five last night. Two this morning.",
      /Vomiting episodes: 5 last night; 2 this morning/,
    ],
  ]);
  expectNotes("is not read from other answers", [
    ["D: Any vomiting? / P: No.", /Denies vomiting|denies vomiting/, /Vomiting:/],
    ["D: Any headaches? / P: I took ibuprofen twice.", /./, /Headaches?: /],
    ["D: Any seizures? / P: Once when I was five years old.", /./, /Seizures?: once\./],
    ["D: Any pain? / P: 2 out of 10.", /2/, /Pain: 2/],
  ]);
});

describe("how often something is used", () => {
  expectNotes("is not how often the complaint comes", [
    [
      "P: I have a headache. / D: Do you have an inhaler? / P: Yes. / D: How often would you say you were using it? / P: Maybe once a week.",
      /eadache/,
      /[Hh]eadache (?:is|has been) once a week/,
    ],
    [
      "P: My knee hurts. / D: How often do you take the naproxen? / P: Twice a day.",
      /[Kk]nee/,
      /pain (?:is|has been) twice (?:a day|daily)/,
    ],
    ["P: I have a cough. / D: How many times a week do you exercise? / P: Three times a week.", /ough/, /ough is 3/],
  ]);

  expectNotes("does not hide how often the complaint comes", [
    ["P: I get headaches. / D: How often do the headaches come? / P: Twice a week.", /twice a week/],
  ]);
});

expectNotes("a yes keeps where, when or with what", [
  ["D: Any chest pain? / P: Yes, on the stairs.", /chest pain on the stairs/],
  ["D: Any chest pain? / P: Yes, on the left side, when I walk.", /chest pain on the left side, when walking/],
  ["D: Any rash? / P: Yes, on my chest.", /rash on the chest/],
  ["D: Any numbness? / P: Yes, in the last two fingers.", /numbness in the last 2 fingers/],
  ["D: Any trouble swallowing? / P: Yes, with bread and meat.", /difficulty swallowing with bread and meat/],
  ["D: Any palpitations? / P: Yes, after coffee.", /palpitations after coffee/],
  ["D: Any vision changes? / P: Yes, in the right eye since Tuesday.", /since Tuesday in the right eye\./],
  ["D: Any headaches? / P: Yes, in a way.", /headache\./, /in a way/],
  ["D: Any pain? / P: Yes, in my knee.", /Reports knee pain\.|knee pain/, /in the knee/],
]);

describe("an answer that names the symptom asked about by a pronoun", () => {
  expectNotes("reports it, with where and when", [
    [
      "D: Any chest pain? / P: I get it on the stairs. It goes away when I rest.",
      /gets chest pain on the stairs[^]*Reports chest pain/,
    ],
    [
      "D: Do you get headaches? / P: I get them behind the eyes, usually on weekends.",
      /gets headaches behind the eyes/,
    ],
    ["D: Any chest tightness? / P: It comes on when I carry the shopping.", /chest tightness comes on when/],
    ["D: Have you had palpitations? / P: It happens when I lie on my left side.", /palpitations happen when/],
    ["D: Any numbness? / P: I notice it in my left hand when I drive.", /notices numbness in (?:the|their) left hand/],
    ["D: Any back pain? / P: I have a bit of it in the mornings.", /back pain in the mornings/],
    ["D: Any nosebleeds? / P: I had one yesterday in the shower.", /nosebleeds yesterday in the shower/],
    ["D: Any chest pain? / P: I get it but only when I cough.", /gets chest pain but only when/],
    ["D: Any headaches? / P: I get them, but they're not bad.", /headaches, but they are not bad/],
    ["D: Do you get heartburn? / P: Every night if I eat after eight.", /heartburn every night if they eat after 8/],
  ]);
  expectNotes("reports nothing of another person, of a test or of long ago", [
    ["D: Any chest pain? / P: My wife gets it when she's stressed.", /wife/, /Reports chest pain/],
    ["D: Any bleeding? / P: I had it checked last year.", /checked/, /Reports bleeding/],
    ["D: Any nosebleeds? / P: I had one three years ago.", /(?:3|three) years ago/, /Reports nosebleeds/],
    ["D: Any chest pain? / P: I used to get it at work. That stopped.", /./, /Reports chest pain/],
  ]);
});

describe("a no that excepts a circumstance", () => {
  expectNotes("affirms the symptom for it alone", [
    ["D: Any knee pain? / P: Not really, just when I bend.", /knee pain only when they bend/, /Denies knee pain/],
    [
      "D: Any chest pain? / P: No, only when I cough.",
      /chest pain only when they cough|Any chest pain\?”.*only when I cough/,
      /Denies chest pain/,
    ],
    [
      "D: Any shortness of breath? / P: No. Only on the stairs.",
      /shortness of breath only on the stairs|Any shortness of breath\?”.*Only on the stairs/,
      /Denies short/,
    ],
    [
      "D: Any dizziness? / P: Not really. Just if I stand up fast.",
      /dizziness only if they stand up fast|Any dizziness\?”.*Just if I stand up fast/,
      /Denies dizz/,
    ],
    ["D: Any hip pain? / P: Nope, just when I lie on it.", /hip pain only when they lie on it/, /Denies hip/],
  ]);
  expectNotes("is a denial if what is excepted is over or something else", [
    ["D: Any headaches? / P: No, just when I was pregnant.", /Denies headache/],
    ["D: Any palpitations? / P: No, just anxiety.", /Denies palpitations/],
    ["D: Any chest pain? / P: No, nothing when I walk.", /Denies chest pain/],
    ["D: Any fever? / P: No, only a cough.", /Denies fever/],
  ]);
});
