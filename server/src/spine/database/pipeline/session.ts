/**
 * One connection while it works for one actor. What is sent within one turn of the event loop leaves as one unit of the protocol;
 * each statement runs in its own role, and nothing of the actor's can run with the system's rights. Work that needs no answer
 * before its end is a single unit, which is a transaction by itself; longer work begins and ends one.
 */
import { createHash } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Part, sendable, sendBatch } from '#spine/database/pipeline/pipelined-batch.ts'
import type { ActorRole } from '#spine/database/roles.ts'

export type Db = NodePgDatabase<Record<string, never>>
export type Standing = { role: ActorRole; person: string }

export type Session = {
  db: Db
  asSystem<Row>(text: string, values: unknown[]): Promise<Row[]>
  /** Sent like any other, but nobody reads its answer: the end tells whether it was done. */
  writeAsSystem(text: string, values: unknown[]): void
  /** Whether something waits to be sent. */
  isWaiting(): boolean
  /** Sends what waits, and makes all of it durable. */
  commit(): Promise<void>
  /** Sends what waits, since it may hold the reason for going back; then undoes all. */
  rollback(): Promise<void>
  /** The first thing that went wrong; what was sent behind it knows only that it was not done. */
  failure(): Error | undefined
  /** Why the connection cannot be used again. */
  broken(): Error | undefined
}

export class NotCommittedError extends Error {
  override name = 'NotCommittedError'
}

type Answer = pg.QueryResult<pg.QueryResultRow>

export function openSession(client: pg.ClientBase, own: Standing): Session {
  /** In whose role the last statement stands. */
  let taken: ActorRole | undefined
  let waiting: Part[] = []
  let begun = false
  let ended = false
  let failure: Error | undefined
  let broken: Error | undefined

  const push = (next: ActorRole, part: Part) => {
    if (ended) throw new Error('This transaction has ended.')
    if (waiting.length === 0) setImmediate(sendWaiting)
    if (taken !== next) waiting.push(takeRole({ ...own, role: next }))
    taken = next
    waiting.push(part)
  }
  const written = (values: unknown[]) => {
    try {
      return sendable(values)
    } catch (error) {
      failure ??= error as Error
      throw error
    }
  }
  const ask = (next: ActorRole, text: string, values: unknown[], more: Partial<Part> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const { rowMode, types } = more
      const tell = (error: Error | null, answer: Answer) => (error ? reject(error) : resolve(answer))
      push(next, { name: statementName(text), text, values: written(values), rowMode, types, tell })
    })
  const send = async (parts: Part[]) => {
    try {
      await sendBatch(client, parts)
    } catch (error) {
      failure ??= error as Error
      if (!isRefusal(error)) broken ??= error as Error
      throw error
    }
  }
  /** At the end of a turn: more will follow. */
  const sendWaiting = () => {
    if (waiting.length === 0) return
    const parts = begun ? waiting : [begin, ...waiting]
    waiting = []
    begun = true
    // Whoever waits for one of its statements is told.
    send(parts).catch(() => undefined)
  }

  const connection = {
    query: (config: pg.QueryConfig & Partial<Part>, values?: unknown[]) =>
      ask(own.role, config.text, values ?? config.values ?? [], config),
  }
  return {
    // drizzle sees a connection whose queries are prepared statements named after their text.
    db: drizzle({ client: connection as unknown as pg.PoolClient }),
    asSystem: async <Row>(text: string, values: unknown[]) =>
      (await ask('kervan_system', text, values)).rows as Row[],
    writeAsSystem: (text, values) =>
      push('kervan_system', { name: statementName(text), text, values: sendable(values) }),
    isWaiting: () => waiting.length > 0,
    async commit() {
      ended = true
      if (failure) throw failure
      // Also work without any statement is done by somebody who may do it.
      const parts = waiting.length > 0 || begun ? waiting : [takeRole(own)]
      waiting = []
      if (!begun) return send(parts)
      let answer: Answer | undefined
      await send([...parts, { ...commit, tell: (_, told) => (answer = told) }])
      // After an error inside, COMMIT answers politely and rolls back.
      if (answer?.command !== 'COMMIT')
        throw failure ?? new NotCommittedError('The transaction was rolled back.')
      begun = false
    },
    async rollback() {
      ended = true
      sendWaiting()
      if (begun) await client.query('rollback').catch((error: Error) => (broken ??= error))
    },
    failure: () => failure,
    broken: () => broken,
  }
}

const begin: Part = { name: 'begin', text: 'begin', values: [] }
const commit: Part = { name: 'commit', text: 'commit', values: [] }

/** Until the end of the transaction; who the person is stays known also where the system acts for them. */
export function takeRole({ role, person }: Standing): Part {
  return {
    name: 'take-role',
    text: "select set_config('role', $1, true), set_config('app.actor', $2, true)",
    values: [role, person],
  }
}

/** Shutdowns, and time limits that end the session. */
const aboutTheConnection = /^(08|57P0|25P0[34])/

/** The server said no, and goes on. By code, since how grave it is comes in the server's language. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !aboutTheConnection.test(error.code ?? '')
}

const names = new Map<string, string>()

/** Statements beyond a sane number (lists of varying length) go unnamed rather than fill the server's memory. */
export function statementName(text: string): string | undefined {
  const name = names.get(text)
  if (name || names.size >= 500) return name
  const made = createHash('sha1').update(text).digest('base64url')
  names.set(text, made)
  return made
}
