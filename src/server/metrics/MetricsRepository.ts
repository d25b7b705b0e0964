import { z } from "zod";
import type { ClinicianMetrics, DayMetrics, Metrics } from "../../shared/metrics/metrics";
import { fullName, openPerson } from "../auth/accounts/personText";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { readableRows, type RowLog } from "../platform/database/readableRows";
import type { MetricsRange } from "./metricsRange";

/** Sums over the visits that started in the range. `owner_id` is null for the practice as a whole. */
interface RecordedRow {
  owner_id: string | null;
  sessions: number;
  recorded_ms: number;
  open_findings: number;
}

/** Notes signed in the range; `stop_to_signed_ms` is the median. `owner_id` as in `RecordedRow`. */
interface SignedRow {
  owner_id: string | null;
  notes_signed: number;
  stop_to_signed_ms: number | null;
}

/** Maximum length in milliseconds (a year) and number of findings of a plausible visit. */
const maxVisitMs = 366 * 86_400_000;
const maxFindings = 100_000;
/** Maximum number of implausible visits that one query logs. */
const maxLogged = 100;

/** Parameters of every query: $1 organization, $2 first day, $3 last day, $4 time zone. */
const begin = "$2::date::timestamp at time zone $4";
const end = "($3::date + 1)::timestamp at time zone $4";
const startedInRange = `organization_id = $1 and deleted_at is null and started_at >= ${begin} and started_at < ${end}`;
/** SQL condition: the visit's counts are plausible. Other visits are left out, because they would distort the sums. */
const plausibleCondition = `(duration_ms between 0 and ${maxVisitMs} and to_answer between 0 and ${maxFindings}
  and to_check between 0 and ${maxFindings})`;
const recordedInRange = `${startedInRange} and ${plausibleCondition}`;
const signedInRange = `organization_id = $1 and deleted_at is null and signed_at >= ${begin} and signed_at < ${end}`;

/** Computes the metrics of a practice from its visits; it stores nothing. */
export class MetricsRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  /** Returns the metrics of a practice. Visits with implausible counts are left out of the sums and logged. */
  async read(organizationId: string, range: MetricsRange, log: RowLog): Promise<Metrics> {
    const values = [organizationId, range.from, range.to, range.timeZone];
    await this.logImplausible(values, log);
    const [days, recorded, signed] = await Promise.all([
      this.byDay(values),
      this.recordedRows(values),
      this.signedRows(values),
    ]);
    const owners = new Set([...recorded, ...signed].flatMap(({ owner_id }) => owner_id ?? []));
    const names = await this.namesOf([...owners], log);
    const by_clinician = [...owners].map((id): ClinicianMetrics => ({
      user_id: id,
      name: names.get(id) ?? "",
      ...totalsOf(id, recorded, signed),
    }));
    return {
      from: range.from,
      to: range.to,
      time_zone: range.timeZone,
      totals: totalsOf(null, recorded, signed),
      by_day: days,
      by_clinician: by_clinician.toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    };
  }

  private async logImplausible(values: readonly unknown[], log: RowLog): Promise<void> {
    const sql = `select id from visits where ${startedInRange} and not ${plausibleCondition} limit ${maxLogged}`;
    for (const { id } of (await this.db.query<{ id: string }>(sql, values)).rows)
      log.error({ kind: "visit", id }, "Row left out of the metrics: its counts are not plausible");
  }

  private async byDay(values: readonly unknown[]): Promise<DayMetrics[]> {
    const { rows } = await this.db.query<DayMetrics>(
      `select to_char(d, 'YYYY-MM-DD') as day, coalesce(r.sessions, 0) as sessions,
         coalesce(r.recorded_ms, 0) as recorded_ms, coalesce(s.notes_signed, 0) as notes_signed
       from generate_series($2::date, $3::date, interval '1 day') d
         left join (select (started_at at time zone $4)::date as day, count(*)::int as sessions,
             sum(duration_ms)::bigint as recorded_ms
           from visits where ${recordedInRange} group by 1) r on r.day = d::date
         left join (select (signed_at at time zone $4)::date as day, count(*)::int as notes_signed
           from visits where ${signedInRange} group by 1) s on s.day = d::date
       order by d`,
      values,
    );
    return rows;
  }

  private async recordedRows(values: readonly unknown[]): Promise<RecordedRow[]> {
    const { rows } = await this.db.query<RecordedRow>(
      `select owner_id, count(*)::int as sessions, coalesce(sum(duration_ms), 0)::bigint as recorded_ms,
         coalesce(sum(to_answer + to_check) filter (where signed_at is null), 0)::int as open_findings
       from visits where ${recordedInRange} group by grouping sets ((owner_id), ())`,
      values,
    );
    return rows;
  }

  /** `stop_to_signed_ms` counts from the end of the last take that was finished before the signature. */
  private async signedRows(values: readonly unknown[]): Promise<SignedRow[]> {
    const { rows } = await this.db.query<SignedRow>(
      `select owner_id, count(*)::int as notes_signed, round(percentile_cont(0.5) within group
           (order by extract(epoch from signed_at - stopped_at) * 1000))::bigint as stop_to_signed_ms
       from visits left join lateral (select max(finished_at) as stopped_at from takes
           where visit_id = visits.id and isfinite(finished_at) and finished_at <= visits.signed_at) t on true
       where ${signedInRange} group by grouping sets ((owner_id), ())`,
      values,
    );
    return rows;
  }

  /** Returns full names by user id; the email of a user without a name. Rows that cannot be read are logged. */
  private async namesOf(ids: readonly string[], log: RowLog): Promise<Map<string, string>> {
    const { rows } = await this.db.query<{ id: string; sealed: Buffer }>(
      "select id, sealed from users where id = any($1)",
      [ids],
    );
    const named = (row: (typeof rows)[number]) => ({ id: row.id, name: fullName(openPerson(this.vault, row)) });
    const readable = readableRows(rows, named, { kind: "user", schema: z.object({ name: z.string() }), log });
    return new Map(readable.map(({ id, name }) => [id, name]));
  }
}

/** Picks the totals of one clinician; of the practice if `owner` is null. */
function totalsOf(
  owner: string | null,
  recorded: readonly RecordedRow[],
  signed: readonly SignedRow[],
): Metrics["totals"] {
  const own = recorded.find(({ owner_id }) => owner_id === owner);
  const notes = signed.find(({ owner_id }) => owner_id === owner);
  return {
    sessions: own?.sessions ?? 0,
    recorded_ms: own?.recorded_ms ?? 0,
    notes_signed: notes?.notes_signed ?? 0,
    stop_to_signed_ms: notes?.stop_to_signed_ms ?? null,
    open_findings: own?.open_findings ?? 0,
  };
}
