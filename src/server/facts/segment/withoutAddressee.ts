import { relativeSource } from "../terms/relativeSource";

/** Source of a pattern for common given names that are not also other words. */
const givenNames =
  "Aaron|Adam|Alan|Albert|Alice|Amanda|Amy|Andrea|Andrew|Angela|Ann|Anna|Anne|Anthony|Arthur|Barbara|Benjamin|Betty|Beverly|Brandon|Brenda|Brian|Bruce|Carl|Carlos|Carol|Carolyn|Catherine|Charles|Cheryl|Christina|Christine|Christopher|Cynthia|Daniel|David|Deborah|Debra|Denise|Dennis|Diana|Diane|Donald|Donna|Dorothy|Douglas|Edward|Elizabeth|Ellen|Emily|Emma|Eric|Eugene|Evelyn|Frances|Gary|George|Gerald|Gloria|Gregory|Harold|Harry|Heather|Helen|Henry|Howard|Irene|Jacob|Jacqueline|James|Jane|Janet|Janice|Jason|Jean|Jeffrey|Jennifer|Jeremy|Jerry|Jessica|Joan|Joe|John|Jonathan|Jose|Joseph|Joshua|Joyce|Juan|Judith|Judy|Julia|Julie|Justin|Karen|Katherine|Kathleen|Kathryn|Keith|Kelly|Kenneth|Kevin|Kimberly|Larry|Laura|Lauren|Lawrence|Linda|Lisa|Lois|Louis|Margaret|Maria|Marie|Marilyn|Martha|Mary|Matthew|Megan|Melissa|Michael|Michelle|Mildred|Nancy|Nathan|Nicholas|Nicole|Norma|Olivia|Pamela|Patricia|Patrick|Paul|Peter|Philip|Phyllis|Rachel|Ralph|Raymond|Rebecca|Richard|Robert|Roger|Ronald|Roy|Russell|Ruth|Ryan|Samantha|Samuel|Sandra|Sara|Sarah|Scott|Sean|Sharon|Shirley|Sophia|Stephanie|Stephen|Steven|Susan|Tammy|Teresa|Theresa|Thomas|Timothy|Tyler|Victoria|Vincent|Virginia|Walter|Wayne|William|Zachary";
/** Matches the person spoken to at the end of a sentence, after a comma: ", Barbara", ", Mrs. Jones", ", sir". */
const addresseePattern = new RegExp(
  `, (?:(?:[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Dd]r|[Dd]octor)\\.? [A-Z][A-Za-z'-]+|${givenNames}|sir|ma'am|honey|sweetie|dear)(?=[.!?]?$)`,
);
/** Matches words after which a name belongs to the sentence: "my wife", "by the nurse", "Anna". */
const namesPersonPattern = new RegExp(
  `(?:\\b(?:${relativeSource})|\\b[A-Z][a-z]+|\\b(?:nurse|doctor|surgeon|specialist|therapist|pharmacist|midwife|assistant|colleague|partner|name is|named|called|[a-z]+ologist|her|him|and|or|with|by|is|was))$`,
);

/**
 * Matches "doctor" said to the clinician in speech without punctuation: "it is my stomach | doctor | it is terrible".
 */
const toDoctorPattern =
  /^((?:it is|I have|I have got|I am|it has been|I keep|there is) (?:[a-z]+ ){1,5}?(?!the|a|my|your|this|that|another|see|saw|family|eye|foot|heart|skin|gp)[a-z]+) (?:doctor|doc)(?=$| (?:it|I|they|my|the) )/i;

/** Matches the doctor or a dear one spoken to after a clause: "Twenty weeks | , doctor", "It was Sunday | , love". */
const endsWithDoctorPattern = /, (?:doctor|doc|love|darling|sweetheart|sweetie|hun)(?=[.!]?$|,)/;

/**
 * Minimum number of words of a sentence before the person spoken to: "My sister, Anna" names a person, "He did not
 * fall, Anna" speaks to her.
 */
const minWords = 3;

/**
 * Returns a sentence without the person to whom it is said, named at its end: "He did not fall, Barbara", "Are you
 * taking your tablets, Joan?"
 */
export function withoutAddressee(text: string): string {
  const at = addresseePattern.exec(text);
  if (!at) return text.replace(toDoctorPattern, "$1").replace(endsWithDoctorPattern, "");
  const before = text.slice(0, at.index);
  if (before.split(" ").length < minWords || namesPersonPattern.test(before)) return text;
  return `${before}${text.slice(at.index + at[0].length)}`;
}
