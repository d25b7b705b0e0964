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
