import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("answers in the words of their questions", () => {
  expectNotes("a plain yes or no affirms or denies what was asked", [
    ["D: Have you been around any cats recently? / P: No.", /has not been around any cats recently/],
    ["D: Have you recently moved into a new place? / P: No, I haven't.", /has not recently moved into a new place/],
    ["D: Did you use a wheelchair? / P: No.", /(?:did not use|denies using) a wheelchair/],
    ["D: Do you need help bathing or dressing? / P: No.", /does not need help bathing or dressing/],
    ["D: Have you ever been to a psychiatrist? / P: Yeah.", /has been to a psychiatrist/],
    ["D: Have you had a mammogram yet? / P: No.", /mammogram/],
    ["D: Are you still working? / P: No.", /not working|Occupation/, /not still/],
    ["D: Have you been keeping a diary? / P: No.", /has not been keeping a diary/],
  ]);

  expectNotes("a question about the conversation or without a topic is not noted", [
    ["D: Does that make sense? / P: Yes. / D: Any cough? / P: No.", /denies cough/i, /sense/],
    ["D: Do you want to go ahead with that? / P: Yes. / D: Any cough? / P: No.", /denies cough/i, /go ahead/],
    ["D: Have you had any recently? / P: No. / D: Any cough? / P: No.", /denies cough/i, /has not had any/],
    ["D: Did you fill out the form? / P: Yes. / D: Any cough? / P: No.", /denies cough/i, /form/],
    ["D: Could you describe the place? / P: Yes. / D: Any cough? / P: No.", /denies cough/i, /describe/],
  ]);

  expectNotes("how long, how often and where go with the act asked about", [
    [
      "D: How long have you been working at the bakery? / P: For the past year.",
      /working at the bakery for the past year/,
    ],
    ["D: Where do you go to school? / P: At the high school down the road.", /goes to school at the high school/i],
    ["D: When did you move to this country? / P: About five years ago.", /moved to this country .*5 years ago/],
  ]);

  expectNotes("the time of something else is not the time of the complaint", [
    [
      "D: Any pets? / P: I have a bird. / D: And when did you get the bird? / P: Like five years ago.",
      /bird/,
      /present for 5 years/,
    ],
    [
      "D: What brings you in? / P: A cough. / D: When did you move here? / P: Two years ago.",
      /cough/i,
      /cough (?:for|has been present for) (?:about )?2 years/i,
    ],
    [
      "D: What brings you in? / P: A cough. / D: How long have you had the birds? / P: Three years.",
      /cough/i,
      /3 years/,
    ],
    ["D: What brings you in? / P: A rash. / D: When did you first notice it? / P: Two weeks ago.", /rash for 2 weeks/i],
    ["D: What brings you in? / P: A rash. / D: When did you get it? / P: Two weeks ago.", /2 weeks/],
  ]);

  expectNotes("the chosen one of two alternatives is written as a statement", [
    ["D: Do you live in an apartment or a house? / P: In an apartment.", /in an apartment/i, /Asked/],
    [
      "D: What brings you in? / P: My muscles ache. / D: Is it all over your body or in certain locations? / P: It's all over.",
      /muscle aches are all over/,
    ],
    [
      "D: What brings you in? / P: I have a headache. / D: Is it only on one side of your head, or is it on both sides? / P: It seems like it's on both sides.",
      /on both sides/,
    ],
    [
      "D: What brings you in? / P: A cough. / D: Is it deep breathing or moving that hurts? / P: Deep breathing.",
      /cough/i,
      /is deep breathing/,
    ],
  ]);
});

describe("one of two things that a question names", () => {
  expectNotes("is not read as a preference if the question offers nothing", [
    ["D: Are you allergic to penicillin or sulfa? / P: Sulfa.", /ALLERGIES\s+Allergic to sulfa/, /prefers/],
    ["D: Are you on warfarin or Eliquis? / P: Eliquis.", /MEDICATIONS\s+Eliquis/, /is Eliquis|prefers/],
    ["D: Do you take the metformin or the glipizide? / P: The glipizide.", /MEDICATIONS\s+Glipizide/, /prefers/],
    ["D: Is it the red inhaler or the blue one? / P: The blue one.", /Blue inhaler/, /prefers/],
    ["D: Is the pain in the knee or the hip? / P: The hip.", /pain is in the hip/],
    ["D: Would you like the patches or the gum? / P: The patches.", /prefers the patches/],
    ["D: We could do the injection or physical therapy. / P: The injection.", /prefers the injection/],
  ]);
  expectNotes("a past state is not written as present", [
    ["D: Were you pregnant before? / P: Yes.", /was pregnant before/, /is pregnant/],
    ["D: Were you conscious the whole time? / P: No.", /was not conscious throughout/],
  ]);
});

describe("answers about the past only", () => {
  expectNotes("a symptom that was only there at first is not a present one", [
    [
      "D: Have you had any sore throat? / P: I did initially for the first two or three days and then that got better.",
      /had sore throat initially/,
      /denies sore throat/,
    ],
    ["D: Have you had any fevers? / P: At first, but not now.", /had fevers at first, but not now/],
    ["D: Do you have seizures? / P: When I was a baby.", /had seizures when/],
    [
      "D: Have you ever had a lung function test? / P: Maybe when I was a kid or a teenager.",
      /lung function test when .* kid or a teenager/,
    ],
  ]);

  expectNotes("what was used before is not used now", [
    ["D: Do you use any inhalers? / P: I used to.", /used to use inhalers/],
    ["D: Do you wear a brace? / P: I used to, but not anymore.", /used to wear a brace/],
    ["D: Are you currently taking any medications? / P: I used to, not anymore.", /used to take medications/],
  ]);
});

describe("breathing at night", () => {
  const breathless = "D: What brings you in? / P: I'm short of breath.";
  expectNotes("a denial of waking breathless does not deny the shortness of breath", [
    [
      `${breathless} / D: Do you have to wake up at night to catch your breath? / P: No, nothing like that.`,
      /denies waking at night short of breath/,
      /denies shortness of breath\./,
    ],
    [
      "D: Have you ever woken up in the middle of the night really short of breath? / P: No, I don't think so.",
      /denies waking at night short of breath/,
    ],
    [
      `${breathless} / D: Do you get short of breath when laying down at all? / P: No, I wouldn't say so.`,
      /denies shortness of breath when lying down/,
    ],
    [
      "D: Do you have to have multiple pillows to sleep at night so you don't feel short of breath? / P: No.",
      /denies needing extra pillows/,
      /denies shortness of breath/,
    ],
  ]);
  expectNotes("the number of pillows is kept", [
    [`${breathless} / D: Do you sleep flat? / P: Two pillows, same as always.`, /sleeps on 2 pillows, as before/],
    [
      `${breathless} / D: Any need to prop yourself up at night to breathe? / P: Yeah, three pillows.`,
      /sleeps on 3 pillows/,
    ],
    [`${breathless} / D: Can you lie flat? / P: No.`, /unable to lie flat|cannot lie flat/],
  ]);
});

describe("vaccines asked about together", () => {
  expectNotes("each is given or not given", [
    [
      "D: Did you also get the shingles vaccine and the pneumococcal vaccine? / P: Yeah I got them.",
      /Shingles vaccine received[\s\S]*Pneumococcal vaccine received/,
    ],
    ["D: Have you had the flu shot and the COVID booster? / P: No, neither.", /No flu vaccine[\s\S]*No COVID vaccine/],
    ["D: Are you vaccinated? / P: No, not yet.", /No vaccination/],
    [
      "D: Are you up to date with your immunizations? / P: Yeah the only one that I haven't gotten is that HPV vaccine.",
      /No HPV vaccine/,
    ],
  ]);
});

describe("softened questions", () => {
  expectNotes("are read like plain ones", [
    ["D: What brings you in? / P: A cough. / D: Is it getting worse do you think? / P: Yeah, I think so.", /worsening/],
    [
      "D: What brings you in? / P: I have pain in my right leg. / D: Do you know where it hurts? / P: Just in the calf.",
      /calf/,
    ],
    ["D: What brings you in? / P: A cough. / D: Would you say it's getting better? / P: Yes.", /improving/],
    ["D: What brings you in? / P: A sore throat. / D: What does it feel like? / P: Burning.", /burning/i],
  ]);
});

describe("how often, allergens and pets", () => {
  expectNotes("a few times a week is not once a week", [
    ["D: Are you taking anything? / P: I take ibuprofen a few times a week.", /a few times a week/, /weekly/],
    [
      "D: How often are you using the hydrocortisone cream? / P: Maybe a couple times a week.",
      /a couple of times a week/,
      /weekly/,
    ],
    ["D: Are you taking anything? / P: I use my albuterol several times a day.", /several times a day/],
  ]);
  expectNotes("foods are allergens if allergies were asked about", [
    ["D: And how about any allergies? / P: Just pineapple, not any medications or anything.", /Allergic to pineapple/],
    ["D: Any food allergies? / P: Mangoes make my lips swell.", /Allergic to mangoes/],
  ]);
  expectNotes("a no about the house denies pets", [
    ["D: Do you have any pets at your house? / P: No, no I don't.", /Denies pets at home/],
    ["D: Do you have exposure to fumes or dust or animals in your home? / P: I have a bird.", /Pets: a bird/],
  ]);
});

describe("words that only resemble a wound, a home or a weight", () => {
  expectNotes("“cut” and “burn” are verbs after a subject", [
    ["D: Any other problems? / P: I cut the grass yesterday and my back hurts.", /Back pain/, /Cut\./],
    ["P: My eyes burn when I cut onions.", /eyes burn when/, /^Burn\./m],
    ["D: What happened? / P: I cut my hand on a jar.", /Laceration/],
    [
      "D: What happened to the knee? / P: I went to cut and it just buckled. / D: Which knee? / P: Left.",
      /left knee/,
      /^Cut\./m,
    ],
  ]);
  expectNotes("a length of time is not a weight", [
    [
      "D: How's the weight? / P: I've lost six pounds since I started walking. I do about thirty minutes, most days.",
      /6 pounds|weight loss/i,
      /Weight at home/,
    ],
    ["D: How are your pressures at home? / P: Mostly 140 over 85.", /140\/85/],
  ]);
  expectNotes("what is borrowed from a roommate is not a living situation", [
    [
      "D: Any cough? / P: No. / D: What have you been doing for it? / P: Ice, and I borrowed crutches from my roommate.",
      /denies cough/i,
      /Home:|Living/,
    ],
  ]);
  expectNotes("a declined vaccine is named without the question", [
    [
      "D: You're due the flu shot, do you want it today? / P: Not today, I'm flying tomorrow.",
      /Declines the flu shot\./,
    ],
  ]);
});
