import { AppError } from "../../shared/errors";
import { type Visit, type VisitPage, visitSchema } from "../../shared/visits/visit";
import type { DataKey, TokenOf } from "../platform/crypto/DataKey";
import type { Opener } from "../platform/crypto/KeySet";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { Patients } from "../patients/Patients";
import { readableRows, type RowLog } from "../platform/database/readableRows";
import type { Owner } from "../platform/http/currentUser";
import { withDamagedNotes } from "./withDamagedNotes";
import { SharedVisitsRepository } from "./SharedVisitsRepository";
import { hasPrefixes, prefixTokens, readQuery, spokenTokens, visitTokensOf } from "./searchTokens";
import { writeCursor } from "../platform/http/pageCursor";
import type { VisitFilter } from "./visitFilter";
import { sealedIn, toVisit, visitContext, type VisitText } from "./visitRow";
import { type NewVisitRow, type VisitListFilter, VisitsRepository } from "./VisitsRepository";

interface NewVisit extends Omit<NewVisitRow, "sealed" | "searchTokens"> {
  text: VisitText;
}

type ListedRow = Awaited<ReturnType<VisitsRepository["list"]>>[number];

/** Number of rows that a search for words too short for the index decrypts at a time. */
const scanStep = 200;
/** Maximum number of rows that such a search decrypts for one page. */
const maxScanned = 3_600;

/** Visits as the API returns them: rows of `VisitsRepository`, decrypted and encrypted by the vault. */
export class Visits {
  private readonly rows: VisitsRepository;

  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {
    this.rows = new VisitsRepository(db);
  }

  /** Returns the visit, even a deleted one that can be restored; null if there is none. Does not check who owns it. */
  async byId(id: string): Promise<Visit | null> {
    const row = await this.rows.byId(id);
    if (!row) return null;
    const visit = toVisit(row, await this.vault.opener(this.db, sealedIn(row)));
    return (await withDamagedNotes(this.db, this.vault, [visit]))[0] ?? visit;
  }

  /** As `byId`. @throws {AppError} `not_found` instead of returning null. */
  async get(id: string): Promise<Visit> {
    const visit = await this.byId(id);
    if (!visit) throw new AppError("not_found", "This session was not found. It may have been deleted.");
    return visit;
  }

  /** Encrypts and inserts a visit. @returns false if a visit with this id exists, of any owner. */
  async insert({ text, ...visit }: NewVisit): Promise<boolean> {
    const { key, store } = await this.vault.newKey(this.db, { kind: "visit", id: visit.id }, visit.organizationId);
    const isNew = await this.rows.insert({ ...visit, ...(await this.sealContent(key, visit.id, visit.ownerId, text)) });
    if (isNew) await store(this.db);
    return isNew;
  }

  /**
   * Returns a page of the owner's visits, or of those that the practice shares, newest first. Only the rows of the page
   * are decrypted.
   */
  async list(
    owner: Owner,
    { q = "", ...filter }: VisitFilter & Pick<VisitListFilter, "scope">,
    log: RowLog,
  ): Promise<VisitPage> {
    const tokenOf = (): Promise<TokenOf> =>
      filter.scope === "practice" ? this.sharedTokensOf(owner.organizationId) : this.tokensOf(owner.id);
    const { tokens, short } = q === "" ? { tokens: [], short: [] } : readQuery(await tokenOf(), q);
    const patientIds = await new Patients(this.db, this.vault, owner.organizationId).idsMatching(q);
    const search = { ...filter, owner, tokens, patientIds };
    if (short.length > 0) return this.scan(search, short, log);
    const rows = await this.rows.list(search);
    const page = rows.slice(0, filter.limit);
    return this.page(page, rows.length > filter.limit ? page.at(-1) : undefined, log);
  }

  /** As `list`, for words too short for the index: decrypts visits until a page is full, or enough of them are read. */
  private async scan(search: VisitListFilter, prefixes: readonly string[], log: RowLog): Promise<VisitPage> {
    const found: ListedRow[] = [];
    const patients = new Set(search.patientIds);
    let after = search.after;
    for (let read = 0; read < maxScanned; read += scanStep) {
      const rows = await this.rows.list({ ...search, after, limit: scanStep - 1 });
      const keys = await this.vault.opener(this.db, rows.flatMap(sealedIn));
      for (const row of rows) {
        if (!(row.patient_id && patients.has(row.patient_id)) && !mayHave(row, keys, prefixes)) continue;
        if (found.length === search.limit) return this.page(found, found.at(-1), log);
        found.push(row);
      }
      const last = rows.at(-1);
      if (!last || rows.length < scanStep) return this.page(found, undefined, log);
      after = { time: last.cursor_time, id: last.id };
    }
    return { ...(await this.page(found, undefined, log)), next_cursor: after && writeCursor(after) };
  }

  /**
   * Converts a page's rows. The amendments of a visit, which can be long, are in the visit itself only.
   * @param last the row after which the next page begins, if there is one.
   */
  private async page(rows: readonly ListedRow[], last: ListedRow | undefined, log: RowLog): Promise<VisitPage> {
    const keys = await this.vault.opener(this.db, rows.flatMap(sealedIn));
    const listed = (row: ListedRow): Visit => ({ ...toVisit(row, keys), amendments: [] });
    const items = readableRows(rows, listed, { kind: "visit", schema: visitSchema, log });
    for (const { id: visit, patient_id: id } of items.filter((each) => each.patient_unreadable))
      log.error({ kind: "patient", id, visit }, "A patient’s record cannot be read; the visit is listed without it");
    return {
      items: await withDamagedNotes(this.db, this.vault, items),
      next_cursor: last ? writeCursor({ time: last.cursor_time, id: last.id }) : null,
    };
  }

  /** Replaces the search tokens of a visit whose row is locked. @param spoken everything said in the visit. */
  async renewTokens(id: string, ownerId: string, spoken: string): Promise<void> {
    const { title, patient_name, reason } = await this.textOf(id);
    const tokenOf = await this.tokensOf(ownerId);
    const search = prefixTokens(tokenOf, [title, patient_name, reason]);
    await this.rows.renewTokens(id, search, await spokenTokens(tokenOf, spoken));
  }

  /** Returns the visit's text as the clinician entered it. @throws if there is no such visit. */
  async textOf(id: string): Promise<VisitText> {
    const sealed = (await this.rows.sealedText(id)) ?? Buffer.alloc(0);
    return (await this.vault.opener(this.db, [sealed])).openJson<VisitText>(sealed, visitContext(id));
  }

  /**
   * Copies the patient into the visit of which a document is being signed, so that later changes of the record do not
   * affect it.
   * @throws {AppError} `conflict` if the patient's record cannot be read.
   */
  async keepPatient(id: string): Promise<void> {
    const text = await this.textOf(id);
    if (text.signed_patient !== undefined) return; // kept when another document was signed, or amended since
    const { patient, patient_name, patient_unreadable } = await this.get(id);
    if (patient_unreadable)
      throw new AppError(
        "conflict",
        "The patient’s stored record is damaged and can’t be read. Choose the patient again, then sign.",
      );
    await this.setText(id, { ...text, patient_name, signed_patient: patient });
  }

  /** Replaces the visit's text and its search tokens. */
  async setText(id: string, text: VisitText): Promise<void> {
    const key = await this.vault.key(this.db, "visit", id);
    const { sealed, searchTokens } = await this.sealContent(key, id, (await this.rows.ownerOf(id)) ?? "", text);
    await this.rows.setText(id, sealed, searchTokens);
    await this.indexShared(id);
  }

  /**
   * Makes the search tokens of a visit with its organization's key, if it is shared with it. Call it when a visit
   * becomes shared and, in the same transaction, after its text changed.
   */
  async indexShared(id: string): Promise<void> {
    const shared = new SharedVisitsRepository(this.db);
    const organizationId = await shared.organizationOf(id);
    if (organizationId === null) return;
    const { title, patient_name, reason } = await this.textOf(id);
    const tokens = prefixTokens(await this.sharedTokensOf(organizationId), [title, patient_name, reason]);
    await shared.setTokens(id, organizationId, tokens);
  }

  private sharedTokensOf(organizationId: string): Promise<TokenOf> {
    return this.vault.tokensOf(this.db, "organization", organizationId, "shared visits");
  }

  private tokensOf(ownerId: string): Promise<TokenOf> {
    return visitTokensOf(this.db, this.vault, ownerId);
  }

  private async sealContent(
    key: DataKey,
    id: string,
    ownerId: string,
    text: VisitText,
  ): Promise<{ sealed: Buffer; searchTokens: string[] }> {
    const searchTokens = prefixTokens(await this.tokensOf(ownerId), [text.title, text.patient_name, text.reason]);
    return { sealed: key.sealJson(text, visitContext(id)), searchTokens };
  }
}

/** Whether the row's text has the prefixes; true for an unreadable row, which `page` logs and leaves out. */
function mayHave({ id, sealed }: ListedRow, keys: Opener, prefixes: readonly string[]): boolean {
  try {
    const { title, patient_name, reason } = keys.openJson<VisitText>(sealed, visitContext(id));
    return hasPrefixes([title, patient_name, reason], prefixes);
  } catch {
    return true;
  }
}
