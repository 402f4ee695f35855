/** The program is killed while a carrier posts; what it did not answer is posted again, and everything is there once. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { signatureOf, webhookPath } from '#features/tracking/carrier-webhook.ts'
import { rebuildTracking } from '#features/tracking/rebuild-tracking.ts'
import { createDataDoor } from '#spine/database/act-as.ts'
import { createPool } from '#spine/database/connect.ts'
import { createEmit } from '#spine/database/outbox.ts'
import { killableProgram } from '#testing/killable-program.ts'
import { sized } from '#testing/size.ts'
import { carrierEvent, trackedShipment } from '#testing/tracked-shipments.ts'

const secret = 'a secret of the carrier'
const batchSize = 50
const [events, kills] = sized([10_000, 5], [600, 2])

test('SIGKILL while events are taken in: all are there once, and every state follows from them', async () => {
  const { database, owner, start } = await killableProgram({ TRACKING_WEBHOOK_SECRETS: secret })
  let program = await start()
  const shipments = await Promise.all(Array.from({ length: 30 }, () => trackedShipment(database)))
  const sent = Array.from({ length: events }, (_, index) => {
    const at = new Date(Date.now() - 86_400_000 + index * 1_000).toISOString()
    return carrierEvent(shipments[(index * 7) % shipments.length]?.container ?? '', {
      eventDateTime: at,
      eventCreatedDateTime: at,
    })
  })
  const batches = Array.from({ length: events / batchSize }, (_, index) =>
    JSON.stringify(sent.slice(index * batchSize, (index + 1) * batchSize)),
  )
  const total = batches.length
  let answered = 0
  /** Until it is answered, by whichever start of the program. */
  const deliver = async (body: string) => {
    const headers = { 'notification-signature': signatureOf(Buffer.from(body), Buffer.from(secret)) }
    for (;;) {
      const answer = await fetch(`${program.base}${webhookPath}`, { method: 'POST', headers, body }).catch(
        () => undefined,
      )
      if (answer?.status === 204) break
      await pause(20)
    }
    answered += 1
  }
  const posting = Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = batches.pop(); next !== undefined; next = batches.pop()) await deliver(next)
    }),
  )
  for (let kill = 1; kill <= kills; kill += 1) {
    while (answered < (kill * total) / (kills + 1)) await pause(1)
    await program.kill()
    program = await start()
  }
  await posting
  const { rows } = await owner.query(
    'select count(*)::int as told, count(distinct source_event_id)::int as names from tracking_events where source = $1',
    ['dcsa'],
  )
  expect(rows).toEqual([{ told: events, names: events }])
  const pool = createPool(database.access, 1, () => undefined)
  onTestFinished(() => pool.end())
  const rebuilt = await rebuildTracking({ ...createDataDoor(pool), emit: createEmit(() => undefined) })
  expect(rebuilt).toEqual({ shipments: shipments.length, changed: 0 })
})
