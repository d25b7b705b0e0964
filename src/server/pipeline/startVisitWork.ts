import { wakeWorkers } from "../visits/VisitWorkRepository";
import { VisitWorker } from "./VisitWorker";
import type { PipelineContext } from "./PipelineContext";
import { setVisitStatus } from "../visits/setVisitStatus";
import { defaultRetryDelaysMs } from "./EngineRetries";
import { LoadThrottle } from "./LoadThrottle";
import { SpeechDetector } from "../transcription/detection/SpeechDetector";
import { ProgressRepository } from "./ProgressRepository";
import { draftDue } from "./draftDue";
import { NoteGrowth } from "./NoteGrowth";
import { giveUp, giveUpDraft } from "./giveUp";
import { noEngineReason, runVisit } from "./runVisit";

/**
 * Starts this server's two workers, one for transcription and one for drafts, and the model store. Visits that were
 * recorded without a speech engine are transcribed as soon as there is one.
 * @param retryDelaysMs waits before the retries of a failing speech engine, in milliseconds; `growthLimitMs` is the
 * maximum time of a draft of a growing note.
 * @returns `stop`, which also closes the speech engine.
 */
export async function startVisitWork(
  context: PipelineContext,
  {
    throttle = new LoadThrottle(),
    retryDelaysMs = defaultRetryDelaysMs,
    growthLimitMs,
  }: { throttle?: LoadThrottle; retryDelaysMs?: readonly number[]; growthLimitMs?: number } = {},
): Promise<{ stop(): Promise<void> }> {
  const detector = new SpeechDetector();
  const worker = new VisitWorker(context, {
    table: "visit_work",
    run: (lease) => runVisit(context, lease.visitId, lease, { detector, throttle, retryDelaysMs }),
    afterFailure: (lease, attempts) => giveUp(context.database, lease, attempts),
  });
  const growth = new NoteGrowth(context, growthLimitMs);
  const drafter = new VisitWorker(context, {
    table: "draft_work",
    followsChanges: true,
    run: (lease) => draftDue(context, lease, growth),
    afterFailure: (lease, attempts) => giveUpDraft(context, lease, attempts),
  });
  if (context.speech.engine) await transcribeWaiting(context);
  worker.start();
  drafter.start();
  throttle.start();
  const { models } = context.speech;
  models.onChange = async () => {
    if (context.speech.chooseAgain()) await transcribeWaiting(context);
  };
  models.start();
  return {
    async stop() {
      throttle.stop();
      await models.stop();
      await Promise.all([worker.stop(), drafter.stop()]);
      context.speech.close();
      await detector.stop();
    },
  };
}

/** Queues the visits that were recorded while there was no speech engine for transcription. */
async function transcribeWaiting({ database }: PipelineContext): Promise<void> {
  for (const visitId of await new ProgressRepository(database).untranscribedFor(noEngineReason)) {
    await database.transaction(async (tx) => {
      await wakeWorkers(tx, visitId);
      await setVisitStatus(tx, visitId, "transcribing");
    });
  }
}
