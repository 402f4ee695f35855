/** Statements of many people over the same connections: each acts as itself and leaves nothing behind. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { withOwner } from '#assembly/prepare-database.ts'
import { type Actor, guest, system } from '#spine/database/act-as.ts'
import { asSharedSession } from '#spine/database/connect.ts'
import { createSharedConnections } from '#spine/database/shared-connections.ts'
import { freshDatabase } from '#testing/test-database.ts'

const database = await freshDatabase()
const shared = createSharedConnections(asSharedSession(database.access))
afterAll(async () => {
  await shared.close()
  await database.drop()
})

const whoAmI =
  "select current_user::text as role, current_setting('app.actor', true) as actor, $1::text as mark"
const somebody = (role: 'customer' | 'staff' | 'admin') => ({
  role,
  userId: randomUUID(),
  sessionId: randomUUID(),
})

test('a thousand at once: each runs as its own actor', async () => {
  const actors = Array.from(
    { length: 1_000 },
    (_, index) =>
      [guest, system, somebody('customer'), somebody('staff'), somebody('admin')][index % 5] as Actor,
  )
  const answers = await Promise.all(
    actors.map((actor, index) => shared.queryAs(actor, whoAmI, [String(index)])),
  )
  for (const [index, actor] of actors.entries())
    expect(answers[index]).toEqual([
      { role: `kervan_${actor.role}`, actor: 'userId' in actor ? actor.userId : '', mark: String(index) },
    ])
})

test('a statement that fails does not affect those beside and after it', async () => {
  const person = somebody('customer')
  const reads = Array.from({ length: 60 }, (_, index) =>
    index % 6 === 0
      ? shared.queryAs(person, 'select 1 / $1::int as n', [0])
      : shared.queryAs(guest, whoAmI, [String(index)]),
  )
  const outcomes = await Promise.allSettled(reads)
  for (const [index, outcome] of outcomes.entries())
    expect(outcome).toMatchObject(
      index % 6 === 0
        ? { status: 'rejected', reason: { code: '22012' } }
        : { status: 'fulfilled', value: [{ role: 'kervan_guest', actor: '', mark: String(index) }] },
    )
})

test('calls behind one that could not prepare their statement fail for the same reason, not for its absence', async () => {
  const impatient = createSharedConnections({
    ...asSharedSession(database.access),
    options: '-c lock_timeout=100ms',
  })
  const outcomes = await withOwner(database.access.owner, async (owner) => {
    await owner.query('begin; lock table company in access exclusive mode')
    const calls = Array.from({ length: 8 }, () => impatient.queryAs(guest, 'select data from company', []))
    return Promise.allSettled(calls)
  })
  await impatient.close()
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '55P03' } })
})

test('rows of other people are hidden, and settings end with the statement', async () => {
  const person = somebody('customer')
  expect(await shared.queryAs(person, 'select id from users where id <> $1', [person.userId])).toEqual([])
  const tries = [
    shared.queryAs(person, "select set_config('role', 'kervan_system', $1)", [false]),
    shared.queryAs(person, "select set_config('app.actor', $1, false)", [randomUUID()]),
  ]
  await Promise.allSettled(tries)
  const after = await Promise.all(Array.from({ length: 12 }, () => shared.queryAs(guest, whoAmI, ['x'])))
  for (const answer of after) expect(answer).toEqual([{ role: 'kervan_guest', actor: '', mark: 'x' }])
})

test('an actor that does not exist is refused', async () => {
  const forged = { role: 'customer', userId: "'; drop table users; --", sessionId: randomUUID() } as Actor
  await expect(shared.queryAs(forged, whoAmI, ['x'])).rejects.toThrow('uuid')
  await expect(shared.queryAs({ role: 'owner' } as unknown as Actor, whoAmI, ['x'])).rejects.toThrow(
    'Unknown actor',
  )
})
