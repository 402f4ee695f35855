/**
 * The door to the data. `actAs` opens a transaction, takes the actor's database role and says who it is; nothing is left set
 * on the pooled connection. All that is sent within one turn travels together, so a protected read costs about as much as a
 * bare one.
 */
import type { Role } from '@kervan/domain/access/roles.ts'
import type pg from 'pg'
import { isAftermath } from '#spine/database/pipeline/await-all.ts'
import { asOneStatement, type DeferredWrites } from '#spine/database/pipeline/deferred-writes.ts'
import { type Db, openSession, type Session, type Standing } from '#spine/database/pipeline/session.ts'
import type { ActorRole } from '#spine/database/roles.ts'

export type { Db }

export type SignedInActor = { role: Role; userId: string; sessionId: string }
export type Actor = { role: 'guest' } | SignedInActor | { role: 'auth' } | { role: 'system' }
/** Whoever comes in from outside: never a part of the house itself. */
export type Outsider = Exclude<Actor, { role: 'system' | 'auth' }>
export const guest: Outsider = { role: 'guest' }
/** The sign-in library at work: it reaches the tables of signing in only. */
export const signingIn: Actor = { role: 'auth' }
export const system: Actor = { role: 'system' }

export type Transaction = {
  db: Db
  actor: Actor
  /** One statement of the spine inside this transaction, with the system's rights. */
  asSystem<Row>(text: string, values: unknown[]): Promise<Row[]>
  /** A statement whose answer nobody waits for: it must succeed all the same. */
  background(statement: Promise<unknown>): void
  /**
   * Rows that nobody reads before the commit (events, queued mail, jobs): they leave together with it, with the system's rights.
   * The statement takes all of its rows as one JSON array, `$1`.
   */
  defer(text: string, rows: readonly object[]): void
  /** Runs once the work is durable; never when it was rolled back. */
  afterCommit(work: () => void): void
}

export type ActAs = <T>(actor: Actor, work: (tx: Transaction) => Promise<T>) => Promise<T>
/** One query, one trip: for reads that are a single statement. */
export type ReadAs = <T>(actor: Actor, query: (db: Db) => PromiseLike<T>) => Promise<T>
export type DataDoor = { actAs: ActAs; readAs: ReadAs }

export function createDataDoor(pool: pg.Pool): DataDoor {
  /** Lends a connection out as one actor; one that broke is not used again. */
  async function withSession<T>(actor: Actor, use: (session: Session) => Promise<T>): Promise<T> {
    const standing = roleOf(actor)
    const client = await pool.connect()
    const session = openSession(client, standing)
    try {
      return await use(session)
    } finally {
      client.release(session.broken())
    }
  }

  const actAs = <T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    withSession(actor, async (session) => {
      const deferredWrites: DeferredWrites = new Map()
      const afterwards: (() => void)[] = []
      /** Failures of what nobody waits for, in the order in which it was sent. */
      const unwaited: Promise<Error | undefined>[] = []
      let failed: Error | undefined
      try {
        const result = await work({
          db: session.db,
          actor,
          asSystem: session.asSystem,
          background: (statement) => {
            // One that never reached the server aborts nothing there: it is known before the commit is sent.
            unwaited.push(
              statement.then(
                () => undefined,
                (error: Error) => (failed ??= error),
              ),
            )
          },
          defer: (text, rows) => {
            const written = deferredWrites.get(text)
            if (written) written.push(...rows)
            else deferredWrites.set(text, [...rows])
          },
          afterCommit: (effect) => afterwards.push(effect),
        })
        if (failed) throw failed
        if (deferredWrites.size > 0) session.writeAsSystem(...asOneStatement(deferredWrites))
        await session.commit()
        for (const effect of afterwards) effect()
        return result
      } catch (error) {
        await session.rollback()
        const reasons = [...(await Promise.all(unwaited)), error, session.failure()]
        throw reasons.find((reason) => reason && !isAftermath(reason)) ?? error
      }
    })

  const readAs = <T>(actor: Actor, query: (db: Db) => PromiseLike<T>): Promise<T> =>
    withSession(actor, async (session) => {
      const answer = (async () => query(session.db).then((rows) => rows))()
      // drizzle sends within the same tick, so the end may follow at once; should that ever change, it waits for the answer.
      if (!session.isWaiting()) await answer.catch(() => undefined)
      const [rows, end] = await Promise.allSettled([answer, session.commit()])
      const reasons = [rows, end].flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      if (end.status === 'rejected') await session.rollback()
      if (rows.status === 'fulfilled' && end.status === 'fulfilled') return rows.value
      throw reasons.find((reason) => !isAftermath(reason)) ?? reasons[0]
    })

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
export function roleOf(actor: Actor): Standing {
  if (!Object.hasOwn(databaseRole, actor.role)) throw new Error('Unknown actor.')
  const role = databaseRole[actor.role]
  if (!('userId' in actor)) return { role, person: '' }
  if (!uuid.test(actor.userId)) throw new Error('An actor is identified by a uuid.')
  return { role, person: actor.userId }
}
