import { withoutLead } from "../../acts/questions/isQuestion";
import { isTreatmentOrTest } from "../../frames/namedItem";
import { namesOperation } from "../../frames/readHistory";
import { testNamed } from "../../frames/readResult";
import { findDrugs } from "../../terms/findDrugs";
import { treatmentPattern } from "../proposal";

/** What a clinician's question offers. */
export interface Offer {
  /** The action or thing as said, without the words around it: "try a nicotine patch", "therapy". */
  what: string;
  /** Whether the clinician would act: "Would you like me to refer you?", "Shall we do a biopsy?" */
  isClinicians: boolean;
}

/** Matches a question that offers something the patient would do or have, with the offer as the group. */
const offersPatientPattern =
  /^(?:(?:okay|so|and|but|then|well|now|in that case|alternatively|alright|all right|or|what if|right|fine|sure|I understand|no problem),? ){0,4}(?:would (?:you|he|she) (?:at least |then |still |also |rather |perhaps |maybe )?(?:like(?: to)?|prefer(?: to)?|consider|do|try|take|have|accept|be (?:more |at all )?(?:open to|willing to|happy to|happy with|interested in|okay with|okay to|up for|comfortable with|comfortable|agreeable to|prepared to|keen on|keen to|ready to)(?: (?:try|do|have) )?)|do (?:you|he|she) (?:want(?: to)?|wish to|fancy|feel (?:ready to|like(?= [a-z]+ing\b)))|are (?:you|he|she) (?:(?:okay|fine|happy|comfortable) with(?= (?:having|doing|trying|taking|starting|getting)\b)|open to|willing to|happy to|interested in|up for|ready to|keen to|keen on)|(?:how|what) about(?: (?:you|we|if we|if you)|(?= (?:starting|trying|adding|having|doing|getting|switching|going|seeing|taking|an?|some)\b))|how (?:do|would) you feel about) ((?!me to\b|us to\b|to (?:know|talk|hear|see)\b)[^?]{3,90}?)\?$/i;
/** Matches a question that offers something the clinician would do, with the offer as the group. */
const offersCliniciansPattern =
  /^(?:(?:okay|so|and|but|then|well|now|in that case|alternatively|alright|all right|or|right|fine|sure),? ){0,4}(?:(?:would you (?:like|prefer|want)|do you want|would it help) (?:me|us|for (?:me|us)) to|(?:shall|should) (?:we|I)(?: just)?|(?:can|could|may|might) (?:we|I)(?: just)?|(?:is it|would it be|are you|is that) (?:okay|ok|all right|alright|happy|fine)(?: with you)? (?:if|for) (?:I|we|me to|us to)|(?:how|what) (?:about|if) (?:I|we)|would you mind if (?:I|we)) (?:go ahead and )?([^?]{3,90}?)\?$/i;
/** Matches words after an offer that are not part of it: "instead", "while you are here". */
const afterOfferPattern =
  /,? (?:instead|then|at all|at least|first|again|still|while (?:you are|we are)\b.*|before you (?:leave|go)\b.*|since\b.*|as (?:a|an|the) (?:first|next) step|or (?:not|no|would|do|are|what)\b.*|and (?:see|then see)\b.*|for (?:you|that|this|now))$/i;
/** Matches actions that only begin an examination or a talk: "check your blood pressure", "ask a few questions". */
const notOfferPattern =
  /^(?:just |quickly )*(?:(?:have|take) a (?:quick )?(?:look|listen|feel|peek)|(?:check|take|measure|recheck) (?:your|his|her) (?:blood pressure|bp|pulse|temperature|weight|oxygen|sats|vitals)|(?:check|test) (?:your|his|her) (?:strength|stability|reflexes|balance|vision|hearing|hips?|knees?|shoulders?)|ask|talk|tell|see|look|listen|examine|feel|press|go over|hear|know|get (?:you|started)|describe|explain|sit|lie|stand|come|add|share)\b|\b(?:chaperone|questions?|cpr|resuscitat\w+|life support|ventilator|breathing (?:tubes?|machine)|machines|feeding tube|children|kids|baby|is|are|was|were|has|does|did)\b/i;

/** Matches orders of the clinician that name no test or treatment: "refer you to a dietitian". */
const refersPattern =
  /^(?:also |just )?(?:refer|send|book|arrange|schedule|prescribe|order|sign you up|set you up|get you in|put you|freeze|remove|excise|drain|inject|lance|stitch|syringe|numb|wean)\b/i;

/** Returns whether words name a drug, a test, an operation or another treatment. */
const isCare = (text: string): boolean =>
  findDrugs(text).length > 0 ||
  testNamed(text) !== null ||
  namesOperation(text) ||
  treatmentPattern.test(text) ||
  isTreatmentOrTest(text) ||
  /\b(?:tests?|swabs?|blood ?work|bloods|samples?|x-rays?|imaging|physio\w*|medic(?:ation|ine)s?|classes|program(?:me)?)\b/i.test(
    text,
  );

/** Returns what a clinician's question offers ("Would you be open to therapy?" → "therapy"), or null. */
export function offerIn(question: string): Offer | null {
  const bare = withoutLead(question);
  const patients = offersPatientPattern.exec(bare)?.[1];
  const said = patients ?? offersCliniciansPattern.exec(bare)?.[1];
  const what = said?.replace(afterOfferPattern, "").replace(afterOfferPattern, "").trim();
  const isClinicians = patients === undefined;
  return what && !notOfferPattern.test(what) && (isCare(what) || (isClinicians && refersPattern.test(what)))
    ? { what, isClinicians }
    : null;
}
