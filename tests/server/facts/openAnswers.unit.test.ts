import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an answer with “just”", () => {
  expectNotes("denies the rest only if what it affirms follows", [
    [
      "D: Any joint pain or muscle aches? / P: Yeah, yeah. Just act slower and feel pretty sore in every joint these past couple of days, joint pain I mean.",
      /joint pain/i,
      /denies[^.]*muscle aches/i,
    ],
    ["D: Any nausea or diarrhea? / P: Just a little nausea.", /reports nausea[^]*denies diarrhea/i],
    [
      "D: Is it tender everywhere or there are muscle aches in one spot? / P: No, it's like everywhere.",
      /./,
      /denies[^.]*muscle aches/i,
    ],
  ]);
});

describe("an answer that leaves a symptom open", () => {
  expectNotes("neither reports nor denies it", [
    [
      "D: Have you had any fevers or chills? / P: I've felt hot but no chills.",
      /felt hot[^]*denies chills/i,
      /denies fever/i,
    ],
    [
      "D: How about any fevers? / P: I don't, like I don't have a thermometer, I maybe felt a little hot, but like I don't really know.",
      /possible subjective fever/i,
      /denies fever|reports fever/i,
    ],
    ["D: Any fevers or chills? / P: Yeah, I felt hot but no chills.", /denies chills/i, /denies fever|reports fever/i],
    [
      "D: Any fevers or chills? / P: Yeah, I've had chills for sure. I haven't taken my temperature, so I'm not too sure if I actually have a fever.",
      /reports chills/i,
      /denies fever|reports fever/i,
    ],
    [
      "D: Did you have a fever earlier? / P: Maybe I've been feeling a little hot.",
      /feeling a little hot/i,
      /reports fever/i,
    ],
    [
      "D: Any cough? / P: Yeah, I haven't had a new cough, I've had a cough for years.",
      /not had a new cough; they have had a cough for years/i,
      /denies cough/i,
    ],
    [
      "D: Any weakness in the arm? / P: I don't know if it's weakness or just the pain, but I can't lift it.",
      /reports possible weakness/i,
      /reports weakness/i,
    ],
    [
      "D: Any nausea, vomiting, or diarrhea? / P: A bit of nausea but no vomiting.",
      /denies vomiting/i,
      /denies[^.]*diarrhea/i,
    ],
  ]);
  expectNotes("denies what it denies plainly", [
    ["D: Any fevers or chills? / P: No fever, I just felt hot in the sun.", /denies fever/i],
    ["D: Any fever, cough or rash? / P: A cough, but none of the others.", /denies fever or rash/i],
  ]);
});

describe("a symptom that an answer adds or ends", () => {
  expectNotes("is not denied if the answer leaves the question open", [
    ["D: Any fever? / P: I don't know, I felt cold and shivery.", /./, /denies chills/i],
    ["D: Any fever or chills? / P: I don't know, I was shivering all night.", /./, /denies chills/i],
    ["D: Any fever? / P: I couldn't say, I was sweating a lot.", /./, /denies (?:sweat|night)/i],
    ["D: Did you pass out? / P: I don't know, I felt dizzy.", /./, /denies (?:dizz|light)/i],
    ["D: Was there blood? / P: I have no idea, I vomited in the dark.", /./, /denies vomit/i],
    ["D: Any rash? / P: I can't tell, he itches all over.", /./, /denies itch/i],
  ]);
  expectNotes("is not reported for today if it is over", [
    ["D: Is it swollen? / P: It was, not now.", /previous swelling/, /reports swelling/i],
    ["D: Any fever? / P: I did, but it has gone.", /./, /reports fever/i],
    ["D: Any headaches? / P: I had some last week, not any more.", /./, /reports headaches?\./i],
    ["D: Is it bruised? / P: It was at first, but it has gone.", /./, /reports bruising/i],
    ["D: Do you feel sick? / P: I did yesterday, not today.", /./, /reports nausea\./i],
    ["D: Is it itchy? / P: Yes, it was, but not now.", /./, /reports itching\./i],
  ]);
});
