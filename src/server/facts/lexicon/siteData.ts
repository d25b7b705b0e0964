/** Parts of the body: name, then other spoken and written forms. `[…]` is the region. Format: see README.md. */
export const siteData = `
[head]
head: skull, cranial, scalp
forehead: frontal
temple: temples, temporal
face: facial, faces
eye: eyes, ocular, orbital, eyeball, pupil, pupils, sclera, sclerae, conjunctiva, conjunctivae, cornea
eyelid: eyelids
ear: ears, ear canal, tympanic membrane, tympanic membranes, eardrum, auditory canal
nose: nasal, nostril, nostrils, nares, turbinates
mouth: oral, oropharynx, oral cavity
lip: lips
tongue: lingual
tooth: teeth, dental
gum: gums
throat: pharynx, pharyngeal
tonsil: tonsils, tonsillar
jaw: mandible, jawline
cheek: cheeks, maxillary
chin:
sinus: sinuses, sinusal
neck: cervical, nape
thyroid: thyroid gland
[trunk]
chest: thorax, thoracic cavity, precordial, chest wall, sternum, breastbone, substernal
breast: breasts, nipple, nipples
rib: ribs, rib cage, ribcage
lung: lungs, pulmonary
heart: cardiac
abdomen: abdominal, guts, belly, tummy, stomach, stomachs, midsection
epigastrium: epigastric, epigastric area
right upper quadrant: ruq
left upper quadrant: luq
right lower quadrant: rlq
left lower quadrant: llq
liver: hepatic
spleen:
kidney: kidneys, renal
bladder:
groin: inguinal
pelvis: pelvic
flank: flanks, CVA, costovertebral
rectum: rectal, anal, anus
back: backs
lower back: low back, lumbar, lumbar spine, l-spine, lumbosacral, small of the back
upper back: thoracic spine, mid back, middle back
spine: spinal, vertebral, vertebrae
tailbone: coccyx, sacrum, sacral
buttock: buttocks, bottom, gluteal
prostate:
uterus: uterine, womb
vagina: vaginal, vulva
penis: penile
testicle: testicles, testicular, scrotum, testis
skin:
[arm]
shoulder: shoulders
shoulder blade: scapula, shoulder blades, scapular
collarbone: clavicle, clavicular
arm: arms, upper extremity, upper extremities, upper arm, bicep, biceps, humerus, triceps
armpit: armpits, axilla, axillary
elbow: elbows, epicondyle
forearm: forearms
wrist: wrists
hand: hands, palm, palms
finger: fingers, index finger, middle finger, ring finger, pinky finger, little finger, knuckle, knuckles, mcp, pip joint, fingertip, fingertips, digit, digits
thumb: thumbs
[leg]
hip: hips, trochanteric
thigh: thighs, hamstring, hamstrings, quadriceps, quads, femur
leg: legs, lower extremity, lower extremities, lower leg
knee: knees, kneecap, patella, patellar, medial joint line, lateral joint line
shin: shins, tibia, tibial
calf: calves
ankle: ankles, malleolus, lateral malleolus, medial malleolus, talus
foot: feet, plantar, metatarsal, midfoot, forefoot
heel: heels, calcaneus
toe: toes, metatarsophalangeal, mtp joint, mtp
big toe: great toe
sole: soles
achilles: achilles tendon
`;
