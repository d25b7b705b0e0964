import fc from "fast-check";
import { expect, test } from "vitest";
import { contentId } from "../../../src/server/notes/content/contentId";
import { mergeRedraft } from "../../../src/server/notes/content/mergeRedraft";
import { mergeSave } from "../../../src/server/notes/content/mergeSave";
import { removedSentences } from "../../../src/server/notes/content/removedSentences";
import { isByPerson } from "../../../src/shared/notes/isByPerson";
import type { Finding, NoteSection, RemovedSentence, Sentence } from "../../../src/shared/notes/document";

interface Before {
  sections: NoteSection[];
  removed: RemovedSentence[];
}

const written = (text: string, section = "plan", evidence: string[] = []): Sentence => ({
  id: contentId(section, text),
  text,
  evidence,
  origin: "drafted",
  findings: [],
});
const typed = (text: string): Sentence => ({ id: `t-${text}`, text, evidence: [], origin: "typed", findings: [] });
const plan = (sentences: Sentence[], key = "plan"): NoteSection => ({
  id: key,
  key,
  title: key,
  style: "bullets",
  sentences,
});
const draftOf = (texts: readonly string[]): NoteSection[] => [plan(texts.map((text) => written(text)))];

/** The note after a person saved the sentences that `change` returns, by the rules of a save. */
function saved(before: Before, change: (sentences: Sentence[]) => Partial<Sentence>[]): Before {
  let ids = 0;
  const sections = before.sections.map(({ key, sentences }) => ({
    key,
    sentences: change(sentences).map(({ id = "", text = "", evidence = [], origin = "typed" }) => ({
      id,
      text,
      evidence,
      origin,
    })),
  }));
  const merged = mergeSave(before.sections, before, sections, () => `new-${++ids}`);
  if ("conflicts" in merged) throw new Error("no conflict is possible");
  return { sections: merged.sections, removed: removedSentences(before, merged.sections) };
}

const sentencesOf = (sections: readonly NoteSection[]) => sections.flatMap(({ sentences }) => sentences);
const textsOf = (sections: readonly NoteSection[]) => sentencesOf(sections).map(({ text }) => text);
const redraft = (before: Before, drafted: NoteSection[]) => textsOf(mergeRedraft(before, drafted));

/** One edit of a person at a position: its kind, and the text that it writes. */
type Edit = readonly ["type" | "change" | "remove" | "answer" | "move", number, string];

const words = fc.uniqueArray(fc.constantFrom("A", "B", "C", "D", "E", "F", "G", "H", "I", "J"), { maxLength: 8 });
const edits = fc.array(
  fc.tuple(
    fc.constantFrom<Edit[0]>("type", "change", "remove", "answer", "move"),
    fc.nat(9),
    fc.stringMatching(/^[a-z]{6}$/),
  ),
  { maxLength: 6 },
);

function edited(before: Before, list: readonly Edit[]): Before {
  return list.reduce<Before>((note, [kind, at, text]) => {
    if (kind === "answer") return answered(note, at);
    return saved(note, (sentences) => {
      const i = sentences.length === 0 ? 0 : at % sentences.length;
      if (kind === "type") return sentences.toSpliced(i, 0, typed(text));
      if (kind === "remove") return sentences.toSpliced(i, 1);
      const one = sentences[i];
      if (!one) return sentences;
      if (kind === "move") return [...sentences.toSpliced(i, 1), one];
      return sentences.with(i, { ...one, text });
    });
  }, before);
}

/** The note with a finding of its sentence at a position kept. */
function answered(note: Before, at: number): Before {
  const kept = { id: `f-${at}`, resolved: "keep" } as Finding;
  const sections = note.sections.map((section) => {
    const i = section.sentences.length === 0 ? 0 : at % section.sentences.length;
    const sentences = section.sentences.map((one, n) => (n === i ? { ...one, findings: [kept] } : one));
    return { ...section, sentences };
  });
  return { ...note, sections };
}

const anyNote = fc
  .tuple(words, edits)
  .map(([texts, list]) => ({ texts, note: edited({ sections: draftOf(texts), removed: [] }, list) }));

test("a redraft keeps every sentence of a person exactly once and in order", () => {
  fc.assert(
    fc.property(anyNote, words, ({ note }, texts) => {
      const own = sentencesOf(note.sections).filter(isByPerson);
      const after = sentencesOf(mergeRedraft(note, draftOf(texts)));
      expect(after.filter(({ id }) => own.some((each) => each.id === id))).toEqual(own);
    }),
  );
});

test("a person's sentence stays after its drafted neighbor if the redraft has that neighbor", () => {
  fc.assert(
    fc.property(anyNote, words, ({ note }, texts) => {
      const before = sentencesOf(note.sections);
      const after = sentencesOf(mergeRedraft(note, draftOf(texts)));
      const neighbor = (list: Sentence[], of: string) =>
        list
          .slice(
            0,
            list.findIndex(({ id }) => id === of),
          )
          .findLast((each) => !isByPerson(each));
      for (const { id } of before.filter(isByPerson)) {
        const drafted = neighbor(before, id);
        if (drafted && texts.some((text) => text === drafted.text)) expect(neighbor(after, id)?.id).toBe(drafted.id);
      }
    }),
  );
});

test("a redraft of unchanged speech changes nothing", () => {
  fc.assert(
    fc.property(anyNote, ({ texts, note }) => {
      expect(mergeRedraft(note, draftOf(texts))).toEqual(note.sections);
    }),
  );
});

test("a second redraft of the same speech changes nothing", () => {
  fc.assert(
    fc.property(anyNote, words, ({ note }, texts) => {
      const once = mergeRedraft(note, draftOf(texts));
      expect(mergeRedraft({ ...note, sections: once }, draftOf(texts))).toEqual(once);
    }),
  );
});

test("a redraft has exactly the drafted sentences that no person changed, removed or wrote", () => {
  fc.assert(
    fc.property(anyNote, words, ({ note }, texts) => {
      const own = new Set(
        sentencesOf(note.sections)
          .filter(isByPerson)
          .map((each) => each.id),
      );
      const removed = new Set(note.removed.map(({ text }) => text));
      const after = sentencesOf(mergeRedraft(note, draftOf(texts))).filter((each) => !isByPerson(each));
      const wanted = texts.filter((text) => !removed.has(text) && !own.has(contentId("plan", text)));
      expect(after.map(({ text }) => text).toSorted()).toEqual(wanted.toSorted());
    }),
  );
});

test("new drafted sentences are placed before or after a person's sentences", () => {
  const note = saved({ sections: draftOf(["A", "B"]), removed: [] }, ([a, b]) => [a!, typed("mine"), b!]);
  expect(redraft(note, draftOf(["N", "A", "M", "B", "O"]))).toEqual(["N", "A", "mine", "M", "B", "O"]);
  expect(redraft(note, draftOf(["X", "B"]))).toEqual(["X", "mine", "B"]);
});

test("a removed sentence stays out after several redrafts, until the removal is undone", () => {
  const first = { sections: draftOf(["A", "B"]), removed: [] };
  const note = saved(first, ([a]) => [a!]);
  const again = { ...note, sections: mergeRedraft(note, draftOf(["A", "B"])) };
  expect(redraft(again, draftOf(["A", "B", "C"]))).toEqual(["A", "C"]);
  expect(saved(again, ([a]) => [a!, written("B")]).removed).toEqual([]);
});

test("undoing an edit gives the sentence back to the drafter", () => {
  const first = { sections: draftOf(["A"]), removed: [] };
  const changed = saved(first, ([a]) => [{ ...a!, text: "mine" }]);
  const undone = saved(changed, () => [written("A")]);
  expect(undone).toEqual(first);
  expect(redraft(undone, draftOf(["Z"]))).toEqual(["Z"]);
});

test("text moved here from another section belongs to the person", () => {
  const note = saved({ sections: draftOf(["A"]), removed: [] }, ([a]) => [
    a!,
    { ...written("B", "subjective", ["u1"]), id: "moved" },
  ]);
  expect(redraft(note, draftOf([]))).toEqual(["B"]);
});

test("a drafted sentence that rests on the same speech as a person's edit is not added beside it", () => {
  const first = { sections: [plan([written("Lisinopril 10 mg daily.", "plan", ["u1"])])], removed: [] };
  const note = saved(first, ([a]) => [{ ...a!, text: "Lisinopril 10 mg each morning." }]);
  const corrected = [plan([written("Lisinopril 20 mg daily.", "plan", ["u1"]), written("B", "plan", ["u2"])])];
  expect(redraft(note, corrected)).toEqual(["Lisinopril 10 mg each morning.", "B"]);
});

test("a rephrased drafted sentence takes the place of the one that rests on the same speech", () => {
  const first = { sections: [plan([written("A", "plan", ["u1"]), written("B", "plan", ["u2"])])], removed: [] };
  const note = saved(first, ([a, b]) => [a!, typed("mine"), b!]);
  const shorter = [plan([written("b", "plan", ["u2"]), written("a", "plan", ["u1"])])];
  expect(redraft(note, shorter)).toEqual(["a", "mine", "b"]);
});

test("another template keeps what a person wrote and removed", () => {
  const note = saved({ sections: draftOf(["A", "B", "C"]), removed: [] }, ([a]) => [a!, typed("mine")]);
  const other = [
    plan(
      ["A", "B", "D"].map((text) => written(text, "hpi")),
      "hpi",
    ),
  ];
  const merged = mergeRedraft(note, other);
  expect(merged.map(({ key }) => key)).toEqual(["hpi", "plan"]);
  expect(textsOf(merged)).toEqual(["A", "D", "mine"]);
});

/** The note after a draft with a template that lacks the section, and what a person wrote in it in the meantime. */
function withOther(note: Before, change: (sentences: Sentence[]) => Partial<Sentence>[] = (own) => own): Before {
  const lacking = mergeRedraft(note, [plan([written("X", "hpi")], "hpi")]);
  const own = saved({ sections: lacking.filter(({ key }) => key === "plan"), removed: note.removed }, change);
  return { sections: [...lacking.filter(({ key }) => key !== "plan"), ...own.sections], removed: own.removed };
}
const back = (note: Before, former: Before, texts: readonly string[]) =>
  textsOf(mergeRedraft(note, draftOf(texts), former.sections));

test("typed sentences return to their places when a template that lacks their section is left again", () => {
  const note = saved({ sections: draftOf(["A", "B"]), removed: [] }, ([a, b]) => [
    typed("first"),
    a!,
    typed("mine"),
    b!,
    typed("last"),
  ]);
  const all = ["first", "A", "mine", "B", "last"];
  expect(back(withOther(note), note, ["A", "B"])).toEqual(all);
  expect(back(withOther(note), note, ["A", "C", "B"])).toEqual(["first", "A", "mine", "C", "B", "last"]);
  expect(back(withOther(note), note, ["B"])).toEqual(["first", "mine", "B", "last"]);
  const extended = withOther(note, ([first, mine, last]) => [first!, mine!, typed("more"), last!, typed("end")]);
  expect(back(extended, note, ["A", "B"])).toEqual(["first", "A", "mine", "B", "more", "last", "end"]);
});

test("typed sentences that were put in another order in the meantime keep that order", () => {
  const note = saved({ sections: draftOf(["A", "B"]), removed: [] }, ([a, b]) => [a!, typed("one"), b!, typed("two")]);
  const turned = withOther(note, ([one, two]) => [two!, one!]);
  expect(back(turned, note, ["A", "B"])).toEqual(["two", "one", "A", "B"]);
});

test("every sentence of a person is kept once and in order, wherever an earlier document had them", () => {
  fc.assert(
    fc.property(anyNote, anyNote, words, ({ note }, { note: former }, texts) => {
      const own = sentencesOf(note.sections).filter(isByPerson);
      const after = sentencesOf(mergeRedraft(withOther(note), draftOf(texts), former.sections));
      expect(after.filter(({ id }) => own.some((each) => each.id === id))).toEqual(own);
      const again = sentencesOf(mergeRedraft(withOther(note), draftOf(texts), note.sections));
      expect(again.filter(({ id }) => own.some((each) => each.id === id))).toEqual(own);
    }),
  );
});

test("a new sentence is a person's, whatever its save says that it is", () => {
  const origins = ["drafted", "history", "edited", "typed"] as const;
  const before = { sections: draftOf(["A"]), removed: [] };
  for (const origin of origins)
    for (const id of ["", contentId("plan", "B")]) {
      const after = (evidence: string[]) =>
        sentencesOf(saved(before, (own) => [...own, { id, text: "B", origin, evidence }]).sections)[1]?.origin;
      expect(after([])).toBe(origin === "edited" ? "edited" : "typed");
      expect(after(["line"])).toBe(origin === "typed" ? "typed" : "edited");
    }
});

test("words do not become drafted by an id that is derived from them", () => {
  const before = { sections: draftOf(["A"]), removed: [] };
  const id = contentId("plan", "B");
  const first = saved(before, (own) => [...own, { id, text: "other words", origin: "edited", evidence: ["line"] }]);
  const second = saved(first, (own) => own.map((each) => (each.id === id ? { ...each, text: "B" } : each)));
  expect(sentencesOf(second.sections)[1]?.origin).toBe("edited");
});

test("a drafted sentence is drafted again after its edit or removal was undone", () => {
  const before = { sections: draftOf(["A", "B"]), removed: [] };
  const [, original] = sentencesOf(before.sections);
  if (!original) throw new Error("the draft has two sentences");
  const changed = saved(before, (own) => own.map((each) => (each.id === original.id ? { ...each, text: "C" } : each)));
  expect(sentencesOf(changed.sections)[1]?.origin).toBe("edited");
  const restored = saved(changed, ([first = {}]) => [first, original]);
  expect(sentencesOf(restored.sections)[1]?.origin).toBe("drafted");
  const removed = saved(before, (own) => own.slice(0, 1));
  const returned = saved(removed, (own) => [...own, original]);
  expect(sentencesOf(returned.sections)[1]?.origin).toBe("drafted");
});
