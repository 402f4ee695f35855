/**
 * Several statements sent to PostgreSQL as one pipeline: one packet there, one answer back. If one fails, those behind it are not
 * run. Outside a transaction a batch is one by itself: all of it is committed, or nothing.
 */
import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import {
  createPreparedStatements,
  type PreparedStatements,
} from '#spine/database/pipeline/prepared-statements.ts'

/** Without `onResult` nobody reads its rows, and PostgreSQL need not describe them. */
export type Statement = {
  text: string
  /** As `toWireValues` makes them. */
  values: unknown[]
  rowMode?: string | undefined
  types?: pg.CustomTypesConfig | undefined
  onResult?: (error: Error | null, result: pg.QueryResult) => void
}

/** Parameters as the driver sends them; throws where one of them cannot be sent. */
export const toWireValues = (values: unknown[]): unknown[] => values.map((value) => prepareValue(value))

/** What is used of the driver's connection; its types do not mention it. */
type Connection = {
  stream: { cork(): void; uncork(): void }
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: unknown[] }): void
  describe(message: { type: 'P'; name: '' }): void
  execute(message: { portal: '' }): void
  close(message: { type: 'S'; name: string }): void
  sync(): void
}
/** What is used of the driver's query. */
type DriverQuery = {
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleEmptyQuery(connection: Connection): void
  handleError(error: Error, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
}
const Query = pg.Query as unknown as new (
  config: Partial<Statement>,
  values: undefined,
  callback: (error: Error | null, result: pg.QueryResult) => void,
) => DriverQuery

/** Settles when the server is done with all of it. It is waited for so long, or as long as the connection waits for any. */
export function sendBatch(client: pg.ClientBase, statements: Statement[], longestMs?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null) => (error ? reject(error) : resolve())
    const batch = new PipelinedBatch(client, statements, done)
    batch.query_timeout = longestMs
    client.query(batch as unknown as pg.Submittable)
  })
}

const preparedOn = new WeakMap<Connection, PreparedStatements>()

class PipelinedBatch extends Query {
  #statements: readonly (Statement & { query: DriverQuery | undefined })[]
  /** The statement that the server answers next. */
  #current = 0
  /** By this name the driver knows how long to wait. */
  query_timeout: number | undefined

  constructor(client: pg.ClientBase, statements: Statement[], done: (error: Error | null) => void) {
    super({ text: '' }, undefined, done)
    this.#statements = statements.map((statement) => ({ ...statement, query: queryOf(client, statement) }))
  }

  submit(connection: Connection): null {
    connection.stream.cork()
    try {
      this.#write(connection)
    } finally {
      connection.stream.uncork()
    }
    return null
  }

  #write(connection: Connection): void {
    const prepared = preparedOn.get(connection) ?? createPreparedStatements()
    preparedOn.set(connection, prepared)
    // Before everything that can fail: the server skips what comes behind a failure.
    for (const name of prepared.takeUnused()) connection.close({ type: 'S', name })
    for (const { text, values, query } of this.#statements) {
      const { name, isNew } = prepared.use(text)
      if (isNew) connection.parse({ name, text })
      connection.bind({ statement: name, values })
      if (query) connection.describe({ type: 'P', name: '' })
      connection.execute({ portal: '' })
    }
    connection.sync()
  }

  override handleRowDescription(message: unknown): void {
    this.#statements[this.#current]?.query?.handleRowDescription(message)
  }
  override handleDataRow(message: unknown): void {
    this.#statements[this.#current]?.query?.handleDataRow(message)
  }
  override handleCommandComplete(message: unknown, connection: Connection): void {
    const query = this.#statements[this.#current]?.query
    query?.handleCommandComplete(message, connection)
    query?.handleReadyForQuery(connection)
    this.#current += 1
  }
  /** The only answer to a statement that is empty. */
  override handleEmptyQuery(connection: Connection): void {
    this.handleCommandComplete({ text: '' }, connection)
  }
  override handleError(error: Error, connection: Connection): void {
    for (const [index, { text, query }] of this.#statements.slice(this.#current).entries()) {
      preparedOn.get(connection)?.forget(text)
      query?.handleError(index === 0 ? error : new SkippedError(error), connection)
    }
    super.handleError(error, connection)
  }
}

function queryOf(
  client: pg.ClientBase,
  { text, onResult, rowMode, types }: Statement,
): DriverQuery | undefined {
  return (
    onResult &&
    new Query({ text, rowMode, types: types ?? (client as pg.CustomTypesConfig) }, undefined, onResult)
  )
}

/** With PostgreSQL's code for statements of a transaction that has failed. */
class SkippedError extends Error {
  readonly code = '25P02'
  constructor(reason: Error) {
    super('A statement before this one failed.', { cause: reason })
  }
}
