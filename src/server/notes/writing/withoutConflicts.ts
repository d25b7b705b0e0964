import type { Fact } from "../../facts/Fact";
import { polarityAt } from "../../facts/frames/polarityAt";
import { siteOf, symptomName } from "../../facts/frames/readSymptoms";
import { findSymptoms } from "../../facts/terms/findSymptoms";
import type { Message } from "./Message";

/** What a message says about a finding. */
interface Stated {
  polarity: "present" | "absent";
  message: Message;
  /** Position of the message's last fact among all facts read. */
  order: number;
}

/** Words with which a denial and a report of one finding can both be true: another time, degree or person. */
const reconciles =
  /\b(?:until|except|but|other than|occasional\w*|sometimes|currently|today|now|anymore|resolved|previous\w*|used to|since|further|additional|other|significant|new|at night|yet|again|ever|never|in the past|ago|last (?:night|week|month|year|time|summer|winter)|when|while|during|after|before|mother|father|wife|husband|son|daughter|children|brother|sister)\b/i;

const degree = /\b(?:too |that |as |so |very )?(?:many|much|a lot of) /gi;

/**
 * Returns the facts with those marked as `conflicting`, and so not printed, that would make the note both deny and
 * report a finding. The later statement wins. Returns the same array if nothing conflicts.
 */
export function withoutConflicts(facts: readonly Fact[], messages: readonly Message[]): readonly Fact[] {
  const order = new Map(facts.map((fact, i) => [fact.id, i]));
  const stated = new Map<string, Stated[]>();
  for (const message of messages) {
    if (message.topic !== "hpi" && message.topic !== "ros") continue;
    const last = Math.max(...message.facts.map(({ id }) => order.get(id) ?? 0));
    const text = message.text.replace(degree, ""); // "not too many headaches" reads like a denial
    for (const mention of findSymptoms(text)) {
      const polarity = polarityAt(text, mention.start, mention.end);
      const name = baseName(symptomName(mention, siteOf(text, mention)));
      stated.set(name, [...(stated.get(name) ?? []), { polarity, message, order: last }]);
    }
  }
  const why = messages.find(({ topic }) => topic === "reason")?.text.toLowerCase() ?? "";
  const lost = new Set<string>();
  for (const [name, all] of stated) {
    const open = all.filter(({ message }) => !reconciles.test(message.text));
    if (new Set(open.map(({ polarity }) => polarity)).size < 2) continue;
    // What the patient came for is not denied in the same note.
    const winner = why.includes(name) ? "present" : open.toSorted((a, b) => b.order - a.order)[0]?.polarity;
    for (const { polarity, message } of open) {
      if (polarity === winner) continue;
      for (const fact of message.facts)
        if (fact.kind === "statement" || nameOf(fact).includes(name) || name.includes(nameOf(fact))) lost.add(fact.id);
    }
  }
  for (const fact of generalDenials(stated)) lost.add(fact.id);
  return lost.size === 0
    ? facts
    : facts.map((fact) => (lost.has(fact.id) ? { ...fact, status: "conflicting" as const } : fact));
}

/** Returns the facts that deny a finding without a site ("pain") where one with a site ("knee pain") is reported. */
function generalDenials(stated: ReadonlyMap<string, readonly Stated[]>): Fact[] {
  const reported = [...stated].filter(([, all]) => all.some(({ polarity }) => polarity === "present"));
  return [...stated].flatMap(([name, all]) =>
    reported.some(([other]) => other.endsWith(` ${name}`) || other.startsWith(`${name} of the `))
      ? all
          .filter(({ polarity, message }) => polarity === "absent" && !reconciles.test(message.text))
          .flatMap(({ message }) => message.facts.filter((fact) => nameOf(fact) === name))
      : [],
  );
}

/**
 * Returns the name to compare by: every kind of cough is a cough, so that a dry cough reported and a cough denied
 * conflict.
 */
const baseName = (name: string): string => (name.endsWith("cough") ? "cough" : name);

const nameOf = ({ slots }: Fact): string => slots.name?.text ?? "\u0000";
