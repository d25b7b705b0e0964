import type { Speaker, Utterance, Word } from "../../shared/transcription/utterance";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { RowReader, type RowLog } from "../platform/database/readableRows";
import { mapInSlices } from "../platform/mapInSlices";
import {
  type LineRow,
  nameOf,
  type NamedSpeaker,
  readLines,
  type SealedText,
  type ShownText,
  shownText,
  type SpokenLine,
  spokenLineSchema,
  toUtterance,
  utteranceContext,
  type UtteranceRow,
} from "./utteranceRow";

/** Estimated bytes of a shown text in memory, besides its characters. */
const textBytes = 300;

interface NewUtterance {
  /** Null for a typed line. */
  takeId: string | null;
  /** Order among typed lines; 0 by default. */
  position?: number;
  startMs: number;
  endMs: number;
  speaker: Speaker;
  speakerSource: Utterance["speaker_source"];
  confidence: number | null;
  /** Name of the fallback engine if it transcribed the utterance. */
  engine?: string | undefined;
  text: string;
  words?: readonly Word[];
}

interface TypedUtterance {
  text: string;
  speaker: Speaker;
  /** Name of the speaker `other`. */
  speakerName: string | null;
  speakerSource: Utterance["speaker_source"];
}

/**
 * The utterances of a visit with their positions in spoken order: by take, then time; typed lines last. Sorted by ids
 * and times alone, because the texts of a long day would exceed PostgreSQL's sort memory.
 */
const numberedOf = (visit: string): string =>
  `select u.id, numbered.seq, u.take_id, u.start_ms, u.end_ms, u.speaker, u.speaker_source, u.confidence, u.engine,
     u.sealed from (
     select o.id, row_number() over (order by t.seq nulls last, o.start_ms, o.position, o.id)::int - 1 as seq
     from utterances o left join takes t on t.id = o.take_id where o.visit_id = ${visit}) numbered
   join utterances u on u.id = numbered.id`;

/** Owns the `utterances` table. Callers check who owns the visit (`requireVisit`). */
export class UtterancesRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  /** Returns an utterance, as `transcriptOf` does; null if there is no such utterance. */
  async readById(id: string, log: RowLog): Promise<Utterance | null> {
    const { rows } = await this.db.query<UtteranceRow>(
      `${numberedOf("(select visit_id from utterances where id = $1)")} where u.id = $1`,
      [id],
    );
    return (await this.openRows(rows, log))[0] ?? null;
  }

  /**
   * Returns the utterances of a visit in spoken order: what engines and checks read. Those that cannot be read are left
   * out and logged.
   */
  async listByVisit(visitId: string, log: RowLog): Promise<Utterance[]> {
    return (await this.transcriptOf(visitId, log)).filter(isReadable);
  }

  /**
   * Returns the transcript of a visit as the clinician sees it: as `listByVisit` does, except that an utterance that
   * cannot be read keeps its place, without text. Texts that were decrypted recently and have not changed are neither
   * sent nor decrypted again: a draft, its check and each saved note need the whole transcript.
   */
  async transcriptOf(visitId: string, log: RowLog): Promise<Utterance[]> {
    const key = { kind: "visit", id: visitId } as const;
    const known = this.vault.opened<ShownText>(key);
    const { rows } = await this.db.query<LineRow & { digest: string; sealed: Buffer | null }>(
      `select line.id, line.seq, line.take_id, line.start_ms, line.end_ms, line.speaker, line.speaker_source, line.confidence,
         line.engine, line.digest, case when known.digest is null then line.sealed end as sealed
       from (select numbered.*, md5(uuid_send(numbered.id) || numbered.sealed) as digest from (${numberedOf("$1")}) numbered) line
       left join unnest($2::text[]) as known (digest) on known.digest = line.digest order by line.seq`,
      [visitId, [...known.keys()]],
    );
    const keys = await this.vault.opener(
      this.db,
      rows.map(({ sealed }) => sealed),
    );
    const texts = new Map<string, ShownText>();
    let bytes = 0;
    const lines = await readLines(rows, log, ({ digest, sealed, ...row }) => {
      const shown = sealed ? shownText(row.id, sealed, keys) : known.get(digest);
      if (!shown) throw new Error("A known text is missing");
      const line = toUtterance(row, shown);
      texts.set(digest, shown);
      bytes += textBytes + 2 * (shown.text.length + (shown.original_text?.length ?? 0));
      return line;
    });
    if (texts.size !== known.size || rows.some(({ sealed }) => sealed)) this.vault.keepOpened(key, texts, bytes);
    return lines;
  }

  /**
   * Returns a text that changes whenever an utterance of the visit is added, removed or changed, in words or speaker.
   * It is computed from the sealed texts, which differ after each write, so nothing is decrypted.
   */
  async versionOf(visitId: string): Promise<string> {
    const { rows } = await this.db.query<{ version: string | null }>(
      `select md5(string_agg(concat_ws(' ', u.id, u.speaker, u.speaker_source, u.confidence, md5(u.sealed)), ' ' order by u.id))
         as version from utterances u where u.visit_id = $1`,
      [visitId],
    );
    return rows[0]?.version ?? "";
  }

  /** Returns the last `limit` utterances of a visit, in order. Those that cannot be read are left out and logged. */
  async newestByVisit(visitId: string, limit: number, log: RowLog): Promise<Utterance[]> {
    const { rows } = await this.db.query<UtteranceRow>(
      `select * from (${numberedOf("$1")} order by numbered.seq desc limit $2) newest order by seq`,
      [visitId, limit],
    );
    return (await this.openRows(rows, log)).filter(isReadable);
  }

  /** Whether the visit has this utterance. */
  async isInVisit(visitId: string, id: string): Promise<boolean> {
    const { rows } = await this.db.query("select 1 from utterances where id = $1 and visit_id = $2", [id, visitId]);
    return rows.length > 0;
  }

  /** Returns the size of a visit's encrypted utterances in bytes. */
  async bytesOf(visitId: string): Promise<number> {
    const { rows } = await this.db.query<{ bytes: number }>(
      "select coalesce(sum(octet_length(sealed)), 0)::bigint as bytes from utterances where visit_id = $1",
      [visitId],
    );
    return rows[0]?.bytes ?? 0;
  }

  /** Whether the visit has any utterance. */
  async hasAny(visitId: string): Promise<boolean> {
    const { rows } = await this.db.query("select 1 from utterances where visit_id = $1 limit 1", [visitId]);
    return rows.length > 0;
  }

  /** Inserts an utterance. @returns its id. */
  async insert(visitId: string, utterance: NewUtterance): Promise<string> {
    const id = crypto.randomUUID();
    const { text, words } = utterance;
    const key = await this.vault.key(this.db, "visit", visitId);
    const sealed: SealedText = { text, ...(words && words.length > 0 && { words }) };
    await this.db.query(
      `insert into utterances
         (id, visit_id, take_id, position, start_ms, end_ms, speaker, speaker_source, confidence, engine, sealed)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        id,
        visitId,
        utterance.takeId,
        utterance.position ?? 0,
        utterance.startMs,
        utterance.endMs,
        utterance.speaker,
        utterance.speakerSource,
        utterance.confidence,
        utterance.engine ?? null,
        key.sealJson(sealed, utteranceContext(id)),
      ],
    );
    return id;
  }

  /** Inserts the lines of a typed transcript, in order, in one statement. */
  async insertTyped(visitId: string, lines: readonly TypedUtterance[]): Promise<void> {
    const ids = lines.map(() => crypto.randomUUID());
    const key = await this.vault.key(this.db, "visit", visitId);
    const sealed = await mapInSlices(lines, ({ text, speakerName }, index) =>
      key.sealJson(
        { text, ...(speakerName !== null && { speaker_name: speakerName }) } satisfies SealedText,
        utteranceContext(ids[index] ?? ""),
      ),
    );
    await this.db.query(
      `insert into utterances (id, visit_id, take_id, position, start_ms, end_ms, speaker, speaker_source, sealed)
       select line.id, $1, null, line.position - 1, 0, 0, line.speaker, line.source, line.sealed
       from unnest($2::uuid[], $3::text[], $4::text[], $5::bytea[]) with ordinality
         as line (id, speaker, source, sealed, position)`,
      [visitId, ids, lines.map(({ speaker }) => speaker), lines.map(({ speakerSource }) => speakerSource), sealed],
    );
  }

  /** Corrects the text; the first text is kept as `original_text`. @returns false if there is no such utterance. */
  async changeText(visitId: string, id: string, text: string): Promise<boolean> {
    const { rows } = await this.db.query<{ sealed: Buffer }>(
      "select sealed from utterances where id = $1 and visit_id = $2 for update",
      [id, visitId],
    );
    const row = rows[0];
    if (!row) return false;
    const key = await this.vault.key(this.db, "visit", visitId);
    const before = key.openJson<SealedText>(row.sealed, utteranceContext(id));
    if (before.text === text) return true;
    const original = before.original_text ?? before.text;
    const { original_text: _, ...rest } = before;
    const after: SealedText = { ...rest, text, ...(original !== text && { original_text: original }) };
    await this.db.query("update utterances set sealed = $2, updated_at = now() where id = $1", [
      id,
      key.sealJson(after, utteranceContext(id)),
    ]);
    return true;
  }

  /** Stores inferred speakers, unless the engine or a person named them. @returns ids of the changed utterances. */
  async guessSpeakers(guesses: readonly { id: string; speaker: Speaker }[]): Promise<string[]> {
    const { rows } = await this.db.query<{ id: string }>(
      `update utterances u set speaker = guess.speaker, updated_at = now()
       from unnest($1::uuid[], $2::text[]) as guess (id, speaker)
       where u.id = guess.id and u.speaker_source = 'inferred' and u.speaker <> guess.speaker
       returning u.id`,
      [guesses.map(({ id }) => id), guesses.map(({ speaker }) => speaker)],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Returns the speakers of a visit's utterances, or of one of them, and locks these until the transaction ends. Those
   * that cannot be read are left out and logged.
   */
  async lockedSpeakers(visitId: string, id: string | null, log: RowLog): Promise<SpokenLine[]> {
    const { rows } = await this.db.query<{ id: string; speaker: Speaker; sealed: Buffer }>(
      "select id, speaker, sealed from utterances where visit_id = $1 and ($2::uuid is null or id = $2) for update",
      [visitId, id],
    );
    const key = await this.vault.key(this.db, "visit", visitId);
    const reader = new RowReader({ kind: "utterance", schema: spokenLineSchema, log });
    const lines = await mapInSlices(rows, ({ id: line, speaker, sealed }) =>
      reader.read(line, () => {
        const opened = key.openJson<SealedText>(sealed, utteranceContext(line));
        return { id: line, speaker, name: nameOf(speaker, opened), sealed: opened };
      }),
    );
    reader.finish();
    return lines.filter((line) => line !== null);
  }

  /** Stores speakers named by a person. @param changes of utterances of one visit. */
  async assignSpeakers(visitId: string, changes: readonly { line: SpokenLine; to: NamedSpeaker }[]): Promise<void> {
    const key = await this.vault.key(this.db, "visit", visitId);
    const sealed = await mapInSlices(changes, ({ line, to }) => {
      const { speaker_name: _, ...rest } = line.sealed;
      return key.sealJson({ ...rest, ...(to.name !== null && { speaker_name: to.name }) }, utteranceContext(line.id));
    });
    await this.db.query(
      `update utterances u set speaker = changed.speaker, sealed = changed.sealed, speaker_source = 'user', updated_at = now()
       from unnest($1::uuid[], $2::text[], $3::bytea[]) as changed (id, speaker, sealed) where u.id = changed.id`,
      [changes.map(({ line }) => line.id), changes.map(({ to }) => to.speaker), sealed],
    );
  }

  /** Deletes the typed lines of a visit. */
  async deleteTyped(visitId: string): Promise<void> {
    await this.db.query("delete from utterances where visit_id = $1 and take_id is null", [visitId]);
  }

  private async openRows(rows: readonly UtteranceRow[], log: RowLog): Promise<Utterance[]> {
    const keys = await this.vault.opener(
      this.db,
      rows.map(({ sealed }) => sealed),
    );
    return readLines(rows, log, ({ sealed, ...row }) => toUtterance(row, shownText(row.id, sealed, keys)));
  }
}

const isReadable = ({ unreadable }: Utterance): boolean => unreadable !== true;
