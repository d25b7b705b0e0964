import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { durationIn } from "../../frames/timeExpressions";
import { findSymptoms } from "../../terms/findSymptoms";
import { questionAndAnswer, type Exchange } from "../Exchange";

/** Matches a question about the length of an episode, with its subject: "How long does | each one | last?" */
const episodePattern =
  /\bhow long (?:does|do|did|will|would) ((?:(?!has\b|have\b)[a-z]+ ){1,5}?)(?:(?:usually|typically|normally|generally|tend to|actually|then) )?(?:last|go on|keep going|stay)\b/i;
/** Matches words for a complaint or for an episode of it: "the pain", "each attack". */
const spellPattern =
  /\b(?:it|they|this|that|these|those|each|one|every|pain|feeling|spells?|attacks?|episodes?|bouts?|turns?|flares?|times?|symptoms?)\b/i;
/** Matches a period that is named without a number: "the rest of the day", "all night". */
const periodPattern =
  /^(?:all|most of|the (?:rest|whole|best part) of|half)(?: of)? (?:the |a )?(?:day|night|morning|afternoon|evening|week)\b|^(?:just |only |a few |several )*(?:seconds|minutes|hours|days|weeks)\b/i;

/**
 * Returns whether a question asks how long one episode of the complaint lasts, and not since when the complaint exists.
 */
export function asksEpisode(asked: string): boolean {
  const subject = episodePattern.exec(asked)?.[1];
  return subject !== undefined && (spellPattern.test(subject) || findSymptoms(asked).length > 0);
}

/** Maximum number of words of an answer that gives only a length: "Anywhere from ten minutes to half an hour". */
const maxWords = 10;

/** Reads the length of an episode: "How long does each one last?" "Less than a minute." Empty for other answers. */
export function episodeLength(exchange: Exchange): Fact[] {
  const { answer, asked } = exchange;
  const text = answer.text.replace(/^(?:(?:oh|well|um|so|just|only|usually|typically|normally|I would say),? )+/i, "");
  const bare = text.replace(
    /^(?:it|they|each one|each|that|one)(?: (?:usually|only|just|can|will|would|normally))* lasts?(?:ed)? (?:for )?/i,
    "",
  );
  if (bare.split(" ").length > maxWords || /\b(?:I|my|since|ago)\b/i.test(bare)) return [];
  const length = periodPattern.exec(bare)?.[0] ?? durationIn(bare, true);
  if (!length) return [];
  const verb = /\bdid\b/i.test(asked) ? "lasted" : "lasts";
  return [
    makeFact({
      kind: "statement",
      from: questionAndAnswer(exchange),
      slots: { detail: `${verb === "lasted" ? "it" : "each episode"} ${verb} ${length.toLowerCase()}` },
      said: answer.text,
    }),
  ];
}
