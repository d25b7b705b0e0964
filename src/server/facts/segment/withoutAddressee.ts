import { relativeSource } from "../terms/relativeSource";

/** Source of a pattern for common given names that are not also other words. */
const givenNames =
  "Aaron|Adam|Al|Alan|Albert|Alice|Amanda|Amy|Andrea|Andrew|Andy|Angela|Ann|Anna|Anne|Anthony|Arthur|Barbara|Ben|Benjamin|Betty|Beverly|Bill|Bob|Brandon|Brenda|Brian|Bruce|Carl|Carlos|Carol|Carolyn|Catherine|Charles|Cheryl|Chris|Christina|Christine|Christopher|Cynthia|Dan|Daniel|Dave|David|Debbie|Deborah|Debra|Denise|Dennis|Derek|Diana|Diane|Don|Donald|Donna|Doreen|Dorothy|Doug|Douglas|Edith|Edward|Eileen|Elizabeth|Ellen|Elsie|Emily|Emma|Eric|Ernie|Eugene|Evelyn|Fiona|Frances|Fred|Gary|Geoff|Geoffrey|George|Gerald|Gill|Gladys|Gloria|Gordon|Graham|Greg|Gregory|Harold|Harry|Heather|Helen|Henry|Hilary|Hilda|Howard|Hugh|Ian|Irene|Jackie|Jacob|Jacqueline|James|Jan|Jane|Janet|Janice|Jason|Jean|Jeff|Jeffrey|Jennifer|Jenny|Jeremy|Jerry|Jess|Jessica|Jim|Joan|Joanne|Joe|John|Jonathan|Jose|Joseph|Joshua|Joyce|Juan|Judith|Judy|Julia|Julie|Justin|Karen|Kate|Katherine|Kathleen|Kathryn|Kathy|Keith|Kelly|Ken|Kenneth|Kevin|Kimberly|Larry|Laura|Lauren|Lawrence|Len|Les|Lesley|Linda|Lisa|Liz|Lois|Lorraine|Louis|Lucy|Maggie|Malcolm|Margaret|Marge|Maria|Marie|Marilyn|Marjorie|Martha|Mary|Matthew|Maureen|Mavis|Megan|Melissa|Michael|Michelle|Mick|Mike|Mildred|Moira|Muriel|Nancy|Nathan|Neil|Nicholas|Nick|Nicole|Nigel|Norma|Norman|Olivia|Pam|Pamela|Pat|Patricia|Patrick|Paul|Pauline|Pete|Peter|Phil|Philip|Phyllis|Priya|Rachel|Ralph|Ray|Raymond|Rebecca|Richard|Rita|Robert|Roger|Ron|Ronald|Roy|Russell|Ruth|Ryan|Sally|Sam|Samantha|Samuel|Sandra|Sara|Sarah|Scott|Sean|Sharon|Sheila|Shirley|Sophia|Stan|Stephanie|Stephen|Steve|Steven|Stuart|Sue|Susan|Sylvia|Tammy|Ted|Teresa|Terry|Theresa|Thomas|Tim|Timothy|Tina|Tom|Tony|Tracy|Trevor|Trish|Tyler|Val|Vera|Victoria|Vincent|Virginia|Walter|Wayne|Wendy|William|Winifred|Zachary";
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
