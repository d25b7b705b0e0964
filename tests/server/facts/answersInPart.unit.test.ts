import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("two questions in one turn about the family", () => {
  expectNotes("are both about the family", [
    [
      "D: Any family history of any lung or heart conditions? Any cancers? / P: Yeah, my dad had a heart attack in his 80s.",
      /Father: heart attack in his 80s/,
      /cancer/i,
    ],
  ]);
});

describe("a question that includes more in what was denied", () => {
  expectNotes("is not read as a new question", [
    [
      "D: Do you use cannabis, like smoking marijuana? / P: No, I try to stay away from any drugs. / D: OK, including recreational drugs? / P: Yeah.",
      /Denies recreational drug use/,
      /Reports recreational drug use/,
    ],
  ]);
});

describe("how much and how long the patient smokes", () => {
  expectNotes("is kept over several turns", [
    [
      "D: Do you smoke at all? / P: Yes I, I smoke about half a pack per day or maybe even less. / D: How long have you smoked for? / P: Since I was 15 maybe? / D: OK. / P: So yeah for like 45 years.",
      /half a pack per day[^]*since age 15[^]*45 years/,
    ],
    [
      "D: Do you smoke? / P: Yes, about a pack a day. / D: And how long? / P: About 30 years.",
      /a pack a day; .*30 years/,
    ],
  ]);
});

describe("a rating that opens with doubt", () => {
  expectNotes("is a rating", [
    [
      "P: My shoulder hurts. / D: How severe is the pain on a scale of 1 to 10? / P: Probably at least an 8.",
      /8 on a scale of 10/,
    ],
    ["P: My shoulder hurts. / D: How severe is the pain? / P: Maybe a 7.", /7 on a scale of 10/],
  ]);
});

describe("both symptoms of a question", () => {
  expectNotes("are reported by name", [
    ["D: Any fevers or chills? / P: Yeah, I've had both of those.", /reports fever and chills/i, /fevers or chills/],
    ["D: Any nausea or vomiting? / P: Yes, but not both.", /./, /reports nausea and vomiting/i],
  ]);
});

describe("an order without a subject", () => {
  expectNotes("is kept", [
    [
      "P: My shoulder hurts. / D: They all suggest that there is a biceps, tendon tear, and so will want to get an ultrasound.",
      /Likely biceps tendon tear[^]*We will obtain an ultrasound/,
    ],
    ["D: This will get worse, and will get an infection.", /./, /We will obtain/],
  ]);
});

describe("what an answer says about another time or person", () => {
  expectNotes("is kept apart", [
    [
      "P: I've been having a cough for the last week and I think I had a little bit of a fever in the last few days. / D: So the cough started a week ago? / P: Yeah, around a week ago and the fever started two to three days ago.",
      /./,
      /fever for (?:a|the last) week/,
    ],
    [
      "D: Any heart conditions in the family? / P: My father has high blood pressure if that's like a heart condition. / D: And how old was he when he got that? / P: He's around like 60s right now, so probably like in his 40s.",
      /Father: high blood pressure in his 40s/,
      /heart condition|60s/,
    ],
    [
      "D: Any cancers in the family? / P: I do have an aunt on my mother's side who had ovarian cancer. / D: How old was she? / P: In her 50s.",
      /Maternal aunt: ovarian cancer in her 50s/,
    ],
  ]);
});

describe("an instruction during the examination", () => {
  expectNotes("is not read as a finding", [
    [
      "D: Now I am going to get you to extend your wrist. / P: OK. / D: And then keep your elbow in full extension as well. Does that hurt? / P: It does, yeah.",
      /./,
      /Keep/,
    ],
  ]);
});

describe("advice in passing", () => {
  expectNotes("is kept", [
    [
      "P: My elbow hurts. / D: Really important is physical therapy to increase strength.",
      /physical therapy to increase strength/,
    ],
    [
      "P: My elbow hurts. / D: To help you treat this, we recommend some activity modifications.",
      /activity modifications to help/,
    ],
    ["P: My elbow hurts. / D: You can use some, use a compression sleeve.", /use a compression sleeve/, /some, use/],
    ["P: I have gout. / D: It's gout. Cut back on beer and shellfish.", /cut back on beer and shellfish/i],
  ]);
});

describe("a disease that the clinician does not fear", () => {
  expectNotes("is not read as a diagnosis", [
    [
      "P: My elbow hurts. / D: I think you have tennis elbow. I'm not concerned about a fracture.",
      /Likely tennis elbow[^]*Considered unlikely: fracture/,
      /Also considered|Possible fracture/,
    ],
    [
      "P: My elbow hurts. / D: It seems like you may have lateral epicondylitis. In terms of imaging, I don't think it is necessary because it doesn't seem like there was any trauma and I'm not too worried about any fractures.",
      /Possible lateral epicondylitis/,
      /fracture|In terms of/,
    ],
  ]);
});

describe("a long answer to “where does it hurt?”", () => {
  expectNotes("keeps all places", [
    [
      "D: You have abdominal pain? / P: Yeah, for three days. / D: Can you tell me kind of where you're feeling the pain the most? / P: Yeah, kinda like near my right hip like lower where my stomach is that kind of right and below my belly button. Sometimes a little bit on the top just below my belly button, but mainly just in that right lower side yeah.",
      /located near the right hip, below the belly button, mainly in the right lower side/,
    ],
    ["P: My head hurts. / D: Where is the pain? / P: In the forehead.", /forehead/],
  ]);
});

describe("an injury that is possible", () => {
  expectNotes("is a diagnosis", [
    [
      "P: My knee hurts. / D: It's possible that you had a knee ligament injury. We will do an MRI.",
      /Possible knee ligament injury/,
    ],
    ["P: My knee hurts. / D: It's possible that you have to come back.", /./, /Possible/],
  ]);
});

describe("tests and vaccines in passing", () => {
  const shoulder = "P: My shoulder hurts. / D: ";
  expectNotes("are read neither as results nor as medicines", [
    [`${shoulder}We can get some blood work. Just your normal blood work as well as a CRP.`, /blood work/, /RESULTS/],
    [`${shoulder}We can do an X-ray, so we'll kind of compare them to your X-rays from before.`, /x-ray/, /compare/],
    [`${shoulder}And then from there, we can get some blood work as well.`, /We can obtain blood work/],
    [`${shoulder}We will definitely need to finish the full course of physiotherapy.`, /finish the full course/],
    [
      `${shoulder}What might happen is something called adhesive capsulitis. We can do an X-ray.`,
      /Possible adhesive capsulitis/,
    ],
    [
      "D: Are you up to date with all your immunizations? / P: I am. I've received the Zoster vaccine.",
      /Zoster vaccine/,
      /MEDICATIONS/,
    ],
    [
      "D: Any allergies? / P: A sulfa allergy. / D: Any reason to suspect that you may have taken any sulfas recently? / P: No.",
      /Allergic to sulfa/,
      /Not taking sulfa/,
    ],
  ]);
});

describe("a diagnosis in roundabout words", () => {
  const cough = "P: I have a cough. / D: ";
  expectNotes("heads the assessment", [
    [
      "P: My left shoulder hurts. / D: It certainly raises concern of having a rotator cuff tear. We will get an ultrasound.",
      /Possible rotator cuff tear/,
    ],
    [
      "P: My back hurts. / D: It sounds more like what's called mechanical back pain and due to the nature of your work.",
      /Likely mechanical back pain\b(?! and)/,
    ],
    [
      `${cough}So the first thing that we want to check to see or to rule out would be a strep throat.`,
      /Possible strep throat/,
    ],
    [
      `${cough}The one thing that we are concerned about with a long history of smoking is lung cancer. We will do a chest X-ray.`,
      /Possible lung cancer/,
    ],
    [`${cough}It could be that you have some sort of pneumonia.`, /Possible pneumonia/],
    [`${cough}It could as you mentioned be something like the common cold as well.`, /Possible common cold/],
    [
      `${cough}I will be doing a physical examination. However, since you're having some symptoms of what might be a pneumonia, it can be a bacterial infection, we will get a chest x-ray.`,
      /Possible pneumonia/,
    ],
    [`${cough}They seem kind of viral in nature with your dry cough and runny nose.`, /Likely viral infection/],
    [`${cough}I would say COVID or other viral illnesses.`, /Possible COVID/],
  ]);
});
