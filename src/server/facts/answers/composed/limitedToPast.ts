import { findConditions } from "../../terms/findConditions";
import { asksForLastAct } from "../labels/lastLabel";
import { lowerFirst } from "../../../platform/lowerFirst";

/**
 * Matches a question about whether the patient has or does something, with its verb and its object as groups: "have you
 * | had | any sore throat?", "do you | use | any inhalers?"
 */
const asksPattern =
  /^(?:(?:and|so|or|okay|but|now|then),? )*(?:(?:have|had) you (?:ever |also |been |recently )*(had|having|experienced|experiencing|felt|noticed|taken|taking|used|using|tried|gotten|getting)|(?:do|did) you (?:ever |also |currently |still |usually |regularly )*(have|get|use|take|feel|notice|experience|smoke|vape|drink|wear)|are you (?:currently |still |also )?(having|getting|taking|using|experiencing)) (?:(?:any|some|the) )?([a-z][^?]{2,60}?)(?: at all| currently| right now| recently| lately| regularly| in the past| before| ever)*\?*$/i;

/** Past forms of the verbs of such questions. */
const pasts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    have: "had",
    having: "had",
    get: "had",
    getting: "had",
    gotten: "had",
    use: "used",
    using: "used",
    take: "took",
    taking: "took",
    taken: "took",
    feel: "felt",
    notice: "noticed",
    experience: "had",
    experiencing: "had",
    experienced: "had",
    smoke: "smoked",
    vape: "vaped",
    drink: "drank",
    wear: "wore",
  }),
);

/** Matches an answer that was true only at a time in the past: "I did initially", "when I was a kid but not now". */
const pastOnlyPattern =
  /^(?:(?:oh|well|um|uh|so|yeah|yes|only|just|maybe|like),? )*(?:(?:I (?:did|have|had|used to),? (?:have (?:it|some|that|them) )?)?((?:when I was (?:a (?:little |young )?(?:kid|child|teenager|baby)|\d{1,2}|(?:really |very )?(?:young|little|small|younger)|in (?:college|school|high school))|as a (?:kid|child|teenager|baby)|initially|at first|in the beginning|at the (?:start|beginning)|years ago|a long time ago|a (?:few|couple of) (?:days|weeks|months|years) ago)\b[^.;?]{0,60}))$/i;

/** Matches an answer that says that something is no longer so: "I used to, not anymore". */
const usedToPattern =
  /^(?:(?:oh|well|um|uh|so|yeah|yes),? )*I used to(?: be)?(?:,? (?:but )?(?:not (?:any ?more|now)|I (?:do not|stopped|quit)(?: any ?more)?))?\.?$/i;

/** Matches an answer that says that something was so until it was given up: "I did, but I stopped on Friday". */
const stoppedPattern =
  /^(?:(?:oh|well|um|uh|so|yeah|yes),? )*I (?:did|was|have),? but (I (?:have )?(?:just |recently )?(?:stopped|quit|gave (?:it|that|them) up|do not any ?more)\b(?! (?:for|when|if|because)\b)[^.;?]{0,30})\.?$/i;

/** Maximum number of words of such an answer. A longer one is an account. */
const maxWords = 18;

/**
 * Returns an answer that affirms its question only for the past, with the words of the question: "Have you had any sore
 * throat?" "I did initially, for two days." → "I had sore throat initially, for two days". Null for other answers.
 */
export function limitedToPast(asked: string, text: string): string | null {
  if (text.split(" ").length > maxWords || asksForLastAct(asked)) return null;
  const [, perfect, present, progressive, object = ""] = asksPattern.exec(asked) ?? [];
  const verb = (perfect ?? present ?? progressive)?.toLowerCase();
  if (
    !verb ||
    /\b(?:it|that|this|them|those|these|you|anything|something|questions?|conditions?|problems?|issues?|illness\w*|surger\w*|history)\b/i.test(
      object,
    )
  )
    return null;
  if (findConditions(object)[0]?.start === 0) return null; // read with its own rules as past history
  const own = object.replace(/\byour\b/gi, "my").replace(/^(?:kind|sort) of /i, "");
  if (usedToPattern.test(text)) {
    const infinitive = [...pasts].find(([form, past]) => form === verb || past === verb)?.[0] ?? "have";
    return `I used to ${infinitive
      .replace(/^having|^getting|^gotten/, "have")
      .replace(/^using/, "use")
      .replace(/^tak(?:ing|en)/, "take")} ${own}`;
  }
  const ended = stoppedPattern.exec(text)?.[1];
  if (ended) return `I ${pasts.get(verb) ?? verb} ${own}, but ${ended}`;
  const when = pastOnlyPattern.exec(text)?.[1];
  if (!when) return null;
  const kept = when
    .replace(/\b(?:and|but) (?:then )?(?:that|it) got (better|worse)\b/i, "and then it got $1")
    .replace(/\bnot really (?=now|any ?more)/i, "not ");
  return `I ${pasts.get(verb) ?? verb} ${own} ${lowerFirst(kept)}`.replace(/\.$/, "");
}
