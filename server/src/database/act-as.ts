/**
 * The door to the data. `actAs` opens a transaction, takes the actor's database role and says who it is; nothing is left set
 * on the pooled connection. Begin, role, identity and the first query travel together (pipelining), so a protected read
 * costs about as much as a bare one.
 */
import { createHash } from 'node:crypto'
import type { Role } from '@kervan/domain/auth/roles.ts'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { holdWrites } from '#database/held-writes.ts'
import { asOneStatement, type LastWrites } from '#database/last-writes.ts'
import type { ActorRole } from '#database/roles.ts'

export type Actor =
  | { role: 'guest' }
  | { role: Role; userId: string; sessionId: string }
  | { role: 'auth' }
  | { role: 'system' }
/** Whoever comes in from outside: never a part of the house itself. */
export type Outsider = Exclude<Actor, { role: 'system' | 'auth' }>
export const guest: Outsider = { role: 'guest' }
/** The sign-in library at work: it reaches the tables of signing in only. */
export const signingIn: Actor = { role: 'auth' }
export const system: Actor = { role: 'system' }

export type Db = NodePgDatabase<Record<string, never>>

export type Transaction = {
  db: Db
  actor: Actor
  /** One statement of the spine inside this transaction, with the system's rights. */
  asSystem<Row>(text: string, values: unknown[]): Promise<Row[]>
  /** A statement whose answer nobody waits for: it must succeed all the same. */
  alongside(statement: Promise<unknown>): void
  /**
   * Rows that nobody reads before the commit (events, queued mail, jobs): they leave together with it, with the system's rights.
   * The statement takes all of its rows as one JSON array, `$1`.
   */
  atTheEnd(text: string, rows: readonly object[]): void
  /** Runs once the work is durable; never when it was rolled back. */
  afterCommit(work: () => void): void
}

export type ActAs = <T>(actor: Actor, work: (tx: Transaction) => Promise<T>) => Promise<T>
/** One query, one trip: for reads that are a single statement. */
export type ReadAs = <T>(actor: Actor, query: (db: Db) => PromiseLike<T>) => Promise<T>
export type DataDoor = { actAs: ActAs; readAs: ReadAs }

export class NotCommittedError extends Error {
  override name = 'NotCommittedError'
}

export function createDataDoor(pool: pg.Pool): DataDoor {
  async function actAs<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const opening = preamble(actor)
    const client = await pool.connect()
    const session = sessionOf(client)
    const lastWrites: LastWrites = new Map()
    const afterwards: (() => void)[] = []
    /** Failures of what nobody waits for, in the order in which it was sent: the first is the reason of all others. */
    const unwaited = [session.open(opening, databaseRole[actor.role])]
    let failed: Error | undefined
    let broken: Error | undefined
    try {
      const result = await work({
        db: session.db,
        actor,
        asSystem: async (text, values) => (await session.asSystem(text, values)).rows,
        alongside: (statement) => {
          // One that never reached the server aborts nothing there: it is known before the commit is sent.
          statement.catch((error: Error) => {
            failed ??= error
          })
          unwaited.push(settled(statement))
        },
        atTheEnd: (text, rows) => {
          const written = lastWrites.get(text)
          if (written) written.push(...rows)
          else lastWrites.set(text, [...rows])
        },
        afterCommit: (effect) => afterwards.push(effect),
      })
      if (failed) throw failed
      if (lastWrites.size > 0) unwaited.push(settled(session.asSystem(...asOneStatement(lastWrites))))
      const closed = await client.query('commit')
      // After an error inside, COMMIT answers politely and rolls back.
      if (closed.command !== 'COMMIT') throw new NotCommittedError('The transaction was rolled back.')
      for (const effect of afterwards) effect()
      return result
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
      throw (await Promise.all(unwaited)).find(Boolean) ?? error
    } finally {
      client.release(broken)
    }
  }

  async function readAs<T>(actor: Actor, query: (db: Db) => PromiseLike<T>): Promise<T> {
    const opening = preamble(actor)
    const client = await pool.connect()
    const session = sessionOf(client)
    let broken: Error | undefined
    try {
      const sent = session.sent()
      const opened = session.open(opening, databaseRole[actor.role])
      const answer = (async () => query(session.db).then((rows) => rows))()
      // drizzle sends within the same tick, so COMMIT may follow at once; should that ever change, it waits for the answer.
      if (session.sent() === sent) await answer.catch(() => undefined)
      const closed = client.query('commit')
      const [rows, begun, end] = await Promise.allSettled([answer, opened, closed])
      if (end.status === 'rejected') broken = end.reason
      if (begun.status === 'fulfilled' && begun.value) throw begun.value
      if (rows.status === 'rejected') throw rows.reason
      return rows.value
    } finally {
      client.release(broken)
    }
  }

  return { actAs, readAs }
}

const databaseRole: Record<Actor['role'], ActorRole> = {
  guest: 'kervan_guest',
  customer: 'kervan_customer',
  staff: 'kervan_staff',
  admin: 'kervan_admin',
  auth: 'kervan_auth',
  system: 'kervan_system',
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whose rights an actor has, and who they are. */
export function roleOf(actor: Actor): { role: ActorRole; person: string } {
  if (!Object.hasOwn(databaseRole, actor.role)) throw new Error('Unknown actor.')
  const role = databaseRole[actor.role]
  if (!('userId' in actor)) return { role, person: '' }
  if (!uuid.test(actor.userId)) throw new Error('An actor is identified by a uuid.')
  return { role, person: actor.userId }
}

/** The only place where a value is written into SQL text: it is a uuid, to the letter. */
function preamble(actor: Actor): string {
  const { role, person } = roleOf(actor)
  return `begin; set local role ${role}; set local app.actor = '${person}'`
}

/** One pooled connection as the door uses it: it knows in whose role the next statement would run. */
type Session = {
  db: Db
  open(opening: string, role: ActorRole): Promise<Error | undefined>
  asSystem(text: string, values: unknown[]): Promise<pg.QueryResult>
  /** How many statements have been sent in the actor's own role. */
  sent(): number
}
const sessions = new WeakMap<pg.PoolClient, Session>()

/**
 * Statements are sent without waiting for each other's answers, and those of one turn as one packet. Each is preceded by its
 * role where that is another than the one before it: nothing of the actor's can run with the system's rights.
 */
function sessionOf(client: pg.PoolClient): Session {
  const known = sessions.get(client)
  if (known) return known
  let own: ActorRole
  let current: ActorRole
  let sent = 0
  const send = (next: ActorRole, text: string, values: unknown[], more?: pg.QueryConfig) => {
    holdWrites(client)
    if (current !== next) settled(client.query(`set local role ${next}`))
    current = next
    return client.query({ ...more, text, values, name: statementName(text) })
  }
  // drizzle sees a connection whose queries are prepared statements named after their text.
  const connection = {
    query: (config: pg.QueryConfig, values?: unknown[]) => {
      sent += 1
      return send(own, config.text, values ?? config.values ?? [], config)
    },
  }
  const session: Session = {
    db: drizzle({ client: connection as unknown as pg.PoolClient }),
    open(opening, role) {
      own = role
      current = role
      holdWrites(client)
      return settled(client.query(opening))
    },
    asSystem: (text, values) => send(databaseRole.system, text, values),
    sent: () => sent,
  }
  sessions.set(client, session)
  return session
}

const names = new Map<string, string>()

/** Statements beyond a sane number (lists of varying length) go unnamed rather than fill the server's memory. */
export function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= 500) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** Keeps an early rejection from being reported as unhandled; the failure is looked at where the transaction ends. */
export function settled(query: Promise<unknown>): Promise<Error | undefined> {
  return query.then(
    () => undefined,
    (error: Error) => error,
  )
}
