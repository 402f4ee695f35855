/** The program is killed while it looks at the shipments again; started again it does so by itself, and none is left as it was. */
import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import { expect, onTestFinished, test } from 'vitest'
import { rebuildTracking } from '#features/tracking/rebuild-tracking.ts'
import { createDataDoor } from '#spine/database/act-as.ts'
import { createPool } from '#spine/database/connect.ts'
import { createEmit } from '#spine/database/outbox.ts'
import { eventually } from '#testing/eventually.ts'
import { killableProgram } from '#testing/killable-program.ts'
import { openBrowser } from '#testing/sign-in.ts'
import { trackedShipment } from '#testing/tracked-shipments.ts'

test('SIGKILL while open shipments are looked at again: the next start finishes it', async () => {
  const { database, owner, start } = await killableProgram()
  const first = await start()
  const admin = openBrowser(first, 'office')
  await admin.call('POST', '/demo/sign-in', { surface: 'office' })
  const shipments = await Promise.all([1, 2, 3].map(() => trackedShipment(database)))
  const ids = shipments.map(({ id }) => id)
  // Expected thirty hours beyond the promise.
  await owner.query(
    `with promised as (update shipments set promised_at = now() + interval '10 days' where id = any($1) returning *)
     insert into tracking_events (shipment_id, customer_id, source, source_event_id, told_at, kind, certainty, happened_at, digest)
     select id, customer_id, 'kervan', 'eta', now(), 'arrived', 'estimated', promised_at + interval '30 hours', 'x' from promised`,
    [ids],
  )
  const late = async () =>
    (await owner.query('select from shipments where id = any($1) and delayed', [ids])).rowCount
  /** What is late is work, and nothing else is. */
  const work = async () =>
    (
      await owner.query("select from work_items where shipment_id = any($1) and kind = 'shipment_late'", [
        ids,
      ])
    ).rowCount
  // One of them is held by somebody else, so that the work cannot be done yet.
  await owner.query('begin')
  await owner.query('select from shipments where id = $1 for update', [ids[0]])
  const settings = await admin.call('GET', '/company/settings')
  const { company, version } = settings.body as CompanyRecord
  const changed = { ...company, late_after_hours: { ...company.late_after_hours, sea: 24 } }
  const saved = await admin.call('PUT', '/company/settings', { version, company: changed })
  expect(saved.status).toBe(200)
  await eventually('it waits in the middle of the work', async () => {
    const { rowCount } = await owner.query(
      `select from pg_locks waiting join pg_locks held using (transactionid)
       where held.pid = pg_backend_pid() and held.granted and not waiting.granted`,
    )
    return rowCount !== 0
  })
  await first.kill()
  await owner.query('rollback')
  expect(await late()).toBe(0)
  expect(await work()).toBe(0)

  await start()
  await eventually('all of them are late', async () => (await late()) === ids.length, 120_000, 200)
  expect(await work()).toBe(ids.length)
  const pool = createPool(database.access, 1, () => undefined)
  onTestFinished(() => pool.end())
  const emit = createEmit(() => undefined)
  expect(await rebuildTracking({ ...createDataDoor(pool), emit })).toMatchObject({ changed: 0 })
})
