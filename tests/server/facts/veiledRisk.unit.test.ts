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
