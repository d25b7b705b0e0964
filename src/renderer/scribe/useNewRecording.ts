import { useState } from "react";
import type { AppError } from "../../shared/errors";
import { AsyncTask } from "../app/AsyncTask";
import { useStores } from "../app/stores";

interface NewRecording {
  record: () => Promise<void>;
  isStarting: boolean;
  error: AppError | null;
}

/** Record with no session open: makes one, opens it and records into it. For observers. */
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
