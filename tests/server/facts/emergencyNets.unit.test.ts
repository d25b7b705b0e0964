import { describe, expect, test } from "vitest";
import { emergencyNet, splitNet } from "../../../src/server/facts/segment/plans/emergencyNet";
import { expectNotes } from "./harness";

expectNotes("warning signs are kept with the emergency care that they call for", [
  [
    "D: If you can't pee, or you lose control of your bladder, or a fever with the back pain, that's the emergency room, that same day, don't wait for us. / P: Okay.",
    /If the patient cannot pee, [^.]*fever with the back pain, go to the emergency room the same day/,
  ],
  [
    "D: If the knee goes hot, or you can't put weight on it, that's the ED, same day. If the calf swells up, same thing. / P: Right.",
    /go to the ED the same day\. If the calf swells up, seek emergency care/,
  ],
  ["D: If she faints, she's confused, or falls and hits her head, 911. / P: Okay.", /hits her head, call 911/],
  [
    "D: 999 or A and E if he's working hard to breathe, grunting, or he's blue round the lips. / P: Okay.",
    /If he is working hard to breathe, [^.]*blue round the lips, call 999 or go to A and E/,
  ],
  [
    "D: Now, I'd want you to ring 999, or 112, if you get a heavy pain that lasts more than 10 minutes. / P: Okay.",
    /heavy pain that lasts more than 10 minutes, call 999 or 112/,
  ],
  ["D: Black stools, stop the naproxen and call. / P: Okay.", /If there are black stools, stop the naproxen and call/],
  [
    "D: And if you're ever sick, throwing up, not eating or drinking, you stop the metformin till you're eating again, and call us. / P: Okay.",
    /If the patient is ever sick, [^.]*stop the metformin until they are eating again, and call the clinic/,
  ],
  [
    "D: Any numbness, any weakness, loss of control, then it's the ER right away. / P: Okay.",
    /numbness, [^.]*go to the ER/,
  ],
  [
    "D: A temperature over 38, or the wound opening up, that's straight to A&E. / P: Okay.",
    /temperature over 38, [^.]*A&E/,
  ],
]);

expectNotes("visits to emergency care in the past are no instruction", [
  ["D: And that was the emergency room? / P: Yes, they took me to the ER.", /./, /If there is/],
  ["D: You went to the ER with the chest pain. / P: Yes.", /^/, /If there is/],
]);

expectNotes("signs that a patient only repeats are not symptoms", [
  [
    "D: If you lose your bladder, or numbness in the groin, that's the emergency room. / P: Okay. Got it. So bladder, numb down there, weak leg, ER. / D: Exactly.",
    /emergency room/,
    /Reports|presents with/,
  ],
  [
    "D: If your fever comes back or you can't breathe, that's the ER. / P: Okay. So fever, can't breathe, ER.",
    /go to the ER/,
    /Reports|presents with/,
  ],
  [
    "D: If your fever comes back, that's the ER. / P: So I had a fever last night. Is that bad?",
    /reports fever last night/,
  ],
  [
    "P: I have belly pain. / D: If you get a fever or black stools come back. / P: Right. So black stools or fever.",
    /fever or black stools, return/,
    /Reports[^•]*(?:black stools|fever)/,
  ],
  [
    "P: I have belly pain. / D: If you get a fever or black stools come back. / P: So fever or black stools, come back. Got it. I had a fever yesterday, 101.",
    /Reports fever/,
    /Reports[^•]*black stools/,
  ],
  [
    "P: I have belly pain. / D: If you get a fever or black stools come back. / P: Fever, black stools, come back. And my knee hurts.",
    /Reports knee pain/,
    /Reports[^•]*(?:black stools|fever)/,
  ],
  [
    "P: I have a headache. / D: If you get weakness or a fit, call 911. / P: Okay, weakness or a fit, call 911. My arm is a bit weak already.",
    /Reports headache and weakness of the arm/,
  ],
  [
    "P: I have a headache. / D: If you get weakness or a fit, call 911. / P: The headaches come back every evening.",
    /headaches come back every evening/,
  ],
]);

test("a safety net with many signs is written as several with the same instruction", () => {
  const net = emergencyNet(
    "if you get a sudden headache, weakness on one side, your face drops, cannot speak, an aura that lasts more than an hour, a fit, fever with a stiff neck, or you go blind in one eye, that is 999",
  );
  const parts = net ? splitNet(net) : [];
  expect(parts.length).toBeGreaterThan(1);
  expect(new Set(parts.map(({ object }) => object))).toEqual(new Set(["call 999"]));
  expect(parts.every(({ when }) => /^if /.test(when))).toBe(true);
});

describe('a condition with "then" and a subject', () => {
  expectNotes("ends before the instruction", [
    [
      "D: And if you see swelling behind the ear, or he's really sleepy, then he needs to be seen right away.",
      /sleepy, he needs to be seen right away/i,
      /then he|there is then/i,
    ],
    [
      "D: If the redness spreads, or you get a fever, then you need to be seen the same day.",
      /fever, they need to be seen the same day/i,
      /then (?:them|you|they)\b/i,
    ],
  ]);
  expectNotes("stops the drug and calls the clinic", [
    [
      "D: This is gout. Here's colchicine. If it upsets your stomach, stop taking it and give us a ring.",
      /the patient should stop taking colchicine and call the clinic/i,
      /we will stop|us a ring/i,
    ],
    [
      "D: This is migraine. I'd like you to try sumatriptan 50 milligrams. If you get agitated or shaky, stop and let us know.",
      /the patient should stop sumatriptan and call the clinic/i,
    ],
  ]);
});
