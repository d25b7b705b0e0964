import { rememberResults } from "../../platform/rememberResults";
import { findTerms } from "../lexicon/findTerms";
import { tokenize } from "../lexicon/tokenize";
import { findConditions } from "../terms/findConditions";
import { findDrugs } from "../terms/findDrugs";
import { testNamed } from "./readResult";

/** Matches words for treatments, tests and advice: "stitches", "therapist", "stay home". */
const planContentPattern =
  /\b(?:(?:see|with|to) (?:Dr|Doctor)\.? [a-z]+|links?|websites?|extra \d|wait (?:at least |about |another |a good )?(?:\d+|an?|a few|a couple of) (?:hours?|days?|weeks?|months?) before|(?:take|skip) \d|current dose|antibod(?:y|ies)|wear\w*|continue working|stay(?:ing)? (?:home|off|in)|stitch(?:es)?|sutures?|staples|tablets?|numb|bloods|readings?|thinner|clinic|leaflet|refer|gi|therap(?:y|ists?)|(?:eye|foot|heart|skin|bone|kidney|lung|pain|memory|sleep) (?:doctor|specialist|clinic|exams?|checks?)|allerg(?:ists?|olog\w+)|antihistamines?|antivirals?|antifungals?|decongestants?|laxatives?|probiotics?|painkillers?|isolat\w+|quarantine|swabs?|optician|optometrist|ophthalmolog\w+|gyn(?:a)?ecolog\w+|midwife|social (?:workers?|services)|safeguarding|crisis (?:team|line)|home treatment team|child protective services|cps|police|helpline|samaritans|counsel+or|surgeon|specialists|pharmacist|brace|splint|boot|cast|sling|crutch(?:es)?|cane|walker|wrap|surg(?:ery|ical|eon)|operation|inject\w*|implants?|iud|mirena|nexplanon|coil|repair\w*|shots?|jabs?|preventi?ves?|preventers?|relievers?|painkillers|opioids?|narcotics?|photos?|pictures?|referral|specialist|consult\w*|diet\w*|fluids?|water|hydrat\w*|ice|heat|heating pad|exercis\w*|stretch\w*|rest|elevat\w*|weight|weigh|salt|sodium|smok\w*|nicotine|blood pressures?|blood sugars?|sugars?|glucose|monitor\w*|log|diary|crutches|activit(?:y|ies)|sports?|football|soccer|basketball|hockey|gymnastics|day ?care|preschool|running|lifting|medic\w+|meds|antibiotics?|steroids?|dose|screen\w*|vaccin\w*|booster|patch|alcohol|caffeine|coffee|stress|meditat\w+|yoga|counsel\w+|support group|wound|dressing|compress(?:es|ion)?|orthotics?|inserts?|shoes?|cardiolog\w+|neurolog\w+|orthop\w+|dermatolog\w+|gastroenterolog\w+|podiatr\w+|rheumatolog\w+|endocrinolog\w+|urolog\w+|psychiatr\w+|psycholog\w+|oncolog\w+|pulmonolog\w+|nephrolog\w+|physiotherap\w*|rehab\w*|nutrition\w*|dieti[ct]ian|dentist|hematolog\w+|ent|pcp|primary care|nurse|(?:leave|disability|school|camp|sports|work|claim|insurance) forms?|fmla|certificates?|samples?|prescri\w+|refill|pain|fever|symptoms?|emergency|A ?(?:and|&) ?E|casualty|labou?r and delivery|hospital|admi(?:t|tting|tted|ssion)|ward|observation|intensive care|icu|scan|imaging|films?|biops\w+|excis\w+|remov\w+|freez\w*|cryo\w*|epley|semont|procedure|treatment|inhaler|spacers?|nebuli[sz]ers?|nebs?|cream|ointment|lotion|gel|drops|spray|supplement\w*|vitamins?|fiber|protein|carb\w*|sugar|soda|vegetables|meat|beef|pork|sweets|cand(?:y|ies)|desserts?|chocolate|cheese|dairy|milk|bread|pasta|juice|fruits?|fats|butter|fish|fried|snack\w*|portions?|calories|energy drinks|tea|wine|beers?|liquor|cigarettes?|vap(?:e|ing)|walk(?:s|ing)?|swim\w*|cycling|gym|high heels|bath\w*|shower\w*|humidifier|gargl\w*|rins\w*|floss\w*|naps?|posture|fatty|spicy|foods?|eat\w*|drink\w*|sleep\w*|pillow|cpap|oxygen|strain\w*|urine|stool|sample|swab\w*|cultures?|evaluation|work-?up|bandage|sunscreen|soap|moisturi\w*|lie flat|flare\w*|infection|bleeding|watch\w*|avoid\w*|limit\w*|work|job|school|isolat\w*|quarantin\w*|nursery|side room|crowds?|masks?|ambulance|note|dut(?:y|ies)|screens?|orthostatic\w*|dr\.? [a-z]{3,}|driv\w+|weight[- ]bearing|squats?|cuff|scale|pressure|range of motion|massage|tens|acupuncture|chiropract\w+|epidural|block|transfusion|dialysis|stent|pacemaker|cath\w*|lithotripsy|drain\w*|irrigat\w*|syring\w*|(?:ear ?)?wax|cerumen|debrid\w*|aspirat\w*|[a-z]+oscop(?:y|ies)|immobili\w*|tests?|studies|study|levels?|results?|genotype|panel|profile|smears?|pap|mammogra\w+|colonoscop\w+|endoscop\w+|analysis|spirometry|audiolog\w+|audiogram|glasses|lenses|speech|occupational|induc(?:e|ed|tion)|deliver(?:ed|y)?|shav(?:e|ed|ing)|laser|phototherapy|chemo\w*|radiation|radiotherapy|hearing aids?)\b/i;

/** Returns whether a sentence of a plan names something that can be ordered, taken, watched or done. */
export const hasPlanContent = rememberResults(namesPlan);

/** As `hasPlanContent`, without remembering results. */
function namesPlan(text: string): boolean {
  return (
    planContentPattern.test(text) ||
    findDrugs(text).length > 0 ||
    testNamed(text) !== null ||
    findConditions(text).length > 0 ||
    findTerms(tokenize(text), ["procedure"]).length > 0
  );
}
