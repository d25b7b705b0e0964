import { expectNotes } from "./harness";

expectNotes("a sentence that begins with “it” names the symptom of the sentence before", [
  [
    "D: What brings you in? / P: I have a rash on my arm. It gets worse at night.",
    /The rash[a-z ]* gets worse at night/,
  ],
  ["D: What is going on? / P: I've got a cough. It started three weeks ago.", /cough[^#]*3 weeks/i],
  ["D: Tell me more. / P: My knee hurts. It comes and goes.", /The knee pain comes and goes/i],
  ["D: Hello. / P: I noticed a headache. It is throbbing when I stand up.", /headache is throbbing/i, /^\s*It is/m],
  ["D: How can I help? / P: I have chest pain. It lasts about ten minutes.", /chest pain[^#]*lasts about 10 minutes/i],
  ["D: What happened? / P: There's swelling in my ankle. It gets worse after standing.", /swelling gets worse after/i],
  ["D: Go ahead. / P: I'm getting heartburn. It wakes me at night.", /heartburn wakes/i],
  ["D: What brings you in? / P: I use an inhaler for the wheezing. It started in May.", /./, /wheezing started/i],
  ["D: What brings you in? / P: I have no cough. It started as a cold.", /./, /cough started/i],
  ["D: What brings you in? / P: I fell and have pain in my hip. It happened on Monday.", /./, /pain happened/i],
  ["D: What brings you in? / P: I have a cough and a sore throat. It is worse at night.", /./, /The cough is worse/],
]);

const complaint = "D: What brings you in? / P: I have a cough. / D: ";
expectNotes("a sentence after “yes” or “no” names what the question is about", [
  [`${complaint}How has the cough changed? / P: No, it has been the same.`, /cough/, /denies cough/],
  [
    `${complaint}Has the cough changed at all? / P: No, it has been about the same.`,
    /cough (?:has been about the same|is unchanged)/i,
  ],
  [`${complaint}Is the cough getting worse? / P: No, it stays about the same.`, /cough (?:stays|is unchanged)/i],
  [`${complaint}Any rash? / P: No, it is just a bruise.`, /./, /The rash is just/i],
  [`${complaint}Any phlegm? / P: No, it is dry.`, /./, /The (?:phlegm|sputum) is dry/i],
]);

expectNotes("a remedy named after allergies states no allergy", [
  ["D: Any other medications? / P: Sometimes I take Reactine or some other allergy pill.", /Reactine/, /Allergic to/],
  ["D: Do you take anything? / P: I take an allergy tablet in spring.", /./, /Allergic to/],
  ["D: What medicines do you use? / P: Claritin or another allergy medicine.", /Claritin/, /Allergic to/],
  ["D: Any medications? / P: Just some allergy drops and ibuprofen.", /Ibuprofen/i, /Allergic to/],
  ["D: What have you tried? / P: I tried an allergy medication, Aerius, and it helped.", /Aerius/, /Allergic to/],
  ["D: Are you on any meds? / P: Metformin and allergy shots.", /Metformin/, /Allergic to/],
  ["D: Medications? / P: Flonase, it is my allergy spray.", /./, /Allergic to/],
  ["D: Do you take pills? / P: Allergy pills, and aspirin.", /aspirin/i, /Allergic to aspirin/],
  ["D: Any allergies? / P: Yes, penicillin. I take an allergy pill for pollen.", /Allergic to penicillin/],
  ["D: Any allergies? / P: I'm allergic to peanuts.", /Allergic to peanuts/],
]);

expectNotes("a question about a group of diseases after one about the family is about the family", [
  [
    "D: Any family history of arthritis? / P: No. / D: Then how about lung or heart conditions? / P: No.",
    /No family history of [^.]*heart/,
    /denies lung/i,
  ],
  [
    "D: Does anything run in the family? / P: My dad has gout. / D: How about autoimmune conditions? / P: I don't think so.",
    /FAMILY HISTORY[^#]*Father: gout/,
    /patient denies autoimmune/i,
  ],
  [
    "D: Any family history of stroke? / P: No. / D: Any kidney problems? / P: No.",
    /No family history of/,
    /denies kidney/i,
  ],
  [
    "D: Any family history of cancer? / P: No. / D: Any thyroid disease? / P: No.",
    /No family history/,
    /denies thyroid/i,
  ],
  ["D: Do you have any heart conditions? / P: No.", /Denies[^.]*heart/i, /family/i],
]);

expectNotes("a label inside a turn changes the speaker", [
  ["D: Any fever? Patient: No. Any chills? / P: Yes, last night.", /denies fever/i, /reports fever/i],
  ["D: Have you had any chest pain? p: No.", /denies chest pain/i],
  ["D: Any vomiting? Pt: No, none. / P: And I feel well.", /denies vomiting/i],
  ["D: Do you smoke? P: No, never.", /Denies smoking/],
  ["D: Any rash? patient: Yes, on my arm.", /reports[^.]*rash/i],
  ["D: Has anybody been sick? p: No, everyone's been fine.", /Denies sick contacts/],
  ["P: I have a cough. Doctor: Any fever? / P: No.", /denies fever/i],
  ["D: What is wrong? / P: My ear hurts. Doctor: Any discharge? Patient: No.", /denies[^.]*discharge/i],
  ["D: Any wheezing? Patient: No. Doctor: Any cough? Patient: Yes.", /denies wheezing/i, /denies cough/i],
  ["D: Exam today. Patient: in no distress. Lungs are clear.", /Lungs/, /SUBJECTIVE/],
]);

expectNotes("a question about whether a rash has spread is not about an earlier pain", [
  [
    "D: What brings you in? / P: I have a sore throat. / D: Any rash? / P: Some pink spots on my arm. / D: Has that spread anywhere? / P: No, it hasn't spread.",
    /sore throat/,
    /denies radiation|sore throat has not spread/i,
  ],
  [
    "D: What brings you in? / P: I have a headache. / D: Any spots? / P: Red marks on the leg. / D: Has it spread at all? / P: No.",
    /headache/,
    /radiation/i,
  ],
  ["D: What brings you in? / P: I have back pain. / D: Does it spread anywhere? / P: No.", /radiation/i],
]);

expectNotes("a question about the course of a known symptom denies only that", [
  ["D: Is the swelling getting worse? / P: No.", /The swelling is not getting worse/, /denies swelling/i],
  ["D: Is the swelling constant? / P: No, it comes and goes.", /./, /denies swelling/i],
  ["D: Has the rash spread? / P: No.", /./, /denies rash/i],
  ["D: Does the cough keep you up at night? / P: No.", /./, /denies cough/i],
  ["D: Has this pain changed at all since yesterday? / P: No.", /The pain has not changed/, /denies pain/i],
  ["D: Does the headache wake you? / P: Not really.", /./, /denies headache/i],
  ["D: Is your pain coming and going? / P: No.", /./, /denies pain/i],
  ["D: Has the bleeding gotten heavier? / P: No. / D: Has the bleeding stopped? / P: No.", /./, /denies bleeding/i],
  ["D: Did the dizziness start suddenly? / P: No, slowly.", /./, /denies dizziness/i],
  ["D: Does the numbness affect your sleep? / P: No.", /./, /denies numbness/i],
  ["D: Is there any swelling? / P: No.", /denies swelling/i],
]);

expectNotes("a “no” that the patient corrects to “yes” denies nothing", [
  [
    "D: Has the pain been getting worse? / P: No, it came on suddenly, I'm sorry. Yeah, it has gotten worse.",
    /./,
    /has not been getting worse/,
  ],
  ["D: Any chest pain? / P: No. Sorry, yes, yesterday.", /./, /denies chest pain/i],
  ["D: Any fever? / P: No, wait, yes, on Monday.", /./, /denies fever/i],
  ["D: Any vomiting? / P: No. Actually, yeah, once this morning.", /./, /denies vomiting/i],
  ["D: Any dizziness? / P: No, let me think. Yes, when I stand up.", /./, /denies dizziness/i],
  ["D: Any rash? / P: No, sorry, no.", /denies rash/i],
]);
