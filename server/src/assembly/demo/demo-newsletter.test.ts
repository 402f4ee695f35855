import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { afterAll, expect, test } from 'vitest'
import { createDemoNewsletter } from '#assembly/demo/demo-newsletter.ts'
import { createDemoWorld } from '#assembly/demo/demo-world.ts'
import { withPatientLogin } from '#assembly/demo/patient-login.ts'
import { createDataDoor, system } from '#spine/database/act-as.ts'
import { createPool } from '#spine/database/connect.ts'
import { freshDatabase } from '#testing/test-database.ts'

const database = await freshDatabase()
const pool = createPool(withPatientLogin(database.access), 1, (error) => {
  throw error
})
const door = createDataDoor(pool)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('what the register must be told is due at the end of a working day, the third one after it', async () => {
  await createDemoWorld(door.actAs, ['kervan.example'])
  await createDemoNewsletter(door.actAs, new Date('2026-11-19T05:00:00Z'))
  const consents = await door.actAs(system, (tx) =>
    tx.asSystem<{ at: number; due: number }>(
      `select extract(epoch from at)::float8 * 1000 as at, extract(epoch from registry_due_at)::float8 * 1000 as due
       from newsletter_consents`,
      [],
    ),
  )
  expect(consents.length).toBeGreaterThan(100)
  const days = new Set(consents.map(({ due }) => new Date(dayInIstanbul(new Date(due))).getUTCDay()))
  expect([...days].filter((day) => day === 0 || day === 6)).toEqual([])
  // Three days at least, and over a weekend with holidays no more than a week and a half.
  for (const { at, due } of consents) {
    expect(due - at).toBeGreaterThan(3 * 86_400_000 - 1_000)
    expect(due - at).toBeLessThan(11 * 86_400_000)
  }
})
