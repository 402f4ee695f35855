import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createDemoWorld } from '#assembly/demo/demo-world.ts'
import { users } from '#features/auth/users.table.ts'
import { companies } from '#features/company/company.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { type Actor, createDataDoor, type Db, guest, system } from '#spine/database/act-as.ts'
import { createPool } from '#spine/database/connect.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import { gatedDatabase } from '#testing/gated-database.ts'
import { freshDatabase } from '#testing/test-database.ts'

const whoseSql = sql`select current_user as role, session_user as login, current_setting('app.actor', true) as actor`
const whose = async (db: Db) =>
  (await db.execute<{ role: string; login: string; actor: string | null }>(whoseSql)).rows[0]
const somebody = (role: 'customer' | 'staff' | 'admin' = 'customer'): Actor => ({
  role,
  userId: randomUUID(),
  sessionId: randomUUID(),
})

const database = await freshDatabase()
const owner = new pg.Client(database.access.owner)
await owner.connect()
const pools: pg.Pool[] = []
await createDemoWorld(openDoor().actAs)
afterAll(async () => {
  await owner.end()
  for (const pool of pools) await pool.end()
  await database.drop()
})

/** One connection, so that anything left set on it would show in the next call. */
function openDoor(access = database.access, size = 1) {
  const pool = createPool(access, size, () => undefined)
  pools.push(pool)
  const untouched = async () => {
    const { rows } = await pool.query(
      `select current_user as role, nullif(current_setting('app.actor', true), '') as actor, xact_start = now() and pg_current_xact_id_if_assigned() is null as idle
       from pg_stat_activity where pid = pg_backend_pid()`,
    )
    expect(rows[0]).toEqual({ role: 'kervan_app', actor: null, idle: true })
    expect(pool.idleCount).toBe(pool.totalCount)
  }
  return { ...createDataDoor(pool), pool, untouched }
}

describe('role and person', () => {
  test.each([
    [guest, 'kervan_guest'],
    [somebody('customer'), 'kervan_customer'],
    [somebody('staff'), 'kervan_staff'],
    [somebody('admin'), 'kervan_admin'],
    [system, 'kervan_system'],
  ] as const)('%o has the role %s inside, and none afterwards', async (actor, role) => {
    const { actAs, readAs, untouched } = openDoor()
    const expected = { role, login: 'kervan_app', actor: 'userId' in actor ? actor.userId : '' }
    expect(await actAs(actor, (tx) => whose(tx.db))).toEqual(expected)
    await untouched()
    const { rows } = await readAs(actor, (db) => db.execute(whoseSql))
    expect(rows[0]).toEqual(expected)
    await untouched()
  })

  test('a statement that fails leaves nothing set, and its own error is reported', async () => {
    const { actAs, readAs, untouched } = openDoor()
    const broken = sql`select 1 / 0`
    await expect(actAs(somebody(), (tx) => tx.db.execute(broken))).rejects.toMatchObject({
      cause: { code: '22012' },
    })
    await untouched()
    await expect(readAs(somebody(), (db) => db.execute(broken))).rejects.toMatchObject({
      cause: { code: '22012' },
    })
    await untouched()
  })

  test('work that throws leaves nothing set and nothing written', async () => {
    const { actAs, readAs, untouched } = openDoor()
    const email = `${randomUUID()}@musteri.example`
    const work = actAs(system, async (tx) => {
      await tx.db.insert(users).values({ email, name: 'Ad', role: 'customer' })
      throw new Error('on purpose')
    })
    await expect(work).rejects.toThrow('on purpose')
    await untouched()
    expect(await readAs(system, (db) => db.select().from(users).where(eq(users.email, email)))).toEqual([])
  })

  test('a query that cannot even be built leaves nothing open', async () => {
    const { readAs, untouched } = openDoor()
    const unbuildable = readAs(guest, () => {
      throw new Error('on purpose')
    })
    await expect(unbuildable).rejects.toThrow('on purpose')
    await untouched()
  })

  test('a login that may not take the role reads nothing, and the error says why', async () => {
    const login = `test_${randomUUID().slice(0, 8)}`
    await owner.query(`create role ${login} login`)
    const { actAs, readAs, pool } = openDoor({
      ...database.access,
      login: { ...database.access.login, user: login },
    })
    onTestFinished(async () => {
      await pool.end()
      pools.splice(pools.indexOf(pool), 1)
      await owner.query(`drop role ${login}`)
    })
    const refused = { code: '42501', message: expect.stringContaining('set role') }
    await expect(readAs(guest, (db) => db.select().from(companies))).rejects.toMatchObject(refused)
    await expect(actAs(guest, (tx) => tx.db.select().from(companies))).rejects.toMatchObject(refused)
    await expect(actAs(system, async () => 'no query at all')).rejects.toMatchObject(refused)
  })

  test.each(['actAs', 'readAs'] as const)('%s: a killed connection is not used again', async (way) => {
    const { actAs, readAs, pool, untouched } = openDoor()
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    const slow = sql`select pg_sleep(4)`
    const call =
      way === 'actAs'
        ? actAs(somebody(), (tx) => tx.db.execute(slow))
        : readAs(somebody(), (db) => db.execute(slow))
    const failed = expect(call).rejects.toThrow()
    await wait(50)
    await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await failed
    expect((await actAs(guest, (tx) => whose(tx.db)))?.role).toBe('kervan_guest')
    await untouched()
  })
})

describe('who an actor is cannot be forged', () => {
  const id = randomUUID()
  test.each([
    "'; set role postgres; --",
    `${id}'; set role postgres; --`,
    `${id}\n`,
    ` ${id}`,
    `${id}\u0000`,
    id.toUpperCase(),
    `‘${id}’`,
    `{${id}}`,
    'x'.repeat(10_000),
    '\u0000',
    '',
    '＇; set role postgres; --',
  ])('%j is refused before anything is sent', async (userId) => {
    const { actAs, readAs, pool } = openDoor()
    const forged: Actor = { role: 'customer', userId, sessionId: id }
    await expect(actAs(forged, (tx) => whose(tx.db))).rejects.toThrow('An actor is identified by a uuid.')
    await expect(readAs(forged, (db) => db.execute(whoseSql))).rejects.toThrow('uuid')
    expect(pool.totalCount).toBe(0)
  })

  test.each(['postgres', 'system; set role postgres', '__proto__', 'constructor', ''])(
    'there is no actor %j',
    async (role) => {
      const { actAs, pool } = openDoor()
      const forged = { role } as unknown as Actor
      await expect(actAs(forged, (tx) => whose(tx.db))).rejects.toThrow('Unknown actor.')
      expect(pool.totalCount).toBe(0)
    },
  )
})

describe('commit', () => {
  test('an error that the work swallowed still fails the transaction', async () => {
    const { actAs, readAs, untouched } = openDoor()
    const email = `${randomUUID()}@musteri.example`
    const committed = vi.fn()
    const work = actAs(system, async (tx) => {
      await tx.db.insert(users).values({ email, name: 'Ad', role: 'customer' })
      tx.afterCommit(committed)
      await tx.db.execute(sql`select 1 / 0`).catch(() => undefined)
    })
    await expect(work).rejects.toMatchObject({ code: '22012' })
    expect(committed).not.toHaveBeenCalled()
    await untouched()
    expect(await readAs(system, (db) => db.select().from(users).where(eq(users.email, email)))).toEqual([])
  })

  test('effects run after the commit, and never without it', async () => {
    const { actAs } = openDoor()
    const email = `${randomUUID()}@musteri.example`
    const seen: Promise<number>[] = []
    const there = async () => (await owner.query('select from users where email = $1', [email])).rowCount ?? 0
    await actAs(system, async (tx) => {
      tx.afterCommit(() => seen.push(there()))
      await tx.db.insert(users).values({ email, name: 'Ad', role: 'customer' })
      expect(seen).toEqual([])
    })
    expect(await Promise.all(seen)).toEqual([1])
    const never = vi.fn()
    const failing = actAs(system, async (tx) => {
      tx.afterCommit(never)
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(never).not.toHaveBeenCalled()
  })
})

describe('asSystem', () => {
  test('gives the system’s rights to one statement only, however many are sent at once', async () => {
    const { actAs } = openDoor()
    const actor = somebody()
    await actAs(actor, async (tx) => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, turn) =>
          turn % 2 === 0
            ? tx.asSystem<{ role: string }>('select current_user as role', [])
            : whose(tx.db).then((row) => [row]),
        ),
      )
      const roles = answers.map(([row]) => row?.role)
      expect(roles).toEqual(roles.map((_, turn) => (turn % 2 === 0 ? 'kervan_system' : 'kervan_customer')))
    })
  })

  test('gives no rights to the statement after one that failed', async () => {
    const { actAs, untouched } = openDoor()
    const work = actAs(somebody(), async (tx) => {
      await tx.asSystem('select 1 / 0', []).catch(() => undefined)
      return tx.db.select().from(users)
    })
    // The reported error is the cause, not that the next statement could not run because of it.
    await expect(work).rejects.toMatchObject({ code: '22012' })
    await untouched()
  })
})

describe('deferred and background statements', () => {
  const insertLimit =
    'insert into limits (key, points) select key, 1 from json_to_recordset($1) as given (key text)'
  const insertOther =
    "insert into limits (key, points) select key || '-2', 2 from json_to_recordset($1) as given (key text)"
  const written = async (mark: string) =>
    (
      await owner.query<{ key: string }>('select key from limits where key like $1 order by key', [
        `${mark}%`,
      ])
    ).rows.map(({ key }) => key)

  test('deferred rows are all written with the commit, with the system’s rights for any actor', async () => {
    const { actAs, untouched } = openDoor()
    const mark = randomUUID()
    await actAs(guest, async (tx) => {
      tx.defer(insertLimit, [{ key: `${mark}-a` }])
      tx.defer(insertOther, [{ key: `${mark}-b` }])
      tx.defer(insertLimit, [{ key: `${mark}-c` }, { key: `${mark}-d` }])
      expect(await written(mark)).toEqual([])
      expect(await whose(tx.db)).toMatchObject({ role: 'kervan_guest' })
    })
    expect(await written(mark)).toEqual(['a', 'b-2', 'c', 'd'].map((end) => `${mark}-${end}`))
    await untouched()
  })

  test('one that fails undoes everything, and its own error is reported', async () => {
    const { actAs, untouched } = openDoor()
    const mark = randomUUID()
    const work = actAs(guest, async (tx) => {
      tx.background(tx.asSystem('insert into limits (key, points) values ($1, 1)', [`${mark}-a`]))
      tx.background(tx.asSystem('select 1 / $1::int', [0]))
      tx.defer(insertLimit, [{ key: `${mark}-b` }])
    })
    await expect(work).rejects.toMatchObject({ code: '22012' })
    const never = actAs(guest, async (tx) => {
      tx.defer(insertLimit, [{ key: `${mark}-c` }])
      tx.background(Promise.reject(new Error('never sent')))
    })
    await expect(never).rejects.toThrow('never sent')
    expect(await written(mark)).toEqual([])
    await untouched()
  })
})

describe('round trips', () => {
  /** Batches end with the message Sync. */
  const batches = (heard: string) => heard.split('S\0\0\0\u0004').slice(1)

  test('a read is sent as one batch without begin and commit, and its rows are mapped', async () => {
    const gated = await gatedDatabase(database.access)
    const { readAs } = openDoor(gated.access)
    onTestFinished(gated.close)
    const query = (db: Db) => db.select({ made: users.created_at }).from(users).limit(1)
    await readAs(system, query)
    gated.shut()
    const answer = readAs(system, query)
    await vi.waitFor(() => expect(batches(gated.heard())).toHaveLength(1))
    expect(gated.heard()).toMatch(/kervan_system/)
    expect(gated.heard()).not.toMatch(/begin|commit/)
    gated.open()
    const [row] = await answer
    expect(row?.made).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  test('a transaction and its first statement are sent together', async () => {
    const gated = await gatedDatabase(database.access)
    const { actAs, readAs } = openDoor(gated.access)
    onTestFinished(gated.close)
    await readAs(guest, (db) => db.select().from(companies))
    gated.shut()
    const answer = actAs(guest, (tx) => tx.db.execute(sql`select 'together' as word`))
    await vi.waitFor(() => expect(batches(gated.heard())).toHaveLength(1))
    expect(gated.heard()).toMatch(/begin.*kervan_guest.*select 'together'/s)
    expect(gated.heard()).not.toContain('commit')
    gated.open()
    await answer
  })

  test('work that waits for no answer is one batch, each statement in its own role, all or nothing', async () => {
    const gated = await gatedDatabase(database.access)
    const { actAs, untouched } = openDoor(gated.access)
    onTestFinished(gated.close)
    const mark = randomUUID()
    const insertLimit = `insert into limits (key, points) select key || current_user, $2::int from json_to_recordset($1) as given (key text)`
    const work = (points: number, more = 'select 1') =>
      actAs(guest, async (tx) => {
        tx.background(tx.asSystem(insertLimit, [JSON.stringify([{ key: mark }]), points]))
        tx.background(tx.db.execute(sql.raw(`select current_user, ${points}`)))
        tx.background(tx.asSystem(more, []))
        tx.defer(
          'insert into limits (key, points) select key, 1 from json_to_recordset($1) as given (key text)',
          [{ key: `${mark}-last` }],
        )
      })
    const written = () =>
      owner
        .query('select key, points from limits where key like $1 order by key', [`${mark}%`])
        .then(({ rows }) => rows)
    // The third statement fails: nothing before it and nothing behind it is written.
    await expect(work(1, 'select 1 / 0')).rejects.toMatchObject({ code: '22012' })
    expect(await written()).toEqual([])
    await untouched()
    gated.shut()
    const done = work(2)
    await vi.waitFor(() => expect(batches(gated.heard())).toHaveLength(1))
    expect(gated.heard()).not.toMatch(/begin|commit/)
    gated.open()
    await done
    expect(await written()).toEqual([
      { key: `${mark}-last`, points: 1 },
      { key: `${mark}kervan_system`, points: 2 },
    ])
    await untouched()
  })

  test('a statement that is planned once leaves the planning of all others as it was', async () => {
    const { actAs, readAs, untouched } = openDoor()
    const text = "select current_setting('plan_cache_mode') as mode, current_user as role"
    const inside = await actAs(somebody('staff'), (tx) =>
      Promise.all([
        tx.query(text, []),
        tx.query(text, [], { planOnce: true }),
        tx.asSystem(text, []),
        tx.query(text, []),
      ]),
    )
    expect(inside.flat()).toEqual([
      { mode: 'auto', role: 'kervan_staff' },
      { mode: 'force_generic_plan', role: 'kervan_staff' },
      { mode: 'auto', role: 'kervan_system' },
      { mode: 'auto', role: 'kervan_staff' },
    ])
    const read = (planOnce: boolean) =>
      readAs(guest, (_, query) => query<{ mode: string }>(text, [], { planOnce }))
    expect(await read(true)).toMatchObject([{ mode: 'force_generic_plan' }])
    expect(await read(false)).toMatchObject([{ mode: 'auto' }])
    await untouched()
  })

  test('a statement that failed to be prepared can be sent again', async () => {
    const { actAs, untouched } = openDoor()
    const text = `select '${randomUUID()}' as word from not_there_yet`
    for (let times = 0; times < 2; times += 1)
      await expect(actAs(system, (tx) => tx.asSystem(text, []))).rejects.toMatchObject({ code: '42P01' })
    // One behind a failure was not even parsed.
    const word = randomUUID()
    const skipped = actAs(system, async (tx) => {
      tx.background(tx.asSystem('select 1 / 0', []))
      tx.background(tx.asSystem(`select '${word}' as word`, []))
    })
    await expect(skipped).rejects.toMatchObject({ code: '22012' })
    expect(await actAs(system, (tx) => tx.asSystem(`select '${word}' as word`, []))).toEqual([{ word }])
    await untouched()
  })

  test('a value that cannot be sent fails its statement; a statement after the end is refused', async () => {
    const { actAs, untouched } = openDoor()
    const circle: Record<string, unknown> = {}
    circle.self = circle
    await expect(actAs(system, (tx) => tx.asSystem('select $1::json', [circle]))).rejects.toThrow('circular')
    await untouched()
    let late: (() => Promise<unknown>) | undefined
    await actAs(guest, async (tx) => {
      late = () => tx.asSystem('select 1', [])
    })
    await expect(late?.()).rejects.toThrow('This transaction has ended.')
    // Also when its connection works for somebody else.
    await actAs(somebody('admin'), async (tx) => {
      await expect(late?.()).rejects.toThrow('This transaction has ended.')
      expect(await whose(tx.db)).toMatchObject({ role: 'kervan_admin' })
    })
    await untouched()
  })

  test('a value that cannot be sent undoes everything, also in a background statement', async () => {
    const { actAs, untouched } = openDoor()
    const email = `${randomUUID()}@musteri.example`
    const circle: Record<string, unknown> = {}
    circle.self = circle
    const work = actAs(system, async (tx) => {
      tx.background(tx.db.insert(users).values({ email, name: 'Ad', role: 'customer' }))
      tx.background(tx.asSystem('select $1::json', [circle]))
    })
    await expect(work).rejects.toThrow('circular')
    expect((await owner.query('select from users where email = $1', [email])).rowCount).toBe(0)
    await untouched()
  })

  test('a drizzle query given to background is sent once', async () => {
    const { actAs } = openDoor()
    const name = randomUUID()
    await actAs(system, async (tx) => {
      const email = `${name}@musteri.example`
      tx.background(tx.db.insert(users).values({ email, name, role: 'customer' }))
    })
    expect((await owner.query('select from users where name = $1', [name])).rowCount).toBe(1)
  })

  test('an empty statement is answered, and so is the one behind it', async () => {
    const { actAs, untouched } = openDoor()
    const answers = await actAs(system, (tx) =>
      Promise.all([tx.asSystem('-- nothing', []), tx.asSystem("select 'mine' as word", [])]),
    )
    expect(answers).toEqual([[], [{ word: 'mine' }]])
    await untouched()
  })

  test('a read that leaves a failed statement behind leaves no aborted transaction', async () => {
    const { readAs, untouched } = openDoor()
    const read = readAs(system, async (db) => {
      await db.execute(sql`select 1`)
      db.execute(sql`select 1 / 0`).catch(() => undefined)
    })
    await expect(read).rejects.toMatchObject({ code: '22012' })
    await untouched()
  })
})

test('a person cannot give their own row to another', async () => {
  const { actAs } = openDoor()
  const [one, other] = [randomUUID(), randomUUID()]
  await actAs(system, async (tx) => {
    for (const id of [one, other]) {
      const email = `${id}@musteri.example`
      await tx.db.insert(users).values({ id, email, name: 'Ad', role: 'customer' })
      if (id === one) await tx.db.insert(profiles).values({ id, email })
    }
  })
  const actor: Actor = { role: 'customer', userId: one, sessionId: randomUUID() }
  const given = actAs(actor, (tx) => tx.db.update(profiles).set({ id: other }).where(eq(profiles.id, one)))
  await expect(given).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('patient work may take longer than the database and the connection allow others, and leaves their limits as they were', async () => {
  const { actAs, untouched } = openDoor()
  const slept = await actAs(system, (tx) => {
    tx.bePatient({ statement: 30, transaction: 60 })
    return tx.asSystem<{ slept: string }>("select 'well' as slept from pg_sleep(6.5)", [])
  })
  expect(slept).toEqual([{ slept: 'well' }])
  await untouched()
  const [limits] = await actAs(system, (tx) =>
    tx.asSystem<{ statement: string }>("select current_setting('statement_timeout') as statement", []),
  )
  expect(limits).toEqual({ statement: '5s' })
})

test('the limit of a whole transaction can be raised and lowered while it runs', async () => {
  const { actAs } = openDoor()
  const sleep = (...transactions: number[]) =>
    actAs(system, (tx) => {
      for (const transaction of transactions) tx.bePatient({ statement: 30, transaction })
      return tx.asSystem<{ slept: string }>("select 'well' as slept from pg_sleep(3)", [])
    })
  expect(await sleep(1, 60)).toEqual([{ slept: 'well' }])
  await expect(sleep(60, 1)).rejects.toMatchObject({ code: '25P04' })
})
