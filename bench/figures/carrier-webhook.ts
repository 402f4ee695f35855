/** Signed notifications of a carrier, fifty events each: all are taken, beside the same rows written bare. */
import { randomUUID } from 'node:crypto'
import { signatureOf, webhookPath } from '@kervan/server/src/features/tracking/carrier-webhook.ts'
import pg from 'pg'
import { type BenchDatabase, count, signInCustomer } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atMost, comparedLine, plainLine } from '../lines.ts'

const secret = 'a secret of the carrier'
const [eachBatch, atOnce] = [50, 8]
const shipments = 600

export const carrierWebhook: Figure = { name: 'carrier-webhook', take }

async function take(bench: Bench) {
  const events = bench.quick ? 3_000 : 30_000
  const database = await bench.database()
  const { userId } = await signInCustomer(database)
  const { port } = await bench.startKervan(database, { TRACKING_WEBHOOK_SECRETS: secret })
  const url = `http://127.0.0.1:${port}${webhookPath}`
  const pool = new pg.Pool({ ...database.access.owner, max: atOnce })
  await pool.query(
    'create table bare_events (id uuid primary key default uuidv7(), name text, told_at timestamptz, told jsonb)',
  )
  const ours = {
    name: 'kervan',
    round: async () => {
      const batches = notifications(await addShipments(database, userId), events)
      const before = await count(database, 'tracking_events')
      const seconds = await inTurns(batches, async (body) => {
        const headers = { 'notification-signature': signatureOf(Buffer.from(body), Buffer.from(secret)) }
        const answer = await fetch(url, { method: 'POST', headers, body })
        mustHold(answer.status === 204, `a notification is answered ${answer.status}`)
      })
      const taken = (await count(database, 'tracking_events')) - before
      mustHold(taken === events, `${taken} of ${events} events were taken`)
      return { seconds }
    },
  }
  const bare = {
    name: 'bare rows',
    round: async () => ({
      seconds: await inTurns(notifications(['KRVU0000000'], events), async (body) => {
        await pool.query(
          `insert into bare_events (name, told_at, told)
           select e ->> 'eventID', (e ->> 'eventCreatedDateTime')::timestamptz, e from jsonb_array_elements($1) as e`,
          [body],
        )
      }),
    }),
  }
  try {
    const taken = await takeTurns(
      { ours: [ours], neighbours: [bare] },
      { rounds: bench.quick ? 2 : 3, warmUps: 1, watch: 'seconds' },
    )
    const what = `${events.toLocaleString('en')} events in notifications of ${eachBatch}, ${atOnce} at once`
    return [
      plainLine({
        figure: what,
        unit: 's',
        samples: taken.samples(ours.name, 'seconds'),
        pass: atMost(events / 500, 's'),
      }),
      comparedLine({
        figure: what,
        unit: 's',
        taken,
        metric: 'seconds',
        ours: ours.name,
        neighbour: bare.name,
      }),
    ]
  } finally {
    await pool.end()
  }
}

/** Their containers; nothing was told of them yet. */
async function addShipments({ query }: BenchDatabase, customerId: string): Promise<string[]> {
  const rows = await query<{ number: string }>(
    `with made as (
       insert into shipments (shipment_number, customer_id, shipment_type, status)
       select 'SH-' || gen_random_uuid(), $1, 'sea', 'preparing' from generate_series(1, ${shipments}) returning id, customer_id)
     insert into containers (shipment_id, customer_id, number)
     select id, customer_id, upper(left(translate(id::text, '-', ''), 4) || right(id::text, 7)) from made returning number`,
    [customerId],
  )
  return rows.map(({ number }) => number)
}

function notifications(containers: string[], events: number): string[] {
  const all = Array.from({ length: events }, (_, index) => {
    const at = new Date(Date.now() - 86_400_000 + index * 1_000).toISOString()
    return {
      eventID: randomUUID(),
      eventCreatedDateTime: at,
      eventType: 'EQUIPMENT',
      eventClassifierCode: 'ACT',
      eventDateTime: at,
      equipmentEventTypeCode: 'LOAD',
      emptyIndicatorCode: 'LADEN',
      equipmentReference: containers[(index * 7) % containers.length],
      eventLocation: { UNLocationCode: 'TRMER' },
    }
  })
  return Array.from({ length: events / eachBatch }, (_, index) =>
    JSON.stringify(all.slice(index * eachBatch, (index + 1) * eachBatch)),
  )
}

/** In seconds. */
async function inTurns(bodies: string[], send: (body: string) => Promise<void>): Promise<number> {
  const began = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) await send(body)
    }),
  )
  return (performance.now() - began) / 1000
}
