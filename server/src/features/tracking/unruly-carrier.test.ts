/**
 * A carrier that sends twice, late and out of order, takes things back, changes its mind and is down for an hour, asked and by webhook:
 * the stored state is that of a carrier that tells everything once and in order.
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createCarrierClient } from '#features/tracking/carrier-client.ts'
import { CarrierError } from '#features/tracking/carrier-source.ts'
import { signatureOf, webhookPath } from '#features/tracking/carrier-webhook.ts'
import { createDcsaSource } from '#features/tracking/dcsa-source.ts'
import { createAskAnew } from '#features/tracking/poll-carrier.jobs.ts'
import { openCarrier } from '#testing/carrier.ts'
import { query } from '#testing/sign-in.ts'
import { sized } from '#testing/size.ts'
import { startTestServer } from '#testing/test-server.ts'
import { type Tracked, trackedShipment, trackedState } from '#testing/tracked-shipments.ts'
import { whenCalm } from '#testing/when-calm.ts'

const secret = 'a secret of the carrier'
const carrier = await openCarrier({ pageSize: 4 })
// The server itself knows of no carrier, so that its own job asks nobody in between.
const server = await startTestServer({ env: { TRACKING_WEBHOOK_SECRETS: secret } })
afterAll(async () => {
  await server.close()
  await carrier.close()
})
// Shipments belong to somebody.
await server.signIn('customer')
const { services } = server
const client = createCarrierClient({ trackingUrl: carrier.url, trackingKey: undefined })
if (!client) throw new Error('There is no carrier.')
const source = createDcsaSource({ ...services, client, countCall: async () => undefined })
const askAnew = createAskAnew(services)

type Sent = Record<string, unknown>
const equipment = (equipmentEventTypeCode: string, more: Sent = {}): Sent => ({
  eventType: 'EQUIPMENT',
  equipmentEventTypeCode,
  emptyIndicatorCode: 'LADEN',
  ...more,
})
const transport = (transportEventTypeCode: string, more: Sent = {}): Sent => ({
  eventType: 'TRANSPORT',
  transportEventTypeCode,
  ...more,
})
const document = (shipmentEventTypeCode: string, documentTypeCode: string): Sent => ({
  eventType: 'SHIPMENT',
  shipmentEventTypeCode,
  documentTypeCode,
})
const happenings: Sent[] = [
  document('CONF', 'BKG'),
  equipment('GTOT', { emptyIndicatorCode: 'EMPTY' }),
  equipment('GTIN'),
  equipment('LOAD'),
  transport('DEPA'),
  transport('ARRI'),
  transport('ARRI', { delayReasonCode: 'WEA', eventClassifierCode: 'EST' }),
  equipment('DISC'),
  equipment('INSP'),
  document('HOLD', 'CUS'),
  document('RELS', 'CUS'),
  equipment('GTOT'),
  equipment('STRP', { facilityTypeCode: 'CLOC' }),
  equipment('GTIN', { emptyIndicatorCode: 'EMPTY' }),
]
const cancellation = document('CANC', 'BKG')

/** By its own clock, so many hours ago. */
const hours = fc.integer({ min: 2, max: 28 * 24 })
const versionOf = (whats: Sent[]) =>
  fc.record({
    what: fc.constantFrom(...whats),
    certainty: fc.constantFrom('ACT', 'ACT', 'EST', 'PLN'),
    happened: hours,
    told: hours,
    place: fc.constantFrom('TRMER', 'GRPIR', 'DEHAM', undefined),
    isRetracted: fc.constantFrom(false, false, false, true),
  })

/** What is said under each name, several times where it changes its mind. */
const storyOf = (whats: Sent[]) =>
  fc.array(fc.array(versionOf(whats), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 7 })
type Version = ReturnType<typeof versionOf> extends fc.Arbitrary<infer Said> ? Said : never

const start = Date.now()
const hoursAgo = (count: number) => new Date(start - count * 3_600_000).toISOString()

/** In the order in which it was said. */
function eventsOf(story: Version[][], { container, booking }: Tracked, isNamedByDocument: boolean): Sent[] {
  const said = story.flatMap((versions) => {
    const eventID = randomUUID()
    const first = Math.max(...versions.map(({ told }) => told))
    return versions.map(({ what, certainty, happened, told, place, isRetracted }) => ({
      told,
      event: {
        eventID,
        eventClassifierCode: certainty,
        eventCreatedDateTime: hoursAgo(first),
        eventUpdatedDateTime: hoursAgo(told),
        eventDateTime: hoursAgo(happened),
        isRetracted,
        ...(place && { eventLocation: { UNLocationCode: place } }),
        ...(what.eventType === 'EQUIPMENT' && { equipmentReference: container }),
        ...((isNamedByDocument || what.eventType !== 'EQUIPMENT') && {
          documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: booking }],
        }),
        ...what,
      },
    }))
  })
  return said.sort((a, b) => b.told - a.told).map(({ event }) => event)
}

async function post(events: Sent[]): Promise<void> {
  const body = JSON.stringify(events)
  const headers = { 'notification-signature': signatureOf(Buffer.from(body), Buffer.from(secret)) }
  const answer = await whenCalm(server.base, () =>
    fetch(`${server.base}${webhookPath}`, { method: 'POST', headers, body }),
  )
  expect(answer.status).toBe(204)
}

const failures = ['503', 'hangs up', 'on its second page'] as const
/** Nobody is asked while it is down; an hour later it may be asked again. */
async function askWhileDown(id: string, how: (typeof failures)[number]): Promise<void> {
  let calls = 0
  carrier.fail((reply) => {
    calls += 1
    if (how === '503') return void reply.writeHead(503).end()
    if (how === 'hangs up' || calls > 1) return void reply.destroy()
    reply.writeHead(200, { 'next-page': 'second' }).end(JSON.stringify(carrier.events.slice(0, 1)))
  })
  for (let times = 0; times < 2; times += 1)
    await expect(source.ask([id])).rejects.toBeInstanceOf(CarrierError)
  carrier.fail(undefined)
  await query(server, 'update carrier_pause set quiet_until = now()')
}

type Step = { size: number; byPoll: boolean; down: (typeof failures)[number] | undefined }
const steps = fc.array(
  fc.record({
    size: fc.integer({ min: 1, max: 5 }),
    byPoll: fc.boolean(),
    down: fc.constantFrom(undefined, undefined, ...failures),
  }),
  { minLength: 1, maxLength: 6 },
)

/** What the last step left goes out by webhook. */
async function tellUnruly({ id }: Tracked, told: Sent[], unruly: Step[]): Promise<void> {
  carrier.events.length = 0
  const rest = [...told]
  for (const { size, byPoll, down } of unruly) {
    const some = rest.splice(0, size)
    if (!byPoll) {
      if (some.length > 0) await post(some)
      continue
    }
    carrier.events.push(...some)
    if (down) await askWhileDown(id, down)
    else await source.ask([id])
  }
  if (rest.length > 0) await post(rest)
  await askAnew({}, new AbortController().signal)
  await source.ask([id])
}

async function stateOf({ id }: Tracked) {
  const { row, derived, journey, freeTime, told } = await trackedState(server, id)
  expect(row).toMatchObject(derived)
  return { derived, journey, freeTime, told }
}

const scenario = (whats: Sent[]) =>
  fc.tuple(storyOf(whats), steps).chain(([story, unruly]) => {
    const places = story.flat().map((_, index) => index)
    return fc.record({
      story: fc.constant(story),
      unruly: fc.constant(unruly),
      order: fc.shuffledSubarray(places, { minLength: places.length }),
      again: fc.shuffledSubarray(places),
    })
  })

type Scenario = ReturnType<typeof scenario> extends fc.Arbitrary<infer Given> ? Given : never

/** From Mersin to Hamburg, promised for a time amid all that is told, so that many of them are late, now or for a while. */
async function aPromisedShipment(): Promise<Tracked> {
  const shipment = await trackedShipment(server)
  await query(
    server,
    "update shipments set origin_code = 'TRMER', destination_code = 'DEHAM', promised_at = $2 where id = $1",
    [shipment.id, hoursAgo(20 * 24)],
  )
  return shipment
}

/** Told in both ways, of a shipment each. */
async function expectSameState(
  { story, unruly, order, again }: Scenario,
  isNamedByDocument: boolean,
): Promise<void> {
  const [orderly, wild] = [await aPromisedShipment(), await aPromisedShipment()]
  for (const event of eventsOf(story, orderly, isNamedByDocument)) await post([event])
  const said = eventsOf(story, wild, isNamedByDocument)
  await tellUnruly(
    wild,
    [...order, ...again].map((place) => said[place] as Sent),
    unruly,
  )
  expect(await stateOf(wild)).toEqual(await stateOf(orderly))
}

const numRuns = sized(1_000, 20)
const timeout = sized(1_800_000, 120_000)

test('by its documents, asked and by webhook in turns', { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(scenario([...happenings, cancellation]), (given) => expectSameState(given, true)),
    { numRuns },
  )
})

test('by its container alone, by webhook', { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(scenario(happenings), ({ unruly, ...given }) => {
      const posted = unruly.map((step) => ({ ...step, byPoll: false }))
      return expectSameState({ ...given, unruly: posted }, false)
    }),
    { numRuns },
  )
})
