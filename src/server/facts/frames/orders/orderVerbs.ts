/** Matches the words of an order in the present continuous: "I am prescribing". */
const inProgressPattern =
  /^(?:I|we) (?:am|are) (?:just |also |now )*(prescribing|ordering|starting|giving|referring|adding|stopping|increasing|decreasing|sending|switching|putting|booking|arranging|setting|scheduling|admitting|writing|doing|getting|checking|holding|keeping|changing|repeating|testing|screening|treating|swabbing) /i;
/** Matches the same verbs after words of intent: "be doing" in "we will be doing a swab". */
const asCoursePattern =
  /^(?:also |then |just ){0,2}(?:be )?(?:also |then |just ){0,2}(prescribing|ordering|starting|giving|referring|adding|stopping|increasing|decreasing|sending|switching|booking|arranging|scheduling|admitting|doing|getting|checking|holding|changing|repeating|testing|screening|treating|swabbing|keeping) (?=[a-z])/i;
/** Base forms of the verbs in `inProgressPattern`. */
const baseForms: Readonly<Record<string, string>> = {
  prescribing: "prescribe",
  ordering: "order",
  starting: "start",
  giving: "give",
  referring: "refer",
  adding: "add",
  stopping: "stop",
  increasing: "increase",
  decreasing: "decrease",
  sending: "send",
  switching: "switch",
  putting: "put",
  booking: "book",
  arranging: "arrange",
  setting: "set",
  scheduling: "schedule",
  admitting: "admit",
  writing: "write",
  doing: "do",
  getting: "get",
  checking: "check",
  holding: "hold",
  keeping: "keep",
  changing: "change",
  repeating: "repeat",
  testing: "test",
  screening: "screen",
  treating: "treat",
  swabbing: "swab",
};

/**
 * Matches the start of an order that the speaker begins a second time: "get you on | get you into physical therapy".
 */
const restartedPattern =
  /^(?:get|put|start|refer|send) (?:you|him|her|them)(?: on| in| to)? (?=(?:get|put|start|refer|send) (?:you|him|her|them) )/i;

/** Returns the base form of a verb in `baseForms`; other words as they are. */
const baseForm = (verb: string): string => baseForms[verb.toLowerCase()] ?? verb;

/**
 * Returns an order in the present continuous as an intent: "I am prescribing permethrin" → "I will prescribe
 * permethrin". Returns other texts as they are.
 */
export const withPlainVerb = (text: string): string =>
  text.replace(inProgressPattern, (_words, verb: string) => `I will ${baseForm(verb)} `);

/**
 * Returns the words that follow words of intent with their verb in the base form: "be doing a swab" (after "we will") →
 * "do a swab". Removes "be sure to" and a start that is repeated: "get you on get you into physical therapy" → "get you
 * into physical therapy".
 */
export const afterIntent = (text: string): string =>
  text
    .replace(/^be sure to (?=[a-z])/i, "")
    .replace(restartedPattern, "")
    .replace(asCoursePattern, (_words, verb: string) => `${baseForm(verb)} `);
