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
  expectNotes("is written as discussed if its conditions were not repeated", [
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

describe("whom to call in a crisis", () => {
  expectNotes("is in the plan", [
    [
      "D: If those thoughts get worse or you start thinking of a plan, you call that or come straight to the ER.",
      /If those thoughts get worse or the patient starts thinking of a plan, call that number or come/,
    ],
    ["D: If it gets darker, call the crisis line.", /If it gets darker, call the crisis line/],
    ["D: If your chest gets tight, call the nurse line.", /chest gets tight, call the nurse line/],
    ["D: If the fever comes back, ring that number.", /If the fever comes back, ring that number/],
    ["D: I want you to have the crisis line number, nine eight eight.", /provide the crisis line number \(988\)/],
    ["D: I'd like you to keep the leaflet about panic attacks.", /provide the leaflet about panic attacks/],
  ]);
});

describe("a warning with two signs", () => {
  expectNotes("keeps a sign that is denied", [
    ["D: This is chickenpox. Come back if she's drowsy or not drinking.", /drowsy or not drinking/],
    ["D: This is a virus. Bring him back if he is floppy or not feeding.", /floppy or not feeding/],
    ["D: This is a virus. Come back if he is hot or not passing urine.", /hot or not passing urine/, /hot passing/],
  ]);
});

describe("a list of warning signs with verbs of orders", () => {
  const orders = /we will (?:start|get|see|obtain)/i;
  expectNotes("is one condition", [
    [
      "D: It is gastritis. If you get dizzy, start bleeding or your stools go black, you should go to A and E.",
      /starts? bleeding[^.]*A and E/i,
      orders,
    ],
    [
      "D: It is flu. If you get short of breath, start coughing up blood, or get chest pain, call 911.",
      /coughing up blood[^.]*call 911/i,
      orders,
    ],
    [
      "D: It is flu. If you see blood, get a fever, or start shaking, I want you to ring us.",
      /sees? blood, gets? a fever, or starts? shaking[^.]*call/i,
      orders,
    ],
    [
      "D: It is a migraine. If you feel confused, get weak on one side or start seeing double, it could be a stroke and you must call 999.",
      /starts? seeing double[^.]*call 999/i,
      orders,
    ],
    [
      "D: It is cellulitis. If it spreads, start feeling unwell or shivering, you need to come back.",
      /feeling unwell or shivering[^.]*(?:come back|return)/i,
      orders,
    ],
    [
      "D: It is cellulitis. If you get a rash, start to wheeze, stop the flucloxacillin and call us.",
      /starts? to wheeze[^.]*stop (?:the )?flucloxacillin/i,
      orders,
    ],
  ]);
  expectNotes("keeps an order after a condition", [
    [
      "D: It is gout. If it flares again, start taking the colchicine.",
      /if (?:it|the gout) flares again[^.]*colchicine/i,
    ],
    ["D: It is asthma. If it gets worse, start the prednisolone and see me.", /prednisolone/i],
    ["D: It is asthma. If it is no better, get a chest x-ray.", /chest x-ray/i],
  ]);
});

describe("safety advice", () => {
  expectNotes("keeps its signs and what they call for", [
    [
      "D: This is a head injury. Anything like vomiting or confusion, straight to A&E please.",
      /If there is anything like vomiting or confusion, go straight to A&E/,
    ],
    [
      "D: You have an abscess. Take flucloxacillin. Obviously if the redness spreads, come back tomorrow.",
      /If the redness spreads, return tomorrow/,
    ],
    [
      "D: This is an allergic reaction. Take loratadine. If your lips swell or you wheeze, that's 999.",
      /If the patient's lips swell or they wheeze, call 999|If the patient's lips swell .*call 999/,
    ],
    [
      "D: It is a kidney infection. Of course if you start shaking or vomiting, go to the emergency department.",
      /If the patient starts shaking or vomiting, go to the emergency department/,
    ],
    ["D: You have bronchiolitis. Do let us know if she stops feeding.", /Patient to report if she stops feeding/],
    [
      "D: This is asthma. Clearly if you need it more than every four hours then do ring us.",
      /If the patient needs it more than every 4 hours, call the clinic/,
    ],
    [
      "D: This is pneumonia. And obviously if it's getting worse rather than better after two days then do come back and see us.",
      /If it is getting worse rather than better after 2 days, return/,
    ],
  ]);
  expectNotes("to keep apart from others is written", [
    ["D: So for now we will get a swab, and you would need to isolate until we get the result back.", /isolate until/],
    [
      "D: This is scarlet fever. He mustn't go back to nursery until he has had a day of penicillin.",
      /not go back to nursery until/,
    ],
    [
      "D: This is norovirus. You mustn't go back to work until forty-eight hours after the last diarrhea.",
      /not go back to work until 48 hours/,
    ],
    [
      "D: It may be measles. We will put you in a side room by yourself until the result is back.",
      /We will put the patient in a side room by themselves until/,
    ],
    ["D: We will swab you for Covid. Until it's back, please quarantine at home.", /quarantine at home/],
  ]);
});

describe("signs with the care that they need", () => {
  expectNotes("keep their condition also if the clinician says what they could mean", [
    [
      "D: If you get a fever or back pain, or you're throwing up, that could mean it's in the kidneys, and you need to be seen the same day.",
      /If the patient gets a fever or back pain, or they are throwing up, be seen the same day/,
      /advised the patient to be seen/,
    ],
    [
      "D: If the wound starts leaking or it gets hot and red, that might be an infection, so you'd have to come back in.",
      /If the wound starts leaking or it gets hot and red, return/,
    ],
    [
      "D: If your calf swells, that could be a clot, and you should go to the ER.",
      /If the patient's calf swells, go to the ER/,
    ],
    [
      "D: If he's not drinking or he goes floppy, he needs to be seen straight away.",
      /goes floppy, he needs to be seen straight away/,
    ],
    [
      "D: If you get a fever you need to be seen the same day.",
      /gets a fever, they need to be seen the same day/,
      /fever them/,
    ],
    [
      "D: It's a simple cyst. If it doubles in size or it gets red, let us have another look.",
      /If it doubles in size or it gets red, return for review/,
    ],
    [
      "D: I'll see you in three months. Sooner if you're getting hypos.",
      /Return sooner if the patient is getting hypos/,
    ],
  ]);
  expectNotes("are not read from a report", [
    ["D: If you were dizzy yesterday you need to be seen today.", /^/, /Follow up/],
    ["D: What did they say when you went in with the chest pain?", /^/, /Follow up/],
  ]);
});
