import { drugName, findDrugs } from "../../terms/findDrugs";

/** Matches words before a drug at the start of a sentence: "So, your". */
const beforeDrugPattern =
  /^(?:(?:so|and|but|now|okay|then|next|as for|with|regarding)[,:]? ){0,3}(?:(?:your|the|his|her) )?$/i;

/**
 * Matches a command about "it" or about nothing named, after the drug at the start of its sentence; its groups are the
 * command and the words after its object: ", | do not take | it | the morning of surgery".
 */
const commandPattern =
  /^(?: (?:tablets?|pills?|injections?|patch(?:es)?|inhaler))?[,:-]? ?(?:(?:I|we) (?:want|would like|need) you to |we (?:will |would )?(?=stop|hold|restart|continue)|you (?:can |should |must |need to |will need to |have to |are going to |will ){1,2}|please |just |let us |go ahead and ){0,2}(do not (?:take|use|restart|start)|(?:do )?(?:take|use)|stop(?: taking)?|hold(?: off on)?|skip|continue(?: taking)?|carry on (?:with|taking)|keep (?:taking|on with|going with)|restart|omit|leave (?:out|off))(?:(?: (?:it|that|them|this)(?: one)?)(?= |$|[,.])|(?=$|[,.]| (?:as (?:normal|usual)|on the|the (?:morning|night|day|evening)|\d|until|for|a (?:week|day|few))))(.*)$/i;

/**
 * Matches a command after a remark on the drug at the start of its sentence: ", that can make fits more likely, so
 * | we should stop | it".
 */
const afterRemarkPattern =
  /^,? (?:that|which|it|this) (?:can|could|may|might|will|is|does|tends to) [^,.;]{3,70}, (?:(?:so|and) )?((?:we|I|you) (?:should|need to|have to|will|would like to|are going to|am going to|want to|had better) (?:really |just |probably )?(?:stop|hold|avoid|reduce|pause)) (?:it|that|them|this)\b(.*)$/i;

/**
 * Puts the drug at the start of a sentence into the command after it: "Metformin, do not take it that morning" becomes
 * "do not take metformin that morning". Other texts are returned as they are.
 */
export function withDrugInPlace(text: string): string {
  const [drug, other] = findDrugs(text);
  if (!drug || (other && other.generic !== drug.generic) || !beforeDrugPattern.test(text.slice(0, drug.start)))
    return text;
  const decided = afterRemarkPattern.exec(text.slice(drug.end));
  if (decided) return `${decided[1] ?? ""} your ${drugName(drug.name)}${decided[2] ?? ""}`;
  const command = commandPattern.exec(text.slice(drug.end));
  if (!command) return text;
  const [, verb = "", rest = ""] = command;
  const owner = /\b(?:your|his|her|the) $/i.exec(text.slice(0, drug.start))?.[0] ?? "your ";
  return `${verb.replace(/^do (?=take|use)|(?<=^stop) taking/gi, "").toLowerCase()} ${owner.toLowerCase()}${drugName(drug.name)}${rest}`;
}
