/**
 * Diseases and injuries of emergency care, in the format of `conditionData.ts`. See README.md.
 */
export const emergencyConditionData = `
[injuries and poisoning]
hypothermia:
frostbite:
heat exhaustion:
heat stroke: heatstroke
food poisoning:
carbon monoxide poisoning:
lead poisoning:
alcohol poisoning:
altitude sickness: mountain sickness
botulism:
rhabdomyolysis:
[lungs]
pleurisy:
[hormones and metabolism]
thyroid storm:
acromegaly:
rickets:
scurvy:
[gut and liver]
anal fissure: anal fissures
intussusception:
volvulus:
[kidney and urinary]
testicular torsion:
[nerves]
delirium:
spina bifida:
muscular dystrophy:
[ears nose throat and eyes]
retinal detachment: detached retina
`;
