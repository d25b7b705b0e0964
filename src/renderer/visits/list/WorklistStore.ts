import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { isToFinish } from "../../../shared/visits/isToFinish";
import type { ListVisitsQuery, Visit, VisitPage } from "../../../shared/visits/visit";
import { midnight } from "../../format/midnight";
import type { ToFinish } from "../visitState";
import { placed } from "./listOrder";

/** Maximum number of today's visits, and of unsigned visits of all days, that are read for the worklist. */
const maxOnWorklist = 200;

/** The worklist: the visits whose notes are still to be finished. */
export class WorklistStore {
  /** Today's visits, and the unsigned visits of all days. */
  private todays: readonly Visit[] = [];
  private unsigned: readonly Visit[] = [];

  readonly #read: (query: ListVisitsQuery) => Promise<VisitPage>;

  constructor(read: (query: ListVisitsQuery) => Promise<VisitPage>) {
    this.#read = read;
    makeAutoObservable<this, "todays" | "unsigned">(this, { todays: observableRef, unsigned: observableRef });
  }

  /**
   * The visits of all days with a note to finish, newest first; null if there are none and there was no visit today.
   */
  get visits(): readonly Visit[] | null {
    const unsigned = this.unsigned.filter(({ status }) => isToFinish(status));
    const isToday = this.todays.some(wasCreatedToday);
    return unsigned.length === 0 && !isToday ? null : unsigned;
  }

  /** Counts of notes to finish, of today's visits and of older ones. */
  get counts(): ToFinish {
    const all = this.visits ?? [];
    const today = all.filter(wasCreatedToday).length;
    return { today, older: all.length - today };
  }

  /** Returns the oldest visit whose note can be reviewed, except the one with this id; null if there is none. */
  nextToReview(exceptId: string | null): Visit | null {
    return (
      this.visits?.findLast(
        ({ id, status, status_reason, note_unreadable }) =>
          id !== exceptId && status === "ready" && status_reason === null && !note_unreadable,
      ) ?? null
    );
  }

  /** Reads the visits again. Failures are ignored. */
  async load(): Promise<void> {
    const read = (query: ListVisitsQuery) => this.#read({ ...query, limit: maxOnWorklist }).catch(() => null);
    const [today, unsigned] = await Promise.all([
      read({ from: midnight(new Date()).toISOString() }),
      read({ status: "to_finish" }),
    ]);
    runInAction(() => {
      if (today) this.todays = today.items;
      if (unsigned) this.unsigned = unsigned.items;
    });
  }

  /** Inserts, updates or removes a visit. */
  apply(visit: Visit): void {
    const isDeleted = visit.deleted_at !== null;
    this.unsigned = placed(this.unsigned, visit, !isDeleted && isToFinish(visit.status));
    this.todays = placed(this.todays, visit, !isDeleted && wasCreatedToday(visit));
  }
}

const wasCreatedToday = ({ created_at }: Visit): boolean => Date.parse(created_at) >= midnight(new Date()).getTime();
