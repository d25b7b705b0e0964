import { describe } from "vitest";
import { expectNotes } from "./harness";

const pain = (question: string, answer: string): string =>
  `D: What brings you in? / P: I've got chest pain. / D: ${question} / P: ${answer}`;

describe("how a pain feels", () => {
  expectNotes("is written with what it is compared with", [
    [
      pain("What does it feel like? Sharp, dull?", "A pressure. Like somebody's sitting on me."),
      /pressure, as if somebody is sitting on the patient\./,
    ],
    [
      pain("Can you describe the pain?", "A tightness, like a band around my chest."),
      /described as tightness, like a band around the chest\./,
    ],
    [pain("What's the pain like?", "Like someone is squeezing my heart."), /as if someone is squeezing the heart/],
    [pain("What kind of pain is it?", "Sharp, like a knife in my ribs."), /sharp, like a knife in the ribs/],
    [pain("What did it feel like? Burning or stabbing?", "It was burning."), /burning/],
    [pain("What's it like?", "It's dull."), /chest pain is dull/i],
  ]);
  expectNotes("is not compared with a time or with what the speaker said", [
    [pain("What does it feel like?", "It's sharp, like I said."), /sharp/, /like I|as if/],
    [pain("What does it feel like?", "Dull, like a week ago."), /dull/, /like a week/],
  ]);
});

describe("where a pain is", () => {
  expectNotes("is written with its region", [
    [pain("Can you show me where it is?", "Right here in the middle."), /located in the middle/],
    [pain("Where exactly?", "On the left side, under my breast."), /located on the left side, under the breast/],
    [pain("Can you point to it?", "In the center of my chest."), /located in the center of the chest/],
    [
      "D: What's wrong? / P: I have a headache. / D: Where is it? / P: At the back of my head.",
      /located at the back of the head/,
    ],
    [
      "D: What's wrong? / P: I have a headache. / D: Whereabouts? / P: Behind my right eye.",
      /located behind the right eye/,
    ],
    [
      "D: What's wrong? / P: Stomach pain. / D: Can you point to it? / P: In the lower right side.",
      /located in the lower right side/,
    ],
  ]);
  expectNotes("is not taken from a denial", [
    [pain("Where is it?", "Not in the middle, more my left arm."), /./, /located in the middle/],
  ]);
});

describe("a pain in an answer", () => {
  expectNotes("has the location of the question only if that was about one pain", [
    ["D: Any stomach pain or trouble breathing? / P: Tightness sometimes.", /./, /stomach tightness/],
    ["D: Any stomach pain? / P: Slight cramps.", /stomach cramps|abdominal cramps|abdominal pain/i],
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

describe("the back of a body part", () => {
  expectNotes("is not read as the patient's back", [
    ["D: What is it? / P: I have pain in the back of my head.", /head pain/i, /back pain/i],
    ["D: Where does it hurt? / P: In the back of my knee.", /knee/, /at the back/],
    ["D: What is it? / P: The pain is in the lateral part of the back of my shoulder.", /shoulder/, /back pain/i],
    ["D: What is it? / P: I have pain in my back.", /back pain/i],
    ["D: What is it? / P: I have pain in the lower back.", /back pain/i],
  ]);
});

describe("a back that was thrown out", () => {
  expectNotes("is back pain", [
    ["P: I threw my back out two days ago lifting a couch.", /Back pain for 2 days/],
    ["P: My back went out yesterday.", /Back pain/],
  ]);
});

describe("an answer where a pain goes", () => {
  expectNotes("names all its places", [
    [
      "P: I have chest pain. / D: Does it go anywhere? / P: Yes, both arms and my neck.",
      /radiation to both arms and the neck/,
    ],
    [
      "P: I have chest pain. / D: Does it spread anywhere? / P: My jaw and my left arm.",
      /radiation to the jaw and the left arm/,
    ],
    [
      "P: I have chest pain. / D: Does it go into your jaw or arm? / P: Left arm, down to the elbow.",
      /radiation to the left arm, down to the elbow/,
    ],
    ["P: I have back pain. / D: Does the pain go anywhere? / P: Down my right leg.", /radiation down the right leg/],
    ["P: I have stomach pain. / D: Does it move around? / P: Round to my back.", /radiation around to the back/],
    ["P: I have chest pain. / D: Does it radiate? / P: No, stays put.", /denies radiation/i],
    ["P: I have neck pain. / D: Does it travel anywhere? / P: Right shoulder.", /radiation to the right shoulder/],
    [
      "P: I have chest pain. / D: Does it go anywhere else? / P: Sometimes up into my jaw.",
      /radiation up into the jaw/,
    ],
  ]);
});

describe("a quality that a verb states", () => {
  expectNotes("is read", [
    [
      "D: What brings you in? / P: Headaches. / D: What does it feel like? / P: It throbs.",
      /throbbing/,
      /Reports pain/,
    ],
    ["D: What brings you in? / P: A sore knee. / D: What does it feel like? / P: It aches.", /aching/],
    ["D: What brings you in? / P: Foot pain. / D: What does the pain feel like? / P: It burns.", /burning/],
  ]);
});
