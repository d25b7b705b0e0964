import { describe } from "vitest";
import { expectNotes } from "./harness";

const exam = "D: Let me do a quick exam.";

describe("an examination said aloud without punctuation", () => {
  expectNotes("keeps the findings of each region", [
    [
      "D: okay let me examine you so listening to your heart you have a nice regular rate and rhythm with no murmurs that i appreciate now on your lung exam when you're taking some deep breaths i do notice some crackles in your lungs bilaterally and so on your lower extremities i appreciate no edema and everything else looks good",
      /Regular rate and rhythm with no murmurs\.[^]*Lower extremities: no edema\.[^]*Crackles in the lungs bilaterally/,
      /else is good/,
    ],
    [
      "D: let me do an exam on your heart exam i do appreciate a two out of six systolic ejection murmur your lungs you want to take a deep breath for me lungs are clear bilaterally",
      /murmur\.[^]*Respiratory: Lungs are clear bilaterally/,
    ],
    [
      `${exam} / D: now unfortunately i do also smell the odor you are correct but i do not appreciate any bony exposure now on vascular exam i do have bilateral palpable pulses`,
      /Odor\. No bony exposure\.[^]*Bilateral palpable pulses/,
    ],
    [
      `${exam} / D: okay so your abdominal exam is your belly is soft there is no tenderness as i push around there`,
      /Gastrointestinal: Abdomen is soft\. No tenderness\./,
    ],
    [`${exam} / D: Your lungs sound clear and you don't have any lower extremity edema.`, /No lower extremity edema/],
  ]);
  expectNotes("does not include part of the next announcement in a finding", [
    [
      "D: let me do my exam i see normal range of movement with your right wrist let's go ahead and focus on it",
      /Normal range of movement\./,
      /movement with the right wrist/,
    ],
  ]);
});

describe("pain at a touch or a movement", () => {
  expectNotes("is a finding of the part being examined, with its side", [
    [
      "D: I'm going to do a focused exam on that right elbow. Do you have any pain when I press here? / P: Yes. / D: Do you have any pain when you supinate? / P: No.",
      /Pain to palpation of the right elbow\. No pain with supination at the right elbow/,
      /denies pain/i,
    ],
    [
      "D: Let me examine that shoulder. Does it hurt when I press here on the front of the left shoulder? / P: No. / D: How about here on the outside? / P: Ouch, yes. / D: And when you lift your arm? / P: Yeah, that really hurts.",
      /No pain to palpation of the anterior aspect of the left shoulder\.[^]*Pain to palpation of the lateral aspect of the left shoulder\.[^]*Pain with raising/,
      /reports pain/i,
    ],
    [
      "D: Let me listen to your chest. Lungs are clear. Let me look at your knee here so when I press here on the inside of your knee does that hurt? / P: A little bit. / D: How about when I press on the outside, is that painful? / P: No. / D: I'm going to have you flex your knee, is that painful? / P: Yeah that's uncomfortable.",
      /Slight pain to palpation of the medial aspect of the knee\. No pain to palpation of the lateral aspect of the knee\. Pain with flexion of the knee/,
      /of the chest/,
    ],
    [
      `${exam} / D: I'm going to press on your belly. Is that tender anywhere? It doesn't look like you are making any facial expression. / P: No.`,
      /^(?![^]*Head and Face)/,
    ],
  ]);
  expectNotes("on movement is not placed at the abdomen", [
    [
      `${exam} / D: Let me press on your belly. / D: Does it hurt when you move? / P: Yes.`,
      /Pain with movement\./,
      /movement of the abdomen/,
    ],
  ]);
  expectNotes("is not read from a question about anything else", [
    [`${exam} / D: Can you feel this on your right foot? / P: Yes. / D: How about here? / P: No.`, /^(?![^]*[Pp]ain)/],
  ]);
});

describe("an answer that changes from no to pain during palpation", () => {
  expectNotes("reports pain", [
    ["D: I'm going to press on your tummy. Does that hurt? / P: No. Ow, yes there.", /EXAM[^]*Pain/, /No pain/],
    [
      "D: Let me have a feel of your belly. Any pain here on the right? / P: No. Oh, ouch, that hurts.",
      /Pain to palpation/,
      /No pain/,
    ],
    ["D: I'll press along your spine. Any tenderness? / P: Nope. Nope. Ooh, there, yes.", /tenderness/, /denies/i],
    [
      "D: Let me examine your knee. Does it hurt when I bend it? / P: Not really. Ow! It does now.",
      /Pain with flexion of the knee/,
      /No pain/,
    ],
    ["D: Okay, examining your ankle now. Tender here? / P: No... ah yes, right there.", /Pain/, /No pain|denies/i],
    ["D: Let me press on your tummy. Does that hurt? / P: No, not at all.", /No pain/],
  ]);
});

describe("an answer about a touch or a movement", () => {
  expectNotes("states no pain if the movement is said to be fine", [
    [
      "D: Let me examine your knee. Does it hurt when I press here? / P: Yes. / D: And when you bend it? / P: Yeah, that's fine.",
      /No pain with flexion/,
    ],
    [
      "D: Let me examine your knee. Does it hurt here? / P: Yes. / D: And when you straighten it? / P: Yeah, that feels okay.",
      /No pain with extension/,
    ],
    [
      "D: Let me examine your shoulder. Any pain when I press here? / P: No. / D: And when you raise it? / P: Yep, feels good.",
      /No pain with raising/,
    ],
    [
      "D: Let me examine your wrist. Does this hurt? / P: No. / D: And if you rotate it? / P: Yes, that one is all right.",
      /No pain with rotation/,
    ],
  ]);

  expectNotes("states pain", [
    [
      "D: Let me examine your shoulder. Does it hurt here? / P: Ouch, yes. / D: And when you raise it? / P: Yes, it's fine until here and then it hurts.",
      /Pain with raising/,
    ],
    [
      "D: Let me examine your knee. Does it hurt here? / P: No. / D: And when you bend it? / P: Yes.",
      /Pain with flexion/,
    ],
    [
      "D: Let me examine your knee. Does it hurt here? / P: No. / D: And when you bend it? / P: Yeah, it is sore.",
      /[Pp]ain with flexion/,
      /No pain with flexion/,
    ],
    [
      "D: Let me examine your knee. Does it hurt here? / P: No. / D: And when you bend it? / P: Yes, that is fine except at the end.",
      /Pain with flexion/,
      /No pain with flexion/,
    ],
  ]);
});

describe("an examination that the patient helps with", () => {
  const exam = "P: My shoulder hurts. / D: Let's do a physical exam. When you lift your arm, does that hurt? / P: Yes.";
  expectNotes("keeps each touch, movement and sign", [
    [
      `${exam} / D: How about when you flex your elbow? / P: No, that doesn't cause any pain.`,
      /No pain with flexion of the elbow/,
    ],
    [
      `${exam} / D: How about on the top of the shoulder? / P: Yeah, it's sore there.`,
      /Pain on examination of the shoulder/,
    ],
    [`${exam} / D: Any redness or swelling? / P: No.`, /No redness or swelling/],
    [`${exam} / D: Does it feel warm? / P: No.`, /No warmth/],
    [`${exam} / D: Any atrophy or deformity? / P: No.`, /No atrophy or deformity/],
  ]);
});

describe("a finding and its body part", () => {
  expectNotes("redness is written only with its body part", [
    ["D: Is the blood bright? / P: It is mixed in the phlegm but it definitely is red.", /./, /redness/i],
    ["D: Anything on your skin? / P: My knee is red.", /redness/i],
  ]);
  expectNotes("an answer during the examination is a finding", [
    [
      "D: What brings you in? / P: My belly hurts. / D: So when I push on your lower belly, do you have any pain, or does it feel tender? / P: No. / D: How about up here in your upper abdomen? / P: Yes, it hurts a little.",
      /No pain to palpation of the lower (?:belly|abdomen)[^]*Slight pain to palpation of the upper abdomen/i,
      /denies tenderness/i,
    ],
    [
      "D: Tell me. / P: My belly hurts. / D: Is there any tenderness where I am pressing? / P: No.",
      /No pain to palpation/i,
      /denies tenderness/i,
    ],
  ]);
});

describe("pain at a touch", () => {
  expectNotes("is at the place that the examiner names after it", [
    [
      "P: My belly hurts. / D: Let me press on your belly. Does that hurt? / P: Ouch, yes. / D: That's the right lower quadrant.",
      /Pain to palpation of the right lower quadrant/,
    ],
    [
      "D: I'm just going to feel your tummy. Any tenderness? / P: A little bit there. / D: That's up under the ribs on the right.",
      /Slight pain to palpation under the ribs on the right/,
      /reports tenderness/,
    ],
    [
      "D: Does this hurt? / P: No. / D: This? / P: No. / D: And here? / P: Ow! Yes. / D: Okay, that's the base of the thumb.",
      /Pain to palpation of the base of the thumb/,
      /denies pain|No pain/i,
    ],
    [
      "D: Any tenderness over your sinuses? / P: Yes, there. / D: That's the left cheek.",
      /to palpation of the left cheek/,
    ],
    [
      "D: Press on your forehead for me, does that hurt? / P: Yes.",
      /Pain to palpation of the forehead/,
      /reports pain/,
    ],
    ["D: Let me press on your belly. Does that hurt? / P: Yes. / D: That's the infection.", /Pain/, /the infection/],
  ]);
});

describe("what a patient can do during the examination", () => {
  const seen = "D: What brings you in? / P: My knee hurts. / D: Let me have a look. Lungs are clear. / P: Okay. / ";
  expectNotes("is not permission", [
    [
      `${seen}D: There's a bruise on the left hip, but you can walk on it and the hip moves fine.`,
      /able to walk on it/i,
      /Patient may walk/i,
    ],
    [`${seen}D: Ankle's swollen. You can bear weight.`, /able to bear weight/i, /Patient may bear/i],
    [`${seen}D: There's no swelling. You can bend the knee all the way.`, /no swelling/i, /Patient may bend/i],
    [`${seen}D: Hand's swollen. You can wiggle your fingers.`, /swollen/i, /Patient may wiggle/i],
    [`${seen}D: Skin's intact. You can straighten the elbow fully.`, /intact/i, /Patient may straighten/i],
    [`${seen}D: Foot's warm. You can feel me touching the toes.`, /warm/i, /Patient may feel/i],
    [`${seen}D: Knee's stable. You can lift the leg.`, /stable/i, /Patient may lift/i],
    [`${seen}D: Back's tender. You can stand on your toes.`, /tender/i, /Patient may stand/i],
  ]);
});

describe("the side of a finding", () => {
  expectNotes("is the one last said", [
    [
      "D: Let me examine your right elbow. Does it hurt when I press here? / P: Yes. / D: Now the left one, does it hurt when I press here? / P: No.",
      /No pain to palpation of the left elbow/i,
      /No pain to palpation of the right elbow/i,
    ],
    [
      "D: Let me examine your right elbow. Does it hurt when I press here? / P: Yes. / D: Now the left one. / D: Does it hurt when I press here? / P: No.",
      /No pain to palpation of the left elbow/i,
      /No pain to palpation of the right elbow/i,
    ],
    [
      "D: Let me examine your right elbow. Does it hurt when I press here? / P: Yes. / D: Okay, now the other side. Does it hurt when I press here? / P: No.",
      /No pain to palpation/i,
      /No pain to palpation of the right elbow/i,
    ],
    [
      "D: Let me examine your right knee. Does it hurt when I press here? / P: Yes. / D: And on the other one, does it hurt when I press here? / P: No.",
      /No pain to palpation/i,
      /No pain to palpation of the right knee/i,
    ],
    [
      "D: Let me examine your right knee. Does it hurt when you bend it? / P: Yes. / D: Does it hurt when you bend the left knee? / P: No.",
      /No pain with flexion of the left knee/i,
      /No pain with flexion of the right knee/i,
    ],
  ]);
});
