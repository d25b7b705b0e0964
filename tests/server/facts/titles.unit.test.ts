import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the sex of a patient with a title", () => {
  expectNotes("is that of the title", [
    ["D: Morning, Mr. Lindgren. / P: I fell off my bike. I landed on my hip.", /He landed|his bike/],
    ["D: Good to see you, Mr Okoro. / P: I fell off my bike. I landed on my hip.", /He landed|his bike/],
    ["D: Hello, Ms. Duarte. / P: I fell off my bike. I landed on my hip.", /She landed|her bike/],
  ]);
});

describe("an abbreviation that looks like a title", () => {
  expectNotes("names no sex unless a name follows it", [
    ["D: Your MS is stable. / P: I fell off my bike. I landed on my hip.", /./, /\bShe\b|\bher\b/],
    ["D: Do you have ms in the family? / P: I fell off my bike. I landed on my hip.", /./, /\bShe\b|\bher\b/],
    ["D: The MR angiogram is normal. / P: I fell off my bike. I landed on my hip.", /./, /\bHe\b|\bhis\b/],
    ["D: Hello, MS. Duarte. / P: I fell off my bike. I landed on my hip.", /She landed|her bike/],
  ]);
});
