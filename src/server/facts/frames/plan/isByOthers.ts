/** Source of a pattern for people and departments that care for patients beside the speaker: "the cardiologist". */
const others =
  "(?:[a-z]+ologists?|[a-z]+ology|surgeons?|surgical team|orthop[a]?edics?|ortho|physio\\w*|physical therapists?|nurses?|midwi(?:fe|ves)|dieti[ct]ians?|nutritionists?|podiatr(?:y|ists?)|psychiatr(?:y|ists?)|therapists?|counsel+ors?|pharmacists?|social workers?|an[a]?esthetists?|an[a]?esthesiologists?|health visitor|p[a]?ediatricians?|gp|primary care|specialists?|dentists?|optometrists?|ent|wound care|home care|home health|hospice|palliative care|medical team|[a-z]+ clinic|(?:transplant|stroke|diabetes|pain|heart failure|cancer|icu|renal|trauma|psych) team)";
/**
 * Matches what another clinician will do for the patient: "The cardiologist will decide whether you stay on the
 * Plavix".
 */
const byOthersPattern = new RegExp(
  `^(?:(?:and|so|but|also|then|okay),? ){0,3}(?:(?:the |our |your |my |one of (?:the|our) )?(?:[a-z]+ ){0,2}?${others}|(?:dr|doctor)\\.? [a-z'-]+) (?:will|is going to|are going to) (?:(?:also|then|just|probably|likely|most likely) ){0,2}(?:come (?:and |to |down (?:and |to )?|over (?:and |to )?|round (?:and |to )?)?(?:see|review|assess|talk|meet)|see|review|decide|determine|remove|take|do|bring|perform|manage|follow|adjust|talk|speak|discuss|go over|explain|arrange|organi[sz]e|sort|look after|send|advise|guide|handle|fit|set|start|teach|show|visit|run|examine|assess|measure|give|repair|fix|excise|cut|biopsy|keep|want to (?:see|do|repeat))\\b`,
  "i",
);

/** Returns whether a sentence says what another clinician will do: "Dermatology will take it out". */
export const isByOthers = (text: string): boolean => / (?:will|going to) /i.test(text) && byOthersPattern.test(text);
