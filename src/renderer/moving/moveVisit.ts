import type { Note } from "../../shared/notes/note";
import type { TakeState } from "../../shared/recording/takeState";
import { builtInTemplate } from "../../shared/templates/builtIn";
import type { Utterance } from "../../shared/transcription/utterance";
import type { Visit, VisitStatus } from "../../shared/visits/visit";
import { AppError } from "../../shared/errors";
import { recorderId } from "../recording/recorderId";
import { splitSound } from "./splitSound";
import { isWhole, type MovingVisitsApi } from "./visitsApi";

/** States in which nothing happens to a visit: only such are moved. */
const settled: readonly VisitStatus[] = ["open", "ready", "needs_attention"];

/**
 * Whether a visit can go to another server as it is: nothing of it is being made, and its note, which is drafted anew over
 * there, holds nobody's own words or signature.
 */
export async function isMovable(from: MovingVisitsApi, visit: Visit): Promise<boolean> {
  if (!settled.includes(visit.status)) return false;
  if (!(await from.takes(visit.id)).every((take) => isWhole(take) && take.has_audio)) return false;
  return !(await from.notes(visit.id)).some(isTouched);
}

const isTouched = ({ signed_at, sections }: Note): boolean =>
  signed_at !== null ||
  sections.some(({ sentences }) => sentences.some(({ origin }) => origin === "edited" || origin === "typed"));

interface Move {
  from: MovingVisitsApi;
  to: MovingVisitsApi;
  signal: AbortSignal;
  /** @param share of this visit's sound, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Moves a visit, take by take. Ids stay, so every step can be done again: what was cut off goes on where it was. The
 * original goes only once the other server confirmed every take as whole.
 * @throws {AppError} `cancelled`, or what a server answered; the original is there then.
 */
export async function moveVisit(visit: Visit, move: Move): Promise<void> {
  const { from, to } = move;
  const { id, title, patient_name, reason, consent, started_at, template_id } = visit;
  const takes = await from.takes(id);
  await to.create({
    id,
    title,
    patient_name,
    reason,
    consent,
    ...(started_at !== null && { started_at }),
    ...(template_id !== null && builtInTemplate(template_id) && { template_id }),
  });
  const wholeMs = takes.reduce((sum, { duration_ms }) => sum + duration_ms, 0) || 1;
  let doneMs = 0;
  for (const take of takes) {
    const before = doneMs;
    await moveTake(visit, take, {
      ...move,
      onProgress: (share) => move.onProgress((before + share * take.duration_ms) / wholeMs),
    });
    doneMs += take.duration_ms;
  }
  const typed = (await from.utterances(id)).filter(({ take_id }) => take_id === null);
  if (typed.length > 0) await to.type(id, typedText(typed));
  stopIfAsked(move.signal);
  const there = new Map((await to.takes(id)).map((take) => [take.id, take]));
  if (!takes.every(({ id: take }) => isWhole(there.get(take) ?? { state: "recording", missing: [] })))
    throw new AppError("conflict", "Your practice did not confirm all of this session. It is still on this computer.");
  await from.remove(id);
}

async function moveTake(visit: Visit, take: TakeState, { from, to, signal, onProgress }: Move): Promise<void> {
  const { id, source, duration_ms } = take;
  const consent = visit.consent && { consent: visit.consent };
  await to.begin(visit.id, { id, source, recorder_id: recorderId(), ...consent });
  const state = await to.state(visit.id, id);
  if (isWhole(state)) return onProgress(1);
  const parts = splitSound(await from.sound(visit.id, id));
  for (const [seq, part] of parts.entries()) {
    stopIfAsked(signal);
    if (seq >= state.next) await to.sendPart(visit.id, id, seq, part);
    onProgress((seq + 1) / parts.length);
  }
  await to.finish(visit.id, id, { parts: parts.length, duration_ms });
}

const names = { clinician: "Doctor: ", patient: "Patient: ", other: "Other: ", unknown: "" } as const;
const typedText = (lines: readonly Utterance[]): string =>
  lines.map(({ speaker, text }) => names[speaker] + text).join("\n");

function stopIfAsked(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError("cancelled", "Stopped.");
}
