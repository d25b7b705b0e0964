import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { siteOf, symptomName, systemOf } from "../../frames/readSymptoms";
import { findSymptoms } from "../../terms/findSymptoms";
import { questionAndAnswer, type AnswerResult, type Exchange } from "../Exchange";
import { regionsIn } from "../symptoms/placesIn";

/** Matches a question about pain in one or two places, as groups: "Any | pain | in your | tummy | or | back |?" */
const asksPlacesPattern =
  /^(?:(?:and|so|okay|or),? )*(?:any|is there any|do you have any|have you (?:had|got) any|have you any) (pain|aches?|discomfort|soreness|tenderness) (?:in|on|around) (?:your|the) (tummy|belly|abdomen|stomach|chest|back|neck|throat|sides?|flanks?)(?:,? or (?:\1 )?(?:in )?(?:your |the )?(back|chest|sides?|flanks?|shoulders?|tummy|belly|neck|groin))?\?$/i;
/** Matches an answer that only names a place and so affirms the pain there: "just low down in the front". */
const placeOnlyPattern =
  /^(?:(?:oh|well|yes|yeah|just|only|mostly|mainly|a bit|a little|kind of|sort of|it is),? )*(low(?:er)?(?: down)?|high(?:er)?(?: up)?|down (?:low|here)|up (?:high|here))?(?:,? ?(?:just )?((?:in|at|on|around|across|over|under|below|above) (?:the|my) [a-z]+(?: [a-z]+)?))?(?:,? (?:here|there))?$/i;

/** Returns a pattern for words that exclude a part of the body: "Not in the back, no". */
const notThere = (part: string): RegExp =>
  new RegExp(`\\b(?:not|nothing|none|no pain|never) (?:really )?(?:in|on|at) (?:the|my) (?:${part})\\b`, "i");

/**
 * Reads an answer about pain that only names a place: "Any pain in your tummy or your back?" "Just low down in the
 * front. Not in the back." Null for other questions and answers.
 */
export function painPlace(exchange: Exchange): AnswerResult | null {
  const { asked, answer, turn, reply, isExam } = exchange;
  const [, kind, place, other] = asksPlacesPattern.exec(asked) ?? [];
  if (isExam || !kind || !place || reply.polarity === "no") return null;
  const [all, height, region] = placeOnlyPattern.exec(answer.text.replace(/\.$/, "")) ?? [];
  if (!all || (!height && !region)) return null;
  const said = turn.map(({ text }) => text).join(". ");
  const isExcluded = (part: string): boolean => notThere(part).test(said);
  if (isExcluded(place) || (other !== undefined && !isExcluded(other))) return null;
  const where = [
    height ? (/^low|low$|^down/i.test(height) ? "low down" : "high up") : "",
    (region && (regionsIn(region) ?? region.toLowerCase().replace(/\bmy\b/g, "the"))) || "",
  ];
  const fact = (part: string, polarity: Fact["polarity"], site?: string): Fact[] => {
    const named = `${part} ${kind === "aches" ? "ache" : kind}`;
    const [mention] = findSymptoms(named);
    const found = mention ? siteOf(named, mention) : null;
    return mention
      ? [
          makeFact({
            kind: "symptom",
            from: questionAndAnswer(exchange),
            polarity,
            slots: { name: symptomName(mention, found), system: systemOf(mention, found), site: site ?? found?.part },
            said: `${asked} ${answer.text}`,
          }),
        ]
      : [];
  };
  const facts = [
    ...fact(place.toLowerCase(), "present", where.filter(Boolean).join(" ")),
    ...(other ? fact(other.toLowerCase(), "absent") : []),
  ];
  return facts.length > 0 ? { facts, coversAnswer: true } : null;
}
