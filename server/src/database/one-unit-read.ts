/**
 * A read as one actor that costs one answer instead of three. Role, person and query are sent as one unit of the protocol, which
 * is a transaction by itself: it begins with the first and ends with the last, and if taking the role fails, the query is not run.
 */
import pg from 'pg'
import { type Actor, roleOf } from '#database/act-as.ts'

const takeRole = "select set_config('role', $1, true), set_config('app.actor', $2, true)"
const takeRoleName = 'take-role'

/** To be done once with each connection that reads this way. */
export function prepareForUnits(client: pg.Client): Promise<unknown> {
  return client.query({ name: takeRoleName, text: takeRole, values: ['none', ''] })
}

type Statement = { name: string | undefined; text: string; values: unknown[] }
/** `extended`: also a statement without name and values goes the way that takes the role first. */
type Sent = Statement & { queryMode: 'extended' }
type Connection = {
  bind(message: { statement: string; values: string[] }): void
  execute(message: { portal: string }): void
}
/** What a query of the driver is made of, as far as it is changed here. */
type DriverQuery = {
  prepare(connection: Connection): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
}
const Query = pg.Query as unknown as new (
  statement: Sent,
  values: undefined,
  done: (error: Error | null, result: pg.QueryResult) => void,
) => DriverQuery

class OneUnitRead extends Query {
  #actor: string[]
  #hasRole = false

  constructor(actor: string[], ...rest: ConstructorParameters<typeof Query>) {
    super(...rest)
    this.#actor = actor
  }
  override prepare(connection: Connection): void {
    connection.bind({ statement: takeRoleName, values: this.#actor })
    connection.execute({ portal: '' })
    super.prepare(connection)
  }
  override handleDataRow(message: unknown): void {
    if (this.#hasRole) super.handleDataRow(message)
  }
  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#hasRole) super.handleCommandComplete(message, connection)
    this.#hasRole = true
  }
}

export function readInOneUnit<Row>(client: pg.Client, actor: Actor, statement: Statement): Promise<Row[]> {
  const { role, person } = roleOf(actor)
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, result: pg.QueryResult) =>
      error ? reject(error) : resolve(result.rows)
    client.query(
      new OneUnitRead(
        [role, person],
        { ...statement, queryMode: 'extended' },
        undefined,
        done,
      ) as unknown as pg.Submittable,
    )
  })
}
