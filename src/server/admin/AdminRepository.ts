import type { AdminStatus } from "../../shared/admin/adminStatus";
import type { Queryable } from "../platform/database/Database";

/** The part of the server's status that is read from the database. Sizes in bytes. */
interface Counts {
  /** Version of PostgreSQL. */
  postgresql: string;
  databaseBytes: number;
  audioBytes: number;
  work: AdminStatus["work"];
}

/** Reads counts and sizes of the whole server from the database. */
export class AdminRepository {
  constructor(private readonly db: Queryable) {}

  /**
   * Returns sizes in bytes, and the number of visits by the state of their work. Deleted audio and visits are left out.
   */
  async counts(): Promise<Counts> {
    const [{ rows: sizes }, { rows: work }] = await Promise.all([
      this.db.query<Omit<Counts, "work">>(
        `select current_setting('server_version') as postgresql,
                pg_database_size(current_database()) as "databaseBytes",
                (select coalesce(sum(stored_bytes), 0)::bigint from takes
                 where stored_key is not null and audio_deleted_at is null) as "audioBytes"`,
      ),
      this.db.query<AdminStatus["work"]>(
        `select count(*) filter (where v.status in ('recording', 'paused'))::int as recording,
                count(since)::int as waiting,
                count(*) filter (where w.leased_until >= now() or d.leased_until >= now())::int as running,
                count(*) filter (where v.status = 'needs_attention')::int as needs_attention,
                (extract(epoch from now() - min(since)))::float8 as oldest_waiting_s
         from visits v
         left join visit_work w on w.visit_id = v.id
         left join draft_work d on d.visit_id = v.id
         cross join lateral
           (select least(case when w.due and (w.leased_until is null or w.leased_until < now()) then w.updated_at end,
                         case when d.due and (d.leased_until is null or d.leased_until < now()) then d.updated_at end)
              as since) as turn
         where v.deleted_at is null`,
      ),
    ]);
    if (!sizes[0] || !work[0]) throw new Error("An aggregate query returned no row");
    return { ...sizes[0], work: work[0] };
  }
}
