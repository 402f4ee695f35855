/** Reads of many people over the same lines: each as themselves, and none leaves anything behind. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Actor, guest, system } from '#spine/database/act-as.ts'
import { asReader } from '#spine/database/connect.ts'
import { createSharedReader, type SharedReader } from '#spine/database/pipeline/shared-reader.ts'
import { freshDatabase, type TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
let lines: SharedReader
beforeAll(async () => {
  database = await freshDatabase()
  lines = createSharedReader(asReader(database.access))
})
afterAll(async () => {
  await lines.close()
  await database.drop()
})

const whoAmI =
  "select current_user::text as role, current_setting('app.actor', true) as actor, $1::text as mark"
const somebody = (role: 'customer' | 'staff' | 'admin') => ({
  role,
  userId: randomUUID(),
  sessionId: randomUUID(),
})

test('a thousand reads at once: everybody is who they are', async () => {
  const actors = Array.from(
    { length: 1_000 },
    (_, index) =>
      [guest, system, somebody('customer'), somebody('staff'), somebody('admin')][index % 5] as Actor,
  )
  const answers = await Promise.all(actors.map((actor, index) => lines.read(actor, whoAmI, [String(index)])))
  for (const [index, actor] of actors.entries())
    expect(answers[index]).toEqual([
      { role: `kervan_${actor.role}`, actor: 'userId' in actor ? actor.userId : '', mark: String(index) },
    ])
})

test('one that fails fails alone, and those beside and after it are served', async () => {
  const person = somebody('customer')
  const reads = Array.from({ length: 60 }, (_, index) =>
    index % 6 === 0
      ? lines.read(person, 'select 1 / $1::int as n', [0])
      : lines.read(guest, whoAmI, [String(index)]),
  )
  const outcomes = await Promise.allSettled(reads)
  for (const [index, outcome] of outcomes.entries())
    expect(outcome).toMatchObject(
      index % 6 === 0
        ? { status: 'rejected', reason: { code: '22012' } }
        : { status: 'fulfilled', value: [{ role: 'kervan_guest', actor: '', mark: String(index) }] },
    )
})

test('rows of others are not there, and nothing is changed for good', async () => {
  const person = somebody('customer')
  expect(await lines.read(person, 'select id from users where id <> $1', [person.userId])).toEqual([])
  const tries = [
    lines.read(person, "select set_config('role', 'kervan_system', $1)", [false]),
    lines.read(person, "select set_config('app.actor', $1, false)", [randomUUID()]),
  ]
  await Promise.allSettled(tries)
  const after = await Promise.all(Array.from({ length: 12 }, () => lines.read(guest, whoAmI, ['x'])))
  for (const answer of after) expect(answer).toEqual([{ role: 'kervan_guest', actor: '', mark: 'x' }])
})

test('a statement that is one of too many to have a name is read the same way', async () => {
  const person = somebody('customer')
  const many = Array.from({ length: 600 }, (_, index) =>
    lines.read<{ role: string }>(person, `select current_user::text as role, ${index} as n`, []),
  )
  for (const [index, rows] of (await Promise.all(many)).entries())
    expect(rows).toEqual([{ role: 'kervan_customer', n: index }])
})

test('whoever is nobody reads nothing', async () => {
  const forged = { role: 'customer', userId: "'; drop table users; --", sessionId: randomUUID() } as Actor
  await expect(lines.read(forged, whoAmI, ['x'])).rejects.toThrow('uuid')
  await expect(lines.read({ role: 'owner' } as unknown as Actor, whoAmI, ['x'])).rejects.toThrow(
    'Unknown actor',
  )
})
