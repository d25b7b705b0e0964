/** Operations and treatments: name, then other spoken and written forms. Format: see README.md. */
export const procedureData = `
[operations]
appendectomy: appendicectomy, appendix out, appendix removed
cholecystectomy: gallbladder removed, gallbladder removal, gallbladder surgery, gallbladder out
hysterectomy: uterus removed
tonsillectomy: tonsils out, tonsils removed
cesarean section: c-section, c section, caesarean, cesarean, caesarean section
knee replacement: total knee replacement, total knee arthroplasty, tka, knee arthroplasty
hip replacement: total hip replacement, total hip arthroplasty, tha, hip arthroplasty
coronary bypass: cabg, bypass surgery, bypass, triple bypass
coronary stent: stent, stents, angioplasty, pci, stent placement
pacemaker: icd, defibrillator
mastectomy: lumpectomy, breast removed
prostatectomy:
thyroidectomy: thyroid removed
splenectomy:
colectomy: bowel resection
spinal fusion: fusion, laminectomy, discectomy, back surgery
arthroscopy: arthroscopic surgery
rotator cuff repair:
acl reconstruction:
cataract surgery:
hernia repair:
kidney transplant: renal transplant
gastric bypass: bariatric surgery, gastric sleeve, weight loss surgery
tubal ligation: tubes tied
vasectomy:
carpal tunnel release: carpal tunnel surgery
[treatments]
physical therapy: physiotherapy, physio
occupational therapy:
counseling: counselling, therapist, psychotherapy, talk therapy, cognitive behavioral therapy, cbt, cognitive behavioural therapy
chemotherapy: chemo
radiation therapy: radiotherapy, radiation treatment
dialysis: hemodialysis, haemodialysis
steroid injection: cortisone injection, cortisone shot, corticosteroid injection, steroid shot, steroid injections, cortisone injections
cpap: bipap, cpap machine
brace: bracing, knee brace, back brace
splint: splints, splinting, thumb splint, wrist splint
boot: walking boot, air boot, cam boot, aircast
crutches: crutch
cast: casting, casted
sling:
compression stockings: compression socks, support stockings
ace wrap: ace bandage, elastic bandage, compression wrap
orthotics: arch supports, insoles, inserts
surgery: operation, surgical intervention, surgeries, surgical procedure
nebulizer treatment: nebulizer, nebuliser, breathing treatment, neb treatment
lithotripsy:
ice: icing, ice packs
heat: heating pad, hot packs
stretching: stretches
acupuncture:
massage:
chiropractor: chiropractic
low sodium diet: low salt diet, salt restriction, low-sodium diet
`;
