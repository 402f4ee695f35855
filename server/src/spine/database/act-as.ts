/**
 * The only way to the data. `actAs` opens a transaction in the actor's database role, with the id of the acting person; nothing
 * stays set on the pooled connection. Statements of one turn are sent together, so a protected read costs about as much as a bare
 * one.
 */
import type { Role } from '@kervan/domain/access/roles.ts'
import type pg from 'pg'
import {
  type Db,
  type Identity,
  openSession,
  type Patience,
  type Planning,
  type Session,
} from '#spine/database/pipeline/session.ts'
import type { ActorRole } from '#spine/database/roles.ts'

export type { Db, Planning }

/** PostgreSQL refuses every write in the transactions of an actor who only reads, also what the system would write for them. */
type ReadingOnly = { readOnly?: boolean }
export type SignedInActor = { role: Role; userId: string; sessionId: string } & ReadingOnly
export type Actor = { role: 'guest' } | SignedInActor | ({ role: 'auth' } & ReadingOnly) | { role: 'system' }
/** Somebody who calls from outside: never the program itself. */
export type Outsider = Exclude<Actor, { role: 'system' | 'auth' }>
export const guest: Outsider = { role: 'guest' }
/** The sign-in library: it reaches the tables of signing in only. */
export const signingIn = { role: 'auth' } as const satisfies Actor
export const system: Actor = { role: 'system' }

/** False where PostgreSQL would refuse: for what is written by the way, such as that something was read, and not on purpose. */
export function mayWrite(actor: Actor): boolean {
  return !('readOnly' in actor && actor.readOnly)
}

export type Transaction = {
  db: Db
  actor: Actor
  /** One statement as the actor, past drizzle. */
  query<Row>(text: string, values: unknown[], planning?: Planning): Promise<Row[]>
  /** One statement inside this transaction, with the system's rights. */
  asSystem<Row>(text: string, values: unknown[]): Promise<Row[]>
  /** For work that takes longer than a person would wait: sets the time limits of this transaction, here and in the database. */
  bePatient(limits: Patience): void
  /** A statement that the work does not wait for; if it fails, everything is undone. */
  background(statement: Promise<unknown>): void
  /**
   * Rows that nobody reads before the commit (events, queued mail, jobs): they are written with it, with the system's rights.
   * The statement takes all of its rows as one JSON array, `$1`.
   */
  defer(text: string, rows: readonly object[]): void
  /** Runs after the commit; never after a rollback. */
  afterCommit(work: () => void): void
}

export type ActAs = <T>(actor: Actor, work: (tx: Transaction) => Promise<T>) => Promise<T>
/** A single statement, in one round trip; as text, or by drizzle. */
export type ReadAs = <T>(
  actor: Actor,
  read: (db: Db, query: Transaction['query']) => PromiseLike<T>,
) => Promise<T>
export type DataDoor = { actAs: ActAs; readAs: ReadAs }

export function createDataDoor(pool: pg.Pool): DataDoor {
  /** A connection that broke is not used again. */
  async function withSession<T>(actor: Actor, use: (session: Session) => Promise<T>): Promise<T> {
    const identity = identityOf(actor)
    const client = await pool.connect()
    const session = openSession(client, identity)
    try {
      return await use(session)
    } finally {
      client.release(session.broken())
    }
  }

  const actAs = <T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    withSession(actor, async (session) => {
      const deferred = new Map<string, object[]>()
      const afterCommit: (() => void)[] = []
      /** Failures of background statements, in the order in which these were sent. */
      const background: Promise<Error | undefined>[] = []
      let failed: Error | undefined
      try {
        const result = await work({
          db: session.db,
          actor,
          query: session.query,
          asSystem: session.asSystem,
          bePatient: session.bePatient,
          background: (statement) => {
            // One that never reached the server aborts nothing there, so it is noted before the commit is sent.
            background.push(
              statement.then(
                () => undefined,
                (error: Error) => (failed ??= error),
              ),
            )
          },
          defer: (text, rows) => {
            const known = deferred.get(text)
            if (known) known.push(...rows)
            else deferred.set(text, [...rows])
          },
          afterCommit: (effect) => afterCommit.push(effect),
        })
        if (failed) throw failed
        for (const [text, rows] of deferred) session.writeAsSystem(text, [JSON.stringify(rows)])
        await session.commit()
        for (const effect of afterCommit) effect()
        return result
      } catch (error) {
        await session.rollback()
        const errors = [...(await Promise.all(background)), error, session.failure()]
        throw errors.find((one) => one && !isConsequence(one)) ?? error
      }
    })

  const readAs: ReadAs = (actor, read) =>
    withSession(actor, async (session) => {
      const answer = (async () => read(session.db, session.query).then((rows) => rows))()
      // drizzle sends within the same tick, so the commit can follow at once; should that change, it waits for the answer.
      if (!session.hasUnsent()) await answer.catch(() => undefined)
      const [rows, end] = await Promise.allSettled([answer, session.commit()])
      const reasons = [rows, end].flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      if (end.status === 'rejected') await session.rollback()
      if (rows.status === 'fulfilled' && end.status === 'fulfilled') return rows.value
      throw reasons.find((reason) => !isConsequence(reason)) ?? reasons[0]
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

/** The database role of an actor, the id of the person, and whether they only read. */
export function identityOf(actor: Actor): Identity {
  if (!Object.hasOwn(databaseRole, actor.role)) throw new Error('Unknown actor.')
  const role = databaseRole[actor.role]
  const readOnly = !mayWrite(actor)
  if (!('userId' in actor)) return { role, person: '', readOnly }
  if (!uuid.test(actor.userId)) throw new Error('An actor is identified by a uuid.')
  return { role, person: actor.userId, readOnly }
}

/** «current transaction is aborted», or a statement that was not prepared because of that: another error is the reason. */
const consequences: unknown[] = ['25P02', '26000']
function isConsequence(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return consequences.includes(code ?? cause?.code)
}
