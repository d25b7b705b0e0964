import pg from "pg";

// bigint (int8) columns hold counts and milliseconds far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Runs SQL statements: the pool, or one transaction. */
export interface Queryable {
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number }>;
  /** Notifies the listeners of every server; in a transaction, after it has committed. See `Notifications`. */
  notify(channel: string, payload: string): void;
}

/** A notification that is not sent yet. */
export interface Notice {
  channel: string;
  payload: string;
}

/** Maximum number of prepared statements: more than the server has, apart from those that it composes at run time. */
const maxNames = 400;

/**
 * Keeps this process alive if the connection breaks while it has no listener for errors, e.g. between being opened and
 * its first query: a killed database can send its last message together with its greeting. The next query rejects.
 */
function survive(client: pg.ClientBase): void {
  client.on("error", () => {});
}

/** A PostgreSQL pool with transactions, and connections for LISTEN. All database access goes through this class. */
export class Database implements Queryable {
  private readonly pool: pg.Pool;
  private closing = false;
  /** Names of prepared statements, by their SQL. */
  private readonly names = new Map<string, string>();
  private send: (notices: readonly Notice[]) => void = () => {};

  /** @param onError called when an idle connection breaks; the pool replaces it. */
  constructor(
    private readonly config: pg.PoolConfig,
    onError: (error: Error) => void,
  ) {
    this.pool = new pg.Pool({ max: 16, connectionTimeoutMillis: 10_000, ...config });
    this.pool.on("error", (error) => this.closing || onError(error));
    this.pool.on("connect", survive);
  }

  async query<Row extends pg.QueryResultRow = pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) {
    const { rows, rowCount } = await this.pool.query<Row>(this.statement(sql, values));
    return { rows, rowCount: rowCount ?? 0 };
  }

  /** Runs SQL of a library, which can have several statements if it has no values; they share one result then. */
  async execute(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    const result: pg.QueryResult | pg.QueryResult[] = await this.pool.query(sql, values);
    return { rows: [result].flat().flatMap(({ rows }) => rows as unknown[]) };
  }

  notify(channel: string, payload: string): void {
    this.send([{ channel, payload }]);
  }

  /** Sets who sends the notices of `notify` and of committed transactions. Without it they are dropped. */
  sendNoticesWith(send: (notices: readonly Notice[]) => void): void {
    this.send = send;
  }

  /** Resolves when the database answers; rejects if it cannot be reached. */
  async check(): Promise<void> {
    await this.pool.query("select 1");
  }

  /**
   * Runs `work` in a transaction: commits when `work` resolves, rolls back when it rejects. Its notices are sent after
   * the commit.
   * @returns its result.
   */
  async transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    const noteBroken = (error: Error): void => void (broken = error);
    client.on("error", noteBroken);
    const notices: Notice[] = [];
    const tx: Queryable = {
      notify: (channel, payload) => void notices.push({ channel, payload }),
      query: async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) => {
        const { rows, rowCount } = await client.query<Row>(this.statement(sql, values));
        return { rows, rowCount: rowCount ?? 0 };
      },
    };
    try {
      await client.query("begin");
      const value = await work(tx);
      await client.query("commit");
      if (notices.length > 0) this.send(notices);
      return value;
    } catch (error) {
      await client.query("rollback").catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.off("error", noteBroken);
      client.release(broken);
    }
  }

  /**
   * Gives a statement with values a name, under which each connection parses and plans it once. A statement that
   * selects `table.*` gets no name: a migration by a newer server would make its plan invalid.
   */
  private statement(sql: string, values: readonly unknown[]): pg.QueryConfig {
    const query = { text: sql, values: [...values] };
    if (values.length === 0 || sql.includes(".*")) return query;
    let name = this.names.get(sql);
    if (name === undefined && this.names.size < maxNames) this.names.set(sql, (name = `s${this.names.size}`));
    return name === undefined ? query : { ...query, name };
  }

  /** Opens a connection outside the pool, for LISTEN. The caller ends it. */
  async connection(): Promise<pg.Client> {
    const client = new pg.Client(this.config);
    survive(client);
    await client.connect();
    return client;
  }

  /** Closes the pool after running statements have ended. Connections for LISTEN stay open. */
  async close(): Promise<void> {
    this.closing = true;
    await this.pool.end();
  }
}
