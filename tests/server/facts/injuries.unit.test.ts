import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a finding of an injury", () => {
  expectNotes("is read without an announced examination", [
    ["D: So you're tender over the lateral joint line.", /Musculoskeletal: Tender over the lateral joint line\./],
    ["D: Can you feel me touching here? / P: Yes. / D: Sensation is intact.", /Neurological: Sensation is intact\./],
    ["D: Okay, straighten it for me. Tendons are working fine.", /Tendons are working fine\./],
    ["D: You lack about ten degrees of extension.", /Lacks about 10 degrees of extension\./],
    ["D: You can bend it to about ninety.", /Flexion to about 90\./],
    ["D: He's missing twenty degrees of extension at the elbow.", /Lacks 20 degrees of extension at the elbow\./],
    ["D: Tender over the radial head.", /Musculoskeletal: Tender over the radial head\./],
    ["D: Point tender over the distal radius with an obvious deformity.", /Point tender over the distal radius/],
    ["D: I can see a little vessel on the front of the septum.", /vessel on the front of the septum\./i],
    ["D: There's a small metallic foreign body on the cornea.", /Eyes: Small metallic foreign body on the cornea\./],
    ["D: Vision's 20/20 on the left and 20/40 on the right.", /Eyes: Vision is 20\/20 on the left and 20\/40/],
  ]);
  expectNotes("is not read from what is only possible", [
    [
      "D: The knee is swollen. / P: Is that bad? / D: It could mean a nerve is bruised.",
      /swollen/,
      /EXAM[^]*nerve is b/i,
    ],
    ["D: Were you tender over the joint line last week?", /^/, /Tender over/],
  ]);
  expectNotes("has the wound that was asked about as its subject", [
    [
      "D: How long is the cut? / P: Maybe an inch. / D: It's about three centimeters, goes down into the fat but I don't see tendon or bone.",
      /Cut is about 3 cm, goes down into the fat/,
    ],
    ["D: Show me the burn. / P: Here. / D: It's partial thickness, about two percent.", /Burn is partial thickness/],
    [
      "D: Where did the dog bite you? / P: A bite on my calf. / D: It goes down to the muscle.",
      /bite goes down to the muscle/i,
    ],
  ]);
});

describe("closure of a wound", () => {
  expectNotes("is a procedure with its removal", [
    ["D: I put in four sutures with 4-0 nylon. They need to come out in ten days.", /4 sutures placed with 4-0 nylon/],
    ["D: Alright, that's five simple interrupted sutures.", /5 simple interrupted sutures placed/],
    ["D: We closed it with eight stitches. Get them out in five days.", /Suture removal in 5 days/],
    ["D: It took three staples to close the scalp.", /3 staples placed/],
    ["D: I put in four sutures. We'll take those out in seven days.", /Suture removal in 7 days/],
    ["D: That's six stitches in. They come out in 7 to 10 days.", /Suture removal in 7 to 10 days/],
  ]);
  expectNotes("is not read from another time", [
    ["D: You had four stitches last year, right? / P: Yes.", /^/, /4 stitches placed/],
    ["D: You'll probably need three stitches. / P: Okay.", /^/, /3 stitches placed/],
  ]);
});

describe("a restriction without a verb", () => {
  expectNotes("is advice", [
    ["D: Light duty for two weeks, nothing over fifteen pounds.", /avoid lifting more than 15 pounds/],
    ["D: You're off work until Monday.", /stay off work until Monday/],
    ["D: It's a sprain. Weight bearing as tolerated.", /bear weight as tolerated/],
    ["D: It's a sprain. Brace, crutches for a few days, put weight on it as you can.", /weight bearing as tolerated/],
    ["D: It's a sprain. Ice twenty minutes four times a day.", /ice it for 20 minutes 4 times daily/],
    ["D: It's a sprain. Desk duty for a week.", /recommended desk duty for a week/i],
    ["D: It's a strain. Nothing heavier than ten pounds until I see you.", /avoid lifting more than 10 pounds/],
  ]);
  expectNotes("does not change the number before it", [
    ["D: It's a sprain. Take ibuprofen three times a day. No lifting for three weeks.", /ibuprofen 3 times daily/],
    ["D: It's a sprain. Use Voltaren gel four times a day. No overhead work for four weeks.", /gel 4 times daily/],
    ["P: I drink two glasses a week. Well, no, a day.", /2 glasses (?:a day|daily)/],
  ]);
});

describe("an answer about an injury", () => {
  expectNotes("keeps how long or how often", [
    ["D: Have you been icing it? / P: Yeah, every couple hours.", /has been icing it every couple of hours/],
    ["D: Have you been wearing the brace? / P: Yes, most of the day.", /has been wearing the brace most of the day/],
    ["D: Did you put ice on it? / P: Yeah, for twenty minutes.", /putting ice on it for 20 minutes/],
    ["D: Did you run it under cool water? / P: Yes, for about ten minutes.", /under cool water for about 10 minutes/],
    ["D: Have you been icing it? / P: Yes.", /has been icing it\./],
  ]);
  expectNotes("says what is known of wound and animal", [
    ["D: Was the nail rusty? / P: Yeah, it was pretty rusty.", /The nail was rusty/],
    ["D: Was the knife dirty? / P: No, it was clean.", /The knife was not dirty/],
    [
      "D: Is the dog up to date on its shots? / P: I have no idea, it was a stray.",
      /vaccination status of the dog is not known/i,
    ],
    [
      "D: Was the dog vaccinated? / P: Yes, it's my neighbor's dog.",
      /The dog belongs to the patient's neighbor and is vaccinated/,
    ],
    ["D: Could you walk on it right after? / P: A few steps but it hurt a lot.", /was able to walk a few steps/],
    [
      "D: Do you wear contact lenses? / P: Yes, and I slept in them last night.",
      /wears contact lenses and slept in them/,
    ],
    [
      "D: When did you have your last tetanus? / P: I don't remember.",
      /date of (?:the patient's|their) last tetanus shot is not known/i,
    ],
    ["D: Tetanus? / P: I think it's been more than ten years.", /Tetanus immunization more than 10 years ago/],
  ]);
  expectNotes("that names the dominant hand does not give the side of the injury", [
    [
      "D: When did you cut it? / P: Today. / D: Which hand do you use mostly? / P: The right.",
      /right-handed/,
      /located at the right hand/,
    ],
  ]);
});

describe("a treatment or consultation of the visit", () => {
  expectNotes("is written as done", [
    [
      "D: It's a burst fracture. I put on a bulky dressing and a splint.",
      /Procedure: I put on a bulky dressing and a splint/,
    ],
    [
      "D: There's a metallic foreign body on the cornea. I got it out with a needle tip.",
      /foreign body removed with a needle tip/i,
    ],
    [
      "D: It's a cut. I spoke to hand surgery, and they want to see you in their clinic on Thursday.",
      /hand surgery consulted; they want to see the patient in their clinic on Thursday/i,
    ],
    [
      "D: I will prescribe drops. I want ophthalmology to see you tomorrow.",
      /refer the patient to ophthalmology tomorrow/,
    ],
  ]);
  expectNotes("can be refused in other words", [
    [
      "D: I could also give you a cortisone shot today. / P: Let's hold off on the shot.",
      /cortisone shot today was discussed; the patient declines/,
    ],
  ]);
});

describe("a body part that came out", () => {
  expectNotes("is not the symptom asked about before", [
    [
      "P: My shoulder hurts. / D: Any tingling down the arm? / P: A bit. / D: Have you ever put it out before? / P: It came out once when I was nineteen.",
      /came out once/,
      /tingling (?:of the arm )?came out/,
    ],
    [
      "P: I have knee pain. / D: Have you had this before? / P: It popped out in high school.",
      /./,
      /knee pain popped out/,
    ],
  ]);
});

describe("an injury without a symptom", () => {
  expectNotes("is the complaint", [
    ["D: What happened? / P: I fell off my bike.", /CHIEF COMPLAINT\n\nFall\./],
    ["D: What brings you in? / P: I was in a car accident on Monday.", /CHIEF COMPLAINT\n\nAccident\./],
    ["D: What happened? / P: I slipped on the ice and my hip hurts.", /CHIEF COMPLAINT\n\nHip pain\b/],
    ["D: How are you? / P: I fell asleep late.", /./, /CHIEF COMPLAINT\n\nFall/],
  ]);
});
