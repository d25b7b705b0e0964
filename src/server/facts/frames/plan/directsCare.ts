import { isProhibition } from "../readPlanItem";
import { isByOthers } from "./isByOthers";

/** Matches words before a direction: "okay, so please". */
const leadPattern = /^(?:(?:okay|ok|alright|all right|so|and|but|now|then|also|just|please|right),? ){1,4}/i;
/** Matches a direction about a device, a dressing or stitches: "Keep the sling on for 2 weeks". */
const devicePattern =
  /^(?:keep|wear|leave|use|take off|put on|change|come out of) (?:the|your|that|this|a|an) (?:[a-z]+ )?(?:sling|brace|boot|cast|splint|collar|bandage|dressing|tape|stitches|sutures|wound|incision|patch|stockings?|crutches|walker|cane|immobili[sz]er|strap|wrap|mask|cpap|catheter|drain)\b/i;
/** Matches a direction about the skin: "Wear sunscreen". */
const skinPattern =
  /^(?:wear|use|put on) (?:a |some |your )?(?:sun ?screen|sun ?block|sun hat|moisturi[sz]er|emollients?)\b/i;
/** Matches a direction about food, salt or drink: "Reduce salt", "Cut down on the sugar". */
const dietPattern =
  /^(?:reduce|limit|avoid|cut (?:down|back)(?: on)?|cut out|restrict|increase|stop adding) (?:(?:your|the|all|added|extra|some) )*(?:salt|sodium|sugar|sweets|oily|fried|fatty|fat|carb\w*|rice|spicy|alcohol|caffeine|coffee|tea|fluids?|water|fib(?:er|re)|red meat|soda|processed)\b/i;
/** Matches what the patient is to do or to get: "You are to have the second dose in 6 months". */
const isToPattern =
  /^(?:you|he|she) (?:are|is) (?:not )?to (?:have|take|get|come|use|stay|avoid|keep|wear|rest|see|return)\b/i;
/** Matches a direction to measure something at home: "Check your sugars 4 times a day". */
const measuresPattern =
  /^(?:check|monitor|record|log|measure|test|weigh|track|write down) (?:your (?:blood )?(?:sugars?|pressures?|glucose|weight|temperature|readings?|peak flow)|yourself)\b.{0,30}\b(?:every|once|twice|\d times|daily|at home|before|after|in the|each|for)\b/i;
/** Matches a direction to keep a child or oneself at home: "Keep her home until the fever is gone". */
const staysHomePattern =
  /^(?:keep (?:you|him|her|them|the baby) |stay )(?:at )?(?:home|off|out of) (?:(?:from )?(?:school|day ?care|nursery|work|the pool) )?(?:until|till|for|tomorrow|today|this)\b/i;
/** Matches a direction to stretch, cool or raise a part at certain times: "Stretch before you get up". */
const treatsPartPattern =
  /^(?:stretch|ice|elevate|massage|roll|warm up)\b[^.;?]{0,30}?\b(?:before (?:you|he|she|bed|getting)|after (?:you|every|each|exercise)|every|twice|\d times|in the (?:morning|evening)|at night|when(?:ever)? you)\b/i;
/** Matches when the next dose, scan or visit is due: "Next one is due in 12 weeks". */
const nextDuePattern =
  /^(?:the |your |his |her )?next (?:one|dose|shot|injection|visit|scan|ultrasound|appointment|check|blood test|bloods|smear|pap|review|colonoscopy|mammogram|bone density|echo|mri|ct)(?: is| will be)?(?: due)? (?:in|at|on|after) (?:about )?(?:\d|an?\b|one|two|three|four|six|(?:mon|tues|wednes|thurs|fri)day)/i;
/** Matches the limits of a prohibition, which no echo of the patient's words has: "with that arm", "for 2 weeks". */
const limitedPattern =
  /\b(?:with|on) (?:that|this|the|your) (?:left |right )?(?:arm|leg|hand|foot|knee|ankle|shoulder|elbow|wrist|side|back)\b|\b(?:for|until|till) (?:the |at least |about |another )*(?:\d|next|an?\b|one|two|three|four|six|I\b|we\b|you\b|seen)|\b(?:more|heavier|over|greater) than\b/i;

/**
 * Returns whether a clinician's sentence directs the patient or says what another clinician will do, in words that are
 * never of the history, so that it belongs to the plan in any phase: "Keep the sling on for 2 weeks".
 */
export function directsCare(text: string): boolean {
  if (text.endsWith("?")) return false;
  const bare = text.replace(leadPattern, "");
  return (
    devicePattern.test(bare) ||
    dietPattern.test(bare) ||
    skinPattern.test(bare) ||
    isByOthers(bare) ||
    isToPattern.test(bare) ||
    measuresPattern.test(bare) ||
    staysHomePattern.test(bare) ||
    treatsPartPattern.test(bare) ||
    nextDuePattern.test(bare) ||
    (/^no /i.test(bare) && limitedPattern.test(bare) && isProhibition(bare))
  );
}
