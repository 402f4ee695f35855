/**
 * Statements sent as one unit of the protocol: one packet there, one answer back. If one fails, those behind it are not run.
 * Outside a transaction a unit is one by itself: it begins with its first statement, and ends, durable or undone, with its last.
 */
import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

/** A statement of a unit. Without `tell` nobody reads its rows, and it is not even asked for their shape. */
export type Part = {
  name: string | undefined
  text: string
  /** As `sendable` makes them. */
  values: unknown[]
  rowMode?: string | undefined
  types?: pg.CustomTypesConfig | undefined
  tell?: (error: Error | null, result: pg.QueryResult) => void
}

/** Values as they are sent; throws where one of them cannot be. */
export const sendable = (values: unknown[]): unknown[] => values.map((value) => prepareValue(value))

type Connection = {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string | undefined>
  submittedNamedStatements: Record<string, string | undefined>
  parse(message: { name: string | undefined; text: string }): void
  bind(message: { statement: string | undefined; values: unknown[] }): void
  describe(message: { type: 'P'; name: '' }): void
  execute(message: { portal: '' }): void
  sync(): void
}
/** What a query of the driver is made of, as far as it is used here. */
type DriverQuery = {
  name: string | undefined
  text: string
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleEmptyQuery(connection: Connection): void
  handleError(error: Error, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
}
const Query = pg.Query as unknown as new (
  config: Partial<Part>,
  values: undefined,
  callback: (error: Error | null, result: pg.QueryResult) => void,
) => DriverQuery

/** Settles when the server has done with all of it. */
export function sendBatch(client: pg.ClientBase, parts: Part[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null) => (error ? reject(error) : resolve())
    client.query(new Unit(client, parts, done) as unknown as pg.Submittable)
  })
}

class Unit extends Query {
  #parts: readonly (Part & { query: DriverQuery | undefined })[]
  #turn = 0

  constructor(client: pg.ClientBase, parts: Part[], done: (error: Error | null) => void) {
    super({ text: '' }, undefined, done)
    this.#parts = parts.map((part) => ({ ...part, query: queryOf(client, part) }))
    this.#takeTurn(0)
  }

  /** The driver asks the query that is being answered for its name, to know what has been prepared. */
  #takeTurn(turn: number): void {
    this.#turn = turn
    this.name = this.#parts[turn]?.name
    this.text = this.#parts[turn]?.text ?? ''
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
    for (const { name, text, values, query } of this.#parts) {
      if (!name || !isPrepared(connection, name)) {
        connection.parse({ name, text })
        if (name) connection.submittedNamedStatements[name] = text
      }
      connection.bind({ statement: name, values })
      if (query) connection.describe({ type: 'P', name: '' })
      connection.execute({ portal: '' })
    }
    connection.sync()
  }

  override handleRowDescription(message: unknown): void {
    this.#parts[this.#turn]?.query?.handleRowDescription(message)
  }
  override handleDataRow(message: unknown): void {
    this.#parts[this.#turn]?.query?.handleDataRow(message)
  }
  override handleCommandComplete(message: unknown, connection: Connection): void {
    const query = this.#parts[this.#turn]?.query
    query?.handleCommandComplete(message, connection)
    query?.handleReadyForQuery(connection)
    this.#takeTurn(this.#turn + 1)
  }
  /** A statement without words is answered by this alone. */
  override handleEmptyQuery(connection: Connection): void {
    this.handleCommandComplete({ text: '' }, connection)
  }
  override handleError(error: Error, connection: Connection): void {
    for (const [index, { name, query }] of this.#parts.slice(this.#turn).entries()) {
      if (name) delete connection.submittedNamedStatements[name]
      query?.handleError(index === 0 ? error : new SkippedError(error), connection)
    }
    super.handleError(error, connection)
  }
}

function queryOf(client: pg.ClientBase, { text, tell, rowMode, types }: Part): DriverQuery | undefined {
  return (
    tell && new Query({ text, rowMode, types: types ?? (client as pg.CustomTypesConfig) }, undefined, tell)
  )
}

function isPrepared({ parsedStatements, submittedNamedStatements }: Connection, name: string): boolean {
  return parsedStatements[name] !== undefined || submittedNamedStatements[name] !== undefined
}

/** As PostgreSQL says it of statements in a transaction that has failed. */
class SkippedError extends Error {
  readonly code = '25P02'
  constructor(reason: Error) {
    super('A statement before this one failed.', { cause: reason })
  }
}
