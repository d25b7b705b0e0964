import type { VisitEvent } from "../../shared/events/visitEvent";
import { DocumentsRepository } from "../notes/DocumentsRepository";
import { TakesRepository } from "../recording/TakesRepository";
import type { RowLog } from "../platform/database/readableRows";
import type { ServerContext } from "../platform/ServerContext";
import { UtterancesRepository } from "../transcription/UtterancesRepository";
import { Visits } from "../visits/Visits";
import type { Change } from "../visits/VisitEventsRepository";

/**
 * If at least this many resources of a type changed, one query loads all resources of that type of the visit, which
 * is cheaper than a query for each.
 */
const manyChanges = 4;

/** Maximum number of documents that such a query loads: the newest. */
const maxDocuments = 100;

/** Reads one type of resource. Those that cannot be read are left out and logged, so that the stream continues. */
interface Source<T> {
  byId(id: string): Promise<T | null>;
  all(): Promise<T[]>;
}

/** Loads the resources of a visit in their current state, as events for its stream. */
export class VisitLoader {
  private readonly visits: Visits;
  private readonly takes: TakesRepository;
  private readonly utterances: UtterancesRepository;
  private readonly documents: DocumentsRepository;
  private readonly log: RowLog;

  constructor(
    { database, vault, log }: ServerContext,
    private readonly visitId: string,
  ) {
    this.visits = new Visits(database, vault);
    this.takes = new TakesRepository(database);
    this.utterances = new UtterancesRepository(database, vault);
    this.documents = new DocumentsRepository(database, vault);
    this.log = log;
  }

  /**
   * Loads the whole visit: visit, takes, utterances in order, the newest document of each kind and the drafts that
   * failed since. Empty if there is no such visit.
   */
  async loadAll(): Promise<VisitEvent[]> {
    const visit = await this.visits.byId(this.visitId);
    if (!visit) return [];
    const [takes, utterances, documents, failed] = await Promise.all([
      this.takes.listByVisit(this.visitId, this.log),
      this.utterances.transcriptOf(this.visitId, this.log),
      this.documents.currentByVisit(this.visitId, this.log),
      this.documents.failedByVisit(this.visitId, this.log),
    ]);
    return [
      { type: "visit", data: visit },
      ...takes.map((data) => ({ type: "take", data }) as const),
      ...utterances.map((data) => ({ type: "utterance", data }) as const),
      ...[...documents, ...failed].map((data) => ({ type: "document", data }) as const),
    ];
  }

  /**
   * Loads the resources that these changes refer to, each once, however often it changed. Resources that no longer
   * exist are left out. A change of the whole transcript becomes one event without its utterances.
   */
  async loadChanged(changes: readonly Change[]): Promise<VisitEvent[]> {
    const refs = (type: Change["type"]): string[] => [
      ...new Set(changes.flatMap((change) => (change.type === type && change.ref !== null ? [change.ref] : []))),
    ];
    const hasChanged = (type: Change["type"]): boolean => changes.some((change) => change.type === type);
    const { visitId, log } = this;
    const [takes, utterances, documents, visit] = await Promise.all([
      load(refs("take"), {
        byId: (id) => this.takes.readById(id, log),
        all: () => this.takes.listByVisit(visitId, log),
      }),
      load(refs("utterance"), {
        byId: (id) => this.utterances.readById(id, log),
        all: () => this.utterances.transcriptOf(visitId, log),
      }),
      load(refs("document"), {
        byId: (id) => this.documents.readById(id, log),
        all: async () => (await this.documents.pageOfVisit(visitId, { after: null, limit: maxDocuments }, log)).items,
      }),
      hasChanged("visit") ? this.visits.byId(this.visitId) : null,
    ]);
    return [
      ...takes.map((data) => ({ type: "take", data }) as const),
      ...(hasChanged("transcript") ? [{ type: "transcript", data: { visit_id: this.visitId } } as const] : []),
      ...utterances.map((data) => ({ type: "utterance", data }) as const),
      ...documents.map((data) => ({ type: "document", data }) as const),
      ...refs("document_deleted").map(
        (id) => ({ type: "document_deleted", data: { id, visit_id: this.visitId } }) as const,
      ),
      ...(visit ? [{ type: "visit", data: visit } as const] : []), // last: its status may refer to the others
    ];
  }
}

async function load<T extends { id: string }>(ids: readonly string[], source: Source<T>): Promise<T[]> {
  if (ids.length < manyChanges) {
    const loaded = await Promise.all(ids.map((id) => source.byId(id)));
    return loaded.filter((resource) => resource !== null);
  }
  const wanted = new Set(ids);
  return (await source.all()).filter(({ id }) => wanted.has(id));
}
