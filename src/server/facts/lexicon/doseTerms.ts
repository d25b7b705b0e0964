import { parseEntries } from "./parseEntries";
import { PhraseTable, type PhraseMatch } from "./PhraseTable";
import type { Token } from "./tokenize";

/** Units and dose forms: name, then other spoken and written forms. Format: see README.md. */
const unitData = `
mg: milligram, milligrams, mgs
mcg: microgram, micrograms, µg, μg, ug, mcgs
g: gram, grams, gm
kg: kilogram, kilograms, kilo, kilos, kgs
lb: pound, pounds, lbs
stone: stones
mL: milliliter, milliliters, millilitre, millilitres, ml, cc, ccs
L: liter, liters, litre, litres
cm: centimeter, centimeters, centimetre, centimetres
mm: millimeter, millimeters, millimetre, millimetres
m: meter, meters, metre, metres
in: inch, inches
ft: foot, feet
unit: units, international units, iu
mmHg: millimeters of mercury, millimetres of mercury
°F: degrees fahrenheit, fahrenheit, degrees f, f
°C: degrees celsius, celsius, centigrade, degrees centigrade, degrees c
%: percent, per cent
puff: puffs, inhalation, inhalations
tablet: tablets, tab, tabs, pill, pills, caplet, caplets
capsule: capsules, cap, caps
drop: drops, gtt, gtts
spray: sprays, squirt, squirts
patch: patches
mEq: milliequivalent, milliequivalents, meq
mmol: millimole, millimoles, millimol
mg/dL: milligrams per deciliter, mg per dl, milligrams per decilitre
mmol/L: millimoles per liter, millimoles per litre
g/dL: grams per deciliter
bpm: beats per minute
pack: packs
drink: drinks
beer: beers
cigarette: cigarettes, cigs, fags
teaspoon: teaspoons, tsp, teaspoonful
tablespoon: tablespoons, tbsp
`;

/** Routes of administration: name, then other spoken and written forms. Format: see README.md. */
const routeData = `
oral: by mouth, po, p.o., orally, per os
topical: topically, on the skin, to the skin, applied
inhaled: inhalation, by inhaler, inh, nebulized, nebulised
intramuscular: im, i.m., into the muscle, intramuscularly
intravenous: IV, iv, i.v., intravenously, into the vein
subcutaneous: subq, sub-q, sc, s.c., under the skin, subcutaneously, sq
sublingual: sl, s.l., under the tongue, sublingually
rectal: pr, p.r., rectally, suppository
nasal: intranasal, in each nostril, in the nose, nasally
ophthalmic: eye drop, eye drops, in the eye
otic: ear drop, ear drops, in the ear
transdermal: patch
vaginal: vaginally, per vagina
intra-articular: into the joint
`;

/**
 * Frequencies: name, then other spoken and written forms. The name is the times per period (`2/day`) or a word
 * (`night`). Format: see README.md.
 */
const frequencyData = `
1/day: daily, once a day, once daily, every day, each day, a day, per day, qd, q.d., OD, o.d., one a day, one time a day, everyday, once each day, once per day, 1 time a day, 1 time daily, q24h, every 24 hours, a single time a day
2/day: twice a day, twice daily, bid, b.i.d., bd, b.d., two times a day, 2 times a day, two times daily, 2 times daily, twice per day, twice each day, morning and night, morning and evening, q12h, every 12 hours, every twelve hours, 2x a day, 2x daily, 2 times per day
3/day: three times a day, three times daily, tid, t.i.d., tds, t.d.s., 3 times a day, 3 times daily, thrice daily, q8h, every 8 hours, every eight hours, 3x a day, 3 times per day, three times per day
4/day: four times a day, four times daily, qid, q.i.d., qds, q.d.s., 4 times a day, 4 times daily, q6h, every 6 hours, every six hours, every 6 to 8 hours, 4 times per day
6/day: q4h, every 4 hours, every four hours, every 4 to 6 hours, every four to six hours, q4-6h, six times a day, 6 times a day
5/day: five times a day, 5 times a day, 5 times daily
0.5/day: every other day, every second day, qod, q.o.d., alternate days, on alternate days
1/week: weekly, once a week, once weekly, every week, each week, per week, a week, one time a week, 1 time a week, once per week, q week, qweek
2/week: twice a week, twice weekly, two times a week, 2 times a week, 2 times per week, two times per week, 2 times weekly
3/week: three times a week, 3 times a week, three times weekly, 3 times weekly, three times per week, 3 times per week
4/week: four times a week, 4 times a week, 4 times per week
5/week: five times a week, 5 times a week, 5 times per week
0.5/week: every two weeks, every 2 weeks, every other week, biweekly, fortnightly, every fortnight
1/month: monthly, once a month, every month, each month, a month, per month, every 4 weeks, every four weeks
1/year: yearly, annually, once a year, every year, each year, annual, per year, a year
2/year: twice a year, every 6 months, every six months, biannually
4/year: every 3 months, every three months, quarterly
night: nightly, at night, at bedtime, qhs, q.h.s., every night, before bed, HS, nocte, ON, each night, at nighttime, before going to bed, once nightly
morning: in the morning, every morning, qam, q.a.m., mane, OM, mornings, each morning
evening: in the evening, every evening, qpm, q.p.m., evenings, each evening
meals: with meals, with food, before meals, after meals, with each meal, AC, PC, a.c., p.c.
hourly: every hour, hourly
8/day: every 3 hours, q3h, every three hours
12/day: every 2 hours, q2h, every two hours
prn: as needed, prn, p.r.n., when needed, as required, if needed, as necessary, when required, whenever needed, when necessary, as-needed
stat: once, one time, stat, one-time, single dose, one dose
`;

/** Builds the table of all forms of a data file. Names are forms too, except codes such as "2/day". */
function tableOf(data: string): PhraseTable<string> {
  const table = new PhraseTable<string>();
  for (const { name, forms } of parseEntries(data))
    for (const form of name.includes("/") && /^\d/.test(name) ? forms : [name, ...forms]) table.add(form, name);
  return table;
}

const frequencies = tableOf(frequencyData);
const routes = tableOf(routeData);
const units = tableOf(unitData);

/** Finds frequencies with their codes: `2/day`, `0.5/week`, `night`, `prn`. Equal codes mean the same frequency. */
export function findFrequencies(tokens: readonly Token[]): PhraseMatch<string>[] {
  return frequencies.findAll(tokens);
}

/** Finds routes of administration by their names: `oral`, `inhaled`. */
export function findRoutes(tokens: readonly Token[]): PhraseMatch<string>[] {
  return routes.findAll(tokens);
}

/** Returns the unit that begins at the token with index `from` (`mg` for "milligrams"), or null if none does. */
export function unitAt(tokens: readonly Token[], from: number): PhraseMatch<string> | null {
  return units.at(tokens, from);
}
