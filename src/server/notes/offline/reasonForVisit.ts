import { symptomsIn } from "./answers";
import { bodyParts, clinicalWords } from "./lexicon";
import type { Said, Statement } from "./statement";
import { asSentence, type Person, toThirdPerson } from "./thirdPerson";
import { withoutLead } from "./answers";

const stated =
  /\b(?:here (?:today )?(?:for|with|because of)|presents? (?:today )?(?:for|with)|came in (?:today )?(?:for|with)|come in (?:today )?(?:for|with)|(?:came|come|coming|comes) in (?:to (?:see|be seen)(?: by)? us )?(?:today )?for|an? (?:evaluation|visit) (?:of|for)|complain(?:ing|s) of|seen (?:today )?for|referred (?:here )?for|(?<!if |when )you (?:are|were|have been) having|you were in the hospital (?:for|with)|you (?:have )?had a bunch of)\s+(.+)/i;
/** Words at which the reason ends and other talk begins. */
const ends =
  /[,.;?]|\s(?:so|and (?:tell|can|what|how|I|you|he|she|it|we|then)|can you|could you|tell me|what|how|today|I|you|is that|it looks|right(?=$| (?:so|and|okay))|who|which|now|status|yes|no|too|back then|(?:and )?(?:while|when)|that (?:I|you|has|have|is)|[a-z]+ (?:is|are|was)|over the)\b/i;

/** Why the patient came: in the clinician's words where they said it, else the patient's first complaint. */
export function reasonForVisit(said: readonly Said[], person: Person): Statement | null {
  for (const { by, text, turn } of said.slice(0, 40)) {
    if (by !== "clinician") continue;
    const tail = stated.exec(text)?.[1];
    if (!tail) continue;
    const end = tail.search(ends);
    const reason = (end < 0 ? tail : tail.slice(0, end))
      .replace(/^(?:an? evaluation (?:of|for) )/i, "")
      .replace(/^(?:your|that|his|her|the|some|a|an) /i, "");
    const length = reason.split(" ").length;
    if (
      length <= 10 &&
      (clinicalWords.test(reason) ||
        /\b(?:follow-?up|physical|check-?up|exam)\b|(?:ism|itis|osis|emia|pathy|algia|oma)\b/i.test(reason))
    )
      return { topic: "reason", text: asSentence(reason), evidence: [turn] };
  }
  for (const { by, text, turn } of said.slice(0, 20)) {
    const wish = by === "patient" ? wished.exec(text)?.slice(1).find(Boolean) : undefined;
    if (wish && wish.split(" ").length <= 12 && !/\bI\b/.test(wish))
      return {
        topic: "reason",
        text: asSentence(toThirdPerson(wish.replace(/\bmy\b/gi, "the"), person)),
        evidence: [turn],
      };
  }
  const first = said
    .slice(0, 40)
    .find(
      ({ by, text }) =>
        by === "patient" &&
        !/\?$|\byour?\b/i.test(text) &&
        (symptomsIn(text).length > 0 || (bodyParts.test(text) && clinicalWords.test(text))) &&
        !/^no\b/i.test(text) &&
        text.split(" ").length >= 3,
    );
  if (!first || first.text.split(" ").length > 24) return null;
  return { topic: "reason", text: complaintOf(withoutLead(first.text), person), evidence: [first.turn] };
}

/** What the patient says they came for. */
const wished =
  /\bI (?:am|came) (?:in |here )(?:today )?(?:for|because of|about) (?:an? |some |my |the )?(.+)$|\bI (?:just )?need (?:an? |some )?(refill .+|check-?up.*|physical.*)$/i;
/** "Other than this ankle pain", "because of my knee": the complaint itself. */
const named =
  /\b(?:because of|dealing with|aside from|other than|except for|(?:trouble|issues|problems|pain) with|here for) (?:(?:this|my|these|some|the) )+(.+?)(?: (?:that )?(?:I|it|for|here|which|and|has|is)\b.*)?$/i;
const having =
  /^I (?:(?:just|still|also|really) )*(?:have had|have been (?:having|getting|experiencing)|am (?:having|getting|experiencing)|have got|have|had|got) (?:a |an |some |this |these |the )*(.+)$/i;

/** The complaint in a few words, "Bad headache for 3 weeks.", or as the patient put it, so that it repeats no sentence. */
function complaintOf(text: string, person: Person): string {
  const complaint = named.exec(text)?.[1];
  if (complaint && complaint.split(" ").length <= 5) return asSentence(complaint);
  const what = having.exec(text)?.[1];
  if (what && !/\b(?:I|it|he|she|they|we)\b/.test(what) && !/^(?:to|no|not|been|never)\b/i.test(what))
    return asSentence(toThirdPerson(what.replace(/\bmy\b/gi, "the"), person));
  return `“${asSentence(text).replace(/\.$/, "")}.”`;
}
