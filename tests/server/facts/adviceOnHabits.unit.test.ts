import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("advice on habits", () => {
  expectNotes("is read from brief commands", [
    ["P: My back hurts.\nD: Keep moving.\nP: Okay.", /I advised the patient to keep moving/i],
    ["P: I get tired on stairs.\nD: Try to walk more.\nP: Okay.", /I advised the patient to walk more/i],
    ["D: This is prediabetes. Eat less.", /I advised the patient to eat less/i],
    ["D: It's a back strain. Move more.", /to move more/i],
    ["D: Your sleep apnea is mild. Sleep more.", /to sleep more/i],
    ["P: My knees are stiff.\nD: Stay active.", /to stay active/i],
    ["P: My knees are stiff.\nD: You should be more active.", /to be more active/i],
    ["P: I cough a lot.\nD: Smoke less, please.", /to smoke less/i],
    ["D: It's your back muscles. Spend less time sitting.", /to spend less time sitting/i],
    ["P: I sit all day.\nD: Get up and walk around every hour.", /to get up and walk around every hour/i],
    ["P: I sit all day.\nD: Take the stairs.", /to take the stairs/i],
    ["P: My hip hurts.\nD: The best thing is to keep walking.", /to keep walking/i],
    ["P: I'm worn out.\nD: I'd like you to rest a bit more.", /to rest a bit more/i],
    ["P: I'm worn out.\nD: Pace yourself.", /to pace themselves/i],
    ["D: It's a back strain. Try not to sit so long.", /not to sit so long/i],
    ["D: It's a back strain. If your back hurts, keep moving.", /if the patient's back hurts, .*keep moving/i],
  ]);
  expectNotes("is not read from an answer that is repeated, a question or an examination", [
    ["D: How is your diet?\nP: I eat less now.\nD: Eat less, okay.\nP: Yes.", /eats less/i, /advised/i],
    ["D: How do you sleep?\nP: I sleep more lately.\nD: Sleep more. Okay.\nP: Yes.", /sleeps more/i, /advised/i],
    ["D: Any fever?\nP: No.\nD: Do you walk more?\nP: Yes.", /denies fever/i, /advised/i],
    ["D: Let me examine you. Keep moving. Walk more slowly. Lungs are clear.", /lungs are clear/i, /advised/i],
    ["P: My doctor said eat less.\nD: Any fever?\nP: No.", /denies fever/i, /I advised/i],
  ]);
});
