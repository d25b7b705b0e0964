/*
 * The most common outpatient and hospital drugs by generic name, and their common brands. Compiled for this product
 * from the published lists of the most prescribed drugs in the United States (public-domain MEPS data of AHRQ,
 * 2019–2022) and from drug names in everyday clinical use. This list is used for self-corrections ("Lasix, sorry,
 * Bumex") and for the check of doses in notes; everything else uses the larger lexicon in `lexicon/drugs`.
 */
const generics = `
acetaminophen acyclovir albuterol alendronate allopurinol alprazolam amiodarone amitriptyline amlodipine amoxicillin
amphetamine anastrozole apixaban aripiprazole aspirin atenolol atomoxetine atorvastatin azathioprine azelastine
azithromycin baclofen benazepril benzonatate benztropine bisoprolol brimonidine budesonide bumetanide buprenorphine
bupropion buspirone butalbital calcitriol canagliflozin candesartan captopril carbamazepine carbidopa carisoprodol
carvedilol cefdinir cefuroxime celecoxib cephalexin cetirizine chlorthalidone cholecalciferol ciprofloxacin citalopram
clarithromycin clindamycin clobetasol clonazepam clonidine clopidogrel clotrimazole codeine colchicine cortisone
cyanocobalamin cyclobenzaprine cyclosporine dabigatran dapagliflozin desloratadine desvenlafaxine dexamethasone
dexmethylphenidate diazepam diclofenac dicyclomine digoxin diltiazem diphenhydramine divalproex docusate donepezil
doxazosin doxepin doxycycline dulaglutide duloxetine dutasteride empagliflozin enalapril enoxaparin epinephrine
ergocalciferol erythromycin escitalopram esomeprazole estradiol eszopiclone ethambutol etodolac evolocumab ezetimibe
famotidine felodipine fenofibrate fentanyl ferrous ferumoxytol finasteride fluconazole fluoxetine fluticasone
fluvoxamine fosinopril furosemide gabapentin gemfibrozil glimepiride glipizide glyburide guaifenesin guanfacine
haloperidol heparin hydralazine hydrochlorothiazide hydrocodone hydrocortisone hydromorphone hydroxychloroquine
hydroxyzine ibandronate ibuprofen indapamide indomethacin insulin ipratropium irbesartan isoniazid isosorbide
isotretinoin ivermectin ketoconazole ketorolac labetalol lactulose lamotrigine lansoprazole latanoprost letrozole
leucovorin levetiracetam levocetirizine levofloxacin levothyroxine lidocaine linaclotide linagliptin liothyronine
liraglutide lisdexamfetamine lisinopril lithium loperamide loratadine lorazepam losartan lovastatin lurasidone meclizine
medroxyprogesterone melatonin meloxicam memantine metformin methadone methimazole methocarbamol methotrexate
methylphenidate methylprednisolone metoclopramide metolazone metoprolol metronidazole minocycline minoxidil mirtazapine
modafinil mometasone montelukast morphine mupirocin mycophenolate nabumetone nadolol naloxone naltrexone naproxen
nebivolol niacin nifedipine nitrofurantoin nitroglycerin norethindrone nortriptyline nystatin olanzapine olmesartan
olopatadine omeprazole ondansetron oseltamivir oxcarbazepine oxybutynin oxycodone pantoprazole paroxetine penicillin
phenazopyridine phenobarbital phentermine phenytoin pioglitazone polyethylene potassium pramipexole prasugrel
pravastatin prazosin prednisolone prednisone pregabalin prochlorperazine progesterone promethazine propranolol
pseudoephedrine quetiapine quinapril rabeprazole raloxifene ramipril ranitidine ranolazine rifampin risedronate
risperidone ritonavir rivaroxaban rizatriptan ropinirole rosuvastatin sacubitril salmeterol semaglutide sennosides
sertraline sevelamer sildenafil simvastatin sitagliptin solifenacin sotalol spironolactone sucralfate sulfamethoxazole
sulfasalazine sumatriptan tadalafil tamoxifen tamsulosin telmisartan temazepam terazosin terbinafine testosterone
theophylline ticagrelor timolol tiotropium tirzepatide tizanidine tolterodine topiramate torsemide tramadol trazodone
tretinoin triamcinolone triamterene trimethoprim valacyclovir valproate valsartan vancomycin varenicline venlafaxine
verapamil warfarin zolmitriptan zolpidem sulfa`;

/** Brands in the United States, one word each. */
const brands = `
abilify actos adderall advair advil aldactone aleve allegra ambien amoxil ativan augmentin avapro bactrim
benadryl benicar brilinta bumex buspar bystolic cardizem celebrex celexa cialis cipro claritin coreg coumadin cozaar
crestor cymbalta decadron depakote desyrel diflucan dilantin dilaudid diovan dulcolax effexor eliquis entresto excedrin
farxiga feosol flagyl flexeril flomax flonase flovent fosamax glucophage glucotrol humalog humira hyzaar imdur imitrex
imodium inderal invokana januvia jardiance keflex keppra klonopin lamictal lantus lasix levaquin levemir lexapro lipitor
lopressor lovenox lunesta lyrica macrobid medrol metamucil miralax mobic motrin mounjaro mucinex naprosyn neurontin
nexium norco norvasc novolog nuvigil omnicef ortho oxycontin ozempic pamelor paxil paxlovid pepcid percocet plaquenil
plavix pravachol prevacid prilosec prinivil protonix proventil prozac pulmicort reglan remeron requip restoril ritalin
robaxin robitussin seroquel singulair skelaxin soma spiriva strattera suboxone sudafed symbicort synthroid tamiflu
tegretol tenormin toprol topamax toradol trelegy trulicity tums tylenol ultram valium valtrex vasotec ventolin viagra
vicodin victoza voltaren vyvanse wegovy wellbutrin xanax xarelto xyzal zantac zestril zetia zithromax zocor zofran
zoloft zyprexa zyrtec zpak z-pak`;

/** Generic names and brands in lower case, one word each. */
const drugNames: readonly string[] = [...new Set(`${generics} ${brands}`.trim().split(/\s+/))].filter(
  // Words that mean something else far more often than a drug.
  (name) => !["ortho", "soma", "ferrous", "potassium", "testosterone"].includes(name),
);

/**
 * Matches one drug name as a whole word, in any case. To find all names, copy it:
 * `new RegExp(drugPattern.source, "gi")`.
 */
export const drugPattern = new RegExp(`\\b(?:${drugNames.toSorted((a, b) => b.length - a.length).join("|")})\\b`, "i");

const names = new Set(drugNames);

/**
 * Returns the drug names in a text with their positions, in order. Looks up each word, which is many times faster than
 * `drugPattern`.
 */
export function findCommonDrugs(text: string): { name: string; at: number }[] {
  return [...text.matchAll(/[a-z][a-z-]+/gi)]
    .filter(([word]) => names.has(word.toLowerCase()))
    .map((match) => ({ name: match[0], at: match.index }));
}
