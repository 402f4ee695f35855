/** Shipments and their events, few and ten times as many: the state of one, a customer's list, the office's, and asking the carrier. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BenchDatabase, count, signInCustomer, signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, type Sample, takeTurns } from '../harness.ts'
import { atMost, comparedLine, plainLine } from '../lines.ts'
import type { Load, Loaded } from '../programs/http-load.ts'
import { addShipmentHistory, eventsOfEach } from '../shipment-history.ts'
import type { Program } from '../start-program.ts'

const connections = 8
/** As many as one run asks about. */
const inTurn = 200

const figures = {
  state: 'the state of one of two hundred shipments, p95',
  own: "a customer's list, p95",
  own_active: "a customer's list of what is on its way, p95",
  office: "the office's list, p95",
  office_active: "the office's list of what is on its way, p95",
  poll: 'one run that asks about 200 shipments',
}

export const shipmentsAtScale: Figure = { name: 'shipments-at-scale', take }

async function take(bench: Bench) {
  const carrier = await openCarrier()
  try {
    const generator = await bench.start('programs/http-load.ts')
    const sizes = bench.quick ? [8_000, 80_000] : [20_000, 200_000]
    const sides = []
    for (const shipments of sizes)
      sides.push(await sideOf(bench, { shipments, generator, carrier: carrier.url }))
    const [few, many] = sides
    if (!few || !many) return []
    const taken = await takeTurns(
      { ours: [many], neighbours: [few] },
      { rounds: 3, warmUps: 1, watch: 'state' },
    )
    const sizesCompared = { unit: 'ms', taken, ours: many.name, neighbour: few.name }
    return [
      ...Object.entries(figures).map(([metric, figure]) =>
        comparedLine({ ...sizesCompared, figure, metric, pass: atMost(1.3, '×') }),
      ),
      // Each is counted up to 10,000, so they grow until they reach that.
      plainLine({
        figure: "the counts of the office's list, p95",
        unit: 'ms',
        samples: taken.samples(many.name, 'counts'),
        pass: atMost(150, 'ms'),
      }),
    ]
  } finally {
    carrier.close()
  }
}

type Given = { shipments: number; generator: Program; carrier: string }

async function sideOf(bench: Bench, { shipments, generator, carrier }: Given) {
  const database = await bench.database()
  const [staff, customer] = [await signInStaff(database), await signInCustomer(database)]
  const began = performance.now()
  await addShipmentHistory(database, shipments, customer.userId)
  const events = await count(database, 'tracking_events')
  mustHold(events === shipments * eventsOfEach, `there are ${events} events`)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`  ${shipments} shipments with ${events} events are there after ${seconds} s`)
  const own = await database.query<{ id: string }>(
    'select id from shipments where customer_id = $1 order by id',
    [customer.userId],
  )
  const { port, program } = await bench.startKervan(database)
  const p95 = async ({ headers }: typeof staff, paths: string[]) => {
    const load: Load = {
      url: `http://127.0.0.1:${port}`,
      headers,
      connections,
      seconds: bench.seconds,
      expectBody: undefined,
      paths: paths.map((path) => `/api${path}`),
    }
    const { p95: taken, wrong } = await generator.call<Loaded>('load', load)
    mustHold(wrong === 0, `${wrong} answers of ${paths[0]} were wrong`)
    return taken
  }
  return {
    name: `${shipments.toLocaleString('en')} shipments, ${events.toLocaleString('en')} events`,
    round: async (): Promise<Sample> => ({
      state: await p95(
        customer,
        own.map(({ id }) => `/shipments/${id}/tracking`),
      ),
      own: await p95(customer, ['/shipments']),
      own_active: await p95(customer, ['/shipments?status=active']),
      office: await p95(staff, ['/staff/shipments']),
      office_active: await p95(staff, ['/staff/shipments?status=active&sort=eta']),
      counts: await p95(staff, ['/staff/shipment-counts']),
      poll: await poll(database, program, carrier),
    }),
  }
}

/** In ms. */
async function poll(database: BenchDatabase, program: Program, carrier: string): Promise<number> {
  await database.query("update carrier_polls set asked_at = asked_at - interval '1 hour'")
  const before = await count(database, 'tracking_events')
  const began = performance.now()
  await program.call('poll', carrier)
  const ms = performance.now() - began
  const news = (await count(database, 'tracking_events')) - before
  mustHold(news === inTurn, `a run brought ${news} events instead of ${inTurn}`)
  return ms
}

/** It has one new thing to say about whatever booking it is asked for. */
async function openCarrier() {
  const server = createServer((request, reply) => {
    const booking = new URL(request.url ?? '/', 'http://carrier.example').searchParams.get(
      'carrierBookingReference',
    )
    const at = new Date(Date.now() - 3_600_000).toISOString()
    const event = {
      eventID: randomUUID(),
      eventCreatedDateTime: at,
      eventType: 'TRANSPORT',
      eventClassifierCode: 'ACT',
      eventDateTime: at,
      transportEventTypeCode: 'DEPA',
      eventLocation: { UNLocationCode: 'GRPIR' },
      documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: booking }],
    }
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([event]))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
