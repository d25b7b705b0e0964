import { rememberResults } from "../../platform/rememberResults";
import type { Fact } from "../../facts/Fact";
import { readMedications } from "../../facts/frames/readMedications";
import { findTerms } from "../../facts/lexicon/findTerms";
import { tokenize } from "../../facts/lexicon/tokenize";
import { isAttribute } from "../../facts/resolve/resolve";
import { drugName } from "../../facts/terms/findDrugs";
import { hasRole } from "../../facts/statementRole";
import type { PlannedSentence } from "./PlannedSentence";
import { knownProblem } from "./knownProblem";
import { specificDisease } from "./specificDisease";
import { printFault } from "./printFault";
import { withoutRepeatedOrders } from "./orders/withoutRepeatedOrders";
import { relatedFacts } from "./relatedFacts";
import { sideOfProblem } from "./sideOfProblem";
import { examSentence } from "./sentences/examSentence";
import { resultSentence } from "./sentences/resultSentence";
import { asSentence, listOf } from "./sentences/listOf";
import { planGroup } from "./sentences/planGroup";
import { explanationSentence, planSentence, reasoningSentence } from "./sentences/planSentence";
import { refusalSentence } from "./sentences/refusalSentence";
import { problemName, problemSentence } from "./sentences/problemSentence";
import { symptomPhrase } from "./sentences/symptomSentences";
import type { Person } from "./toThirdPerson";

/** Labels of the groups of sentences under a problem, in the order in which a note lists them. */
const groupOrder = [
  "Medical reasoning",
  "Additional testing",
  "Medical treatment",
  "Specialist referral",
  "Procedure",
  "Patient education and counseling",
  "Follow up",
  "Patient agreement",
];
/** Topics of statements that belong to assessment and plan. */
const planTopics = new Set(["reasoning", "explanation", "agreement"]);
/** Kinds of facts that belong to the plan. */
const planKinds = new Set<Fact["kind"]>(["order", "advice", "followUp", "refusal"]);
const isAgreement = (fact: Fact): boolean => hasRole(fact, "agreement");

/**
 * Returns the assessment and plan by problem: a heading, the reasoning, and the plan. If no problem is named, the
 * problem is a disease from a result or from the patient's introduction, or else the complaint.
 * @param all facts of any status; only the current ones are used.
 * @param complaint the reason for the visit; null if no complaint was said.
 */
export function planAssessment(all: readonly Fact[], person: Person, complaint: string | null): PlannedSentence[] {
  const facts = all.filter(({ status }) => status === "current");
  const stated = withoutClasses(facts.filter(({ kind }) => kind === "problem"));
  const known = stated.length === 0 ? knownProblem(facts) : null;
  const headings = known ? [known] : stated;
  const planFacts = withoutRepeatedOrders(
    facts.filter(
      (fact) => planKinds.has(fact.kind) || (fact.kind === "statement" && planTopics.has(fact.slots.topic?.text ?? "")),
    ),
  );
  const plans = planFacts.map((fact) => ofSpecific(fact, headings));
  const names = unique([
    ...headings.map(({ slots }) => slots.name?.text ?? ""),
    ...plans.flatMap(({ problem }) => (problem ? [problem] : [])),
  ]);
  const out: PlannedSentence[] = [];
  const weighed = weighedWithoutPlan(names, headings, plans);
  const printed = names.filter((name) => !weighed.has(name));
  const considered = consideredUnder(printed, weighed, headings);
  const used = new Set<Fact>();
  for (const [i, name] of printed.entries()) {
    const own = headings.filter(({ slots }) => isSame(slots.name?.text ?? "", name));
    const belonging = plans.filter(({ problem }) =>
      problem === undefined ? printed.length === 1 : isSame(problem, name),
    );
    const heading =
      own.find(({ certainty }) => certainty === "likely") ??
      own.find(({ certainty }) => certainty !== "stated") ??
      own.find(({ slots }) => slots.side) ?? // "ear infection", then "acute otitis media on the right"
      own[0];
    if (heading) {
      const side = sideOfProblem(name, printed, facts);
      const text = problemSentence(heading, side);
      out.push({ topic: "assessment", text, facts: [...own, ...(side?.facts ?? [])], problem: name });
    }
    // A symptom supports only the first problem that it concerns.
    const supporting = relatedFacts(name, facts, i === 0).filter((fact) => !used.has(fact));
    for (const fact of supporting) if (fact.kind === "symptom") used.add(fact);
    const basis = reasoningFrom(supporting, person, name);
    const plan = sentencesOf(belonging, name, person);
    const isReasoning = ({ group }: PlannedSentence): boolean => group === "Medical reasoning";
    out.push(
      ...basis,
      ...plan.filter(isReasoning),
      ...differential(considered.get(name) ?? [], name),
      ...plan.filter((sentence) => !isReasoning(sentence)),
    );
  }
  const rest = printed.length === 1 ? [] : plans.filter(({ problem }) => problem === undefined);
  if (printed.length > 0) return [...out, ...sentencesOf(rest, undefined, person)];
  // An order for a drug that the patient already takes is not for today's complaint.
  const taken = takenDrugs(facts);
  const isKnown = ({ slots }: Fact): boolean => taken.has(slots.name?.text.toLowerCase() ?? "");
  const forComplaint = rest.filter((fact) => !isKnown(fact));
  if (forComplaint.length > 0) out.push(...underComplaint(facts, person, complaint));
  return [
    ...out,
    ...sentencesOf(forComplaint, complaint ?? undefined, person),
    ...sentencesOf(rest.filter(isKnown), undefined, person),
  ];
}

/**
 * Returns the diagnoses that are only possible or unlikely and have no plan of their own: their facts by name. If all
 * diagnoses are of this kind, the first possible one is left out, so that it becomes a heading.
 */
function weighedWithoutPlan(
  names: readonly string[],
  headings: readonly Fact[],
  plans: readonly Fact[],
): ReadonlyMap<string, readonly Fact[]> {
  const all = names.flatMap((name) => {
    const own = headings.filter(({ slots }) => isSame(slots.name?.text ?? "", name));
    const isWeighed =
      own.length > 0 && own.every(({ certainty }) => certainty === "possible" || certainty === "unlikely");
    const isPlanned = plans.some(({ problem }) => problem !== undefined && isSame(problem, name));
    return isWeighed && !isPlanned ? [[name, own] as const] : [];
  });
  const named = names.filter((name) => headings.some(({ slots }) => isSame(slots.name?.text ?? "", name)));
  if (all.length < named.length) return new Map(all);
  const first = all.findIndex(([, own]) => own.some(({ certainty }) => certainty === "possible"));
  return new Map(all.filter((_each, i) => i !== first));
}

/**
 * Returns, by name of a printed problem, the facts of the `weighed` diagnoses that are listed under it. Each diagnosis
 * is listed under the printed problem that was named last before it, or else under the first one.
 */
function consideredUnder(
  printed: readonly string[],
  weighed: ReadonlyMap<string, readonly Fact[]>,
  headings: readonly Fact[],
): ReadonlyMap<string, readonly (readonly Fact[])[]> {
  const at = (name: string): number => headings.findIndex(({ slots }) => isSame(slots.name?.text ?? "", name));
  const out = new Map<string, (readonly Fact[])[]>();
  for (const [name, facts] of weighed) {
    const before = printed.filter((each) => at(each) >= 0 && at(each) < at(name));
    const under = before.toSorted((a, b) => at(b) - at(a))[0] ?? printed[0] ?? "";
    out.set(under, [...(out.get(under) ?? []), facts]);
  }
  return out;
}

/**
 * Leaves out a class of diseases ("viral infection") if a disease of that class ("shingles") is a stated or likely
 * problem too.
 */
function withoutClasses(problems: readonly Fact[]): readonly Fact[] {
  return problems.filter(({ slots }) => specificDisease(slots.name?.text ?? "", problems) === undefined);
}

/**
 * Returns an order or advice for a class of diseases ("viral infection") as one for the disease of that class among
 * `problems` ("shingles"), unless the class is itself one of them.
 */
function ofSpecific(fact: Fact, problems: readonly Fact[]): Fact {
  const { problem } = fact;
  if (problem === undefined || problems.some((each) => isSame(each.slots.name?.text ?? "", problem))) return fact;
  const specific = specificDisease(problem, problems);
  return specific === undefined ? fact : { ...fact, problem: specific };
}

/** Returns one sentence for the diagnoses that are possible and one for those that are unlikely. */
function differential(weighed: readonly (readonly Fact[])[], problem: string): PlannedSentence[] {
  return (["possible", "unlikely"] as const).flatMap((certainty) => {
    const own = weighed.filter((facts) => facts.every((fact) => fact.certainty === certainty));
    if (own.length === 0) return [];
    const names = own.map(([first]) => (first ? problemName(first) : ""));
    const text =
      certainty === "possible"
        ? `Also considered: ${listOf(names, "or")}`
        : `Considered unlikely: ${listOf(names, "or")}`;
    return [
      {
        topic: "assessment" as const,
        text: asSentence(text),
        facts: own.flat(),
        group: "Medical reasoning",
        problem,
      },
    ];
  });
}

/** Returns the drugs that the patient takes, in lower case. */
function takenDrugs(facts: readonly Fact[]): ReadonlySet<string> {
  return new Set(
    facts.flatMap(({ kind, polarity, subject, slots }) =>
      kind === "medication" && polarity === "present" && subject === "patient" && slots.name
        ? [slots.name.text.toLowerCase()]
        : [],
    ),
  );
}

/**
 * Returns the complaint as a heading, if a symptom has its name, and the reasoning for it. Empty without a complaint.
 */
function underComplaint(facts: readonly Fact[], person: Person, complaint: string | null): PlannedSentence[] {
  if (!complaint) return [];
  const name = complaint.replace(/ for (?:approximately |about )?.*$/, "").replace(/\.$/, "");
  const first = facts.find(
    ({ kind, slots }) => kind === "symptom" && slots.name?.text.toLowerCase() === name.toLowerCase(),
  );
  const basis = reasoningFrom(relatedFacts(name, facts, true), person, name);
  return first ? [{ topic: "assessment", text: asSentence(name), facts: [first], problem: name }, ...basis] : basis;
}

/**
 * Returns whether the patient had a symptom only earlier, without a stated onset or length. "Pain" without a site joins
 * mentions of several times, so that it is never over.
 */
const isOver = ({ time, slots }: Fact): boolean =>
  time.when === "past" &&
  slots.name?.text !== "pain" &&
  !time.duration &&
  !time.onset &&
  !slots.duration &&
  !slots.when &&
  !slots.value;

/** Maximum number of symptoms in the reasoning for a problem. */
const maxBasis = 3;

/**
 * Returns the reasoning for a problem: up to three reported symptoms, up to two results, and up to three abnormal
 * findings of the examination.
 */
function reasoningFrom(facts: readonly Fact[], person: Person, problem: string): PlannedSentence[] {
  const sentence = (text: string, from: readonly Fact[]): PlannedSentence => ({
    topic: "assessment",
    text,
    facts: from,
    group: "Medical reasoning",
    problem,
  });
  const subject = person.sex === "male" ? "He" : person.sex === "female" ? "She" : "The patient";
  const symptoms = facts
    .filter(
      (fact) =>
        fact.kind === "symptom" &&
        fact.polarity === "present" &&
        !isOver(fact) &&
        !isAttribute(fact) &&
        fact.slots.name?.text.toLowerCase() !== problem.toLowerCase(),
    )
    .slice(0, maxBasis);
  const results = facts.filter(({ kind }) => kind === "result").slice(0, 2);
  const abnormal = facts
    .filter(
      ({ kind, slots }) =>
        kind === "exam" &&
        printFault(slots.finding?.text ?? "", true) === null &&
        !/^no\b|\b(?:normal|clear|intact|regular|soft|good|full|negative)\b/i.test(slots.finding?.text ?? ""),
    )
    .slice(0, 3);
  return [
    ...(symptoms.length > 0
      ? [sentence(`${subject} reports ${listOf(symptoms.map(symptomPhrase), "and")}.`, symptoms)]
      : []),
    ...results.map((fact) => sentence(resultSentence(fact), [fact])),
    ...abnormal.map((fact) => sentence(examSentence(fact), [fact])),
  ];
}

/** Returns the sentences for facts of a plan, in the order of `groupOrder` and without repeats. */
function sentencesOf(facts: readonly Fact[], problem: string | undefined, person: Person): PlannedSentence[] {
  const sentences = facts.flatMap((fact): PlannedSentence[] => {
    const text = textOf(fact, person);
    const isReasoning = hasRole(fact, "reasoning");
    const group = isReasoning ? "Medical reasoning" : isAgreement(fact) ? "Patient agreement" : planGroup(fact);
    const sentence = (line: string, under: string): PlannedSentence => ({
      topic: isReasoning ? "assessment" : "plan",
      text: line,
      facts: [fact],
      group: under,
      ...(problem ? { problem } : {}),
    });
    return [
      ...(text ? [sentence(text, group)] : []),
      ...lostDrugs(fact, text ?? "").map((line) => sentence(line, "Medical treatment")),
    ];
  });
  const seen = new Set<string>();
  return groupOrder
    .flatMap((group) => withoutRepeatedSubject(sentences.filter((sentence) => sentence.group === group)))
    .filter(({ text }) => !seen.has(text.toLowerCase()) && Boolean(seen.add(text.toLowerCase())));
}

/** Matches words with which a drug can be named without being ordered: "instead of", "side effects", "may make". */
const canBeAgainstPattern =
  /\b(?:no|not|never|whether|decide|avoid\w*|stop\w*|hold\w*|without|instead of|rather than|off|worse|cause[sd]?|something else|side effects?|interact\w*)\b|\b(?:can|could|may|might) (?:make|give|affect)\b/i;

/** Matches the reason for an order at its end: "since you cannot take Bactrim", "because of the penicillin allergy". */
const reasonPattern =
  /,? \b(?:(?:since|because|as|given that) (?:you|he|she|they|it)|(?:because of|due to|owing to|given|in view of|on account of) (?:your|his|her|their|the|that|this))\b.*$/i;

/**
 * Returns a line for each drug of an order or piece of advice that its sentence (`text`) omits, so that no drug is lost
 * with a sentence that cannot be printed. Empty if the order has a condition, is uncertain or can be about not taking
 * the drug.
 */
function lostDrugs(fact: Fact, text: string): string[] {
  if ((fact.kind !== "order" && fact.kind !== "advice") || fact.slots.action?.text === "medication") return [];
  // Without the condition of its order, the drug would seem to be ordered unconditionally.
  if (fact.condition || fact.slots.when || fact.certainty !== "stated" || /\b(?:if|might|unless)\b/i.test(fact.said))
    return [];
  if (canBeAgainstPattern.test(fact.said)) return [];
  // "Macrobid, since you cannot take Bactrim" and "because of the Bactrim" order no Bactrim.
  const ordered = fact.said.replace(reasonPattern, "");
  const written = new Set(readMedications(text).map(({ drug }) => drug.generic));
  return readMedications(ordered)
    .filter(
      ({ drug, dose, frequency }) =>
        !written.has(drug.generic) &&
        (fact.slots.what?.text === "medication" || dose !== undefined || frequency !== undefined),
    )
    .map(({ drug, dose, unit, frequency, duration }) =>
      asSentence(
        [
          drugName(drug.name),
          dose && unit ? `${dose} ${unit}` : (dose ?? ""),
          frequency ?? "",
          duration ? `for ${duration}` : "",
        ]
          .filter(Boolean)
          .join(" "),
      ),
    );
}

/**
 * Keeps "We will" only in the first sentence of a group; later sentences start with the verb: "Order a lipid panel."
 */
function withoutRepeatedSubject(sentences: readonly PlannedSentence[]): PlannedSentence[] {
  return sentences.map((sentence, i) =>
    i === 0 || !/^We will (?!not\b)[a-z]/.test(sentence.text)
      ? sentence
      : { ...sentence, text: asSentence(sentence.text.slice("We will ".length)) },
  );
}

/** Returns the sentence for a fact of assessment or plan; null if it is not fit for a note. */
function textOf(fact: Fact, person: Person): string | null {
  if (fact.kind === "refusal") return refusalSentence(fact, person);
  if (hasRole(fact, "explanation")) return explanationSentence(fact, person);
  if (hasRole(fact, "agreement")) return "The patient agrees with the recommended treatment plan.";
  if (fact.kind === "statement") return reasoningSentence(fact, person);
  return planSentence(fact, person);
}

/** Returns the names without empty names and repeats, compared by `isSame`. */
function unique(names: readonly string[]): string[] {
  const out: string[] = [];
  for (const name of names) if (name !== "" && !out.some((known) => isSame(known, name))) out.push(name);
  return out;
}

/**
 * Returns whether two names are equal, one ends with the other ("knee pain" and "left knee pain"), or one adds a body
 * part or a cause ("fracture" and "fracture of the wrist").
 */
const isSame = (a: string, b: string): boolean => {
  const [x, y] = [comparableName(a), comparableName(b)];
  return x === y || x.endsWith(` ${y}`) || y.endsWith(` ${x}`) || x.startsWith(`${y} of `) || y.startsWith(`${x} of `);
};

/** Returns the name by which a disease is compared: "DVT" and "blood clot" are "deep vein thrombosis". */
const comparableName = rememberResults((name) => {
  const [term, other] = findTerms(tokenize(name), ["condition"]);
  return term && !other && term.end - term.start > name.length / 2 && !/\d/.test(name)
    ? term.name.toLowerCase()
    : name.toLowerCase();
});
