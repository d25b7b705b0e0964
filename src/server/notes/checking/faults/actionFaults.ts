import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement, SaidVisit } from "../reading/SaidVisit";
import type { Mention, Statement } from "../reading/Statement";
import { stem } from "../reading/stem";

type Action = "start" | "stop" | "continue" | "increase" | "decrease" | "hold";

/** The action of each verb form in `forms`. */
const actionByWord = new Map<string, Action>();
/** Verb forms of each action. */
const forms: Record<Action, string> = {
  start:
    "start started starting starts initiate initiated begin began begun prescribe prescribed prescribing prescription add added adding try give gave put place placed resume resumed restart restarted switch order send sending ordered trial",
  stop: "stop stopped stopping stops discontinue discontinued discontinuing quit weaned weened wean off cease ceased avoid",
  continue:
    "continue continued continues continuing keep keeps stay staying still remain remains maintain refill refilled taking",
  increase: "increase increased increasing up raise raised double doubled higher bump",
  decrease:
    "decrease decreased decreasing lower lowered reduce reduced reducing down cut halve halved taper tapered half",
  hold: "hold held holding pause paused",
};
for (const [action, list] of Object.entries(forms))
  for (const word of list.split(" ")) actionByWord.set(word, action as Action);
/** Words that count as the verb of an order in a note; in speech all `forms` count. */
const noteVerbs = new Set(
  "start started starting initiate initiated begin prescribe prescribed resume stop stopped discontinue discontinued continue continued continues increase increased decrease decreased reduce reduced hold held add".split(
    " ",
  ),
);
/** The actions that contradict each action. */
const opposes: Record<Action, readonly Action[]> = {
  start: ["stop", "hold"],
  stop: ["start", "continue", "increase", "decrease"],
  continue: ["stop", "hold"],
  increase: ["decrease", "stop", "hold"],
  decrease: ["increase", "stop"],
  hold: ["start", "continue", "increase"],
};

/**
 * Finds the first drug with a verb, such as "start" or "stop", that does not match what was said about the drug. The
 * fault must be resolved if the opposite was said. If there is no such drug, finds "stop" in a sentence without drugs,
 * if nothing was said to be stopped. Returns at most one fault.
 */
export function actionFaults(checked: CheckedSentence): Fault[] {
  const { statement, visit } = checked;
  for (const drug of statement.mentions) {
    if (drug.kind !== "drug") continue;
    const verb = verbOf(statement, drug);
    if (!verb) continue;
    const about = statementsAbout(drug, visit).map((said) => ({ said, actions: actionsNear(said, drug, visit) }));
    const actions = about.flatMap((each) => each.actions);
    if (about.length === 0 || supports(verb.action, actions)) continue;
    const heard = about.find((each) => each.actions.some((action) => opposes[verb.action].includes(action)));
    if (heard) return [fault(verb, drug, heard.said, true)];
    if (verb.action !== "continue" && verb.action !== "start")
      return [fault(verb, drug, about[0]?.said ?? null, false)];
  }
  return verbWithoutSupport(checked);
}

/** Returns the statements about a drug, or about the drugs of a class such as "NSAIDs". */
function statementsAbout({ name, group }: Mention, visit: SaidVisit): readonly SaidStatement[] {
  const named = visit.byKey.get(`drug:${name}`) ?? [];
  if (group !== "drug group" || named.length > 0) return named;
  return visit.statements.filter(({ mentions }) =>
    mentions.some((each) => each.kind === "drug" && each.group.toLowerCase().includes(name)),
  );
}

/** Returns whether the written action matches an action that was said. "Hold" and "stop" match each other. */
function supports(action: Action, said: readonly Action[]): boolean {
  if (said.includes(action)) return true;
  if (action === "hold") return said.includes("stop");
  if (action === "stop") return said.includes("hold");
  return false;
}

const fault = (
  verb: { raw: string; start: number },
  drug: Mention,
  heard: SaidStatement | null,
  must: boolean,
): Fault => ({
  kind: "action",
  must,
  value: verb.raw,
  at: verb.start,
  detail: `“${verb.raw}” wasn’t said of ${drug.words}`,
  heard,
});

/**
 * Returns the closest verb in `noteVerbs` at most nine words before a drug, skipping the names of other drugs; null if
 * there is none.
 */
function verbOf({ tokens, mentions }: Statement, drug: Mention): { action: Action; raw: string; start: number } | null {
  for (let i = drug.from - 1; i >= 0 && drug.from - i <= 9; i--) {
    if (mentions.some(({ kind, from, to }) => kind === "drug" && i >= from && i < to)) continue;
    const token = tokens[i];
    const action = token && noteVerbs.has(token.text) ? actionByWord.get(token.text) : undefined;
    if (token && action) return { action, raw: token.raw, start: token.start };
  }
  return null;
}

/**
 * Returns the actions said for a drug: close to it in `statement` (at most 16 tokens before it or 12 after), and in the
 * statements right before and after that one, unless these name another drug. If `statement` has actions, an action of
 * its neighbors counts only if it is the same as the first of them.
 */
function actionsNear(statement: SaidStatement, drug: Mention, visit: SaidVisit): Action[] {
  const mention = statement.mentions.find(
    ({ kind, name, group }) =>
      kind === "drug" &&
      (name === drug.name || (drug.group === "drug group" && group.toLowerCase().includes(drug.name))),
  );
  const at = mention?.from ?? 0;
  const isOpen = statement.isQuestion && statement.answer === "absent"; // "still on it?" "No, I stopped."
  const own = isOpen ? [] : actionsIn(statement, at - 16, at + 12, at);
  const around = [1, -1].flatMap((step) => {
    const next = visit.statements[statement.index + step];
    return next && !next.mentions.some(({ kind, name }) => kind === "drug" && name !== drug.name)
      ? actionsIn(next, 0, Infinity)
      : [];
  });
  return own.length > 0 ? [...own, ...around.filter((action) => action === own[0])] : around;
}

/**
 * Returns the actions of the verbs at the tokens `from` to `to` (inclusive).
 * @param at position of the drug that they are about.
 */
function actionsIn({ tokens }: Statement, from: number, to: number, at = Infinity): Action[] {
  return tokens.flatMap(({ text }, i) => {
    const action = i >= from && i <= to ? actionByWord.get(text) : undefined;
    return action &&
      !isObjectOfStop(tokens, i) &&
      !isOfOther(tokens, i, at) &&
      !(action === "stop" && isHoped(tokens, i))
      ? [action]
      : [];
  });
}

/** Maximum number of tokens from a word such as "eventually" to the verb of what is hoped for. */
const maxHoped = 8;

/** Returns whether the end of a drug at a token is only hoped for: "hopefully we can eventually get you off that". */
const isHoped = (tokens: Statement["tokens"], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - maxHoped), at)
    .some(({ text }) => text === "eventually" || text === "hopefully" || text === "hope" || text === "someday");

/** Maximum number of tokens between "stop" and what is stopped. */
const stopReach = 16;
/**
 * Returns whether a token is a "taking" after "stop" that is no action for the drug at `at`: in a relative clause
 * ("stop any that you are taking"), or after that drug, so that it is about another one ("stop the Advil, all I want
 * you taking is Tylenol").
 */
function isOfOther(tokens: Statement["tokens"], i: number, at: number): boolean {
  if (tokens[i]?.text !== "taking") return false;
  const before = tokens.slice(Math.max(0, i - stopReach), i).map(({ text }) => text);
  if (!before.some((text) => /^(?:stop|quit|discontinue|hold|avoid)$/.test(text))) return false;
  return i > at || /\b(?:that|which) (?:you|he|she|they) (?:are|is)$/.test(before.slice(-3).join(" "));
}

/** Returns whether the token is "take" or "taking" at most two words after "stop", "not" or the like: "stop taking". */
const isObjectOfStop = (tokens: Statement["tokens"], at: number): boolean =>
  /^tak(?:e|ing)$/.test(tokens[at]?.text ?? "") &&
  [1, 2].some((step) => /^(?:stop|stopped|avoid|quit|hold|not|no)$/.test(tokens[at - step]?.text ?? ""));

/** Matches the verbs that `verbWithoutSupport` looks for: "stop", "discontinued". */
const plainVerbPattern = /\b(?:stop(?:ped)?|discontinue[d]?)\b/i;

/**
 * Returns whether a statement shares more with a sentence than a verb: "I can't stop itching" with "Stop the shampoo".
 */
const sharesMore = (said: SaidStatement, { keys }: Statement, verb: string): boolean =>
  [...keys].some((key) => said.keys.has(key) && key !== stem(verb.toLowerCase()));

/**
 * Finds "stop" or "discontinue" in a sentence without drugs, if none of the six best matching statements stops
 * anything.
 */
function verbWithoutSupport({ statement, support }: CheckedSentence): Fault[] {
  const match = plainVerbPattern.exec(statement.text);
  if (!match || statement.mentions.some(({ kind }) => kind === "drug")) return [];
  const near = support.ranked.slice(0, 6).filter(({ said }) => sharesMore(said, statement, match[0]));
  if (
    near.some(({ said }) =>
      /\b(?:stop|quit|discontinu|off|hold|avoid|no longer|give up|gave up|cut|wean|cessation)/i.test(said.text),
    )
  )
    return [];
  return [
    {
      kind: "action",
      must: false,
      value: match[0],
      at: match.index,
      detail: `“${match[0]}” wasn’t said`,
      heard: near[0]?.said ?? null,
    },
  ];
}
