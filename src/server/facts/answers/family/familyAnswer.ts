import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { certaintyOf, isAboutFamily, readFamily, relativesIn, relativesOf } from "../../frames/readFamily";
import { clausesOf, trimmed } from "../../roles/clausesOf";
import { findDiseaseGroups } from "../../terms/findDiseaseGroups";
import { findConditions } from "../../terms/findConditions";
import { findSuicides } from "../../terms/findSuicides";
import { findSymptoms } from "../../terms/findSymptoms";
import { namedConditions } from "../../terms/namedConditions";
import { readAnswer } from "../../acts/readAnswer";
import { withoutDenied, withSidesNamed } from "./familySides";
import { familySymptoms } from "./familySymptoms";
import { familyTurn, withAges } from "./familyTurn";
import { correctedRelative, notOfBloodPattern, relativeAsked } from "./relativeAsked";
import { livesIn, withLives } from "./relativeLife";
import { addsLittle, type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a denial of diseases of all relatives: "Everyone is healthy", "No one in my family has that". */
const deniesFamilyPattern =
  /\b(?:every(?:one|body)|(?:my|the) (?:whole )?family|they|(?:all|both) of them|my parents|my mom and dad) (?:is|are|has been|have been|all|seem\w*)(?: \w+){0,3}? (?:healthy|fine|good|well|okay)\b|\b(?:no ?(?:one|body)|none)\b.{0,30}\b(?:family|has|had|that|anything)\b|\bno(?:t| one)? .{0,20}(?:that|as far as) I (?:know|am aware)/i;

/** Matches relatives who are excepted from a denial: "no one except my aunt". */
const exceptionPattern =
  /\b(?:except|apart from|other than|besides|but|just|only)(?: (?:for|that|maybe|with))? (?:just |only |maybe )?(?:my|on my|one of my|an?) [a-z' ]{2,40}$/i;

/** Matches an adopted patient, whose family is not known: "I was adopted, so no idea". */
const adoptedPattern =
  /^(?:(?:well|oh|um|no|actually|so|I do not know),? )*I (?:was|am) adopted\b(?! (?:by|at|when)\b)/i;
/** Matches a question that asks whether relatives are alive: "Are your parents still living?" */
const asksWhetherAlivePattern = /\b(?:alive|living|around|with us)\b/i;
/** Matches a question about diseases besides those known: "any other family history". */
const asksForOthersPattern = /\bany other\b|\banything else\b/i;

/** Matches a relative for whom an answer affirms what was asked: "| My mom | did, they stopped after menopause". */
const relativeDidPattern =
  /^(?:(?:yes|yeah|well|only|just),? )*my ([a-z]+(?: [a-z]+)?) (?:did|does|do|has|had|gets?|got)(?: (?:it|them|that|those|too))?(?=$|[,.])/i;
/** Matches what a question asks of the family at its end: "Does anyone in the family get | migraines |?" */
const askedAtEndPattern = /\b(?:gets?|have|has|had|with|of|suffer from) (?:any |a )?([a-z]+(?: [a-z]+)?)\?*$/i;

/** Reads what an answer affirms of one relative by "did" or "has" alone; null for other answers. */
function affirmedOfRelative(exchange: Exchange): Fact | null {
  const said = relativeDidPattern.exec(exchange.answer.text)?.[1];
  const what = askedAtEndPattern.exec(exchange.asked)?.[1]?.toLowerCase();
  if (!said || !what || (findSymptoms(what).length === 0 && namedConditions(what).length === 0)) return null;
  const [person, another] = relativesOf(`my ${said}`);
  if (!person || another || notOfBloodPattern.test(person.name)) return null;
  return makeFact({
    kind: "family",
    from: questionAndAnswer(exchange),
    subject: { relative: person.name },
    slots: { relative: person.name, condition: what },
  });
}

/** Reads that the family history of an adopted patient is not known; null for other answers. */
function notKnown(exchange: Exchange): Fact | null {
  if (!adoptedPattern.test(exchange.answer.text)) return null;
  return makeFact({
    kind: "statement",
    from: questionAndAnswer(exchange),
    slots: { detail: "my family history is not known because I was adopted", of: "family" },
    said: exchange.answer.text,
  });
}

/**
 * Reads an answer about diseases of relatives: the diseases and symptoms that it names, and whether it affirms or
 * denies those asked about, of all relatives, of one, or of a side of the family.
 */
export function familyAnswer(exchange: Exchange): AnswerResult {
  const items = diseasesAsked(exchange.asked);
  const corrected = correctedRelative(exchange, items);
  if (corrected) return { facts: [corrected], coversAnswer: true };
  const named = exchange.turn.map((sentence) => ({ ...sentence, text: withSidesNamed(sentence.text) }));
  const { turn, denials } = withoutDenied(
    named,
    exchange.question,
    items.map(({ name }) => name),
  );
  const [answer] = turn;
  if (denials.length === 0) return relativesAnswer(exchange);
  if (!answer) return { facts: denials, coversAnswer: true };
  const read = relativesAnswer({ ...exchange, answer, turn, reply: readAnswer(answer.text) });
  return { ...read, facts: [...denials, ...read.facts] };
}

/** Matches words with which a denial about one relative is one of the whole family: "no one in my family". */
const ofAllPattern = /\b(?:family|every(?:one|body)|no ?(?:one|body)|none|any(?:one|body))\b/i;

/** As `familyAnswer`, for an answer without relatives for whom alone a disease is denied. */
function relativesAnswer(exchange: Exchange): AnswerResult {
  const { asked, answer, reply, question } = exchange;
  const items = diseasesAsked(asked);
  const turn = familyTurn(exchange.turn, items.length === 1 ? items[0]?.name : undefined);
  const read = turn.flatMap((sentence) => {
    // "Yeah. A lot of my family have gout."
    const isOfFamily = sentence.start === answer.start || isAboutFamily(sentence.text);
    return readFamily(sentence, isOfFamily ? question : undefined).filter(
      ({ slots }) => (isOfFamily || slots.relative) && !notOfBloodPattern.test(slots.relative?.text ?? ""),
    );
  });
  const named = withLives(withAges(read, exchange.turn), livesIn(turn));
  const isNo = reply.polarity === "no" || deniesFamilyPattern.test(answer.text);
  const ofOne = ofAllPattern.test(answer.text) ? undefined : relativeAsked(asked);
  const denialOf = (condition: string): Fact =>
    makeFact({
      kind: "family",
      from: questionAndAnswer(exchange),
      subject: { relative: ofOne ?? "family" },
      polarity: "absent",
      certainty: reply.isHedged ? "likely" : "stated",
      slots: {
        relative: condition === "" ? undefined : ofOne,
        condition,
        object: condition === "" && asksForOthersPattern.test(asked) ? "other family history" : undefined,
      },
    });
  const alone = named.length === 0 ? (affirmedOfRelative(exchange) ?? notKnown(exchange)) : null;
  if (alone) return { facts: [alone], coversAnswer: true };
  if (named.length > 0) {
    const spoken = turn.map(({ text }) => text).join(". ");
    const deniesRest =
      isNo ||
      /\b(?:not the other|nothing else|no others?|that is (?:it|all)|none of the others?|(?:just|only)(?! (?:got|had|has|have|been|found|started|diagnosed|recently|turned|came|went|died|passed|lost|\d)\b))\b/i.test(
        spoken,
      );
    const rest = deniesRest
      ? items.filter(
          ({ name }) => !named.some(({ slots }) => slots.condition && isSameDisease(slots.condition.text, name)),
        )
      : [];
    return {
      facts: [...named, ...sharedDisease(exchange, items, named), ...rest.map(({ name }) => denialOf(name))],
      coversAnswer: true,
      unread: ofPatient(answer.text),
    };
  }
  const symptoms = isNo ? [] : familySymptoms(turn, question);
  if (symptoms.length > 0) return { facts: symptoms, coversAnswer: true, unread: ofPatient(answer.text) };
  // "No one but my aunt" affirms the disease.
  const excepted = exceptionPattern.exec(turn.map(({ text }) => text).join(". "))?.[0] ?? "";
  if (isNo && relativesIn(excepted).length > 0)
    return affirmedFamily({ ...exchange, turn: [{ ...answer, text: excepted }] }, items);
  if (isNo && asksWhetherAlivePattern.test(asked)) return { facts: [], coversAnswer: reply.rest === "" };
  if (isNo)
    return {
      facts: items.length > 0 ? items.map(({ name }) => denialOf(name)) : [denialOf("")],
      coversAnswer: addsLittle(reply),
    };
  return { ...affirmedFamily(exchange, items), unread: ofPatient(answer.text) };
}

/** Matches a question about the cancers of two organs, with the organs as the groups: "breast or ovarian cancer". */
const twoCancersPattern =
  /\b(bowel|colon|breast|prostate|lung|ovarian|pancreatic|skin|kidney|liver|stomach|brain|throat|thyroid|bladder|uterine|cervical|testicular)(?: cancers?)? (?:or|and) (bowel|colon|breast|prostate|lung|ovarian|pancreatic|skin|kidney|liver|stomach|brain|throat|thyroid|bladder|uterine|cervical|testicular) cancers?\b/i;

/** Returns the diseases and groups of diseases that a question names: "heart problems or cancer". */
function diseasesAsked(asked: string): { name: string }[] {
  const groups = findDiseaseGroups(asked);
  const pair = twoCancersPattern.exec(asked);
  if (pair) return pair.slice(1, 3).map((organ) => ({ name: `${organ.toLowerCase()} cancer` }));
  const own = findConditions(asked).filter(({ start, end }) =>
    groups.every((group) => end <= group.start || start >= group.end),
  );
  return [...groups, ...own, ...findSuicides(asked)].toSorted((a, b) => a.start - b.start);
}

/** Matches a clause that affirms the disease asked about without its name: "my gran had it". */
const hasThatPattern = /\b(?:has|had|have|got|died of|suffers? from) (?:it|that|one|the same)\b/i;

/**
 * Reads the relatives who have the one disease asked about, from an answer that also names other diseases: "My gran had
 * it, and my dad had a stroke".
 */
function sharedDisease(exchange: Exchange, items: readonly { name: string }[], named: readonly Fact[]): Fact[] {
  const [item, other] = items;
  if (!item || other) return [];
  const clauses = exchange.turn.flatMap(({ text }) => clausesOf(text).map((clause) => clause.text));
  return clauses
    .filter(
      (clause) =>
        hasThatPattern.test(clause) && namedConditions(clause).length === 0 && !/\b(?:not|never|no)\b/i.test(clause),
    )
    .flatMap((clause) => relativesIn(clause).slice(0, 1))
    .filter(
      (relative) =>
        !named.some(({ slots }) => slots.relative?.text === relative && slots.condition?.text === item.name),
    )
    .map((relative) =>
      makeFact({
        kind: "family",
        from: questionAndAnswer(exchange),
        subject: { relative },
        slots: { relative, condition: item.name },
      }),
    );
}

/**
 * Returns what an answer says about the patient's own diseases and symptoms: "Dad had a stroke, | and I had a
 * melanoma".
 */
const ofPatient = (text: string): string =>
  clausesOf(text)
    .filter(
      ({ subject, text: said }) =>
        subject === "patient" && (namedConditions(said).length > 0 || findSymptoms(said).length > 0),
    )
    .filter(
      ({ text: said }) => relativesIn(said).length === 0 || /\b(?:same as|just like|as did) (?:my|the)\b/i.test(said),
    )
    .filter((clause) => !/\b(?:family|sides?)\b/i.test(clause.text))
    .map((clause) => trimmed(clause.text))
    .join(", ");

/** Matches organs that say which cancer is meant: "Bowel, my grandad". */
const organPattern =
  /\b(bowel|colon|breast|prostate|lung|ovarian|pancreatic|skin|kidney|liver|stomach|brain|throat|thyroid|bladder|bone|blood|womb|uterine|cervical|testicular|o?esophageal)\b/gi;

/**
 * Returns the name of a disease with the kind that an answer gives: for a cancer the organ named right before the
 * relative or, if there is none, after it; for diabetes its type. `before`: where the words before the relative begin;
 * `start` and `end` are those of the relative.
 */
function kindOfDisease(
  disease: string,
  said: string,
  relative: { before: number; start: number; end: number },
): string {
  const after = said.slice(relative.end);
  const type = /^diabetes$/i.test(disease) ? /^[^.;]{0,60}\btype ([12]|one|two)\b/i.exec(after)?.[1] : undefined;
  if (type) return `type ${type.replace(/one/i, "1").replace(/two/i, "2")} diabetes`;
  if (!/^cancers?$/i.test(disease)) return disease;
  const organ =
    [...said.slice(relative.before, relative.start).matchAll(organPattern)].at(-1)?.[0] ??
    [...after.matchAll(organPattern)][0]?.[0];
  return organ ? `${organ.toLowerCase()} cancer` : disease;
}

/**
 * Reads an answer that affirms the one disease asked about, by naming relatives or with a plain yes; no facts
 * otherwise.
 */
function affirmedFamily(exchange: Exchange, items: readonly { name: string }[]): AnswerResult {
  const { turn, reply } = exchange;
  // "My dad had a heart attack" does not affirm the anxiety that was asked about.
  const said = turn
    .map(({ text }) => text)
    .filter(
      (text) =>
        namedConditions(text).every(({ name }) => items.some((item) => isSameDisease(item.name, name))) ||
        relativesIn(text).some((name) => notOfBloodPattern.test(name)),
    )
    .join(". ");
  const relatives = relativesOf(said).filter(({ name }, i, all) => all.findIndex((one) => one.name === name) === i);
  const [item] = items;
  if (relatives.length > 0 && item && items.length === 1)
    return {
      facts: relatives
        .filter(({ name }) => !notOfBloodPattern.test(name))
        .map(({ name: relative, start, end }, i) =>
          makeFact({
            kind: "family",
            from: questionAndAnswer(exchange),
            subject: { relative },
            certainty: certaintyOf(
              said.slice(relatives[i - 1]?.end ?? 0, start),
              said.slice(end, relatives[i + 1]?.start),
            ),
            slots: {
              relative,
              condition: kindOfDisease(item.name, said, { before: relatives[i - 1]?.end ?? 0, start, end }),
            },
          }),
        ),
      coversAnswer: true,
    };
  const ofOrgan = organAffirmed(exchange, items, said);
  if (ofOrgan) return { facts: ofOrgan, coversAnswer: true };
  const relative = relativeAsked(exchange.asked);
  if (reply.polarity === "yes" && items.length === 1)
    return {
      facts: [
        makeFact({
          kind: "family",
          from: questionAndAnswer(exchange),
          subject: { relative: relative ?? "family" },
          slots: { relative, condition: items[0]?.name },
        }),
      ],
      coversAnswer: reply.rest === "",
    };
  return { facts: [], coversAnswer: false };
}

/**
 * Reads the one of several cancers that an answer names by its organ, and those that it denies: "Breast, my aunt, at
 * 45. No ovarian." Null for other questions and answers.
 */
function organAffirmed(exchange: Exchange, items: readonly { name: string }[], said: string): Fact[] | null {
  const organOf = (name: string): string => name.replace(/ cancer$/, "");
  const spoken = said.toLowerCase();
  const affirmed = items.find(({ name }) => spoken.startsWith(`${organOf(name)},`));
  const [relative] = relativesIn(said);
  if (!affirmed || items.length < 2 || !relative || !items.every(({ name }) => name.endsWith(" cancer"))) return null;
  const from = questionAndAnswer(exchange);
  const age = /\bat (\d{2})\b/.exec(said)?.[1];
  return [
    makeFact({ kind: "family", from, subject: { relative }, slots: { relative, condition: affirmed.name, age } }),
    ...items
      .filter(({ name }) => spoken.includes(`no ${organOf(name)}`))
      .map(({ name }) =>
        makeFact({
          kind: "family",
          from,
          subject: { relative: "family" },
          polarity: "absent",
          slots: { condition: name },
        }),
      ),
  ];
}

/** Matches diseases and operations of the heart, which a question about "heart disease" includes. */
const ofHeartPattern =
  /\b(?:heart|cardiac|coronary|stents?|bypass|cabg|angina|myocardial|infarction|cardiomyopathy|pacemaker|angioplasty|arrhythmia|atrial)\b/i;

/** Returns whether two names begin alike, or the first is a kind of the second: "breast cancer" of "cancers". */
function isSameDisease(a: string, b: string): boolean {
  const stem = (name: string): string => name.toLowerCase().slice(0, 5);
  return (
    stem(a) === stem(b) ||
    (ofHeartPattern.test(a) && ofHeartPattern.test(b)) ||
    (!b.includes(" ") && stem(a.split(" ").at(-1) ?? "") === stem(b))
  );
}
