import { makeFact } from "../../frames/makeFact";
import type { Fact } from "../../Fact";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";

/** Source of a pattern for what closes a wound: "stitches". */
const closures = "(?:stitch(?:es)?|sutures?|staples|steri-?strips?)";

/** Source of a pattern for how many, and words between the number and what it counts: "five simple interrupted". */
const counted = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|a couple(?: of)?|several|some|another \d{1,2}) (?:(?:more|small|deep|simple|interrupted|running|absorbable|nylon|vicryl|prolene|ethilon|silk|chromic|skin|\d-0|\d-oh|of (?:the|those|these)),? ){0,4}`;

/** Source of a pattern for words before the report: "Alright, | that's five stitches in". */
const leads = String.raw`^(?:(?:all done|okay|alright|all right|right|so|now|and|good|well|done|there we go|there),? ){0,3}`;

/** Matches how many stitches were put in, as the group, said by who did it: "I put in | 4 sutures | with nylon". */
const putInPattern = new RegExp(
  String.raw`${leads}(?:I|we) (?:ended up |just |went ahead and ){0,2}(?:put(?:ting)?|placed|placing|threw|used|using|closed (?:it|that|this|the [a-z]+) (?:up )?with|needed|got)(?: in)? (${counted}${closures})\b(?: (?:in|there|into it|total|in total|altogether|for (?:that|it|this)))*((?:,? (?:with|using|of|in) (?!there\b|total\b|it\b|and\b)[^,.;]{2,40})?)`,
  "i",
);

/**
 * Matches the number of stitches after they were put in, as the group: "that's | five simple interrupted sutures",
 * "five stitches in".
 */
const countedPattern = new RegExp(
  String.raw`${leads}(?:that is |that was |there (?:is|are) |(?:you|he|she) ha(?:ve|s) (?:got )?|(?:you|he|she) got |it (?:took|needed) |that (?:took|needed) |we are at |a total of )(${counted}${closures})\b(?: (?:in|there|total|in total|in there|altogether|now|today))*(?=$|[,.;]| and| to close)`,
  "i",
);

/** Matches words of another time or of what is only planned: "last year", "will", "need". */
const otherTimePattern =
  /\b(?:ago|last|yesterday|before|previous\w*|will|would|could|might|may|if|going to|need to|probably|in (?:19|20)\d\d)\b|\?$/i;

/** Returns how a wound was closed: "4 sutures placed with 4-0 nylon"; null if a sentence does not report it. */
export function closureDone(text: string): string | null {
  if (!/stitch|sutur|staples|strips?\b/i.test(text) || otherTimePattern.test(text)) return null;
  const [, placed, how = ""] = putInPattern.exec(text) ?? [];
  if (placed) return `${placed} placed${how.replace(/^,/, "")}`;
  const known = countedPattern.exec(text)?.[1];
  return known ? `${known} placed` : null;
}

/** Source of a pattern for a number of days: "in 7 to 10 days", "in a week". */
const inDays = String.raw`(?:in|after) (?:about |around |another )*(?:\d{1,2}(?:,? (?:to|or|-) ?\d{1,2})?|an?|two|three|one) (?:days?|weeks?)(?: time)?|(?:next|on) (?:mon|tues|wednes|thurs|fri|satur|sun)day|next week`;

/** Matches when stitches are taken out, with what and when as groups: "| They | need to come out | in ten days |". */
const comeOutPattern = new RegExp(
  String.raw`(?:^|\b)(?:(they|those|these|them|${closures}) (?:(?:(?:will|need to|needs to|should|can|have to|must|are going to|are|to) )+(?:come|be (?:taken|coming)|get taken|be) (?:out|removed)|come out)|(?:take|get|have|getting|taking|having) (them|those|these|(?:(?:the|your|those|these|his|her) )?${closures}) (?:taken )?(?:out|removed))(?: again)? (?:(?:here|at your doctor's|with your (?:own |regular |family |primary )?(?:doctor|GP|physician)) )?(${inDays})(?=$|[,.;]| )`,
  "i",
);

/** Number of facts before a sentence that are searched for stitches. */
const maxClosureFactsBack = 4;

/**
 * Reads when stitches are to be removed: "Those come out in ten days". A pronoun counts only if stitches were named
 * just before. Null for other sentences.
 */
export function closureRemoval(sentence: Sentence, reading: ReadingState): Fact[] | null {
  const { text } = sentence;
  if (!/\bout\b|remov/i.test(text) || text.endsWith("?") || /\b(?:ago|were|was|had|did)\b/i.test(text)) return null;
  // "We'll close it with three sutures, and they come out in seven days" is an order first.
  if (/\b(?:we|I) (?:will|are going to|am going to|would) (?:close|stitch|suture|repair|put|staple)/i.test(text))
    return null;
  const [, subject, object, when] = comeOutPattern.exec(text) ?? [];
  const said = subject ?? object;
  if (!said || !when) return null;
  const closureIn = (words: string): RegExpExecArray | null => /\b(stitch|sutur|staple)/i.exec(words);
  const recent = [
    said,
    text,
    reading.lastSaid?.text ?? "",
    reading.heard,
    ...reading.facts.slice(-maxClosureFactsBack).map((fact) => fact.said),
  ];
  const stem = recent.map((words) => closureIn(words)?.[1]?.toLowerCase()).find(Boolean);
  if (!stem) return null;
  reading.phase = "plan";
  return [
    makeFact({
      kind: "followUp",
      from: [sentence],
      problem: reading.problem,
      time: { when: "planned" },
      slots: { object: `${stem === "staple" ? "staple" : "suture"} removal ${when}` },
    }),
  ];
}
