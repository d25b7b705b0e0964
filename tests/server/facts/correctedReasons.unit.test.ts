import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a reason that the patient corrects", () => {
  expectNotes("is what the visit is about", [
    [
      "D: Front desk said you'd hurt your back. / P: It's not my back, it's my hip. The right hip. / D: And how long's it been? / P: Ten days.",
      /CHIEF COMPLAINT\n\nRight hip pain for 10 days/,
      /[Bb]ack pain/,
    ],
    [
      "D: So you're here about your knee? / P: No, it's my ankle. The knee's fine. / D: How long? / P: Two weeks.",
      /CHIEF COMPLAINT\n\nAnkle complaint/,
    ],
    [
      "D: So you're here about the headaches? / P: Yeah, well, they're not headaches so much as pressure. / D: When did that start? / P: Three weeks ago.",
      /Pressure has been present for 3 weeks/,
      /Headache has been/,
    ],
    [
      "D: It says here chest pain. / P: It's not really pain. It's more a tightness. / D: How long have you had that? / P: Since Monday.",
      /Chest tightness has been present since Monday/,
      /Chest pain has been/,
    ],
    [
      "D: Tell me about this shoulder. / P: Well it's not the shoulder that's bothering me the most, it's the neck. / D: Okay, tell me about the neck. / P: It's stiff.",
      /CHIEF COMPLAINT\n\nNeck stiffness/,
      /Shoulder stiffness/i,
    ],
    [
      "D: You're here for your blood pressure? / P: No, it's my feet. They're swollen. / D: Since when? / P: Since Tuesday.",
      /CHIEF COMPLAINT\n\nFoot swelling/,
    ],
    [
      "D: The note says you've been dizzy. / P: No, not dizzy. Just tired all the time. / D: For how long? / P: Since August.",
      /since August/,
      /Dizziness (?:has been|since)/,
    ],
  ]);

  expectNotes("is not read from other contrasts", [
    [
      "D: How's the back pain? / P: It's not too bad, it's more my leg now.",
      /CHIEF COMPLAINT\n\nBack pain/,
      /CHIEF COMPLAINT\n\nLeg/,
    ],
    ["D: How is your mood? / P: It's not great, it's been low.", /Mood: not great, low/],
  ]);
});

describe("a sentence that only names a place", () => {
  expectNotes("belongs to what was named before it", [
    [
      "D: What's the trouble? / P: There's a lump. On my, on the right testicle. I found it in the shower.",
      /CHIEF COMPLAINT\n\nLump on the right testicle/,
    ],
    ["D: What's wrong? / P: I've got a rash. On my back.", /rash on the back/],
  ]);

  expectNotes("is kept apart if it names no part of the body", [
    ["D: What's wrong? / P: I found a lump. In the shower.", /lump/, /lump in the shower/],
    ["D: Any swelling? / P: No swelling. On the scan it was fine.", /Denies swelling/],
  ]);
});

describe("an answer that is put off", () => {
  expectNotes("is read from a later turn", [
    [
      "D: Any blood in the stool? / P: Hang on, I need to answer that, it's school. / D: Go ahead. / P: Okay, sorry. Yes, a bit of blood, mixed in.",
      /Reports blood in stool/,
      /hang on|school/i,
    ],
    [
      "D: Any chest pain? / P: One second, that's my phone. / D: No problem. / P: Sorry about that. No, no pain.",
      /Denies chest pain/,
      /phone/,
    ],
  ]);
});

describe("an answer about one of two symptoms", () => {
  expectNotes("is about the one that is named when asked", [
    [
      "D: How's the tummy pain and the nausea? / P: It's gone. / D: Which? / P: The nausea. The pain's about the same.",
      /nausea has gone/,
      /pain has gone|Reports nausea/,
    ],
    ["D: How's the tummy pain and the nausea? / P: It's gone.", /./, /(?:pain|nausea) has gone/],
  ]);
});
