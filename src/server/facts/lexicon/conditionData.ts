/**
 * Diseases and injuries: name, then other spoken and written forms and narrower diseases that are treated alike. Those
 * that are treated differently have lines of their own (TIA and stroke). Facts keep the words as said; the name serves
 * to compare mentions.
 * Format: see README.md.
 */
export const conditionData = `
[heart and vessels]
hypertension: high blood pressure, htn, elevated blood pressure, high bp, hypertensive, raised blood pressure
hypotension: low blood pressure, hypotensive
heart failure: congestive heart failure, chf, cardiac failure, hfref, hfpef
cardiomyopathy: cardiomyopathies
coronary artery disease: cad, coronary disease, ischemic heart disease, ischaemic heart disease, coronary heart disease, clogged arteries
myocardial infarction: heart attack, heart attacks, MI, nstemi, stemi
angina: angina pectoris, unstable angina
atrial fibrillation: afib, a-fib, a fib, AF
atrial flutter: aflutter, a-flutter
supraventricular tachycardia: svt
arrhythmia: arrhythmias, irregular heart rhythm
stroke: strokes, CVA, cerebrovascular accident
transient ischemic attack: tia, mini stroke, mini-stroke, mini strokes, transient ischaemic attack
aneurysm: aneurysms, aortic aneurysm, aaa
peripheral artery disease: PAD, peripheral vascular disease, peripheral arterial disease, pvd
deep vein thrombosis: dvt, blood clot, blood clots, blood clot in the leg, clot in the leg, clot in her leg, clot in his leg, clot in my leg, deep venous thrombosis
pulmonary embolism: PE, pulmonary embolus, pulmonary emboli, blood clot in the lung, blood clot in the lungs, clot in the lung, clots in the lungs, clot in her lung, clot in his lung, clot in my lung, blood clot in her lung, blood clot in his lung, blood clot in my lung
hyperlipidemia: high cholesterol, hypercholesterolemia, hypercholesterolaemia, hyperlipidaemia, dyslipidemia, hld, elevated cholesterol, dyslipidaemia
heart disease: heart problems, cardiac disease, heart condition, cardiovascular disease
valve disease: leaky valve
mitral regurgitation: mitral valve regurgitation, mitral insufficiency
mitral valve prolapse: mitral prolapse
mitral stenosis: mitral valve stenosis
aortic stenosis: aortic valve stenosis
aortic regurgitation: aortic valve regurgitation, aortic insufficiency
endocarditis: infective endocarditis, bacterial endocarditis
pericarditis:
myocarditis:
varicose veins: varicosities
aortic dissection:
[lungs]
asthma: asthmatic, reactive airway disease, asthma exacerbation
copd: chronic obstructive pulmonary disease, emphysema, chronic bronchitis, chronic obstructive lung disease
bronchitis: acute bronchitis, chest cold
pneumonia: lung infection, community acquired pneumonia, walking pneumonia
tuberculosis: tb
sleep apnea: sleep apnoea, osa, obstructive sleep apnea, obstructive sleep apnoea
pulmonary fibrosis: interstitial lung disease, ILD
lung cancer: lung carcinoma
pleural effusion:
pneumothorax: collapsed lung
cystic fibrosis:
sarcoidosis:
upper respiratory infection: uri, upper respiratory tract infection, common cold, viral upper respiratory infection, head cold
influenza: flu, the flu
covid-19: covid, coronavirus, sars-cov-2, covid 19
croup:
bronchiolitis: rsv
[hormones and metabolism]
diabetes: diabetic, diabetes mellitus, type 2 diabetes, type 1 diabetes, type two diabetes, type one diabetes, t2dm, t1dm, DM, dm2, diabetes type 2, diabetes type 1, diabetes type ii, type ii diabetes, sugar diabetes, sugar problem, sugar patient, sugar disease
prediabetes: pre-diabetes, prediabetic, pre-diabetic, borderline diabetes, borderline diabetic, impaired glucose tolerance
gestational diabetes:
hypoglycemia: hypoglycaemia, low blood sugar, low blood sugars, hypo, hypos
hyperglycemia: hyperglycaemia, high blood sugar, high blood sugars
hypothyroidism: underactive thyroid, hypothyroid, low thyroid, hashimoto, hashimoto's, hashimoto's thyroiditis
hyperthyroidism: overactive thyroid, hyperthyroid, graves disease, graves' disease, graves
thyroid disease: thyroid problems, thyroid disorder
thyroid nodule: thyroid nodules
goiter: goitre
obesity: obese, morbid obesity
overweight:
gout: gouty arthritis, gouty
osteoporosis: thin bones
osteopenia:
vitamin d deficiency: low vitamin d, vit d deficiency
b12 deficiency: vitamin b12 deficiency, low b12
polycystic ovary syndrome: pcos, polycystic ovarian syndrome, polycystic ovaries
cushing syndrome: cushing's, cushing's syndrome, cushing's disease
addison disease: addison's, addison's disease, adrenal insufficiency
hyperparathyroidism:
hyponatremia: low sodium, hyponatraemia
hypokalemia: low potassium, hypokalaemia
hyperkalemia: high potassium, hyperkalaemia
dehydration: dehydrated
malnutrition: malnourished
menopause: menopausal, postmenopausal, the change
perimenopause: perimenopausal
[gut and liver]
gastroesophageal reflux disease: gerd, gord, acid reflux, reflux, reflux disease, gastroesophageal reflux, gastro-oesophageal reflux
gastritis:
norovirus:
gastroenteritis: stomach bug, stomach flu, viral gastroenteritis
peptic ulcer: stomach ulcer, stomach ulcers, gastric ulcer, duodenal ulcer, peptic ulcer disease, PUD
irritable bowel syndrome: ibs, irritable bowel
ulcerative colitis: UC
crohn disease: crohn's, crohn's disease, crohns
inflammatory bowel disease: ibd
colitis:
celiac disease: coeliac disease, celiac, coeliac
diverticulitis:
diverticulosis: diverticular disease
appendicitis:
cholecystitis: gallbladder infection
gallstones: cholelithiasis, gallstone
pancreatitis:
hepatitis c: hep c
hepatitis b: hep b
hepatitis a: hep a
hepatitis:
cirrhosis: liver cirrhosis
fatty liver: nafld, fatty liver disease, hepatic steatosis
liver disease: liver problems
hemorrhoids: haemorrhoids, piles, hemorrhoid
hernia: hernias
inguinal hernia: groin hernia
hiatal hernia: hiatus hernia
umbilical hernia:
ventral hernia: incisional hernia
colon cancer: colorectal cancer, bowel cancer
colon polyps: polyps, polyp, colonic polyps
barrett esophagus: barrett's, barrett's esophagus
bowel obstruction: small bowel obstruction
esophagitis: oesophagitis
[kidney and urinary]
chronic kidney disease: ckd, kidney disease, renal disease, chronic renal disease, renal insufficiency
kidney failure: renal failure, esrd, end stage renal disease
acute kidney injury: aki
kidney stones: kidney stone, nephrolithiasis, renal stones, renal calculi, renal colic, stones in my kidney
urinary tract infection: urinary infection, urinary infections, infection in the urine, infection of the urine, uti, utis, bladder infection, cystitis, water infection, urine infection, urinary tract infections
pyelonephritis: kidney infection
benign prostatic hyperplasia: bph, enlarged prostate, large prostate, big prostate, benign prostatic hypertrophy
prostate cancer:
prostatitis:
hydronephrosis:
[nerves]
migraine: migraines, migraine headache, migraine headaches, migraine with aura, migraines with aura, migraine without aura
epilepsy: epileptic, seizure disorder
multiple sclerosis:
parkinson disease: parkinson's, parkinson's disease, parkinsons
dementia: alzheimer's, alzheimer's disease, alzheimer, alzheimers
neuropathy: peripheral neuropathy, diabetic neuropathy, nerve damage
carpal tunnel syndrome: carpal tunnel
sciatica: sciatic, lumbar radiculopathy, radiculopathy, pinched nerve
cervical radiculopathy:
concussion: mild traumatic brain injury
traumatic brain injury: tbi
spinal stenosis: stenosis, lumbar stenosis
meningitis:
bell palsy: bell's palsy
myasthenia gravis:
restless legs syndrome: restless legs, RLS, restless leg syndrome
trigeminal neuralgia:
shingles: herpes zoster, zoster
tension headache: tension headaches, tension-type headache
benign positional vertigo: bppv, benign paroxysmal positional vertigo
[mind]
depression: depressive disorder, major depressive disorder, mdd, depressed, clinical depression, depressive episode, major depression
anxiety: anxiety disorder, generalized anxiety disorder, gad, generalised anxiety disorder, anxious
bipolar disorder: bipolar, manic depression
schizophrenia:
schizoaffective disorder:
ptsd: post-traumatic stress disorder, post traumatic stress disorder
adhd: ADD, attention deficit, attention deficit hyperactivity disorder
autism: autistic, autism spectrum disorder
eating disorder:
anorexia nervosa:
bulimia: bulimia nervosa
alcohol use disorder: alcoholism, alcohol abuse, alcoholic, alcohol dependence
substance use disorder: substance abuse, drug abuse, addiction, opioid use disorder
obsessive compulsive disorder: ocd
panic disorder:
[muscles and joints]
osteoarthritis: OA, degenerative joint disease, djd, wear and tear arthritis, degenerative arthritis
rheumatoid arthritis: RA
arthritis: arthritic, arthritis pain
psoriatic arthritis:
tendinitis: tendonitis, tendinopathy, tendinosis
achilles tendinitis: achilles tendonitis, achilles tendinopathy
patellar tendinitis: patellar tendonitis, patellar tendinopathy
bursitis: trochanteric bursitis
rotator cuff injury: rotator cuff tear, rotator cuff tendinitis, rotator cuff tendinopathy, rotator cuff, torn rotator cuff
lateral epicondylitis: tennis elbow, epicondylitis
medial epicondylitis: golfer's elbow
plantar fasciitis:
sudden death: died suddenly, sudden cardiac death, dropped dead
fracture: fractures, broken bone, fractured, broken
sprain: sprained, ligament sprain, ankle sprain
muscle strain: strained muscle, back strain, neck strain, calf strain, hamstring strain, groin strain, pulled muscle, lumbar strain, lumbar sprain
dislocation: dislocated, subluxation
meniscus tear: meniscal tear, torn meniscus, meniscus injury
ligament tear: ligament injury
anterior cruciate ligament tear: acl tear, torn acl
medial collateral ligament tear: mcl tear, torn mcl
contusion: bone bruise
herniated disc: herniated disk, slipped disc, disc herniation, bulging disc, disc bulge, disk herniation
degenerative disc disease: degenerative disk disease, ddd
fibromyalgia:
lupus: SLE, systemic lupus erythematosus
polymyalgia rheumatica: PMR
scoliosis:
frozen shoulder: adhesive capsulitis
trigger finger:
ganglion cyst: ganglion
bunion: bunions, hallux valgus
costochondritis:
compartment syndrome:
whiplash:
[skin]
eczema: atopic dermatitis
psoriasis:
acne:
rosacea:
dermatitis: contact dermatitis
cellulitis: skin infection
abscess: abscesses, boil
melanoma:
basal cell carcinoma: BCC, basal cell
squamous cell carcinoma: SCC
skin cancer:
warts: wart, verruca
vitiligo:
impetigo:
fungal infection: tinea
ringworm: tinea corporis
athlete's foot: tinea pedis
yeast infection: thrush, candidiasis
burn: burns
laceration: lacerations, cut
[ears nose throat and eyes]
allergic rhinitis: hay fever, seasonal allergies, hayfever, environmental allergies
sinusitis: sinus infection, sinus infections, acute sinusitis, chronic sinusitis
otitis media: ear infection, ear infections, middle ear infection
otitis externa: swimmer's ear
pharyngitis: throat infection
strep throat: strep, streptococcal pharyngitis, strep pharyngitis
tonsillitis:
conjunctivitis: pink eye, pinkeye
glaucoma:
cataracts: cataract
macular degeneration:
retinopathy: diabetic retinopathy
laryngitis:
meniere disease: meniere's, meniere's disease
[blood and cancer]
anemia: anaemia, low iron, iron deficiency anemia, iron deficiency, anemic, low blood count, iron deficiency anaemia, anaemic
sickle cell disease: sickle cell
hemophilia: haemophilia
clotting disorder: factor v leiden, thrombophilia
bleeding disorder:
cancer: cancers, malignancy, carcinoma
breast cancer: breast carcinoma
ovarian cancer:
cervical cancer:
uterine cancer: endometrial cancer
pancreatic cancer:
leukemia: leukaemia
lymphoma: hodgkin lymphoma, hodgkin's lymphoma
multiple myeloma: myeloma
tumor: tumour, tumors, tumours
thyroid cancer:
bladder cancer:
kidney cancer: renal cell carcinoma
thrombocytopenia: low platelets
[infection and immune]
hiv: AIDS
herpes: genital herpes, hsv
cold sores: cold sore
chlamydia:
gonorrhea: gonorrhoea
syphilis:
sexually transmitted infection: std, sti, stds, stis
mononucleosis: mono, glandular fever
lyme disease: lyme
malaria:
sepsis: blood poisoning
mrsa:
osteomyelitis: bone infection
chickenpox: varicella
anaphylaxis: anaphylactic
scarlet fever: scarlatina
dengue: dengue fever
rheumatic fever: acute rheumatic fever
typhoid: typhoid fever, enteric fever, paratyphoid
yellow fever:
q fever:
chikungunya:
spotted fever: rocky mountain spotted fever
lassa fever:
valley fever:
cat scratch fever: cat scratch disease
whooping cough: pertussis
mumps:
measles:
[women and pregnancy]
endometriosis:
fibroids: uterine fibroids, fibroid
ovarian cyst: ovarian cysts
hyperemesis gravidarum: hyperemesis
preeclampsia: pre-eclampsia
miscarriage: miscarriages
ectopic pregnancy:
pelvic inflammatory disease: PID
bacterial vaginosis: BV
`;
