import { expectNotes } from "./harness";

expectNotes("what a symptom comes from is the diagnosis", [
  ["D: I think the burning is from the nerves. / P: Okay.", /Likely nerve pain/],
  ["D: The pain's coming from the chest wall, where the rib joins. / P: Okay.", /chest wall pain/i],
  ["D: The swelling is from the amlodipine. / P: Okay.", /Side effect \(swelling\) of amlodipine/],
  ["D: The cough is most likely from the lisinopril. / P: Oh.", /Likely side effect \(cough\) of lisinopril/],
  ["D: You've got too much fluid on board. / P: Okay.", /Fluid overload/],
  ["D: It's what people call sciatica. / P: Okay.", /^Sciatica\./m],
  ["D: What I think you've got is migraine with aura. / P: Okay.", /Likely migraine with aura/],
  ["D: Those are extra beats, ectopics. / P: Okay.", /Extra beats/],
  ["D: So you're in retention. We'll put in a catheter. / P: Okay.", /Urinary retention/],
  ["D: So you're basically dehydrated. / P: Okay.", /Dehydration/],
]);
