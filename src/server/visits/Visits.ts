import { AppError } from "../../shared/errors";
import { type Visit, type VisitPage, visitSchema } from "../../shared/visits/visit";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { readableRows, type RowLog } from "../platform/database/readableRows";
import { prefixTokens, queryTokens } from "./searchTokens";
import { type VisitFilter, writeCursor } from "./visitFilter";
import { toVisit, visitContext, type VisitText } from "./visitRow";
import { type NewVisitRow, VisitsRepository } from "./VisitsRepository";

interface NewVisit extends Omit<NewVisitRow, "sealed" | "searchTokens"> {
  text: VisitText;
}

/** Visits as the API returns them: rows of `VisitsRepository`, decrypted and encrypted by the vault. */
export class Visits {
  private readonly rows: VisitsRepository;

  constructor(
    db: Queryable,
    private readonly vault: Vault,
  ) {
    this.rows = new VisitsRepository(db);
  }

  /** Returns the visit, also while it is deleted and can be restored. The caller checks who owns it. */
  async byId(id: string): Promise<Visit | null> {
    const row = await this.rows.byId(id);
    return row && toVisit(row, this.vault);
  }

  /** @throws {AppError} `not_found`. */
  async get(id: string): Promise<Visit> {
    const visit = await this.byId(id);
    if (!visit) throw new AppError("not_found", "This session was not found. It may have been deleted.");
    return visit;
  }

  /** @returns false when a visit with this id exists, whoever owns it. */
  async insert({ text, ...visit }: NewVisit): Promise<boolean> {
    return this.rows.insert({ ...visit, ...this.sealed(visit.id, text) });
  }

  /** Returns a page of the owner's visits, newest first. Only the rows of the page are decrypted. */
  async list(ownerId: string, { q = "", ...filter }: VisitFilter, log: RowLog): Promise<VisitPage> {
    const rows = await this.rows.list({ ...filter, ownerId, tokens: queryTokens(this.vault, q) });
    const page = rows.slice(0, filter.limit);
    const last = rows.length > filter.limit ? page.at(-1) : undefined;
    return {
      items: readableRows(page, (row) => toVisit(row, this.vault), { what: "visit", schema: visitSchema, log }),
      next_cursor: last ? writeCursor({ createdAt: last.place, id: last.id }) : null,
    };
  }

  /** Returns the visit's text as the clinician entered it, to change part of it. */
  async textOf(id: string): Promise<VisitText> {
    const sealed = await this.rows.sealedText(id);
    return this.vault.openJson<VisitText>(sealed ?? Buffer.alloc(0), visitContext(id));
  }

  async setText(id: string, text: VisitText): Promise<void> {
    const { sealed, searchTokens } = this.sealed(id, text);
    await this.rows.setText(id, sealed, searchTokens);
  }

  private sealed(id: string, text: VisitText): { sealed: Buffer; searchTokens: string[] } {
    const searchTokens = prefixTokens(this.vault, [text.title, text.patient_name, text.reason]);
    return { sealed: this.vault.sealJson(text, visitContext(id)), searchTokens };
  }
}
