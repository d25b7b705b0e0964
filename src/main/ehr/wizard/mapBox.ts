import { cutText } from "../../../shared/cutText";
import type { Frame } from "playwright-core";
import type { WizardBox } from "../../../shared/bridge/wizardBridge";
import { Refusal } from "../page/Refusal";
import type { FrameRef, Step, Target } from "../profile/ehrProfile";
import { forbiddenWord } from "../profile/forbiddenWord";
import { buildTarget } from "./buildTarget";
import { frameRefOf } from "./frameRefOf";
import { hasPatientData, type PatientText } from "./hasPatientData";
import type { Pointed } from "./pointAt";
import { suggestSection } from "./suggestSection";

/** A box of the note. */
export interface BoxMapping extends WizardBox {
  frame: Frame;
  /** Address of its frame, which can show another page later. */
  url: string;
  frameRef: FrameRef | undefined;
  target: Target;
  /** Clicks that reveal this box, after those that reveal the note. */
  reveal: Step[];
}

/** A click that reveals boxes, with the text of the clicked element. */
export interface RevealMapping {
  step: Step;
  words: string;
}

const unsafe = "This can’t be found again safely. Open another note or ask for a box with a label.";

/** Returns how a box is found. @throws {Refusal} if no text can be entered into it, or it cannot be found again. */
export async function mapBox(pointed: Pointed, secrets: PatientText[], values: string[]): Promise<BoxMapping> {
  const { frame, element, seen } = pointed;
  const kind = kindOf(pointed);
  if (seen.isPassword) throw new Refusal("not_editable", "This is a password. Chartside never writes into it.");
  if (!kind) throw new Refusal("not_editable", "This isn’t a box for text. Click inside the box.");
  const frameRef = await frameRefOf(frame, values);
  if (frameRef === null) throw new Refusal("frame_ambiguous", unsafe);
  const target = await buildTarget(frame, element, seen, { purpose: "field", secrets });
  if (target.length === 0) throw new Refusal("ambiguous", unsafe);
  const words = [seen.label, ...seen.near.slice(0, 1), seen.name].filter(
    (each) => each !== null && !hasPatientData(each, secrets),
  ) as string[];
  const section = suggestSection(words);
  const label = words[0] ?? "Box without a label";
  const box = { id: "", label, section, document: "note", isSuggested: section !== null, kind } as const;
  return { ...box, mode: "replace-if-empty", check: null, frame, url: frame.url(), frameRef, target, reveal: [] };
}

function kindOf({ seen }: Pointed): WizardBox["kind"] | null {
  if (seen.tag === "iframe") return "iframe-editor";
  if (!seen.isField || seen.tag === "select") return null;
  if (seen.tag === "textarea") return "textarea";
  return seen.tag === "input" ? (seen.isText ? "input" : null) : "contenteditable";
}

/** Returns a click that reveals boxes. @throws {Refusal} if only the clinician may press the element. */
export async function mapReveal(pointed: Pointed, secrets: PatientText[], values: string[]): Promise<RevealMapping> {
  const { frame, element, seen } = pointed;
  const words = seen.words || cutText(seen.text.trim(), 60) || seen.tag;
  const word = [words, seen.name ?? "", ...seen.css].map(forbiddenWord).find((each) => each !== null);
  if (word) throw new Refusal("forbidden_step", `“${words}” is for you to press: Chartside never uses “${word}”.`);
  const frameRef = await frameRefOf(frame, values);
  const target = await buildTarget(frame, element, seen, { purpose: "press", secrets });
  if (frameRef === null || target.length === 0) throw new Refusal("ambiguous", unsafe);
  return { words, step: { action: "click", ...(frameRef ? { frame: frameRef } : {}), target } };
}
