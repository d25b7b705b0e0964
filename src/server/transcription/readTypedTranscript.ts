import { cutText } from "../../shared/cutText";
import { oneLine } from "../../shared/oneLine";
import { sentenceCase } from "../../shared/sentenceCase";
import { plainText } from "../../shared/plainText";
import { maxSpeakerName, type Speaker } from "../../shared/transcription/utterance";

interface TypedLine {
  text: string;
  /** Null if the line does not name the speaker. */
  speaker: Speaker | null;
  /** Who another speaker is, if the label says so: "Daughter". */
  name?: string;
}

const clinicians = "doctor|dr|clinician|provider|physician|md|nurse|np|pa|therapist|practitioner|interviewer";
const patients = "patient|pt|client";
const others =
  "other|mother|father|mom|dad|wife|husband|spouse|daughter|son|caregiver|guardian|parent|interpreter|family|guest_\\w+";
/**
 * Returns a pattern for a label at the start of a line: `Doctor:`, `Dr. Osei:`, `[patient]`, `**Clinician:**`, `Doctor
 * (10:02):`.
 */
const labelPattern = (names: string): RegExp =>
  new RegExp(
    `^[\\s*_>-]*(?:\\[\\s*(?<boxed>${names})\\s*\\]\\s*:?|(?<plain>${names})\\b\\.?(?<name>(?:\\s+[\\p{L}'.-]+){0,3})\\s*(?:\\((?<who>(?:[^()]|\\([^()]*\\)){0,60})\\)\\s*)?:)[*_]*\\s*`,
    "iu",
  );
/** Patterns of labels, with the speaker of the line. */
const labelPatterns: readonly [RegExp, Speaker][] = [
  [labelPattern(clinicians), "clinician"],
  [labelPattern(patients), "patient"],
  [labelPattern(others), "other"],
];
/** Matches a time at the start of a line: `00:12`, `[1:02:03]`, `(0:05)`. */
const timePattern = /^\s*[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?[\])]?\s*[-–]?\s*/;
/** Maximum number of characters in a turn; the rest of a longer line is cut off. */
const maxTurnLength = 10_000;

/**
 * Parses a typed or pasted transcript into turns: one per line, with its speaker if named. If any line has a label, a
 * line without one continues the turn before it. Times and empty lines are left out.
 */
export function readTypedTranscript(text: string): TypedLine[] {
  const lines = plainText(text)
    .split(/\r\n|\r|\n/)
    .map((line) => readLine(line))
    .filter((line) => line.text !== "" || line.speaker !== null);
  if (!lines.some(({ speaker }) => speaker)) return lines;
  const turns: TypedLine[] = [];
  for (const line of lines) {
    const before = turns.at(-1);
    const isContinuation = line.speaker === null && before !== undefined && before.speaker !== null;
    if (isContinuation && before.text.length + line.text.length < maxTurnLength)
      before.text = `${before.text} ${line.text}`.trim();
    else turns.push({ ...line });
  }
  return turns.filter(({ text: said }) => said !== "");
}

function readLine(line: string): TypedLine {
  const untimed = line.replace(timePattern, "");
  for (const [pattern, speaker] of labelPatterns) {
    const found = pattern.exec(untimed);
    if (found && isName(found.groups?.["name"] ?? ""))
      return {
        text: clean(untimed.slice(found[0].length).replace(timePattern, "")),
        speaker,
        ...(speaker === "other" && nameOf(found.groups ?? {})),
      };
  }
  return { text: clean(untimed), speaker: null };
}

/**
 * Returns the name of another speaker from the parts of a label: "Daughter" for the labels "Daughter" and "Other
 * (Daughter)", "Mother (Maria)" for "Mother (Maria)"; no name for a label that does not say who it is.
 */
function nameOf({ boxed, plain, who = "" }: Record<string, string | undefined>): Pick<TypedLine, "name"> {
  const word = (boxed ?? plain ?? "").toLowerCase();
  const added = clean(oneLine(who));
  const isAdded = added !== "" && !/^\d{1,2}:\d\d/.test(added);
  if (word === "other" || word.startsWith("guest")) return isAdded ? { name: cutText(added, maxSpeakerName) } : {};
  const relation = sentenceCase(word);
  const name = `${relation} (${added})`;
  return { name: isAdded && name.length <= maxSpeakerName ? name : relation };
}

/** Whether words can be a name, which has capitals: "Doctor said: …" is not a label. */
const isName = (words: string): boolean => !/(?:^|\s)\p{Ll}/u.test(words);

const clean = (text: string): string => cutText(text.replaceAll(/\s+/g, " ").trim(), maxTurnLength);
