import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a finding that was not announced", () => {
  expectNotes("is part of the examination if it is measured or graded", [
    ["D: Neck veins are up a bit, JVP about 8 centimeters.", /exam[^]*JVP about 8 cm/i],
    ["D: JVP not raised. Trace edema.", /exam[^]*JVP not raised[^]*trace edema/i],
    ["D: No JVD. One plus edema in the ankles.", /exam[^]*no JVD[^]*1\+ edema in the ankles/i],
    ["D: 1+ edema at both ankles.", /exam[^]*1\+ edema at both ankles/i],
    ["D: Power's five out of five in the legs, knee jerks brisk.", /exam[^]*5\/5 in the legs, knee jerks brisk/i],
    ["D: Grip is 4 out of 5 on the left.", /exam[^]*grip is 4\/5 on the left/i],
    ["D: Elbow goes from 10 to 120 degrees.", /exam[^]*elbow goes from 10 to 120 degrees/i],
  ]);

  expectNotes("is not read from questions, advice and plans", [
    ["D: Any swelling? / P: My ankles. / D: If the swelling gets to your knees, come back.", /./, /physical exam/i],
    ["D: How strong is the pain? / P: 4 out of 5.", /./, /physical exam/i],
    ["D: Do your knees bend fully? / P: Yes.", /./, /physical exam/i],
  ]);
});
