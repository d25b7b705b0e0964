/**
 * Vital signs, laboratory tests, imaging and referrals: name, then other spoken and written forms; after `|` the
 * usual units and the range outside which a value is implausible (not the normal range). Format: see README.md.
 */
export const testData = `
[vital]
blood pressure: bp, pressure reading | mmHg | 40-300
heart rate: pulse, hr, pulse rate, beats per minute, bpm | bpm | 20-260
respiratory rate: respirations, rr, resp rate, breathing rate, breaths per minute | /min | 4-80
temperature: temp | °F, °C | 30-110
oxygen saturation: o2 sat, o2 sats, pulse ox, spo2, sat, sats, saturation, saturations, oxygen level, o2 saturation, oxygen levels, pulse oximetry, oxygen | % | 40-100
weight: | kg, lb, pounds, stone | 0.5-350
height: | cm, in, feet, inches, m | 30-250
body mass index: bmi | kg/m2 | 8-100
pain score: pain level, pain scale | /10 | 0-10
peak flow: pef | L/min | 50-900
[lab]
hemoglobin a1c: a1c, hba1c, hemoglobin a1 c, haemoglobin a1c, glycated hemoglobin, a1cs | %, mmol/mol | 3-150
glucose: blood sugar, blood sugars, blood glucose, fasting glucose, sugars, fasting blood sugar, fasting sugar, sugar, fingerstick, glucose level | mg/dL, mmol/L | 1-1500
hemoglobin: haemoglobin, hgb, hb | g/dL, g/L | 2-250
hematocrit: haematocrit, hct | % | 5-75
complete blood count: cbc, full blood count, fbc, blood count, blood counts
white blood cell count: wbc, white count, white cell count, white blood cells, white blood count, leukocytosis | x10^9/L | 0.1-500
platelets: platelet count, plt | x10^9/L | 1-2000
creatinine: cr, serum creatinine | mg/dL, µmol/L | 0.1-2000
blood urea nitrogen: bun, urea | mg/dL | 1-300
gfr: egfr, glomerular filtration rate | mL/min | 1-200
sodium level: serum sodium | mmol/L | 100-190
potassium level: serum potassium, potassium, k level | mmol/L | 1-10
calcium level: serum calcium | mg/dL | 1-20
magnesium level: serum magnesium | mg/dL | 0.3-10
cholesterol: total cholesterol, cholesterol level | mg/dL, mmol/L | 1-800
ldl: ldl cholesterol, bad cholesterol | mg/dL, mmol/L | 0.3-600
hdl: hdl cholesterol, good cholesterol | mg/dL, mmol/L | 0.2-150
triglycerides: triglyceride | mg/dL, mmol/L | 0.2-5000
lipid panel: lipids, lipid profile, cholesterol panel, cholesterol check, lipid test, lipids panel, fasting lipid panel
tsh: thyroid stimulating hormone, thyroid function, thyroid test, thyroid panel, thyroid function tests, tfts, thyroid labs, thyroid level, thyroid levels, free t4, t4 | mIU/L | 0.001-200
cea: carcinoembryonic antigen | ng/mL | 0-10000
ca 125: ca-125, ca125 | U/mL | 0-50000
ca 19-9: ca 199, ca-19-9, ca nineteen nine | U/mL | 0-500000
alpha-fetoprotein: afp | ng/mL | 0-500000
tumor markers: tumour markers, tumor marker, tumour marker
psa: prostate specific antigen, prostate blood test | ng/mL | 0-5000
liver function tests: lfts, liver function, liver enzymes, liver tests, ast, alt, liver panel, hepatic panel, elevated liver enzymes, alkaline phosphatase, bilirubin
metabolic panel: cmp, bmp, comprehensive metabolic panel, basic metabolic panel, chem panel, electrolytes, u&es, chemistry, kidney function, kidney function tests, renal function, basic labs
urinalysis: ua, urine test, urine dip, urine dipstick, urine sample, urine analysis, urine screen
urine culture: culture of your urine
urine microalbumin: microalbumin, albumin creatinine ratio, urine protein, protein in the urine, urine albumin, acr
blood culture: blood cultures
throat culture: throat swab, strep test, rapid strep, rapid strep test, strep swab
wound culture: cultures, culture
stool test: stool sample, stool studies, stool culture, fit test, fit kit, stool kit, stool card, stool dna, cologuard, occult blood test, fecal occult blood
covid test: covid-19 test, covid swab, pcr test, rapid covid test, covid testing
flu test: influenza test, rapid flu test
pregnancy test: hcg, beta hcg, urine pregnancy test
inr: pt/inr, prothrombin time, pt inr | | 0.5-15
d-dimer: d dimer
troponin: troponins, cardiac enzymes
bnp: pro-bnp, nt-probnp, brain natriuretic peptide | pg/mL | 0-70000
crp: c-reactive protein, c reactive protein | mg/L | 0-600
esr: sed rate, sedimentation rate, erythrocyte sedimentation rate | mm/h | 0-150
uric acid: urate, uric acid level | mg/dL | 0.5-30
vitamin d level: vitamin d levels, 25-hydroxy vitamin d | ng/mL | 1-250
vitamin b12 level: b12 level, b12 levels, vitamin b12 | pg/mL | 20-5000
ferritin: iron studies, iron level, iron levels, iron panel, ferritin level | ng/mL | 1-10000
rheumatoid factor: rf, anti-ccp, ccp
ana: antinuclear antibody, antinuclear antibodies
hiv test: hiv testing, hiv screen
hepatitis panel: viral load, hepatitis screen, hepatitis serologies
sti test: std testing, sti screen, std screen, sti testing, chlamydia test
drug screen: urine drug screen, toxicology, tox screen
lactate: lactic acid | mmol/L | 0.1-30
lipase: amylase
blood gas: abg, arterial blood gas, vbg
lyme test: lyme titer, lyme titre, lyme serology, western blot
autoimmune panel: autoimmune labs, autoimmune workup
allergy test: allergy testing, skin prick test, skin testing, skin patch test
blood work: bloodwork, labs, lab work, laboratory, blood test, blood tests, blood draw, lab tests, routine labs, bloods, lab, labwork
parathyroid hormone: pth
testosterone level: testosterone levels
cortisol: cortisol level
genetic test: genetic testing, brca
[imaging]
x-ray: xray, x-rays, x ray, radiograph, radiographs, plain films, chest x-ray, cxr, x rays, xrays
ct scan: ct, cat scan, computed tomography, cta, ct scans, ct angiogram
mri: magnetic resonance imaging, mr imaging, mri scan, mris, mra
ultrasound: ultrasounds, sonogram, doppler, duplex, venous doppler, uss, ultrasonography
echocardiogram: echo, echocardiography, transthoracic echo, tte, cardiac ultrasound, echocardiograms
mammogram: mammograms, mammography
dexa scan: bone density, bone density scan, dexa, bone density test, dxa
pet scan: pet/ct
bone scan:
hida scan:
barium swallow: upper gi series, swallow study, barium swallows
angiogram: angiography, cardiac catheterization, heart cath, cardiac cath, catheterization, heart catheterization
[test]
ekg: ecg, electrocardiogram, electrocardiograph, ekgs, 12-lead, rhythm strip
stress test: treadmill test, exercise stress test, nuclear stress test, stress echo
holter monitor: heart monitor, event monitor, zio patch, cardiac monitor, ambulatory blood pressure monitor
ejection fraction: ef, lvef, pumping function | % | 5-85
colonoscopy: colonoscopies
endoscopy: egd, upper endoscopy, gastroscopy, upper gi endoscopy
sigmoidoscopy:
cystoscopy:
biopsy: biopsies, punch biopsy, core biopsy, skin biopsy, needle biopsy, fine needle aspiration, fna
pap smear: pap test, cervical smear, smear test, pap, cervical screening
pulmonary function test: pft, pfts, spirometry, pulmonary function tests, lung function test, breathing test, pulmonary function testing
sleep study: polysomnogram, home sleep test, polysomnography
emg: nerve conduction study, nerve conduction, electromyography, nerve conduction studies
eeg: electroencephalogram
lumbar puncture: spinal tap
hearing test: audiogram, audiometry, hearing aid evaluation
eye exam: dilated eye exam, retinal exam, vision test, eye check, retinal screening
bronchoscopy:
laryngoscopy: nasal endoscopy
aspiration: joint aspiration, arthrocentesis
foot exam: monofilament test, diabetic foot exam
allergy skin test:
cha2ds2-vasc: chads-vasc, chads vasc, chads2, cha2ds2 vasc, chadsvasc
has-bled: hasbled
phq-9: phq9, phq 9, phq, depression screen, depression screening
gad-7: gad7, gad 7, gad
[referral]
cardiology: cardiologist, heart doctor, heart specialist
dermatology: dermatologist, skin doctor, skin specialist
endocrinology: endocrinologist, endocrine, diabetes specialist
gastroenterology: gastroenterologist, gi specialist, gi doctor, gi
general surgery: surgeon, surgical consult, general surgeon
gynecology: gynecologist, ob/gyn, obgyn, gynaecology, gynaecologist, ob-gyn, obstetrics
hematology: hematologist, haematology, haematologist
infectious disease: infectious disease specialist
nephrology: nephrologist, kidney doctor, kidney specialist, renal team
neurology: neurologist
neurosurgery: neurosurgeon
nutrition: nutritionist, dietitian, dietician, dietary counseling, nutrition consult
oncology: oncologist, cancer doctor, cancer specialist
ophthalmology: ophthalmologist, eye doctor, optometrist, optometry, optician
orthopedics: orthopedist, orthopedic surgeon, orthopaedics, ortho, orthopedic surgery, orthopedic, orthopaedic surgeon, orthopaedic
otolaryngology: ent, ear nose and throat, ent specialist, otolaryngologist, ear nose and throat specialist
pain management: pain clinic, pain specialist
podiatry: podiatrist, foot doctor
psychiatry: psychiatrist
psychology: psychologist, counselor, counsellor, behavioral health, mental health referral, therapist referral
pulmonology: pulmonologist, lung doctor, lung specialist, respiratory team, pulmonary clinic
rheumatology: rheumatologist
urology: urologist
vascular surgery: vascular surgeon
allergist: immunology, immunologist, allergy specialist
emergency department: emergency room, er, a&e, casualty, ed, emergency
home care: home health, district nurse, visiting nurse
speech therapy: speech therapist
hand surgery: hand surgeon
genetics: geneticist
palliative care: hospice
`;
