import { expectNotes } from "./harness";

expectNotes("a hedged or qualified no to a question about risk is quoted and is no denial", [
  [
    "D: Have you had any thoughts of harming yourself? / P: I mean, not really. I've thought it'd be easier if I just didn't wake up.",
    /Asked about suicidal ideation, the patient answered: “not really/,
    /denies suicidal/,
  ],
  ["D: Any thoughts of suicide? / P: Not really.", /the patient answered: “Not really\.”/, /denies/],
  ["D: Any thoughts of suicide? / P: No. Well, now and again, when it's bad.", /answered: “No\. Well, now/, /denies/],
  ["D: Any suicidal thoughts? / P: No, not any more.", /answered: “No, not any more\.”/, /denies/],
  ["D: Any thoughts of hurting yourself? / P: No. I did take some extra tablets on Friday.", /extra tablets/, /denies/],
]);

expectNotes("a plain no to a question about risk stays a denial", [
  ["D: Any thoughts of suicide? / P: No.", /denies suicidal ideation\./],
  ["D: Any suicidal thoughts? / P: No. God, no.", /denies suicidal ideation/],
  ["D: Any thoughts of self-harm? / P: No, no, I love my kids too much.", /denies thoughts of self-harm/, /suicidal/],
]);

expectNotes("what is asked after a risk keeps its answer", [
  [
    "D: Do you self-harm at all? / P: I used to cut. / D: Any urges? / P: Yeah, when I argue with my mum.",
    /“Yeah, when I/,
  ],
  [
    "D: Do you ever feel like life isn't worth living? / P: Some days. / D: And have you thought of doing anything about it? / P: I've looked at bridges. / D: When was that? / P: Last week.",
    /“I have looked at bridges\.”[^]*“Last week\.”/,
    /Symptoms/,
  ],
  [
    "D: Do you feel safe at home? / P: Yeah. I mean, he gets a temper on him. / D: Has he ever hurt you? / P: He pushed me once. / D: Are the children in the house when that happens? / P: They were upstairs asleep.",
    /safety at home, the patient answered[^]*“They were upstairs asleep\.”/,
    /reports feeling safe/,
  ],
  [
    "D: Have you ever had thoughts of harming the baby? / P: No. I get these horrible pictures in my head, but I'd never.",
    /thoughts of harming a child, the patient answered: “No\. I get these horrible pictures in my head, but I would never\.”/,
    /homicidal/,
  ],
  [
    "D: Do you ever hear voices? / P: Sometimes. / D: Do the voices tell you to do things? / P: No.",
    /denies voices that give/,
  ],
]);

expectNotes("protection by others and a ban on driving are part of the plan", [
  [
    "D: I'd like to speak to our safeguarding lead about this, is that all right? / P: I suppose so.",
    /We will inform the safeguarding lead/,
  ],
  ["D: I'm going to ring the crisis team today. / P: Okay.", /inform the crisis team today/],
  [
    "D: After a blackout like that you mustn't drive until this has been looked into. / P: Okay.",
    /not drive until this has been looked into/,
  ],
]);

expectNotes("the use of protection keeps what limits it", [
  [
    "D: Are you sexually active? / P: Yes. / D: Do you use protection? / P: Sometimes. Not with my regular partner.",
    /Protection during sex: “Sometimes\. Not with my regular partner\.”/,
    /Uses protection/,
  ],
  ["D: Do you use condoms? / P: With the other guy, no.", /Condom use: “With the other guy, no\.”/],
  ["D: Do you use condoms? / P: Most of the time.", /Uses condoms most of the time/],
  ["D: Do you use protection? / P: Yes, always.", /Always uses protection during sex/],
]);

expectNotes("a little of something else does not affirm what was asked", [
  ["D: Any vomiting? / P: A bit of wind, nothing more than that.", /./, /reports vomiting/i],
  ["D: Any chest pain? / P: A bit of tightness.", /chest tightness/i, /chest pain/],
  ["D: Any chest pain? / P: A bit of chest pain, yes.", /reports chest pain/i],
]);
