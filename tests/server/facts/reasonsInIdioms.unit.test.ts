import { expectNotes } from "./harness";

/** Returns a pattern for a chief complaint. */
const complaint = (words: string): RegExp => new RegExp(`CHIEF COMPLAINT\\s+${words}`, "i");

expectNotes("the reason for the visit is the patient's, not the first symptom that is asked about", [
  [
    "D: Morning, what can I do for you? / P: It's me back again about the knee. / D: Any fever? / P: No. / D: Any headaches? / P: Sometimes a headache. / D: How long has the knee been bad? / P: Three months.",
    complaint("Knee complaint"),
    /Headache (?:has been present )?for 3 months/,
  ],
  ["D: Hello, what brings you in? / P: I'm here for my bloods. / D: Any cough? / P: Yes.", complaint("Blood tests")],
  [
    "D: What brings you in? / P: I've come for my results. / D: How's the cough? / P: Still coughing.",
    complaint("Test results"),
  ],
  [
    "D: Come in, have a seat. / P: I'm just here for my annual physical. / D: Any headaches? / P: I get headaches at work.",
    complaint("Annual physical"),
  ],
  [
    "D: What can I do for you today? / P: I need a sick note for work. / D: What happened? / P: I've had the flu since Monday. / D: Any nausea? / P: Yes.",
    complaint("Sick note for work"),
  ],
  [
    "D: What brings you in? / P: Well, I hate to bother you. / D: No bother. / P: It's the waterworks again. / D: Any burning when you pee? / P: Yes.",
    complaint("Urinary complaint"),
  ],
  [
    "D: Hi there. What's up? / P: You asked me to come back about the sugar. / D: Any thirst? / P: Yes. / D: Any numbness? / P: Yes.",
    complaint("Follow-up of blood sugar"),
  ],
  [
    "D: How can I help you today? / P: I was wondering if you could look at this mole on my back. / D: Any itching? / P: Yes.",
    complaint("Mole on the back"),
  ],
  [
    "D: What brings you in? / P: I got a letter saying I'm due for my smear. / D: Any bleeding? / P: Some spotting.",
    complaint("Smear"),
  ],
  [
    "D: What brings you in? / P: My daughter made the appointment, she worries about my memory. / D: Any dizziness? / P: Yes, some.",
    complaint("Memory complaint"),
  ],
  ["D: What can I do you for? / P: The usual, my back. / D: Numbness? / P: Yes.", complaint("Back complaint")],
]);

expectNotes("a symptom that the patient names is the complaint", [
  [
    "D: What brings you in? / P: It's my knee. It's been hurting for a month. / D: Any fever? / P: Yes.",
    complaint("Knee pain"),
  ],
  ["D: What can I do for you? / P: I'm about to start my period. I have cramps.", /cramp/i, complaint("To start")],
]);
