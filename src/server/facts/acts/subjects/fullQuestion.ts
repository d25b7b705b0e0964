import type { Sentence } from "../../segment/Sentence";
import { withoutLead } from "../questions/isQuestion";

/**
 * A question that says too little alone: its words, what must have been said before it (null: anything), and the
 * question in full.
 */
type Completion = readonly [asked: RegExp, heard: RegExp | null, full: string];

/** Words of relatives whose deaths and lives are asked about. */
const relative = "dad|father|mum|mom|mother|brother|sister|grandmother|grandfather|husband|wife";

/** Questions that name nothing, with their words in full. */
const completions: readonly Completion[] = [
  [
    /^(?:when|what year|which year|what month|when about|when exactly|when roughly|around when)$/i,
    null,
    "When was that?",
  ],
  [/^how(?: exactly| so)?$/i, null, "How did that happen?"],
  [
    /^(?:and )?(?:ever|also|what about|how about) (at rest|at night|(?:when|while) (?:you are )?(?:resting|sitting(?: still)?|asleep|lying (?:down|flat)|walking))$/i,
    null,
    "Does it ever happen $1?",
  ],
  [
    new RegExp(`^(?:is |are )?(?:your )?(${relative}|parents) (?:still |both )*(alive|living|around|with us)$`, "i"),
    null,
    "Is your $1 still alive?",
  ],
  [
    /^(?:what of|of what|from what|what from|what was it|cause)$/i,
    /\b(?:dad|father|grandfather|brother|husband)\b[^.;]{0,60}\b(?:died|passed|dead|lost him)\b/i,
    "What did he die of?",
  ],
  [
    /^(?:what of|of what|from what|what from|what was it|cause)$/i,
    /\b(?:mum|mom|mother|grandmother|sister|wife)\b[^.;]{0,60}\b(?:died|passed|dead|lost her)\b/i,
    "What did she die of?",
  ],
  [
    /^(?:(?:have you|do you have) (?:got )?)?(?:any )?(?:brothers (?:and|or) sisters|siblings)$/i,
    null,
    "Do you have any siblings?",
  ],
  [
    /^(?:trying to|were you trying|on purpose|intentional(?:ly)?|deliberate(?:ly)?)$/i,
    /\b(?:weight|pounds|kilos|stone)\b/i,
    "Were you trying to lose weight?",
  ],
  [
    /^(?:(?:and )?the )?(blue|brown|purple|orange|green|pink|white|red|other|rescue|steroid) (?:one|inhaler|puffer)$/i,
    /\b(?:inhaler|puffer)\b/i,
    "How often do you use the $1 inhaler?",
  ],
  [/^(?:able to |can you |are you )?(?:keep|keeping) (?:it|that) down$/i, null, "Can you keep food down?"],
  [
    /^both(?: sides| of them)?$/i,
    /\b(?:ankles?|knees?|legs?|hands?|feet|eyes?|ears?|arms?|shoulders?|hips?|breasts?)\b/i,
    "One side or both?",
  ],
  [
    /^(?:do (?:your|the) |your )?(ankles|legs|feet|hands|fingers|joints|knees) (?:ever )?swell(?: up)?$/i,
    null,
    "Any swelling of the $1?",
  ],
  [
    /^(?:and )?(?:your )?(mother|father|mum|mom|dad|brothers?|sisters?|parents)(?:'s health)?$/i,
    null,
    "How about your $1?",
  ],
  [/^(?:what|which) (?:dose|strength)$|^dose$|^strength$/i, null, "What dose?"],
  [
    /^(?:stopped|quit|gave up|gave it up) when$|^when did you (?:stop|quit|give up)$/i,
    /\bsmok|cigarette|\bex\b/i,
    "When did you quit smoking?",
  ],
  [
    /^(?:any |is it |are they )?(?:worse|bad) (at night|in the (?:morning|evening|cold|heat)|on exertion|with (?:movement|food|exercise|stress)|(?:after|with) (?:food|eating|meals|walking)|(?:on|when) (?:walking|lying|standing|bending|lying flat|lying down))$/i,
    null,
    "Is it worse $1?",
  ],
  [/^(?:are (?:your|the) |your )?(?:motions?|bowels|stools) (?:regular|normal|moving)$/i, null, "Bowels okay?"],
  [/^what (?:kind|sort|line|type) of (?:work|job)(?: do you do| are you in)?$/i, null, "What do you do for work?"],
  [/^(?:doing what|what were you doing|doing anything)$/i, null, "What were you doing?"],
  [/^(?:job|occupation|and work|your job)$/i, null, "What do you do for work?"],
  [/^(?:given|gave) (?:him |her )?(?:anything|something)(?: for it)?$/i, null, "Have you given him anything for it?"],
  [/^how far$/i, /\bwalk/i, "How far do you walk?"],
  [
    /^anyone else (?:with it|got it|have it|has it|the same|affected|itching|ill|unwell)$/i,
    null,
    "Is anyone around you sick?",
  ],
  [
    /^why(?: was that| did you stop(?: it)?)?$/i,
    /\b(?:stopped|came off|quit|gave (?:it|them) up)\b/i,
    "Why did you stop it?",
  ],
  [/^(?:lmp|last period|last menses|when was your lmp)$/i, null, "When was your last period?"],
  [/^(?:menses|cycles?) regular$/i, null, "Are your periods regular?"],
  [/^(?:working|do you work|in work|working now)$/i, null, "Are you working?"],
  [/^(?:and )?(?:kids|children|any kids|any children|got (?:any )?kids)$/i, null, "How many children do you have?"],
  [
    /^(?:are )?(?:your )?(?:mum and dad|mom and dad|mother and father|parents|dad and mum) (?:both )?(?:well|healthy|okay|in good health)$/i,
    null,
    "Are your parents well?",
  ],
  [/^what (?:did|was) (?:you do|it|your job)$/i, /\bretired\b/i, "What did you do for work?"],
  [
    /^(?:any good|any help|any relief|any joy|did that do anything|any better for it)$/i,
    /\b(?:tried|took|take|taken|used|using)\b/i,
    "Did it help?",
  ],
  [
    /^which$/i,
    /\b(?:one|an?) (?:ear|eye|knee|leg|arm|hand|foot|shoulder|hip|ankle|wrist|elbow|side)\b/i,
    "Which side?",
  ],
  [
    /^(?:about |like |is it |only |just |maybe )?((?:an?|half an?|\d{1,2})(?: or \d{1,2})?(?: (?:glass(?:es)?|pints?|cans?|beers?|drinks?|bottles?|units))(?:(?: of [a-z]+)?(?: (?:a|per|each|every) (?:day|night|week|evening|month))?)|\d{1,2}(?: or \d{1,2})? (?:a|per|each|every) (?:day|night|week|evening|month))$/i,
    /\b(?:drink|alcohol|wine|beer|pints?)\b/i,
    "Do you drink $1?",
  ],
  [
    /^(?:about |like |is it |only |just |maybe )?((?:an?|half a|\d{1,2})(?: or \d{1,2})?(?: (?:packs?|cigarettes|cigs|smokes))? (?:a|per|each|every) (?:day|week))$/i,
    /\b(?:smok\w*|cigarettes?|packs?)\b/i,
    "Do you smoke $1?",
  ],
  [
    /^(?:what is |and |okay |the )*(?:next(?: one)?|what else(?: (?:have you got|is there|is in there|do you have))?|go on|keep going)$/i,
    /\b(?:mg|milligrams?|tablets?|pills?|capsules?|medicines?|medications?|bottles?|once a day|twice a day|daily)\b/i,
    "What other medicines do you take?",
  ],
  [/^(?:and )?what helps(?: it| with it| at all)?$/i, null, "What makes it better?"],
  [/^heavy$/i, /\bperiods?\b/i, "Are your periods heavy?"],
  [/^regular$/i, /\bperiods?\b/i, "Are your periods regular?"],
  [/^painful$/i, /\bperiods?\b/i, "Are your periods painful?"],
  [
    /^(?:was it |were they |all )?(?:normal|clear|okay|ok|fine|abnormal)$/i,
    /\b(?:last|recent) (?:smear|pap|mammogram|colonoscopy|eye test|scan)\b/i,
    "Was the result normal?",
  ],
  [
    /^(?:(?:are|is) (?:you|he|she|they|all of them) )?up to date (?:with|on) (?:(?:all|the|your|his|her|their|of) )*(?:jabs|shots|needles)$/i,
    null,
    "Are you up to date with vaccines?",
  ],
  [
    /^(?:so )?how many is (?:a few|a couple|some|several|that)$/i,
    /\b(?:drink|alcohol|pints?|beers?|wine)\b/i,
    "How many drinks do you have?",
  ],
];

/** Maximum number of words of a question that says too little alone; a longer one is read as asked. */
const maxWords = 9;

/**
 * Returns a question of a few words with what it leaves out: "When?" becomes "When was that?", and "What of?" after
 * "Dad passed away" becomes "What did he die of?". Other questions are returned unchanged.
 * @param heard the question and the answer before it.
 */
export function fullQuestion(question: Sentence, heard: string): Sentence {
  const asked = withoutLead(question.text).replace(/[?.\s]{1,5}$/, "");
  if (asked.split(" ").length > maxWords) return question;
  for (const [pattern, before, full] of completions) {
    const found = pattern.exec(asked);
    if (found && (before === null || before.test(heard)))
      return { ...question, text: full.replace("$1", (found[1] ?? "").toLowerCase()) };
  }
  return question;
}
