import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("readFacts on questions after one about a risk", () => {
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

describe("a plan to harm others", () => {
  expectNotes("is not a suicide plan", [
    ["D: Do you have plans to hurt anyone? / P: No, I'd just like to scare him.", /plan to harm others/, /suicide/],
    ["D: Any plan to harm anyone else? / P: No.", /plan to harm others/, /suicide/],
    ["D: Do you intend to hurt someone? / P: No.", /harm others/, /suicide/],
  ]);
});

describe("a plan or attempt that is asked about", () => {
  expectNotes("is one of suicide unless it names something else", [
    [
      "D: Any thoughts of suicide? / P: No. / D: Did you have a plan for the weekend? / P: Yes, we are going to the lake.",
      /denies suicidal ideation/,
      /suicide plan/,
    ],
    [
      "D: Have you thought of ending your life? / P: Yes. / D: Have you made a plan? / P: I have some tablets saved.",
      /suicide plan/,
    ],
    [
      "D: Do you have thoughts of hurting yourself? / P: No. / D: Have you tried before? / P: No, never.",
      /suicide attempt/,
    ],
  ]);
});

describe("self-harm that was asked about", () => {
  expectNotes("is named", [
    ["D: Have you been self-harming? / P: I cut my arms last week.", /Asked about self-harm/, /suicidal ideation/],
    ["D: Any self-harm? / P: No.", /denies self-harm/, /suicidal/],
  ]);
});

describe("a brief question about thoughts of suicide", () => {
  expectNotes("is read", [
    ["D: Any thoughts of ending life? / P: No, no. Not at all.", /denies suicidal ideation/],
    ["D: Do you think of ending life? / P: Sometimes.", /suicidal ideation/],
  ]);
});

describe("a plan or means after thoughts of suicide", () => {
  const asked = "D: Have you had thoughts of ending your life? / P: Sometimes. / ";
  expectNotes("is written as asked and answered", [
    [
      `${asked}D: Have you made any plans? / P: No, I couldn't do that to my kids.`,
      /denies a suicide plan/i,
      /unable to do/,
    ],
    [`${asked}D: Have you got a plan? / P: No.`, /denies a suicide plan/i],
    [`${asked}D: Have you planned how? / P: I'd take my tablets.`, /suicide plan.{0,40}I would take my tablets/i],
    [`${asked}D: Any previous attempts? / P: One overdose when I was 19.`, /suicide attempt.{0,60}overdose/i],
    [`${asked}D: Have you got access to a gun? / P: My dad's, it's locked away.`, /access to gun/i],
    [`${asked}D: Have you acted on them? / P: No, never.`, /denies/i],
  ]);
});

describe("a plan of suicide", () => {
  expectNotes("is recognized in other words of the question", [
    [
      "D: Any thoughts of harming yourself? / P: Not for the last couple of weeks. / D: Did you ever plan anything? / P: No, never. I wouldn't do that to my kids.",
      /suicide plan/,
    ],
  ]);
});
