import { expectNotes } from "./harness";

expectNotes("a relative's disease of which the patient is not sure is a possible one", [
  [
    "D: Any bowel cancer in the family? / P: I think my uncle might have had it. / D: Any stroke? / P: Possibly my gran, I'm not sure.",
    /Uncle: possible bowel cancer[^]*Grandmother: possible stroke/,
  ],
  ["D: Has anyone in the family had glaucoma? / P: I want to say my granddad. He had drops.", /possible glaucoma/],
  ["D: Any family history? / P: My aunt had gout, I think.", /Aunt: possible gout/],
]);

expectNotes("doubt about an age, or at the end of a list, leaves the disease certain", [
  [
    "D: Any family history? / P: My dad had a heart attack, I think he was about sixty. And my mum's got asthma.",
    /Father: heart attack at age 60[^]*Mother: asthma/,
    /possible/,
  ],
  ["D: Family history? / P: My dad had gout and I think that's it.", /Father: gout/, /possible/],
]);

expectNotes("one of several relatives is named", [
  [
    "D: Have you any brothers or sisters? / P: I had two brothers. One died of a heart attack at forty-four, and the other one's got stents.",
    /Brother: heart attack at age 44[^]*Other brother: stents/,
    /Surgical history/,
  ],
  [
    "D: How many siblings? / P: Three sisters. One has lupus, one's fine and the youngest had a stroke.",
    /Sister: lupus[^]*Youngest sister: stroke/,
    /History of/,
  ],
  ["D: Family history? / P: My mum's got two sisters and one had breast cancer.", /Mother's sister: breast cancer/],
  ["D: Any skin trouble? / P: I have two moles. One is itchy and the other one bleeds.", /itch/i, /sister|brother|son/],
]);

expectNotes("what in-laws, friends, animals and shared parents have is not family history", [
  [
    "D: Does anyone in your family have heart trouble? / P: My father-in-law had a bypass last year. / D: No, I mean your own family. / P: Oh. Then no.",
    /No family history of heart trouble/,
    /Family history of heart trouble/,
  ],
  ["D: Do you have diabetes? / P: My colleague has diabetes. / D: Do you smoke? / P: No.", /smok/, /[Dd]iabetes/],
  [
    "D: Is there diabetes in the family? / P: My twin sister was diagnosed last month, type one. And I've got a half-brother, same dad, who has it too.",
    /Twin sister: type 1 diabetes[^]*Half-brother: diabetes/,
    /Father/,
  ],
  [
    "D: Any pets? / P: My daughter's rabbit, which has had ringworm actually. / D: And has your daughter had a rash? / P: No, just me, on my forearm.",
    /reports rash/i,
    /Daughter: ringworm|[Dd]enies rash/,
  ],
]);

expectNotes("what another person did is not the patient's answer", [
  ["D: Did you have your flu jab? / P: My husband did. I didn't.", /No flu vaccine/],
  [
    "D: Did you take malaria tablets? / P: My wife did. I kept forgetting mine. / D: Any fever? / P: Yes.",
    /kept forgetting (?:mine|their malaria tablets)/,
    /History of malaria/,
  ],
  ["D: Do you smoke? / P: My husband does. I don't, never have.", /Denies smoking/],
]);
