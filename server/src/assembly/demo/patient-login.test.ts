import { expect, test } from 'vitest'
import { withPatientLogin } from '#assembly/demo/patient-login.ts'
import { createDataDoor, system } from '#spine/database/act-as.ts'
import { createPool } from '#spine/database/connect.ts'
import { freshDatabase } from '#testing/test-database.ts'

test('a world is made however long one of its statements takes, where all others are given up after six seconds', async () => {
  const { access, drop } = await freshDatabase()
  const pool = createPool(withPatientLogin(access), 1, () => undefined)
  const { actAs } = createDataDoor(pool)
  const rows = await actAs(system, (tx) => tx.asSystem('select 1 as done from pg_sleep(6.5)', []))
  expect(rows).toEqual([{ done: 1 }])
  await pool.end()
  await drop()
})
