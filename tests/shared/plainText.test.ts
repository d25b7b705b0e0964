import { expect, test } from "vitest";
import { draftedSections } from "../../src/server/notes/draftedSections";
import { readTypedTranscript } from "../../src/server/transcription/readTypedTranscript";
import { addendumRequestSchema, patchDocumentSchema } from "../../src/shared/notes/document";
import { snippetSchema } from "../../src/shared/notes/snippet";
import { plainText } from "../../src/shared/plainText";
import { createAppointmentSchema } from "../../src/shared/precharting/appointment";
import { patchStyleRuleSchema } from "../../src/shared/style/styleRule";
import { builtInTemplate } from "../../src/shared/templates/builtInTemplates";
import { patchUtteranceSchema } from "../../src/shared/transcription/utterance";
import { amendVisitSchema } from "../../src/shared/visits/amendment";
import { createVisitSchema } from "../../src/shared/visits/visit";

/** Shown as “Take 50 mg”. */
const typed = "Take \u202e05\u202c mg\u001b[31m \u2067daily\u2069.";
const plain = "Take 05 mg[31m daily.";
const starts_at = "2026-03-13T09:00:00Z";
const sentence = { text: typed, evidence: [], origin: "typed" };
const template = builtInTemplate("soap");
const [first] = template?.sections ?? [];

test.each([
  [
    "a sentence of a note",
    patchDocumentSchema.parse({ sections: [{ key: "plan", sentences: [sentence] }] }).sections?.[0]?.sentences[0]?.text,
  ],
  ["an addendum", addendumRequestSchema.parse({ text: typed }).text],
  ["a snippet", snippetSchema.parse({ name: "x", text: typed }).text],
  ["a corrected line", patchUtteranceSchema.parse({ text: typed }).text],
  ["a typed line", readTypedTranscript(`Doctor: ${typed}`)[0]?.text],
  ["the words of a style rule", patchStyleRuleSchema.parse({ to: typed }).to],
  ["the reason of a session", createVisitSchema.parse({ reason: typed }).reason],
  [
    "the reason of an appointment",
    createAppointmentSchema.parse({ patient_name: "A", starts_at, reason: typed }).reason,
  ],
  ["an amendment", amendVisitSchema.parse({ explanation: typed }).explanation],
  [
    "a drafted sentence",
    template &&
      draftedSections(
        template,
        { sections: [], removed: [] },
        [{ section: first?.key ?? "", text: typed, evidence: [] }],
        null,
      )[0]?.sentences[0]?.text,
  ],
])("%s has no marks that show it as another text than it is", (_, value) => {
  expect(value).toBe(plain);
});

test("tabs, line ends and letters of any script are kept", () => {
  const text = "a\tb\r\nc\n שלום ١٢ ñ 王 \u200e\u200d🩺";
  expect(plainText(text)).toBe(text);
});
