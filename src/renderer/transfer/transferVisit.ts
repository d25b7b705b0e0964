import type { VisitDocument } from "../../shared/notes/document";
import type { TakeState } from "../../shared/recording/takeState";
import { builtInTemplate } from "../../shared/templates/builtInTemplates";
import { typedLine } from "../transcription/speakerNames";
import type { Visit, VisitStatus } from "../../shared/visits/visit";
import { AppError } from "../../shared/errors";
import { recorderId } from "../recording/recorderId";
import { splitIntoParts } from "./splitIntoParts";
import type { TransferApis } from "./transferApis";

/** States in which a visit is not being processed; only these are moved. */
const settled: readonly VisitStatus[] = ["open", "ready", "needs_attention"];

/**
 * Whether a visit can be moved to another server: it is not being processed, its takes are complete and have audio, and
 * no note was edited or signed. Notes are not moved; the other server drafts them from the audio.
 * @throws {AppError} of the failed request.
 */
export async function isTransferable(from: TransferApis, visit: Visit): Promise<boolean> {
  if (!settled.includes(visit.status)) return false;
  if (!(await from.takes.list(visit.id)).every((take) => isWhole(take) && take.has_audio)) return false;
  return !(await from.notes.list(visit.id)).some(isEditedOrSigned);
}

const isEditedOrSigned = ({ signed_at, sections }: VisitDocument): boolean =>
  signed_at !== null ||
  sections.some(({ sentences }) => sentences.some(({ origin }) => origin === "edited" || origin === "typed"));

/** Whether the server has all of a take. */
const isWhole = ({ state, missing }: Pick<TakeState, "state" | "missing">): boolean =>
  state === "finished" && missing.length === 0;

interface Move {
  from: TransferApis;
  to: TransferApis;
  signal: AbortSignal;
  /** @param share how much of the visit's audio was sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Moves a visit, take by take. Ids are kept, so that every step can be repeated after an interruption. The original is
 * deleted only after the other server has confirmed every take. Notes and corrections are not moved.
 * @throws {AppError} `cancelled`, `conflict` if a take is not confirmed, or the error of a server. The original is then
 * unchanged.
 */
export async function transferVisit(visit: Visit, move: Move): Promise<void> {
  const { from, to } = move;
  const { id, title, patient_name, reason, consent, started_at, time_zone, template_id } = visit;
  const takes = await from.takes.list(id);
  await to.visits.create({
    id,
    title,
    patient_name,
    reason,
    consent,
    ...(time_zone !== null && { time_zone }),
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
  const typed = (await from.transcript.get(id)).filter(({ take_id }) => take_id === null);
  if (typed.length > 0) await to.transcript.putText(id, typed.map(typedLine).join("\n"));
  stopIfAsked(move.signal);
  const existing = new Map((await to.takes.list(id)).map((take) => [take.id, take]));
  if (!takes.every(({ id: take }) => isWhole(existing.get(take) ?? { state: "recording", missing: [] })))
    throw new AppError("conflict", "Your practice did not confirm all of this session. It is still on this computer.");
  await from.visits.remove(id);
}

async function moveTake(visit: Visit, take: TakeState, { from, to, signal, onProgress }: Move): Promise<void> {
  const { id, source, duration_ms } = take;
  const consent = visit.consent && { consent: visit.consent };
  await to.takes.begin(visit.id, { id, source, recorder_id: recorderId(), ...consent });
  const state = await to.takes.state(visit.id, id);
  if (isWhole(state)) return onProgress(1);
  const sound = await from.sounds.audio(visit.id, id, signal);
  const parts = splitIntoParts(new Uint8Array(await sound.arrayBuffer()));
  for (const [seq, part] of parts.entries()) {
    stopIfAsked(signal);
    if (seq >= state.next) await to.takes.sendPart(visit.id, id, seq, part);
    onProgress((seq + 1) / parts.length);
  }
  await to.takes.finish(visit.id, id, { parts: parts.length, duration_ms });
}

function stopIfAsked(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError("cancelled", "Stopped.");
}
