import { type Rewrite, Rewriter } from "../../platform/patterns/Rewriter";

/** Source of a pattern for words that go with a figure of speech: "I swear", "honestly". */
const tail =
  "(?:,? (?:I swear|honestly|I (?:can )?(?:tell|promise) you|really|mind you|to be honest|literally|though))*";
/** Source of a pattern for people and matters that give no disease: "my teenager", "this traffic". */
const nuisance =
  "(?:(?:this|that|the|my|these|those|your|our|his|her) )?(?:\\w+ )?(?=\\w)(?:traffic|parking|teenagers?|kids?|children|boss|manager|mother[- ]in[- ]law|in-laws|neighbou?rs?|husband|wife|brother|sister|paperwork|taxes|bills?|commute|landlord|insurance(?: company)?|computers?|phone|job|team|politics|news|politicians|government|bureaucracy|customers|students|pupils|builders?|exams?|deadlines?)";
/** Source of a pattern for diseases that people "give" only in figures of speech: "gives me | a heart attack". */
const struck =
  "(?:an? )?(?:(?:mini )?(?:heart attacks?|strokes?|aneurysms?|coronar(?:y|ies)|seizures?|fits?|hernias?|ulcers?|nervous breakdowns?))";
/** Source of a pattern for what a shock is about: "when they missed that penalty", "watching the match". */
const shock =
  "(?:when (?:I|we|he|she|they|you|it|the [a-z]+|my [a-z]+) (?:\\w+ )?(?:saw|heard|read|opened|missed|scored|told|said|called|lost|won|walked|came|jumped|popped|went|rang|got (?:the|that|his|her|my))|(?:seeing|watching|reading|opening|hearing|looking at|laughing)\\b|at (?:the|that) (?:price|bill|news|match|game|sight|cost))[^.,;?!]{0,50}";
/** Source of a pattern for things that are wished for: "I'd die for a coffee". */
const wished =
  "(?:an? |some |my |that |one of those )?(?:\\w+ ){0,2}?(?=\\w)(?:coffees?|tea|cuppa|drinks?|beers?|pints?|wine|cigarettes?|ciggies|smokes?|chocolate|pizza|curry|burgers?|sandwich|steak|biscuit|cake|ice cream|nap|lie[- ]in|holiday|vacation|break|shower|bath|figure|hair|tan|car|house|night's sleep|cold one)";
/** Source of a pattern for matters that no one is allergic or addicted to: "allergic to mornings". */
const disliked =
  "(?:(?:my|the|this|that|his|her|any|all|hard|getting) )?(?:\\w+ )?(?:exercis\\w+|gym|mornings?|mondays?|hard work|work|housework|cooking|cleaning|paperwork|homework|school|running|early|kale|salads?|husband|wife|ex|boss|mother[- ]in[- ]law|traffic|shopping|phone|telly|tv|netflix|show|series|football|game|gardening|crosswords?|puzzles?|sudoku|coffee machine|podcast|books?|tiktok|instagram|facebook|youtube)";
/** Source of a pattern for matters of order and punctuality: "OCD about being on time". */
const orderly =
  "(?:being (?:on time|early|late|tidy|organi[sz]ed|punctual)|time|timekeeping|punctuality|tidiness|(?:my |the |his |her )?(?:car|kitchen|house|desk|lists?|lawn|garden|filing|spreadsheets?|shoes|diary|calendar|schedule))";

/** Figures of speech with clinical words. Each is removed with its subject. */
const figures: readonly Rewrite[] = [
  `${nuisance} (?:always |just |really |nearly |almost |will |would |could )*(?:gives?|gave|giving|is giving|are giving) (?:me|us|you|him|her) (?:the |an? |such )?(?:${struck}|(?:massive |terrible |bad )?(?:headaches?|migraines?)|nightmares?|high blood pressure)`,
  `(?:it|that|he|she|they|this|you) (?:nearly |almost )?(?:gives?|gave|is giving|are giving) (?:me|us|him|her) ${struck}`,
  `(?:I|he|she|we|they) (?:nearly|almost|about|practically) (?:had|have|died of) ${struck} ${shock}`,
  `(?:I|he|she|we|they) (?:(?:would|could|am|is|are|was|were|had) )?(?:really |just )?(?:die|kill|dying|murder|killed) for ${wished}`,
  `I could (?:really )?murder ${wished}`,
  `(?:(?:I|he|she|we|they|it|that) (?:am|is|are|was|were) )?(?:so |absolutely )?bored (?:me )?to (?:death|tears)(?: (?:of|with|by) (?:the |my |this |these )?[a-z]+)?`,
  `(?:I|he|she|we|they) (?:\\w+ )?(?:nearly |almost )?(?:died|die|dying) (?:laughing|of (?:embarrassment|boredom|shame))`,
  `(?:I|he|she|we|they) (?:am|is|are|was|were) (?:just )?dying to (?:know|see|meet|try|tell|hear|get|go)\\b[^.,;?!]{0,40}`,
  `(?:I|he|she|we|they) (?:am|is|are|have|has) (?:a bit |a little |so |very |really |kind of |totally |slightly |just )*(?:OCD|obsessive) (?:about|with|over|when it comes to) ${orderly}`,
  `(?:I|he|she|we|they|you) (?:am|is|are|must be|seem to be|think I am) (?:a bit |a little |totally |completely |absolutely |so |just |really )*(?:allergic|addicted) to ${disliked}\\b(?! (?:related|induced)\\b)`,
  `(?:it|that|he|she|this|they|${nuisance}) (?:is|are|was|were|has been|can be) (?:such )?(?:an? )?(?:real |right |royal |total |complete |proper |absolute )?pains? in the (?:neck|backside|butt|behind|arse|ass|rear)`,
  `(?:at|to) (?:a )?fever pitch|(?:a )?fever pitch(?: of (?:a )?[a-z]+)?|(?:cabin|spring|world cup|football|election|gold) fever`,
].map((source): Rewrite => [
  new RegExp(`(?<![\\w'’-])(?:(?:and|but|so|because|well|honestly),? )?(?:${source})${tail}(?![\\w'’-])`, "gi"),
  "",
]);

const figureRewriter = new Rewriter(figures);

/**
 * Removes figures of speech with clinical words from cleaned speech: "this traffic gives me a heart attack", "I'd die
 * for a coffee".
 */
export function withoutFigures(text: string): string {
  const out = figureRewriter.apply(text);
  if (out === text) return text;
  return out
    .replace(/(?<!\S)[,;] ?/g, " ")
    .replace(/[,;] ?(?=[.?!])/g, "")
    .replace(/([.?!])(?: *[.?!])+/g, "$1")
    .replace(/ {2,}/g, " ")
    .replace(/^[ .,;!]+/, "")
    .trim();
}
