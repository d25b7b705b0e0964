import { wakeWorkers } from "../platform/events/visitEvents";
import { VisitWorker } from "../platform/work/visitWorker";
import type { Platform } from "../services";
import { setVisitStatus } from "../visits/visitAccess";
import { chooseAgain, speechEngine, stopEngine } from "./engines/chooseEngine";
import { Ear } from "./listening/ear";
import { speechModels } from "./models/speechModels";
import { ProgressRepository } from "./progressRepository";
import { noEngineReason, transcribeVisit } from "./transcribeVisit";

/** After so many unexpected failures in a row (about a minute) a person is asked to look. */
const patience = 5;
const failureReason = "Something went wrong while the transcript was being written. The audio is safe. Try again.";

/** Starts this server's worker: transcripts and drafts of whatever visits are due. @returns how to stop it. */
export async function startVisitWork(platform: Platform): Promise<{ stop(): Promise<void> }> {
  const ear = new Ear();
  const worker = new VisitWorker(platform, {
    run: (lease) => transcribeVisit(platform, lease.visitId, lease, ear),
    failed: async (lease, attempts) => {
      if (attempts < patience) return false;
      return platform.database.transaction(async (tx) => {
        await lease.hold(tx);
        const status = await new ProgressRepository(tx).lockStatus(lease.visitId);
        if (status !== "transcribing" && status !== "drafting") return false;
        await setVisitStatus(tx, lease.visitId, "needs_attention", failureReason);
        return true;
      });
    },
  });
  if (speechEngine(platform).engine) await takeUpWaiting(platform);
  worker.start();
  const models = speechModels(platform);
  models.onChange = async () => {
    if (chooseAgain(platform)) await takeUpWaiting(platform);
  };
  models.start();
  return {
    async stop() {
      await models.stop();
      await worker.stop();
      stopEngine(platform);
      await ear.stop();
    },
  };
}

/** Visits that were recorded while there was no speech engine get their transcript now. */
async function takeUpWaiting({ database }: Platform): Promise<void> {
  for (const visitId of await new ProgressRepository(database).untranscribedFor(noEngineReason)) {
    await database.transaction(async (tx) => {
      await wakeWorkers(tx, visitId);
      await setVisitStatus(tx, visitId, "transcribing");
    });
  }
}
