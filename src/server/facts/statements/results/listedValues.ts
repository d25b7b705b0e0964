import { withoutLead } from "../../acts/questions/isQuestion";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";
import { withEarlierLast } from "./withEarlierLast";

/** Source of a pattern for tests with a number as the result. */
const tests =
  "finger ?stick(?: glucose)?|m-chat|ahi|(?:hemoglobin|haemoglobin) a1c|total(?= (?:is|was|at|of|\\d))|edinburgh(?: score| scale)?|epds|epworth|ciwa|mmse|mini[- ]mental|stop-?bang|vanderbilt|iron|hba1c|a1c|ldl|hdl|triglycerides|(?:total )?cholesterol|h(?:a)?emoglobin|hgb|hematocrit|haematocrit|white (?:blood )?(?:cells?|(?:cell )?count)|neutrophils?|lymphocytes?|wbc|mcv|platelets?|creatinine|(?:e-?)?gfr|bun|urea|potassium|sodium|bicarb(?:onate)?|(?:fasting )?(?:glucose|blood sugar|sugar)|(?:corrected )?calcium|magnesium|phosph(?:ate|orus)|vitamin d|b ?-?12|folate|ferritin|tsh|free t[34]|t4|alt|ast|alk(?:aline)? phos(?:phatase)?|bilirubin|albumin|inr|psa|esr|sed rate|crp|uric acid|urate|troponin|nt[- ]?pro[- ]?bnp|pro[- ]?bnp|bnp|d-dimer|phq(?:[- ]?[29])?|gad(?:[- ]?7)?|moca|mini[- ]cog|audit(?:-?c)?(?: score)?|(?:lv)?ef|ejection fraction|fev1|q-?risk\\d?|(?:urine )?(?:microalbumin|acr|albumin[- ]creatinine ratio)|t[- ]score|ggt|chloride|procalcitonin|fibrinogen|ammonia|(?:beta[- ])?hcg|lactate|lipase|amylase|ck|pth|cortisol|testosterone|cd4(?: count)?|viral load|(?:tacrolimus|tac|prograf|cyclosporine?|ciclosporin|sirolimus|everolimus|digoxin|lithium|phenytoin|dilantin|valpro(?:ate|ic acid)|depakote|carbamazepine|tegretol|lamotrigine|keppra|levetiracetam|phenobarbital|vancomycin|theophylline|mycophenolate) (?:level|trough)|trough|bicarb|cea|afp|ca[- ]?125";
/** Source of a pattern for a value: "7.2", "140/90", "40%". */
const number = "\\d{1,5}(?:\\.\\d{1,3})?(?:/\\d{1,3})?(?:%| percent)?";
/** Matches a test with its value, as groups: the name, a course ("down"), the value, a verdict, an earlier value. */
const valuePattern = new RegExp(
  `^(?:(?:and|but|the|your|his|her|then|also|with|an?|for|today's|of)[,:]? )*(${tests})(?: (?:level|score|count|today|there|this time|here|now|result))*(?:'s| is| was| are| were|,|:)?(?: (?:at|of|about|around|only|just|still|now|currently|back at|(?:came|comes|come|coming|gone|went) (?:back|out|in)?(?: at| to)?|(?:has|have) (?:come|gone)|sitting at|running))*(?: (up|down)(?: a (?:bit|little|touch))?(?: to| at|,)?| (?:to|at))?(?: (?:about|around|only|a))? (${number})(?! ?(?:mg|mcg|tablets?|units|times|weeks?|months?|days?|years?|pounds|percent lower))((?:,? (?:(?:which|that) (?:is|was) |so )?(?:a (?:bit|little|touch) |slightly |still |quite |really |very )?(?:high|low|elevated|normal|fine|good|up|down|better|stable)(?![a-z]))?)((?:,? (?:and |but |so )?(?:it was|(?:which|that) was|was|(?:which is |that is )?(?:(?:coming|gone|going|still|now|slightly|a (?:bit|little)) ){0,2}(?:up|down) from|from|compared (?:to|with)|versus|where it was) (?:about )?${number}(?: (?:at|in|on|last|back in|before|when|previously|a|\\d)[a-z0-9 ]{0,28}?)?)?)(?=$|[,;.](?: |$)| (?:and|but|so|with|which|for|today|here|now)(?: |$))`,
  "i",
);
/** Matches words before a list of values: "labs from Monday:", "from your bloods". */
const headPattern =
  /^(?:(?:so|okay|and|well|now|alright),? )*(?:(?:the |your |his |her )?(?:labs|bloods|blood ?work|blood tests?|lab results?|results|numbers)(?: (?:this|yesterday) (?:morning|evening|afternoon)| today| yesterday)?(?: (?:from|of|on|taken) [a-z0-9 ]{3,20}?)?(?: (?:show|showed|are back|came back|here|today))?[:,] |(?:your |the )?(?:cholesterol|lipids?|lipid panel|cholesterol panel|kidneys?|thyroid|liver|iron studies|kidney numbers|liver numbers|thyroid numbers|cholesterol numbers)(?: today)?[:,] (?=[a-z])|on (?:your|the|his|her) (?:labs|bloods|blood ?work),? )/i;
/** Matches what orders, wishes or limits a value. */
const noValuePattern =
  /\b(?:goal|target|aim\w*|want|would like|under|below|above|over|less than|more than|if|unless|until|when it|should be|has to be|recheck|repeat|order|normal (?:range|is)|between|next time|hop(?:e|ing))\b|\?/i;
/** Matches an earlier value of the test just named: "It was 8.6 in March". */
const earlierPattern = new RegExp(
  `^(?:(?:and|so|but),? )*(?:(?:(?:last|(?:back )?(?:in|over|before)(?: the)?|at your last) [a-z]+|(?:a|\\d|one|two|three|four|five|six) [a-z]+ ago),? )?(?:it|that) (?:was|had been) (?:about |around )?(${number})((?: (?:at|in|on|last|back in|before|when|previously|a|\\d)[a-z0-9 ]{0,28}?)?)(?=$|[,.;] ?)`,
  "i",
);
/** Matches the verb of a plain sentence about a result. */
const statesPattern = /\b(?:is|was)\b|'s\b/i;
/** Matches what may follow the values: a comment without a number and without a diagnosis. */
const commentPattern = /^[,.;]?(?! .*\b(?:you|he|she) (?:are|have|is|has)\b)(?: [^\d]{0,90})?$/;

/**
 * Reads a sentence that lists tests with their values, each as a result: "Creatinine is 1.5, it was 1.1 at discharge,
 * potassium 5.2". Null if the sentence is not such a list, or sets a goal.
 */
export function listedValues(sentence: Sentence): Fact[] | null {
  let rest = withEarlierLast(withoutLead(sentence.text)).replace(headPattern, "");
  if (noValuePattern.test(rest)) return null;
  const facts: Fact[] = [];
  for (let match = valuePattern.exec(rest); match; match = valuePattern.exec(rest)) {
    const [all, name = "", course, value = "", verdict = "", earlier = ""] = match;
    facts.push(resultOf(sentence, name, value, { course, verdict, earlier }));
    rest = rest.slice(all.length).replace(/^[,;.]? ?(?:(?:and|but|with|so) (?=(?:the |your |an? )?[a-z0-9-]+ ))?/i, "");
  }
  // A plain sentence about one test, such as "Your hemoglobin is 8.2", is read with its words by `resultStatement`.
  const isPlain =
    facts.length === 1 && !facts[0]?.slots.finding?.text.includes("(") && statesPattern.test(sentence.text);
  return facts.length > 0 && !isPlain && commentPattern.test(rest === "" ? "" : ` ${rest}`) ? facts : null;
}

interface Remarks {
  course: string | undefined;
  verdict: string;
  earlier: string;
}

/** Builds a result with its course or verdict and the earlier value in parentheses. */
function resultOf(sentence: Sentence, name: string, value: string, { course, verdict, earlier }: Remarks): Fact {
  const amount = value.replace(" percent", "%");
  const test = /^total$/i.test(name) ? "total cholesterol" : name;
  const judged = /(?:a (?:bit|little|touch) |slightly )?(?:high|low|elevated|normal|better|stable|up|down)$/i.exec(
    verdict,
  )?.[0];
  const before = /(\d[^,;]*)$/.exec(earlier)?.[1]?.replace(" percent", "%").trim();
  const remark = before
    ? ` (previously ${before.replace(/ (?:last time|before|previously)$/i, "")})`
    : course
      ? ` (${course.toLowerCase()})`
      : "";
  const verdictSaid =
    judged && !before ? `, ${judged.toLowerCase().replace(/^a (?:bit|little|touch)/, "slightly")}` : "";
  return makeFact({
    kind: "result",
    from: [sentence],
    slots: { name: test, finding: `${amount}${verdictSaid}${remark}`, value: amount },
  });
}

/**
 * Adds an earlier value to the result that the same turn has just given ("Your A1c is 7.9. It was 8.6 in March.");
 * returns whether the sentence gave one.
 */
export function addEarlierValue(sentence: Sentence, reading: ReadingState): boolean {
  const last = reading.facts.at(-1);
  const [, value, when = ""] = earlierPattern.exec(withoutLead(sentence.text)) ?? [];
  const finding = last?.slots.finding;
  // "It was 7.4 last time" can follow after the patient's "great".
  const isNear = [sentence.turn, reading.lastSaid?.turn].includes(last?.evidence.at(-1)?.turn);
  if (!value || last?.kind !== "result" || !isNear || !finding) return false;
  if (!last.slots.value || finding.text.includes("previously")) return false;
  const text = `${finding.text.replace(/^(?:is|was|of|at) /i, "")} (previously ${value.replace(" percent", "%")}${when.replace(/^ (?:last time|before|previously)$/i, "")})`;
  const own = { turn: sentence.turn, start: sentence.start, end: sentence.end };
  reading.facts[reading.facts.length - 1] = {
    ...last,
    said: `${last.said} ${sentence.text}`,
    evidence: [...last.evidence, own],
    slots: {
      ...last.slots,
      finding: { ...finding, text, words: `${finding.words} ${sentence.text}`, evidence: [...finding.evidence, own] },
    },
  };
  return true;
}
