/**
 * One connection while it works for one actor. Statements issued within one turn of the event loop are sent as one batch, each in
 * its own role. Work that needs no answer before its end is a single batch, which is a transaction by itself; longer work begins
 * and commits one.
 */

import pg from 'pg'
import { drizzle, type NodePgDatabase } from '#spine/database/drizzle.ts'
import { type Statement, sendBatch, toWireValues } from '#spine/database/pipeline/pipelined-batch.ts'
import type { ActorRole } from '#spine/database/roles.ts'

export type Db = NodePgDatabase<Record<string, never>>
/** The database role to act in, the id of the acting person, if any, and whether nothing may be written. */
export type Identity = { role: ActorRole; person: string; readOnly: boolean }

/** In seconds, for work that takes longer than a person would wait. */
export type Patience = { statement: number; transaction: number }

/** Planned once on each connection, for whatever values; otherwise PostgreSQL may plan it anew for the values of each call. */
export type Planning = { planOnce?: boolean }

export type Session = {
  db: Db
  query<Row>(text: string, values: unknown[], planning?: Planning): Promise<Row[]>
  asSystem<Row>(text: string, values: unknown[]): Promise<Row[]>
  /** From now on each statement may take so many seconds, and all of them together so many. */
  bePatient(limits: Patience): void
  /** A statement whose answer nobody reads; the commit fails if it does. */
  writeAsSystem(text: string, values: unknown[]): void
  hasUnsent(): boolean
  /** Sends what is queued, and makes all of it durable. */
  commit(): Promise<void>
  /** Sends what is queued, since it may contain the reason for the rollback; then undoes everything. */
  rollback(): Promise<void>
  /** The first error; statements behind it only know that they were skipped. */
  failure(): Error | undefined
  /** Why the connection cannot be used again. */
  broken(): Error | undefined
}

export class NotCommittedError extends Error {
  override name = 'NotCommittedError'
}

type Result = pg.QueryResult<pg.QueryResultRow>

export function openSession(client: pg.ClientBase, own: Identity): Session {
  /** The role that the last queued statement runs in. */
  let currentRole: ActorRole | undefined
  /** How it is planned. */
  let plansOnce = false
  let queued: Statement[] = []
  let begun = false
  let ended = false
  let failure: Error | undefined
  let broken: Error | undefined
  let longestMs: number | undefined

  const enqueue = (wanted: ActorRole, statement: Statement, planOnce = false) => {
    if (ended) throw new Error('This transaction has ended.')
    if (queued.length === 0) setImmediate(sendQueued)
    if (currentRole !== wanted) queued.push(setIdentity(own, wanted))
    currentRole = wanted
    if (plansOnce !== planOnce) queued.push(setPlanning(planOnce))
    plansOnce = planOnce
    queued.push(statement)
  }
  const wireValues = (values: unknown[]) => {
    try {
      return toWireValues(values)
    } catch (error) {
      failure ??= error as Error
      throw error
    }
  }
  const query = (
    role: ActorRole,
    text: string,
    values: unknown[],
    options: Partial<Statement> & Planning = {},
  ) =>
    new Promise<Result>((resolve, reject) => {
      const { rowMode, types, planOnce } = options
      const onResult = (error: Error | null, result: Result) => (error ? reject(error) : resolve(result))
      enqueue(role, { text, values: wireValues(values), rowMode, types, onResult }, planOnce)
    })
  const send = async (statements: Statement[]) => {
    try {
      await sendBatch(client, statements, longestMs)
    } catch (error) {
      failure ??= error as Error
      if (!isRefusal(error)) broken ??= error as Error
      throw error
    }
  }
  /** At the end of a turn: more will follow. */
  const sendQueued = () => {
    if (queued.length === 0) return
    const statements = begun ? queued : [begin, ...queued]
    queued = []
    begun = true
    // Each statement reports its own failure.
    send(statements).catch(() => undefined)
  }

  const connection = {
    query: (config: pg.QueryConfig & Partial<Statement>, values?: unknown[]) =>
      query(own.role, config.text, values ?? config.values ?? [], config),
  }
  return {
    // drizzle gets a connection whose every query is a prepared statement.
    db: drizzle({ client: connection as unknown as pg.PoolClient }),
    query: async <Row>(text: string, values: unknown[], planning?: Planning) =>
      (await query(own.role, text, values, planning)).rows as Row[],
    asSystem: async <Row>(text: string, values: unknown[]) =>
      (await query('kervan_system', text, values)).rows as Row[],
    bePatient({ statement, transaction }) {
      enqueue('kervan_system', { text: setLimits, values: [`${statement}s`, `${transaction}s`] })
      // A little above the server's own limit.
      longestMs = (statement + 1) * 1_000
    },
    writeAsSystem: (text, values) => enqueue('kervan_system', { text, values: toWireValues(values) }),
    hasUnsent: () => queued.length > 0,
    async commit() {
      ended = true
      if (failure) throw failure
      // Work without a statement also needs an actor who may take the role.
      const statements = queued.length > 0 || begun ? queued : [setIdentity(own)]
      queued = []
      if (!begun) return send(statements)
      let result: Result | undefined
      await send([...statements, { ...commit, onResult: (_, its) => (result = its) }])
      // After an error inside, COMMIT succeeds and rolls back.
      if (result?.command !== 'COMMIT')
        throw failure ?? new NotCommittedError('The transaction was rolled back.')
      begun = false
    },
    async rollback() {
      ended = true
      sendQueued()
      if (begun) await client.query('rollback').catch((error: Error) => (broken ??= error))
    },
    failure: () => failure,
    broken: () => broken,
  }
}

/** The clock of a transaction runs from its beginning and is only wound anew after it has been stopped. */
const setLimits = `select set_config('statement_timeout', $1, true), set_config('transaction_timeout', '0', true),
  set_config('transaction_timeout', $2, true)`
/** Until the end of the transaction. */
const setPlanning = (once: boolean): Statement => ({
  text: "select set_config('plan_cache_mode', $1, true)",
  values: [once ? 'force_generic_plan' : 'auto'],
})
const begin: Statement = { text: 'begin', values: [] }
const commit: Statement = { text: 'commit', values: [] }

/**
 * Until the end of the transaction; the person and their role stay known where the system writes for them. A transaction that has
 * become read-only cannot be made writable again.
 */
export function setIdentity(own: Identity, role = own.role): Statement {
  return { text: own.readOnly ? becomeReader : become, values: [role, own.person, own.role] }
}

const become =
  "select set_config('role', $1, true), set_config('app.actor', $2, true), set_config('app.actor_role', $3, true)"
const becomeReader = `${become}, set_config('transaction_read_only', 'on', true)`

/** Shutdowns, and time limits that end the session. */
const aboutTheConnection = /^(08|57P0|25P0[34])/

/** The server refused a statement but the connection is usable. By code, since the severity comes in the server's language. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !aboutTheConnection.test(error.code ?? '')
}
