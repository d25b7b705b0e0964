import { expectNotes } from "./harness";

expectNotes("the side of a finding is the one last said", [
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

expectNotes("an allergy with a doubt or a use beside it is kept", [
  [
    "D: Any allergies? / P: I don't think I'm allergic to anything, maybe amoxicillin, I got a rash.",
    /amoxicillin/i,
    /No known/i,
  ],
  [
    "D: Any allergies? / P: I use Voltaren gel, and I'm allergic to it on my hands.",
    /Allerg[^\n]*\n?[^\n]*(?:Voltaren|diclofenac)/i,
  ],
  ["D: Any allergies? / P: I take Bactrim, and it gave me a rash.", /(?:Bactrim|sulfamethoxazole)[^\n]*rash/i],
  [
    "D: Any allergies? / P: Penicillin gave me hives and codeine made me vomit.",
    /penicillin[^\n]*hives/i,
    /codeine[^.;,\n]*hives/i,
  ],
]);

expectNotes("a number in an answer is kept whole and with its unit", [
  ["D: What was your INR? / P: 2.8 I think.", /2\.8/, /INR[^.]{0,12}\b2(?!\.8)/],
  ["D: What was your last A1c? / P: 7.4 I think.", /7\.4/, /A1c[^.]{0,12}\b7(?!\.4)/i],
  ["D: When was your last colonoscopy? / P: Five years ago.", /./, /colonoscopy:? 5\b(?! years)/i],
  ["D: What about your last colonoscopy? / P: 5 years ago.", /./, /colonoscopy:? 5\b(?! years)/i],
  ["D: Take Tylenol for the flu. A temperature over 38 needs to be seen.", /Tylenol/, /Temperature:? 38/],
  ["D: Start losartan 50 mg daily. We aim for 130/80.", /losartan/, /Blood pressure:? 130\/80/i],
]);
