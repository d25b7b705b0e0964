import { describe } from "vitest";
import { expectNotes } from "./harness";

const opening = "D: What brings you in? / P: I have had back pain since Monday.";

describe("an answer that repeats the question", () => {
  expectNotes("is affirmed or denied by its last word", [
    [
      `${opening} / D: Any double vision or eye pain? / P: Double vision or eye pain? No.`,
      /denies[^.]*eye pain/i,
      /reports[^.]*(?:double vision|eye pain)/i,
    ],
    [
      `${opening} / D: How about nausea or vomiting? / P: Nausea or vomiting, um, no. No, nothing like that.`,
      /denies[^.]*vomiting/i,
      /reports[^.]*(?:nausea|vomiting)/i,
    ],
    [
      `${opening} / D: Have you had any weight loss? / P: Weight loss, no.`,
      /denies[^.]*weight loss/i,
      /reports[^.]*weight/i,
    ],
    [
      `${opening} / D: Any palpitations? / P: Palpitations? Yes, at night.`,
      /palpitations/i,
      /denies[^.]*palpitations/i,
    ],
    [`${opening} / D: Do you get dizzy? / P: Dizzy? Not really.`, /denies[^.]*dizziness/i, /reports[^.]*dizziness/i],
    [`${opening} / D: Any rash? / P: A rash, nope.`, /denies[^.]*rash/i, /reports[^.]*rash/i],
  ]);
});

describe("a list answered in part", () => {
  expectNotes("affirms only what it names", [
    [
      `${opening} / D: Any fever, chills, or night sweats? / P: No fever. I do get night sweats. No chills.`,
      /night sweats/i,
      /denies[^.]*night sweats|reports[^.]*(?:fever|chills)/i,
    ],
    [
      `${opening} / D: Have you had a fever, a rash, or joint swelling? / P: No. I haven't felt feverish. I can't recall any rash or joint swelling.`,
      /denies/i,
      /reports[^.]*(?:fever|rash|swelling)/i,
    ],
    [
      `${opening} / D: Any cough, wheezing or chest pain? / P: Just the cough.`,
      /cough/i,
      /denies[^.]*cough|reports[^.]*(?:wheez|chest)/i,
    ],
    [
      `${opening} / D: Any numbness or tingling? / P: Some tingling, but no numbness.`,
      /denies[^.]*numbness/i,
      /denies[^.]*tingling|reports[^.]*numbness/i,
    ],
    [
      `${opening} / D: Any vomiting, diarrhea or constipation? / P: Not vomiting, no. A bit of diarrhea.`,
      /diarrhea/i,
      /denies[^.]*diarrhea|reports[^.]*vomiting/i,
    ],
    [
      `${opening} / D: Headaches, dizziness, changes in vision? / P: Headaches yes, the others no.`,
      /denies[^.]*dizziness/i,
      /denies[^.]*headache/i,
    ],
    [
      `${opening} / D: Any swelling or redness of the joints? / P: Neither.`,
      /denies[^.]*swelling/i,
      /reports[^.]*(?:swelling|redness)/i,
    ],
    [
      `${opening} / D: Do you have trouble swallowing, or a sore throat? / P: No trouble swallowing, but my throat is sore.`,
      /sore throat|throat is sore/i,
      /denies[^.]*sore throat|reports[^.]*swallow/i,
    ],
  ]);
});

describe("a no with an exception", () => {
  expectNotes("keeps the exception", [
    [
      `${opening} / D: Any fevers? / P: No, but I have had chills at night.`,
      /denies[^.]*fever[^]*chills|chills[^]*denies[^.]*fever/i,
      /reports[^.]*fever|denies[^.]*chills/i,
    ],
    [`${opening} / D: Any bleeding? / P: No, except my gums bleed when I brush.`, /gums bleed/i],
    [
      `${opening} / D: Any chest pain? / P: No chest pain, only when I cough hard.`,
      /when (?:the patient|they) coughs?/i,
      /\bdenies chest pain\.(?![^]*cough)/i,
    ],
    [
      `${opening} / D: Do you get short of breath? / P: Not at rest, but on the stairs I do.`,
      /stairs/i,
      /denies[^.]*shortness of breath\./i,
    ],
    [
      `${opening} / D: Any blood in the stool? / P: Not that I've seen, but it has been very dark.`,
      /denies[^.]*blood[^]*dark|dark/i,
      /reports[^.]*blood/i,
    ],
  ]);
});

describe("a negative question", () => {
  expectNotes("is read by the words of its answer", [
    [`${opening} / D: No fever or chills? / P: No.`, /denies[^.]*fever/i, /reports[^.]*fever/i],
    [`${opening} / D: You haven't lost any weight? / P: No, I haven't.`, /./, /reports[^.]*weight loss/i],
    [
      `${opening} / D: So no weakness in the legs? / P: Right, no weakness.`,
      /denies[^.]*weakness/i,
      /reports[^.]*weakness/i,
    ],
    [
      `${opening} / D: And no cough? / P: Well, I do have a cough.`,
      /reports[^.]*cough|has a cough/i,
      /denies[^.]*cough/i,
    ],
    [`${opening} / D: It doesn't wake you at night? / P: It does, most nights.`, /./, /denies|does not wake/i],
  ]);
});
