/** Every listener gets exactly what it may hear, once and in order, through cuts, rollbacks and late commits. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Audience } from '@kervan/domain/live/event.ts'
import { expect, test } from 'vitest'
import { withOwner } from '#assembly/prepare-database.ts'
import { system } from '#spine/database/act-as.ts'
import { between, eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { percentile, report, sized } from '#testing/size.ts'
import type { Tab } from '#testing/tab.ts'
import { type Happening, somethingHappened } from '#testing/test-events.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()

const numbers = new Map<number, number>()

/** Rows of one entity are written under that entity's lock, as the product's verbs do; numbers follow that order. */
function happen(entity: number, audiences: Audience[], beforeCommit?: (number: number) => Promise<void>) {
  return server.services.actAs(system, async (tx) => {
    await tx.asSystem('select pg_advisory_xact_lock($1)', [entity])
    const number = (numbers.get(entity) ?? 0) + 1
    numbers.set(entity, number)
    await server.services.emit(tx, somethingHappened, audiences, { entity, number })
    await beforeCommit?.(number)
    return number
  })
}

/** What is committed gets its position a moment later; until then nobody can expect it. */
function allHavePositions(): Promise<unknown> {
  const waiting = 'select from outbox where position is null'
  const none = () =>
    withOwner(server.access.owner, async (owner) => (await owner.query(waiting)).rowCount === 0)
  return eventually('every event has its position', none)
}

type Row = { id: string; position: number }
function visible(audiences: string[], after: number): Promise<Row[]> {
  const statement =
    'select id, position::int from outbox where audiences && $1 and position > $2 order by position'
  return withOwner(
    server.access.owner,
    async (owner) => (await owner.query<Row>(statement, [audiences, after])).rows,
  )
}

/** What the browser's connection does, with the clock running: cut, away for a while, back from the last position. */
async function cutAndReturn(
  tab: Tab,
  audiences: string[],
  awayMs: number,
): Promise<{ ms: number; refetched: number }> {
  tab.cut()
  await pause(awayMs)
  const target = (await visible(audiences, 0)).at(-1)?.position ?? 0
  const from = tab.position() ?? 0
  const started = performance.now()
  const hello = await tab.connect()
  await eventually('it has caught up', () => (tab.position() ?? 0) >= target, 60_000, 2)
  return { ms: performance.now() - started, refetched: hello.refetch ? hello.position - from : 0 }
}

test('clients that are cut off and come back have each event once, none missing, each entity in order', async () => {
  const size = sized(
    { clients: 200, events: 20_000, cuts: 200, away: [1_000, 60_000] },
    { clients: 10, events: 300, cuts: 10, away: [50, 500] },
  )
  const people: SignedIn[] = []
  for (let count = 0; count < size.clients / 2; count += 1)
    people.push(await server.signIn(count % 5 === 0 ? 'staff' : 'customer'))
  const clients = await Promise.all(
    // Two tabs for each person.
    [...people, ...people].map(async (person) => {
      const tab = server.tabOf(person)
      const { position } = await tab.connect()
      const own = `user:${person.userId}`
      return {
        tab,
        start: position,
        audiences: person.surface === 'office' ? [own, 'staff'] : [own],
        refetched: [] as [number, number][],
      }
    }),
  )

  let written = 0
  const writing = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (written < size.events) {
        written += 1
        const person = people[Math.floor(between(0, people.length))]
        const audiences: Audience[] = Math.random() < 0.3 ? ['staff'] : [`user:${person?.userId ?? ''}`]
        if (Math.random() < 0.1) audiences.push('staff')
        await happen(Math.floor(between(0, 50)), audiences)
        // At full size the writing must outlast the longest absence.
        await pause(sized(between(0, 180), between(0, 60)))
      }
    }),
  )

  const returns: number[] = []
  let cuts = 0
  const cutting = Promise.all(
    Array.from({ length: sized(40, 5) }, async (_, lane) => {
      for (let turn = lane; cuts < size.cuts; turn += sized(40, 5)) {
        const client = clients[turn % clients.length]
        if (!client) return
        cuts += 1
        const from = client.tab.position() ?? 0
        const { ms, refetched } = await cutAndReturn(
          client.tab,
          client.audiences,
          between(size.away[0] ?? 0, size.away[1] ?? 0),
        )
        if (refetched) client.refetched.push([from, from + refetched])
        returns.push(ms)
        await pause(between(0, sized(2_000, 200)))
      }
    }),
  )
  await Promise.all([writing, cutting])
  await allHavePositions()

  let missing = 0
  let twice = 0
  let heard = 0
  let refetches = 0
  for (const { tab, start, audiences, refetched } of clients) {
    const expected = await visible(audiences, start)
    await eventually(
      'the last event has arrived',
      () => (tab.position() ?? 0) >= (expected.at(-1)?.position ?? 0),
    )
    // What a refetch covered was read anew from the server instead of being replayed.
    const covered = (position: number) => refetched.some(([from, to]) => position > from && position <= to)
    const ids = new Set(tab.arrivals.map((event) => event.id))
    missing += expected.filter((row) => !ids.has(row.id) && !covered(row.position)).length
    twice += tab.arrivals.length - ids.size
    heard += tab.arrivals.length
    refetches += refetched.length
    const allowed = new Set(expected.map((row) => row.id))
    expect(tab.arrivals.filter((event) => !allowed.has(event.id))).toEqual([])
    const lastOf = new Map<number, number>()
    for (const { data } of tab.arrivals) {
      const { entity, number } = data as Happening
      expect(number).toBeGreaterThan(lastOf.get(entity) ?? 0)
      lastOf.set(entity, number)
    }
  }
  report(
    `${clients.length} clients, ${written} events, ${cuts} cuts (${refetches} refetched), ${heard} deliveries: ${missing} missing, ${twice} twice, catch-up p95 ${percentile(returns, 95)} ms`,
  )
  expect({ missing, twice }).toEqual({ missing: 0, twice: 0 })
  expect(heard).toBeGreaterThan(size.events)
  for (const { tab } of clients) tab.cut()
}, 600_000)

test('with eight writers, late commits and rollbacks nothing is lost and nothing undone is announced', async () => {
  const listener = await server.signIn('admin')
  const tab = server.tabOf(listener)
  await tab.connect()
  const committed = new Map<number, number>()
  const undone = new Set<number>()
  const count = sized(5_000, 200)
  let written = 0
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (written < count) {
        written += 1
        const entity = 1_000_000 + written
        const rollBack = written % 20 === 0
        await happen(entity, ['staff'], async () => {
          await pause(between(0, 15))
          if (rollBack) throw new Error('undone')
          committed.set(entity, performance.now())
        }).catch(() => undone.add(entity))
      }
    }),
  )
  await allHavePositions()
  const [last] = (await visible(['staff'], 0)).slice(-1)
  await eventually('all have arrived', () => (tab.position() ?? 0) >= (last?.position ?? 0))
  const lags = tab.arrivals.map(
    (event) => event.arrivedAt - (committed.get((event.data as Happening).entity) ?? 0),
  )
  const arrived = tab.arrivals.map((event) => (event.data as Happening).entity)
  const lost = [...committed.keys()].filter((entity) => !arrived.includes(entity)).length
  const phantom = arrived.filter((entity) => !committed.has(entity)).length
  report(
    `8 writers, ${committed.size} events, ${undone.size} rolled back: ${lost} lost, ${phantom} of undone work, lag p50 ${percentile(lags, 50)} ms, p99 ${percentile(lags, 99)} ms`,
  )
  expect({ lost, phantom, twice: arrived.length - new Set(arrived).size }).toEqual({
    lost: 0,
    phantom: 0,
    twice: 0,
  })
  expect(undone.size).toBe(count / 20)
  expect(committed.size + undone.size).toBe(count)
  await tab.close()
})
