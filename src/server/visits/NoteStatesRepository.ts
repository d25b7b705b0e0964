import type { Queryable } from "../platform/database/Database";

/** The newest version of a visit's note, sealed. */
export interface NoteState {
  visitId: string;
  id: string;
  version: number;
  sealed: Buffer;
}

/** Reads only the part of notes that decides whether their text can be read. */
export class NoteStatesRepository {
  constructor(private readonly db: Queryable) {}

  /** Returns the newest note version of each of these visits that has a note. */
  async newestOf(visitIds: readonly string[]): Promise<NoteState[]> {
    const { rows } = await this.db.query<NoteState>(
      `select distinct on (d.visit_id) d.visit_id as "visitId", d.id, d.version, v.sealed
       from documents d join document_versions v on v.document_id = d.id and v.version = d.version
       where d.visit_id = any($1) and d.kind = 'note' and d.status in ('draft', 'signed')
       order by d.visit_id, d.created_at desc, d.id desc`,
      [visitIds],
    );
    return rows;
  }
}
