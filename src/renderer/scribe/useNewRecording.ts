import { useState } from "react";
import type { AppError } from "../../shared/errors";
import { AsyncTask } from "../base/AsyncTask";
import { useStores } from "../base/useStores";

interface NewRecording {
  record: () => Promise<void>;
  isStarting: boolean;
  error: AppError | null;
}

/** Starts a recording without an open visit: creates a visit, opens it and records. For observers. */
export function useNewRecording(): NewRecording {
  const { recorder, visits } = useStores();
  const [task] = useState(() => new AsyncTask());
  const record = () =>
    task.run(
      async () => {
        const visit = await visits.create({});
        visits.select(visit.id);
        await recorder.start(visit.id);
      },
      () => {},
    );
  return { record, isStarting: task.isRunning, error: task.error };
}
