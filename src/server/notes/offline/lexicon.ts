/** A symptom as patients say it, the words for it in a note, and its body system in a review of systems. */
export interface Symptom {
  name: string;
  pattern: RegExp;
  system: string;
}

const of = (system: string, entries: readonly (readonly [string, string])[]): Symptom[] =>
  entries.map(([name, pattern]) => ({ name, system, pattern: new RegExp(`\\b(?:${pattern})\\b`, "i") }));

/** Specific ones before general ones: the first that matches a stretch of text takes it. */
export const symptoms: readonly Symptom[] = [
  ...of("Constitutional", [
    ["fever", "fevers?"],
    ["chills", "chills"],
    ["night sweats", "night sweats"],
    ["weight loss", "weight loss|lost (?:any |some )?weight|losing weight"],
    ["weight gain", "weight gain|gained (?:any |some )?weight|gaining weight"],
    ["fatigue", "fatigued?"],
    ["body aches", "body aches"],
  ]),
  ...of("Eyes", [
    ["blurry vision", "blurr?(?:y|ed) vision"],
    ["double vision", "double vision"],
    ["vision changes", "(?:vision|visual) changes|changes in (?:your |my )?vision"],
  ]),
  ...of("Ears, nose, mouth and throat", [
    ["sore throat", "sore throat"],
    ["nasal congestion", "nasal congestion"],
    ["congestion", "congestion"],
    ["runny nose", "runny nose"],
    ["ear pain", "ear pain|earache"],
    ["hearing loss", "hearing loss|loss of hearing"],
    ["ringing in the ears", "ringing in (?:your|my|the) ears"],
    ["difficulty swallowing", "(?:difficulty|trouble|problems) swallowing"],
  ]),
  ...of("Cardiovascular", [
    ["chest pain", "chest pains?"],
    ["chest tightness", "chest tightness"],
    ["palpitations", "palpitations"],
    ["fainting", "fainting"],
    ["passing out", "passing out"],
    ["leg swelling", "(?:leg swelling|swelling in (?:your|my|the) legs|swollen legs|leg edema)"],
  ]),
  ...of("Respiratory", [
    ["shortness of breath", "shortness of breath"],
    ["problems breathing", "(?:problems?|trouble|difficulty) breathing"],
    ["wheezing", "wheezing"],
    ["coughing up blood", "coughing up (?:any )?blood"],
    ["cough", "cough(?:ing)?"],
  ]),
  ...of("Gastrointestinal", [
    ["abdominal pain", "(?:abdominal|belly|stomach) pain"],
    ["nausea", "nausea|nauseous"],
    ["vomiting", "vomiting"],
    ["diarrhea", "diarrhea"],
    ["constipation", "constipation"],
    ["heartburn", "heartburn"],
    ["blood in the stool", "blood in (?:your |my |the )?stools?|bloody stools?"],
    ["bloating", "bloating"],
    ["loss of appetite", "loss of appetite"],
  ]),
  ...of("Genitourinary", [
    ["blood in the urine", "blood in (?:your |my |the )?urine"],
    ["burning with urination", "burning with urination"],
    ["burning when urinating", "burning (?:with|when) (?:urinating|(?:you|I) urinate)"],
    ["burning when peeing", "burning when (?:peeing|(?:you|I) pee)"],
    ["urinary frequency", "urinary frequency"],
    ["incontinence", "incontinence"],
  ]),
  ...of("Musculoskeletal", [
    ["joint pain", "joint pains?"],
    ["muscle aches", "muscle (?:aches|pain)"],
    ["back pain", "back pain"],
    ["neck pain", "neck pain"],
    ["swelling", "swelling"],
    ["stiffness", "stiffness"],
  ]),
  ...of("Skin", [
    ["rash", "rash(?:es)?"],
    ["itching", "itching|itchiness"],
    ["bruising", "bruising"],
    ["redness", "redness"],
  ]),
  ...of("Neurological", [
    ["headache", "headaches?"],
    ["dizziness", "dizziness|dizzy"],
    ["lightheadedness", "light-?headed(?:ness)?"],
    ["numbness", "numbness"],
    ["tingling", "tingling"],
    ["weakness", "weakness"],
    ["seizures", "seizures?"],
    ["tremor", "tremors?"],
  ]),
  ...of("Psychiatric", [
    ["depression", "depression"],
    ["anxiety", "anxiety"],
    ["trouble sleeping", "(?:trouble|difficulty|problems) sleeping"],
  ]),
  ...of("Hematologic", [["bleeding", "bleeding"]]),
];

/** Words of danger that get their own line in a note and are never omitted silently. */
export const riskWords =
  /\b(?:suicid\w*|self[- ]harm\w*|(?:kill|hurt|harm|cut|cutt)(?:ing)? (?:myself|yourself|himself|herself|themselves)|end(?:ing)? (?:my|your|his|her|their|it all|the patient's) (?:own )?life|take (?:my|your|his|her|their) (?:own )?life|better off (?:dead|without (?:me|them|him|her|the patient))|(?:not|no longer) want(?:s|ed|ing)? to (?:live|be (?:here|alive)|wake up|go on(?=$|[.,;”]| (?:anymore|any more|living|like this)))|want(?:s|ed|ing)? to die|no reason to live|wish(?:es|ed)? (?:I|they|he|she) (?:was|were) dead|homicid\w*|(?:hurt|harm|kill)(?:ing)? (?:someone|somebody|anyone|others|other people)|domestic violence|abus(?:e|ed|es|ive|ing)|(?:hits|beats|hit) (?:me|the patient|her|him|them)|overdos\w*)\b/i;

export const moodWords =
  /\b(?:feel(?:s|ing)? (?:down|low|blue|empty)|depress(?:ed|ing|ion)|anxious|anxiety|hopeless(?:ness)?|worthless|panic(?: attacks?)?|crying|mood|sad(?:ness)?|lonely|grief|grieving|not sleep(?:ing)?|cannot sleep|sleep much|insomnia|nightmares?|stress(?:ed|ful)?|overwhelmed|no interest)\b/i;

export const relatives =
  /\b(?:mother|father|mom|mum|dad|parents?|brothers?|sisters?|siblings?|aunts?|uncles?|grand(?:mother|father|ma|pa|parents)|cousins?|sons?|daughters?|kids|children|wife|husband|twin|family history|in (?:the|your|my) family)\b/i;

export const conditions =
  /\b(?:diabet\w*|cancer|hypertension|high blood pressure|heart (?:attack|disease|failure)|strokes?|asthma|copd|arthritis|lupus|crohn'?s?|colitis|seizures?|epilepsy|migraines?|thyroid\w*|kidney (?:disease|failure|stones?)|liver disease|hepatitis|depression|anxiety|bipolar|schizophrenia|dementia|alzheimer'?s?|anemia|blood clots?|gout|reflux|gerd|afib|a-?fib|atrial fibrillation|high cholesterol|cholesterol|osteoporosis|glaucoma|sleep apnea|autis\w*|alcoholi\w*|addict\w*|immune deficienc\w*)\b/i;

export const bodyParts =
  /\b(?:head|eyes?|ears?|nose|mouth|throat|tonsils?|neck|thyroid|chest|heart|lungs?|breasts?|abdomen|belly|stomach|liver|spleen|kidneys?|back|spine|shoulders?|arms?|elbows?|wrists?|hands?|fingers?|thumb|hips?|legs?|thighs?|knees?|calf|calves|ankles?|foot|feet|toes?|heels?|skin|groin|pelvis|bladder|joints?|muscles?|nerves?|sinus\w*|jaw|face|teeth|tongue|ribs?|nails?|meniscus|tendons?)\b/i;

/** What makes a patient's sentence worth a line in a note. */
export const clinicalWords = new RegExp(
  [
    bodyParts.source,
    conditions.source,
    riskWords.source,
    moodWords.source,
    "\\b(?:pains?|painful|hurt\\w*|ach(?:e|es|ing|y)|sore\\w*|swell\\w*|swollen|stiff\\w*|numb\\w*|tingl\\w*|weak\\w*|tired\\w*|fatigued?|energy|dizz\\w*|light-?headed\\w*|nause\\w*|vomit\\w*|throw\\w* up|diarrhea|constipat\\w*|cough\\w*|wheez\\w*|breath\\w*|fevers?|chills|sweat\\w*|rash\\w*|itch\\w*|bleed\\w*|blood|bruis\\w*|bumps?|lumps?|burn\\w*|cramps?|spasms?|swallow\\w*|sleep\\w*|appetite|weight|symptoms?|infection\\w*|sick\\w*|ill\\w*|surger\\w*|operation|hospital\\w*|emergency|urgent care|injur\\w*|fell|fall|accident|twisted|sprain\\w*|broke\\w*|fracture\\w*|medic\\w*|meds|pills?|tablets?|dose\\w*|mg|prescri\\w*|inhaler|injections?|shots?|vaccin\\w*|therapy|therapist|exercis\\w*|diet|smok\\w*|cigarettes?|drink\\w*|alcohol|drugs?|marijuana|pregnan\\w*|periods?|urin\\w*|pee\\w*|stools?|bowels?|bloat\\w*|gas|heartburn|reflux|allerg\\w*|diagnos\\w*|blood pressure|sugars?|readings?|a1c|x-?rays?|mri|ct|scan|ultrasound|labs?|tests?|worse|better|helps?|relief|relieve\\w*|discomfort|tender\\w*|limp\\w*|walk\\w*|stairs|vision|seeing|hear\\w*|memory|seizure\\w*|faint\\w*|passed out|headaches?|migraines?|ibuprofen|tylenol|ice|heat|brace|crutches)\\b",
  ].join("|"),
  "i",
);

/** Talk that is no part of a record, whatever else is in the sentence. */
export const smallTalk =
  /\b(?:weather|yankees|football|baseball|basketball|game last night|what a game|weekend|vacation|halloween|christmas|thanksgiving|happy (?:new|birth)|nice to (?:meet|see)|good to (?:meet|see)|how are you|good morning|good afternoon|thank you|thanks|you are welcome|have a (?:good|great|nice)|see you|bye|hey,? dragon|dax|no problem|of course|my pleasure|end of recording)\b/i;

/** Groups under which findings of an examination are listed. */
export const examSystems: readonly (readonly [string, RegExp])[] = [
  ["Neck", /\b(?:neck|thyro\w*|carotid|jugular|adenopathy|lymph\w*)\b/i],
  ["Cardiovascular", /\b(?:heart|cardiac|murmurs?|gallops?|rubs?|regular rate|rhythm|pulses?|s1|s2)\b/i],
  ["Respiratory", /\b(?:lungs?|breath sounds|wheez\w*|crackles|rales|rhonchi|breathing|chest)\b/i],
  ["Gastrointestinal", /\b(?:abdom\w*|belly|bowel|liver|spleen|rebound|guarding|stomach)\b/i],
  [
    "Ears, nose, mouth and throat",
    /\b(?:ears?|nose|nasal|sinus\w*|throat|tonsil\w*|mouth|tongue|tympanic|nares|turbinate\w*)\b/i,
  ],
  ["Eyes", /\b(?:eyes?|pupils?|vision)\b/i],
  ["Skin", /\b(?:skin|rash\w*|lesions?|redness|erythema|bruis\w*|ecchymosis|wound|incision|ulcers?)\b/i],
  ["Neurological", /\b(?:sensation|reflex\w*|strength|cranial|gait|neurolog\w*|tremor|monofilament)\b/i],
  ["Extremities", /\b(?:edema|extremit\w*|legs?|calves|swelling)\b/i],
  [
    "Musculoskeletal",
    /\b(?:knees?|shoulders?|elbows?|wrists?|hands?|fingers?|hips?|ankles?|foot|feet|toes?|back|spine|lumbar|range of motion|tender\w*|joint|flexion|extension|palpation|straight leg|effusion|ligaments?|meniscus|mcmurray\w*|lachman\w*|squeeze|squat|rotation|supination|pronation)\b/i,
  ],
];
