/**
 * Symptoms and examination findings by body system: name, then other spoken and written forms. Format: see README.md.
 * Facts are read with `terms/symptomTerms.ts` instead; of this list they only take whether a question is clinical.
 */
export const symptomData = `
[constitutional]
fever: fevers, feverish, febrile, pyrexia, high temperature, high temperatures, running a temperature, temperature at home, spiking temperatures, subjective fever, subjective fevers
chills: chill, shivers, shivering, rigors, rigor
night sweats: sweats at night, sweating at night, night sweat, wake up drenched, nocturnal sweats
sweating: diaphoresis, diaphoretic, sweats, sweaty, perspiring, sweat
fatigue: fatigued, drained, sluggish, worn down, shattered, tire easily, tired, tiredness, exhausted, exhaustion, no energy, lack of energy, low energy, worn out, run down, wiped out, lethargy, lethargic, knackered, low on energy, loss of energy, lacking energy
malaise: unwell, under the weather, generally unwell
weight loss: lost weight, losing weight, lose weight, weight has dropped, unintentional weight loss, lost some weight
weight gain: gained weight, gaining weight, put on weight, putting on weight, gained some weight
loss of appetite: poor appetite, not much of an appetite, not have much of an appetite, not had much of an appetite, not much appetite, appetite has been down, appetite is down, appetite is poor, not hungry, not been eating, eating less, do not feel like eating, decreased appetite, no appetite, reduced appetite, low appetite, lost my appetite, anorexia, off my food, off his food, off her food, not eating
body aches: body ache, achy all over, myalgias, myalgia, muscle aches, aching all over
[eyes]
blurred vision: blurry vision, blurring of vision, blurry, vision is blurry, vision blurry
double vision: diplopia, seeing double
vision loss: loss of vision, visual loss, lost vision, loss of sight
vision changes: visual changes, visual problems, trouble seeing, hard to see, eyesight, change in vision, changes in vision, visual disturbance, visual disturbances, vision problems, problems with vision, changes in your vision
light sensitivity: photophobia, sensitive to light, sensitivity to light, light sensitive, pain with light, pain with bright light, light bothers, lights bother, bothered by light, light hurts, light bothering, bright lights bother, bright lights hurt
eye discharge: discharge from the eye, ocular discharge, gunky eye, gunky eyes, gunk in the eye
itchy eyes: itchy watery eyes, eye itching, itching eyes, itchy eye
watery eyes: watering eyes, eye watering, epiphora
eye redness: red eye, red eyes, conjunctival injection, injected conjunctiva
jaundice: icterus, icteric, yellow skin, yellowing of the skin, scleral icterus
floaters: floater
foreign body sensation: feels like something is in my eye, something in my eye, something in it, sand in my eye, sand in it, gritty, grit in my eye, scratchy eye
[ears nose throat]
sore throat: throat pain, throat hurts, throat is sore, scratchy throat, pharyngitis symptoms
nasal congestion: congestion, congested, stuffy nose, stuffed up, blocked nose, nasal stuffiness, stuffiness, stuffy
runny nose: rhinorrhea, rhinorrhoea, nose running, nasal discharge, nasal drainage, nose is running, nose is streaming, streaming nose
postnasal drip: post nasal drip, post-nasal drip, postnasal drainage
sneezing: sneeze, sneezes
nosebleed: nosebleeds, nose been bleeding, nose is bleeding, nose started bleeding, nose bleeding, nose bled, bleeding from the nose, bleeding from my nose, epistaxis, nose bleed, nose bleeds, bloody nose
loss of smell: anosmia, lost my sense of smell, loss of taste, loss of taste or smell, loss of smell or taste, cannot smell
ear pain: earache, earaches, otalgia, ear ache, ears hurt
hearing loss: loss of hearing, trouble hearing, difficulty hearing, decreased hearing, hard of hearing, hearing problems
tinnitus: ringing in the ears, ringing in your ears, ringing in my ears, ears ringing, ears are ringing
ear discharge: otorrhea, otorrhoea, discharge from the ear
hoarseness: hoarse, hoarse voice, voice changes, dysphonia
painful swallowing: odynophagia, hurts to swallow, pain with swallowing, pain when swallowing, painful to swallow
difficulty swallowing: dysphagia, food gets stuck, food getting stuck, gets stuck in my throat, swallowing problems, issues swallowing, problem swallowing, difficulties swallowing, food stuck, trouble swallowing, hard to swallow, problems swallowing
snoring: snore, snores
sinus pressure: sinus pain, sinus tenderness, facial pressure, facial pain
mouth ulcers: mouth sores, mouth ulcer, oral ulcers, canker sores
dry mouth: xerostomia
swollen glands: swollen lymph nodes, lymphadenopathy, enlarged lymph nodes, adenopathy, swollen gland
[heart]
chest tightness: tight chest, tightness in the chest, tightness in my chest, tightness in your chest, chest pressure, pressure in the chest, pressure in my chest, chest heaviness, chest is tight, chest has been tight, chest feels tight
palpitations: palpitation, heart racing, heart is racing, heart was racing, heart races, heart beating fast, heart beating hard, heart skips, heart skipping, heart is fluttering, heart going fast, heart pounds, heart is pounding, racing pulse, racing heart, heart pounding, heart fluttering, fluttering in my chest, heart flutters, skipped beats, irregular heartbeat, racing heartbeat
shortness of breath: short of breath, short winded, shortness breath, can't breathe, cannot breathe, struggle to breathe, struggling to breathe, hard time breathing, get winded, getting winded, breathing issues, breathing is hard, shallow breathing, gasping, huffing and puffing, cannot catch my breath, dyspnea, dyspnoea, breathless, breathlessness, trouble breathing, difficulty breathing, problems breathing, hard to breathe, SOB, winded, out of breath, catch my breath, catch your breath, difficulties breathing, breathing difficulty, breathing problems, breathing difficulties
paroxysmal nocturnal dyspnea: PND, waking up gasping, wake up gasping, woke up gasping, waking up breathless, wake up breathless, waking up short of breath, wake up short of breath, woke up short of breath, woken up short of breath, waking gasping, wake up fighting for breath, wake up gasping for air, waking up gasping for air, gasping for breath at night, wake up choking for air
orthopnea: orthopnoea, short of breath lying flat, short of breath when lying flat
fainting: syncope, fainted, faint, passed out, passing out, blacked out, loss of consciousness, lost consciousness, syncopal, blackout, blackouts, syncopal episodes, lose consciousness, losing consciousness
lightheadedness: lightheaded, light-headedness, woozy, faint feeling, feel faint, feeling faint, light headed, light-headed, light-headedness, presyncope
claudication: leg pain with walking
murmur: heart murmur, systolic murmur, systolic ejection murmur, ejection murmur, murmurs
gallop: gallops, S3, S4
friction rub: rubs, pericardial rub
jugular venous distention: JVD, jugular venous distension, raised jvp, neck vein distention
carotid bruit: bruit, bruits, carotid bruits
[lungs]
cough: coughing, coughs, coughed, dry cough, productive cough, barking cough, barky cough
sputum: phlegm, mucus, productive of sputum, coughing up stuff, coughing anything up, bringing anything up
hemoptysis: haemoptysis, coughing up blood, coughed up blood, blood in sputum, blood in phlegm, blood when you cough, blood when I cough, blood when he coughs, blood when she coughs, blood when coughing
wheezing: wheeze, wheezes, wheezy, wheeziness
crackles: rales, crackle, crepitations, rale
rhonchi: rhonchus
stridor: stridorous
[gut]
nausea: nauseous, nauseated, sick to my stomach, sick to your stomach, feeling sick, queasy, queasiness
vomiting: vomit, throwing anything up, throw anything up, cannot keep anything down, keep food down, vomited, vomits, throwing up, threw up, thrown up, throw up, emesis, being sick, puking, puked, puke
diarrhea: diarrhoea, loose stools, loose stool, watery stools, the runs, loose bowel movements, loose poo, loose poos, runny stools
constipation: constipated, hard stools
heartburn: acid reflux symptoms, burning in my chest, acid coming up, indigestion, dyspepsia, pyrosis, reflux symptoms
bloating: bloated, abdominal distension, abdominal distention, gassy, bloatedness
blood in stool: bloody stool, bloody stools, hematochezia, haematochezia, rectal bleeding, blood in my stool, blood in your stool, blood in the stool, blood in stools, blood in your stools, bleeding from the rectum, blood in the stools
black stools: melena, dark tarry, tarry, melaena, black stool, tarry stools, dark stools, black tarry stools, dark tarry stools
vomiting blood: hematemesis, haematemesis, blood in vomit, blood in the vomit, throwing up blood, vomiting of blood, vomiting any blood, vomiting up blood
bowel incontinence: fecal incontinence, faecal incontinence, loss of bowel control
abdominal guarding: guarding
rebound tenderness: rebound, rebound pain
bowel changes: change in bowel habits, changes in bowel habits, change in bowel habit, bowel changes, change in bowel movements
flatulence: gas, passing gas
hepatomegaly: enlarged liver
splenomegaly: enlarged spleen
organomegaly: hepatosplenomegaly, masses or organomegaly
[urinary]
painful urination: dysuria, painful micturition, burning sensation while passing urine, burning while passing urine, pain while passing urine, burning when i pee, burning with urination, burning urination, pain with urination, burning on urination, hurts to pee, burns when i pee, stinging when i wee, pain when you urinate, burning when you urinate, pain or burning with urination
urinary frequency: frequent urination, urinating often, peeing often, peeing a lot, urinate more often, going to the bathroom more, polyuria, increased urination, urinating more
urinary urgency: urgency, urge to urinate, urge to pee
blood in urine: hematuria, haematuria, blood in my urine, blood in your urine, bloody urine, blood in the urine, blood in pee
urinary incontinence: incontinence, wet the bed, wets the bed, leak urine, accidents, leaking urine, bladder incontinence, loss of bladder control, wetting myself, bedwetting, bed wetting, incontinent
urinary hesitancy: hesitancy, weak stream, trouble urinating, difficulty urinating, weak urine stream
nocturia: urinating at night, up at night to pee, getting up at night to urinate
vaginal discharge: discharge from the vagina
leakage of fluid: leaking fluid, leaking of fluid, leaking any fluid, leak of fluid, gush of fluid, waters breaking, waters broke
contractions: uterine contractions, labor contractions
vaginal bleeding: bleeding from the vagina, spotting, abnormal vaginal bleeding
erectile dysfunction: impotence, trouble with erections
hot flashes: hot flushes, hot flash, hot flush
[muscles and joints]
pain: pains, painful, hurt, hurts, hurting, ache, aches, aching, achy, sore, soreness, discomfort, painfully
stiffness: stiff, stiffened, tight, tightness
swelling: swollen, edema, oedema, swell, swells, swelled, puffy, puffiness, edematous
tenderness: tender, tender to palpation, TTP
joint effusion: effusion, effusions
crepitus: grinding, crunching
locking: locks up, locked up, catching
instability: giving way, gives way, gave way, gives out, giving out, buckling, buckle, buckles, buckled, given out, given way, gave out, unstable, instability
weakness: weak, loss of strength, muscle weakness
limited range of motion: limited motion, decreased range of motion, reduced range of motion, restricted range of motion, limited range of movement
muscle spasm: spasm, spasms, muscle spasms, cramps, cramping, muscle cramps, cramp
deformity: deformities, deformed
limp: limping, limps, antalgic gait
cyanosis: cyanotic
clubbing: clubbed
[skin]
boil: boils
rash: rashes, skin eruption, exanthem
itching: itchy, itch, itches, pruritus, pruritic
allergies: allergy, allergic, allergic reaction, allergic reactions
hives: urticaria, welts, wheals
redness: erythema, erythematous, red, reddened
bruising: bruise, bruises, bruised, ecchymosis, ecchymoses, black and blue, contusions
skin lesion: lesion, lesions, skin lesions
bleeding: bleed, bleeds, bled, bleeding problems
warmth: warm to touch, warm to the touch, increased warmth
drainage: draining, oozing, purulent drainage, pus
hair loss: alopecia, losing hair, hair thinning, thinning hair
dry skin: xerosis
blisters: blister, blistering, vesicles
lump: lumps, mass, masses, nodule, nodules, bump, bumps
pallor: pale, paleness
[nerves]
dizziness: dizzy, vertigo, room spinning, dizzy spells, giddy, giddiness
numbness: numb, numbing, gone numb, going numb, falls asleep, falling asleep, loss of sensation, loss of feeling, decreased sensation
tingling: paresthesia, paresthesias, paraesthesia, pins and needles, tingly, tingles
tremor: tremors, shaking, shaky, shakiness
seizure: seizures, fits, convulsion, convulsions
confusion: confused, not making sense, muddled, disoriented, disorientation, altered mental status
memory loss: memory problems, forgetful, forgetfulness, memory trouble, forgetting things, difficulty remembering
slurred speech: dysarthria, trouble speaking, difficulty speaking, speech difficulty
balance problems: unsteady, unsteadiness, trouble with balance, loss of balance, off balance, imbalance, balance issues, gait instability
falls: fall, fell, fallen, falling
facial droop: drooping face, face drooping, facial weakness
aura: auras
[mind]
depressed mood: feeling down, down in the dumps, feel down, felt down, low spirits, mood has been low, feeling blue, low mood, feeling low, feeling depressed, sadness, feeling sad
anxious mood: feeling anxious, nervous, nervousness, worrying, on edge, worried all the time
trouble sleeping: insomnia, sleep issues, sleep disturbances, issues sleeping, hard to sleep, wakes me up, waking up at night, keeps me up, keeping me up, restless sleep, wake up at night, difficulty sleeping, problems sleeping, sleep problems, can't sleep, cannot sleep, not sleeping, sleep disturbance, poor sleep, sleeplessness, trouble falling asleep, waking at night, difficulty falling asleep
guilt: feel guilty, feeling guilty, feels guilty, feelings of guilt
hopelessness: hopeless, feeling hopeless, feels hopeless
suicidal ideation: suicidal, suicide, think about suicide, thinking about suicide, not want to live, no reason to live, end it all, take my own life, better off without me, everyone would be better off without me, suicidal thoughts, thoughts of suicide, SI, thoughts of harming yourself, harming yourself, harm yourself, harming myself, want to hurt myself, going to hurt myself, hurting yourself, hurting myself, ending your life, end my life, kill myself, self-harm, self harm, suicidality, better off dead, want to die, wanting to die, harm herself, harm himself
homicidal ideation: homicidal, HI, thoughts of harming others, hurting others, harming others, hurt anyone else, harm others, hurt someone else
paranoid thoughts: people are out to get you, people are out to get me, someone is out to get you, people are watching you, people are watching me, neighbours are watching me, neighbors are watching me, being watched, someone is watching me
hallucinations: hallucination, hearing voices, hear voices, heard voices, seeing things, see things that are not there, hears voices
panic attacks: panic attack, panicking
irritability: irritable
loss of interest: anhedonia, lost interest, lost all interest, no interest in anything, not enjoying things, no longer enjoy things
difficulty concentrating: trouble concentrating, poor concentration, trouble focusing, difficulty focusing, brain fog
stress: stressed, stressors, stressful
[hormones]
excessive thirst: polydipsia, thirsty, increased thirst, very thirsty
heat intolerance: intolerance to heat
cold intolerance: intolerance to cold, I am always cold, she is always cold, he is always cold, always feel cold, always feeling cold
nipple discharge: galactorrhea
menstrual irregularity: irregular periods, missed periods, missed period, amenorrhea, amenorrhoea, irregular menses
heavy periods: menorrhagia, heavy menstrual bleeding, heavy bleeding
`;
