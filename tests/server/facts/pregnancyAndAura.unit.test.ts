import { expectNotes } from "./harness";

expectNotes("statements about a pregnancy are read", [
  ["D: So you're twenty-eight weeks and three days today.", /Gestational age: 28 weeks and 3 days/],
  ["D: She is thirty-four weeks along.", /Gestational age: 34 weeks/],
  ["D: So gravida three, para one.", /Obstetric history: G3 P1/],
  ["D: And you're G2, P0?\nP: Yes.\nD: Gravida two, para zero, thanks.", /Obstetric history: G2 P0/],
  ["D: How's the baby moving? / P: A lot, especially at night.", /Fetal movement: a lot, especially at night/],
  ["D: Have you felt the baby kicking? / P: Yes.", /Fetal movement: present/],
  ["D: Is the baby moving okay? / P: No.", /Fetal movement: not felt/],
  ["D: Fundal height is twenty-nine centimeters.", /Fundal height: 29 cm/],
  ["D: Fetal heart tones are in the one forties, one forty-four.", /Fetal heart rate: 1\d\d bpm/],
  ["D: Let's find the heartbeat. There it is, one forty-five.", /Fetal heart rate: 145 bpm/],
  ["D: Any leaking of fluid? / P: No.", /Denies leakage of fluid/i],
  ["D: Any contractions? / P: Yes, every ten minutes.", /Reports contractions/i],
  ["D: Any chance you could be pregnant? / P: No.", /Pregnancy: denied/],
  // counter-cases
  ["D: So you're six weeks post-op today.", /^/, /Gestational age/],
  ["D: You're two weeks out from surgery.", /^/, /Gestational age/],
  ["D: Is the baby moving both arms? / P: Yes.", /./, /Fetal movement/],
]);

expectNotes("a disease of an earlier time is not a present problem", [
  [
    "D: You have anemia. I'll start iron. We'll get a scan at 32 weeks, because of the preeclampsia last time.",
    /Anemia/i,
    /ASSESSMENT AND PLAN[\s\S]*^Preeclampsia/m,
  ],
  [
    "D: You have asthma. I'll start Flovent. We'll order a colonoscopy because of the polyps you had in 2015.",
    /Asthma/,
    /^(?:Colon )?polyps/im,
  ],
  ["D: You have a sprain. I'll order an x-ray because of the fracture years ago.", /sprain/i, /^Fracture\./m],
]);

expectNotes("light and sound are each affirmed or denied", [
  [
    "D: What's wrong? / P: Headaches. / D: Does light bother you? Sound? / P: Light for sure. Sound, not so much.",
    /reports light sensitivity[\s\S]*denies sensitivity to sound/i,
  ],
  [
    "D: What's wrong? / P: Headaches. / D: Do lights or sounds bother you? / P: Both.",
    /reports light sensitivity and sensitivity to sound/i,
  ],
  [
    "D: Any itching or redness? / P: Redness, not so much. Itching, definitely.",
    /reports itching/i,
    /reports[^.]*redness/i,
  ],
  ["D: Any nausea or vomiting? / P: Nausea, yes. Vomiting, not really.", /denies vomiting/i, /reports[^.]*vomiting/i],
  ["D: Any cough or wheezing? / P: Cough, hardly at all, but I'm wheezing.", /denies cough/i, /reports[^.]*cough/i],
  [
    "D: Any warning? Anything with your vision? / P: Yes. I get these zigzag lines in my left eye before it starts.",
    /visual aura/i,
  ],
  [
    "D: Any eye pain, blurred vision, or sensitivity to light? / P: Pain, yes. Bright lights don't seem to be a problem.",
    /denies light sensitivity/i,
    /reports[^.]*light sensitivity/i,
  ],
  // counter-case
  ["D: Any nausea or vomiting? / P: Vomiting so much that I can't eat.", /vomiting/i, /denies vomiting/i],
]);

expectNotes("a quality that a verb states is read", [
  ["D: What brings you in? / P: Headaches. / D: What does it feel like? / P: It throbs.", /throbbing/, /Reports pain/],
  ["D: What brings you in? / P: A sore knee. / D: What does it feel like? / P: It aches.", /aching/],
  ["D: What brings you in? / P: Foot pain. / D: What does the pain feel like? / P: It burns.", /burning/],
]);

expectNotes("orders in unusual word orders are read", [
  ["D: Your sugar is high. It means we need to do the three-hour test.", /do the three-hour test/i],
  [
    "D: You have psoriasis. Before any biologic I want to check your liver tests and a QuantiFERON.",
    /check the patient's liver tests and a QuantiFERON before any biologic/,
  ],
  ["D: You have RA. Before the methotrexate, I'd like to check a chest x-ray.", /chest x-ray before the methotrexate/i],
  ["D: You have acne. Let's do another video visit in four weeks.", /Follow up in 4 weeks by video/],
  [
    "D: You have gout. I'll start allopurinol. We can schedule a phone call in two weeks.",
    /Follow up in 2 weeks by telephone/,
  ],
  ["D: What you're describing is vestibular neuritis. I'll start prednisone.", /Vestibular neuritis/i],
  [
    "D: You have migraine. I'll give you rizatriptan, ten milligrams. You can repeat it once after two hours.",
    /repeat rizatriptan once after 2 hours/i,
  ],
  ["D: You have anemia. I'll start iron. Your pressure is high, so today we'll give you losartan.", /losartan/],
]);

expectNotes("a device that was put on is not ordered again", [
  [
    "D: You have a fracture. Now we will splint it. There we go, the splint is on. It's a sugar tong splint.",
    /Sugar tong splint in place/,
    /We will splint it/,
  ],
  [
    "D: You have a fracture. We will cast it. / P: Okay. / D: All done, the cast is on.",
    /Cast in place/,
    /We will cast it/,
  ],
  [
    "D: That's a sprain. I'm going to tape it. / P: Okay. / D: There, the tape is on.",
    /Tape in place/,
    /We will tape it/,
  ],
  // counter-case
  ["D: You have a fracture. We will cast it next week.", /cast it next week/i, /in place/],
]);

expectNotes("advice against something names it", [
  [
    "D: Let's put you in a boot. / P: Can I work? I stock shelves. / D: No lifting with the left arm until you've seen the surgeon.",
    /No lifting with the left arm until/,
    /not work/,
  ],
  [
    "D: You need a sling. / P: Can I go back to school? / D: No swimming for two weeks.",
    /No swimming for 2 weeks/,
    /not go back/,
  ],
  ["D: You need a cast. / P: Can I play? / D: No running or jumping until it's off.", /No running or jumping until/],
  // counter-cases
  ["D: Let's put you in a boot. / P: Can I run? / D: No running for six weeks.", /not run for 6 weeks/],
  [
    "D: Let's put you in a boot. / P: Can I drive? / D: No, not until the boot is off.",
    /not drive until the boot is off/,
  ],
]);

expectNotes("an aunt's disease is the aunt's", [
  [
    "D: Blood clots in you or your family? / P: Not me. And my aunt, my dad's sister, has migraines.",
    /Father's sister: migraines/i,
    /History of migraines/,
  ],
  [
    "D: Any family history? / P: My uncle, my mom's brother, had colon cancer.",
    /Mother's brother: colon cancer/i,
    /History of colon/,
  ],
  ["D: Anything else? / P: My cousin, my mum's sister, has lupus.", /lupus/i, /History of lupus/],
]);
