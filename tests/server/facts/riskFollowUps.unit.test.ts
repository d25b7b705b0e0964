import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("readFacts, of questions after one about a risk", () => {
  expectNotes("keeps the method, the means, protective factors and support in the patient's words", [
    [
      "D: Any thoughts of suicide? / P: Yes. / D: Have you thought about how? / P: With the insulin.",
      /method[^]*insulin/,
    ],
    [
      "D: Thoughts of ending your life? / P: Sometimes. / D: What would you do? / P: Jump off the pier.",
      /off the pier/,
    ],
    [
      "D: Do you want to die? / P: Some days. / D: What's kept you going? / P: My faith.",
      /protective factors[^]*My faith/,
    ],
    ["D: Any suicidal thoughts? / P: Most days. / D: Who could you call? / P: My sponsor.", /support[^]*My sponsor/],
    [
      "D: Thoughts of ending it? / P: Yes. / D: Would you act on it? / P: No, I'm too scared.",
      /denies intent[^]*scared/,
    ],
    [
      "D: The form says you marked you'd be better off dead. / P: That was one bad evening.",
      /suicidal ideation[^]*one bad evening/,
    ],
    ["D: Have you ever hurt yourself? / P: I cut my arms at school.", /self-harm[^]*at school/, /suicid/],
    ["D: Any thoughts of hurting yourself or anybody? / P: No.", /denies suicidal ideation or homicidal ideation/],
  ]);

  expectNotes("keeps what is said about weapons and safety at home", [
    ["D: Do you feel safe at home? / P: Not when he drinks.", /safety at home[^]*Not when he drinks/],
    ["D: Does your husband ever hit you? / P: He shoves me.", /violence by others[^]*shoves/],
    ["D: Does anyone hurt you? / P: No.", /denies violence by others/, /denies pain/],
    ["D: Do you own a rifle? / P: It's locked at my uncle's.", /access to rifle[^]*uncle/],
    ["D: Do you feel safe at home? / P: Yes.", /feeling safe at home/, /Asked about/],
  ]);

  expectNotes("reads other questions as usual", [
    ["D: Any thoughts of suicide? / P: No. / D: Who lives with you? / P: My wife.", /lives with/, /support/],
    [
      "D: Any suicidal thoughts? / P: No. / D: How did you hurt your hand? / P: I slammed it in a door.",
      /door/,
      /method/,
    ],
    ["D: Did the lights hurt you? / P: No.", /./, /violence/],
    ["P: My knee hurts. / D: What would you do for it at home? / P: I'd ice it.", /[Kk]nee pain/, /method/],
  ]);
});
