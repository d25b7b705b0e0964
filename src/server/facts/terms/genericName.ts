/** Generic names by brand, both in lower case. */
const genericByBrand: ReadonlyMap<string, string> = new Map(
  `tylenol acetaminophen, advil ibuprofen, motrin ibuprofen, aleve naproxen, naprosyn naproxen, lasix furosemide, bumex bumetanide,
norvasc amlodipine, cozaar losartan, diovan valsartan, benicar olmesartan, lopressor metoprolol, toprol metoprolol, coreg carvedilol,
tenormin atenolol, bystolic nebivolol, lipitor atorvastatin, crestor rosuvastatin, zocor simvastatin, pravachol pravastatin,
plavix clopidogrel, brilinta ticagrelor, eliquis apixaban, xarelto rivaroxaban, coumadin warfarin, glucophage metformin,
januvia sitagliptin, jardiance empagliflozin, farxiga dapagliflozin, invokana canagliflozin, ozempic semaglutide,
wegovy semaglutide, trulicity dulaglutide, victoza liraglutide, mounjaro tirzepatide, synthroid levothyroxine,
prilosec omeprazole, protonix pantoprazole, nexium esomeprazole, prevacid lansoprazole, pepcid famotidine, zofran ondansetron,
imitrex sumatriptan, topamax topiramate, keppra levetiracetam, neurontin gabapentin, lyrica pregabalin, cymbalta duloxetine,
lexapro escitalopram, celexa citalopram, zoloft sertraline, prozac fluoxetine, paxil paroxetine, effexor venlafaxine,
wellbutrin bupropion, desyrel trazodone, remeron mirtazapine, seroquel quetiapine, zyprexa olanzapine, abilify aripiprazole,
ventolin albuterol, proventil albuterol, singulair montelukast, flonase fluticasone, flovent fluticasone, spiriva tiotropium,
claritin loratadine, zyrtec cetirizine, allegra fexofenadine, benadryl diphenhydramine, medrol methylprednisolone,
decadron dexamethasone, mobic meloxicam, celebrex celecoxib, ultram tramadol, flexeril cyclobenzaprine, robaxin methocarbamol,
zithromax azithromycin, zpak azithromycin, z-pak azithromycin, keflex cephalexin, cipro ciprofloxacin, levaquin levofloxacin,
flagyl metronidazole, diflucan fluconazole, valtrex valacyclovir, tamiflu oseltamivir, aldactone spironolactone,
prinivil lisinopril, zestril lisinopril, vasotec enalapril, flomax tamsulosin, xanax alprazolam, ativan lorazepam,
klonopin clonazepam, valium diazepam, ambien zolpidem, lamictal lamotrigine, dilantin phenytoin, fosamax alendronate,
plaquenil hydroxychloroquine, voltaren diclofenac, cardizem diltiazem, zetia ezetimibe, lovenox enoxaparin`
    .split(/,\s*/)
    .map((pair) => pair.trim().split(" ") as [string, string]),
);

/** Returns the generic name of a brand in `genericByBrand`, or the name itself in lower case, to compare drugs by. */
export function genericName(name: string): string {
  const lower = name.toLowerCase();
  return genericByBrand.get(lower) ?? lower;
}
