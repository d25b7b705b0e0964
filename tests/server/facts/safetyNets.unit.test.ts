import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an instruction to seek care", () => {
  expectNotes("keeps the condition that was said before it", [
    [
      "D: Your symptoms fit a stomach virus. If you become unable to keep fluids down, or there are any warning signs like you have blood in the vomit or black stools, please do go to the ER and get seen. How does that sound?",
      /If the patient becomes unable to keep fluids down, or with blood in the vomit or black stools, go to the ER/,
    ],
    [
      "D: So this is bronchitis. And if you feel like you have worsening problems like wheezing or blue lips, you need to make sure you come back to the Emergency Department.",
      /If the patient has worsening problems like wheezing or blue lips, return to the Emergency Department/,
      /make sure (?:them|you)/,
    ],
    [
      "D: For the leg swelling, if it gets worse, or if there are any red flags like you have chest pain or trouble breathing, you should seek help from the ER.",
      /If it gets worse, or with chest pain or trouble breathing, seek help from the ER/,
    ],
    [
      "D: It is a sprain. If your pain, I mean, if your pain is getting any worse we, it might be best to go to the hospital or urgent care.",
      /If the patient's pain is getting any worse, go to the hospital/,
      /pain, /,
    ],
    [
      "D: So this is a bad cold. If it turns worse, get help from the ER right away and if your cough is persisting beyond like three or four weeks from today, also you should give us a call back to see what's going on.",
      /cough is persisting beyond 3 or 4 weeks from today, call the clinic back/,
    ],
  ]);
  expectNotes("keeps the condition of the sentence before it", [
    [
      "D: This is a concussion. Watch for repeated vomiting, confusion or a seizure. Go to the emergency room.",
      /If there is repeated vomiting, confusion or a seizure, go to the emergency room/,
    ],
    [
      "D: It is a clot. If you notice your calf swelling up, or your breathing getting worse. Go straight to the ER. Does that sound okay?",
      /If the patient notices their calf swelling up, or their breathing getting worse, go straight to the ER/,
    ],
    [
      "D: This looks like a virus. If the breathing trouble comes back, or. If you are too sleepy to drink, please head to the emergency department.",
      /If the breathing trouble comes back[^.]*too sleepy to drink, head to the emergency department/,
    ],
  ]);
  expectNotes("keeps the condition of the sentence after it", [
    [
      "D: This is a stomach ulcer. Come back to the ER. If the pain comes back or you throw up blood.",
      /If the pain comes back or the patient throws up blood, return to the ER/,
    ],
    [
      "D: It is an ear infection. Give us a call. If it's not better by Friday.",
      /If it is not better by Friday, call the clinic/,
    ],
  ]);
  expectNotes("is left out without a condition", [
    ["D: This is a sprain. Return to the emergency room.", /sprain/i, /emergency/i],
    ["D: This is a sprain. Call the clinic back.", /sprain/i, /call/i],
    ["D: This is a sprain. Please do go to the ER and seek help.", /sprain/i, /\bER\b/],
    ["D: It is croup. Give us a call.", /croup/i, /call/i],
    ["D: It is a migraine. You should seek help from the emergency department.", /migraine/i, /emergency/i],
  ]);
  expectNotes("is a summary if the conditions were only said to have been discussed", [
    ["D: This is a sprain. We talked about when to go to the emergency room.", /Return precautions were discussed/],
    [
      "D: It is a migraine. We went over the red flags for coming in to the hospital.",
      /Return precautions were discussed/,
    ],
  ]);
  expectNotes("is kept without a condition if it applies immediately", [
    ["D: I am worried about your heart. You need to go to the emergency room right now.", /Go to the emergency room/i],
  ]);
});
