import { expectNotes } from "./harness";

expectNotes("measurements in everyday words are vital signs", [
  ["D: This goes on your finger. So that's 97%, and heart rate is 128. / P: Okay.", /Oxygen saturation: 97%/],
  ["D: I'm just counting his breathing. 30 a minute. / P: Okay.", /Respiratory rate: 30/],
  ["D: 101 on the scales today. / P: Oh.", /Weight: 101/],
  [
    "D: Hello. / P: Hi. / O: Doctor, that's her tracing, and her obs are 126 over 78, pulse 92, sats 98 on air, temp 36.7.",
    /Blood pressure: 126\/78\.[^]*Heart rate: 92\.[^]*Temperature: 36\.7\.[^]*Oxygen saturation: 98% on air/,
  ],
]);

expectNotes("results are read beside explanations of the test", [
  ["D: LDL, that's the bad cholesterol, is 112, and I'd like you under 70. / P: Okay.", /LDL: 112\./],
  ["D: The anxiety one, the GAD-7, is 16, that's in the severe range. / P: Okay.", /GAD-7: 16, severe range/],
  ["D: The last echo was in, it says 2022, the pumping was 35 to 40%. / P: Okay.", /Ejection fraction: 35 to 40%/],
  ["D: And then thyroid, and the kidneys are a little slow, the creatinine was 1.3. / P: Okay.", /Creatinine: 1\.3\./],
]);

expectNotes("what companions report is not the report of staff", [
  ["D: Hello. / P: Hi. / O: Doctor, her back hurts and I gave her ibuprofen.", /./, /PHYSICAL EXAM/],
]);
