import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("readFacts on risks in veiled words", () => {
  expectNotes("keeps a wish not to live as said", [
    [
      "D: Any thoughts that life isn't worth living? / P: Sometimes. I think about driving off the bridge.",
      /thoughts of not wanting to live[^]*“Sometimes\. I think about driving off the bridge\.”/,
      /[Dd]enies/,
    ],
    [
      "D: Do you ever feel you'd be better off not here? / P: Some days, yeah.",
      /thoughts of not wanting to live/,
      /denies/,
    ],
    ["D: Any dark thoughts? / P: I've thought about taking all my pills.", /dark thoughts[^]*all my pills/],
    ["P: I've been thinking about ending it.", /suicidal ideation: “I have been thinking about ending it/],
    ["P: I keep thinking about jumping in front of a train.", /in front of a train/],
    ["D: Ever feel like giving up on life? / P: Sometimes.", /thoughts of not wanting to live/, /denies/],
    ["P: I wish I wasn't here.", /wish I (?:was|were) not here/],
  ]);

  expectNotes("denies only what was asked", [
    [
      "D: Do you ever wish you weren't around? / P: Not really.",
      /thoughts of not wanting to live, the patient answered: “Not really\.”/,
    ],
    [
      "D: Have you felt that life wasn't worth living? / P: No, nothing like that.",
      /denies thoughts of not/,
      /suicidal/,
    ],
    [
      "D: Any thoughts of harming yourself? / P: No. I've thought it'd be easier not to wake up, but I wouldn't do anything.",
      /Asked about suicidal ideation, the patient answered: “No\. I have thought/,
      /denies suicidal/,
    ],
  ]);

  expectNotes("finds no risk in everyday words", [
    ["D: How do you sleep? / P: Fine, I do not wake up.", /./, /living|suicid/],
    ["P: I felt like hanging out with my friends, and I ran into traffic.", /./, /suicid|living/],
    ["P: My back hurts. I'm thinking about ending things with my boyfriend.", /./, /suicid/],
    ["P: I think driving into town makes my back worse.", /./, /suicid/],
    ["D: Do you have a plan? / P: No. It just pops into my head.", /./, /popping/],
  ]);
});

expectNotes("harm to a person named by a pronoun, and safety where the patient lives, are asked about as risks", [
  [
    "D: Do you ever get frightening thoughts about harming her? / P: God, no.",
    /denies thoughts of harming another person/,
  ],
  [
    "D: Have you had thoughts of harming him? / P: Once, I pictured dropping him. I'd never do it.",
    /about thoughts of harming another person, the patient answered: “Once, I pictured/,
    /[Dd]enies/,
  ],
  ["D: Do you feel safe where you're living? / P: I do now.", /about safety at home, the patient answered: “I do now/],
  ["D: Do you feel safe at home? / P: Yes.", /safe at home/, /answered/],
  ["D: Any thoughts of hurting yourself? / P: No.", /denies[^.]*(?:suicid|self-harm)/i, /another person/],
]);

expectNotes("what is said of marks that can be self-inflicted is quoted with the question", [
  [
    "D: The marks on your forearm, are those fresh? / P: They're old. The last time was before Christmas.",
    /“The marks on your forearm, are those fresh\?”, the answer was “They are old\. The last time was before Christmas”/,
  ],
  ["D: Did you do these yourself? / P: Yes, with a razor, in the summer.", /the answer was “Yes, with a razor/],
  ["D: Any marks on your skin? / P: No.", /./, /the answer was/],
]);
