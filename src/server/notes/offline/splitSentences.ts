import { splitRestarts } from "./restarts";

/** Where a speaker who is written without punctuation begins a new thought. */
const starts = [
  "okay",
  "alright",
  "all right",
  "so (?:I|you|we|it|that|he|she|they|the|let|for|on|here|now|what|how|your|looking|this|there|are|do|have|is)",
  "now (?:I|you|for|on|let|we|tell|do|are|have|your|how|the|is)",
  "and then (?!\\d)",
  "and (?:I|you|we|he|she|they|it|that|there|on|for|your|how|what|do|are|have|did|were|was|so|let) ",
  "but (?:I|you|we|he|she|it|they|that|there|the|your|my|no|other)",
  "on (?:your|his|her|the) (?:[a-z]+ ){0,3}exam",
  "for your (?:[a-z]+ ){0,2}(?:exam|problem|issue|diagnosis|concern)",
  "for (?:the|his|her|your) (?:first|second|third|next|last|fourth|final) (?:problem|issue|diagnosis|concern|complaint|thing|one)",
  "your (?:[a-z]+ ){1,3}(?:is|are|was|were|looks?|sounds?|shows?)",
  "I (?:do )?(?:not )?(?:appreciate|hear|see)",
  "I want (?:you )?to",
  "I would like",
  "I am (?:also )?going to",
  "I also want",
  "let us",
  "we will",
  "we are going to",
  "I will",
  "let me",
  "I think",
  "there (?:is|are)(?! a lot)",
  "do you (?:have|feel|take|smoke|drink|think)",
  "(?:have|are|did) you",
  "how (?:are|long|is|does|do|about|often)",
  "what (?:kind|about|do|did|are|is|makes)",
  "any (?:questions|other)",
  "it is ",
  "continue",
  "please",
  "does (?:it|that|the|your)",
  "if you",
].join("|");
const breaks = new RegExp(` (?=(?:${starts})\\b)`, "g");
/** A piece that ends or starts like this belongs to its neighbour: a condition is never cut from what it holds for. */
const opensClause =
  /^(?:and |but |so |now )?(?:if|when|unless|once|as long as|until|in case|because|since|while|after|before|although)\b/i;
/** A piece like "for the next two weeks" says nothing without what it hangs on. */
const hangsOn =
  /^(?:for|on|with|of|to|in|at|from|about|than|by|off) (?!(?:your|his|her|the) (?:[a-z]+ ){0,3}(?:exam|problem|issue|diagnosis|concern|complaint))/i;
/** Ends in a condition whose consequence is still to come: "… and if that is positive". */
const awaitsConsequence = /\b(?:if|unless|once|when|until|in case|as long as)\b(?: [^\s,]+){1,9},?$/i;
const leavesOpen =
  /\b(?:if|when|unless|that|and|but|or|so|because|to|the|a|of|in|on|with|for|than|think|know|feel|sure|not|no|like|as|while|what|where|how|said|say|hope|until|since|before|after|then|which|who|my|your|is|are|was|were|will|would|can|could|have|had|has|do|does|us|just|also|go|ahead|going|want|need|hold|off|stop|avoid|see|hear|appreciate|make|take|taking|check|your|any|this|by|from|at|about|into|over)$/i;

/** Longest run of words accepted as one sentence: shorter if the speaker's words have no punctuation. */
const longest = (text: string): number => (/[.,?!;]/.test(text) ? 24 : 9);

/**
 * One turn as sentences. Punctuated text is split at its marks; long runs without any at words that begin a new thought.
 * Each keeps its question mark; other marks at the end go.
 */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.?!;])\s+/)
    .flatMap((rough) => (/[,]/.test(rough) ? [rough] : splitRestarts(rough)))
    .flatMap((rough) => (rough.split(" ").length <= longest(text) ? [rough] : splitLong(rough)))
    .map((sentence) => sentence.replace(/^[\s,.;:-]+/, "").replace(/[\s,.;:!-]+$/, ""))
    .filter((sentence) => /[a-z0-9]/i.test(sentence));
}

function splitLong(text: string): string[] {
  const out: string[] = [];
  for (const piece of text.split(breaks)) {
    const last = out.at(-1);
    const isShort = last !== undefined && last.split(" ").length < 4;
    const belongs = last !== undefined && (isShort || belongsTo(last, piece));
    if (belongs) out[out.length - 1] = `${last} ${piece}`;
    else out.push(piece);
  }
  return out;
}

/** Ends soon after a negation, whose reach the next words may still be in: "I have not noticed". */
const justNegated = /\b(?:not|no|never|without|deny|denies|neither|nor|cannot)(?: [\w']+){0,2}$/i;

/** Returns whether a piece continues the sentence before it: a cut there would change the meaning. */
function belongsTo(last: string, piece: string): boolean {
  return (
    justNegated.test(last) ||
    leavesOpen.test(last) ||
    awaitsConsequence.test(last) ||
    hangsOn.test(piece) ||
    opensClause.test(piece)
  );
}
