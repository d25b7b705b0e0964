import type { Visit, VisitPage } from "../../../shared/visits/visit";

/** Leaves visits out of a page of the list that were deleted while the page was being read. */
export class DeletedWhileReading {
  /** The number of the deletion, counted from 1, by id of the visit. */
  readonly #deleted = new Map<string, number>();
  #deletions = 0;

  /** Records whether a visit is deleted. */
  applied({ id, deleted_at }: Pick<Visit, "id" | "deleted_at">): void {
    if (deleted_at === null) this.#deleted.delete(id);
    else this.#deleted.set(id, ++this.#deletions);
  }

  /** Reads a page, without visits that were deleted since this call. @throws what `read` throws. */
  async run(read: () => Promise<VisitPage>): Promise<VisitPage> {
    const before = this.#deletions;
    const page = await read();
    return { ...page, items: page.items.filter(({ id }) => (this.#deleted.get(id) ?? 0) <= before) };
  }
}
