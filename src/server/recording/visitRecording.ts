import { AppError } from "../../shared/errors";
import type { Consent } from "../../shared/visits/visit";
import type { Queryable } from "../platform/database/database";

/** What recording reads and writes on the visit itself. */
export class VisitRecording {
  constructor(
    private readonly db: Queryable,
    private readonly visitId: string,
  ) {}

  /**
   * Asking is the recorder's duty: sound that comes with no answer noted is kept, not lost over a form. After a no nothing
   * is taken.
   * @param brought the answer the recorder brings along; a later refusal stands against it.
   * @throws {AppError} `consent_missing` where the patient did not agree.
   */
  async requireConsent(brought: Consent | undefined, notedBy: string): Promise<void> {
    const { rows } = await this.db.query<{ consent: Consent | null }>("select consent from visits where id = $1", [
      this.visitId,
    ]);
    const noted = rows[0]?.consent ?? null;
    if (noted?.given) return;
    const isNewer = brought && (!noted || Date.parse(brought.at) > Date.parse(noted.at));
    if (isNewer) await this.noteConsent(brought, notedBy);
    const consent = isNewer ? brought : noted;
    if (consent?.given !== false) return;
    throw new AppError(
      "consent_missing",
      "The patient did not agree to be recorded. Nothing is recorded; type or paste the transcript instead.",
    );
  }

  /** Whether its note is signed: what is recorded after that is kept, and changes nothing else. */
  async isSigned(): Promise<boolean> {
    const { rows } = await this.db.query<{ status: string }>("select status from visits where id = $1", [this.visitId]);
    return rows[0]?.status === "signed";
  }

  private async noteConsent(consent: Consent, notedBy: string): Promise<void> {
    const kept = JSON.stringify({ ...consent, noted_by: notedBy, noted_at: new Date().toISOString() });
    await this.db.query("update visits set consent = $2 where id = $1", [this.visitId, kept]);
  }

  /** The session starts with its first take. */
  async begin(): Promise<void> {
    await this.db.query("update visits set started_at = now() where id = $1 and started_at is null", [this.visitId]);
  }

  /** The session is as long as its takes together. */
  async countDuration(): Promise<void> {
    await this.db.query(
      `update visits set updated_at = now(),
         duration_ms = (select coalesce(sum(duration_ms), 0) from takes where visit_id = $1)
       where id = $1`,
      [this.visitId],
    );
  }
}
