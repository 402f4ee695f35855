/**
 * A carrier that corrects which boxes and papers an event is of, takes events back by their ids alone and sends without dates, twice, late
 * and out of order: two shipments with one booking and several boxes each say what they would say to a carrier that tells everything
 * once and in order.
 */
import { randomUUID } from 'node:crypto'
import { readDcsaEvent } from '@kervan/domain/tracking/dcsa-event.ts'
import { currentEvents } from '@kervan/domain/tracking/tracking-event.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeMessage } from '#features/tracking/take-message.ts'
import { storedEvents } from '#features/tracking/tracking.queries.ts'
import { system } from '#spine/database/act-as.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import { sized } from '#testing/size.ts'
import { randomContainer, trackedShipment, trackedState } from '#testing/tracked-shipments.ts'

const server = await sharedServer()
// Shipments belong to somebody.
await server.signIn('customer')

const codes = ['GTIN', 'LOAD', 'DISC', 'GTOT', 'STRP', 'INSP'] as const
const abouts = [
  'first box of one',
  'second box of one',
  'first box of the other',
  'second box of the other',
  'first box of one, alone',
  'second box of the other, alone',
  'the booking',
  'one by our number',
  'nobody of ours',
  'nothing',
] as const
const hours = fc.integer({ min: 2, max: 28 * 24 })
const version = fc.record({
  about: fc.constantFrom(...abouts),
  code: fc.constantFrom(...codes),
  certainty: fc.constantFrom('ACT', 'ACT', 'ACT', 'EST'),
  place: fc.constantFrom('TRMER', 'GRPIR', 'DEHAM'),
  happened: hours,
  told: hours,
  is: fc.constantFrom('told', 'told', 'told', 'retracted', 'retracted by its id'),
})
type Version = typeof version extends fc.Arbitrary<infer Said> ? Said : never
const story = fc.record({
  isDated: fc.constantFrom(true, true, false),
  versions: fc.array(version, { minLength: 1, maxLength: 4 }),
})
type Story = typeof story extends fc.Arbitrary<infer Told> ? Told : never
/** Which story, and which of its versions. */
type Item = { story: number; version: number }

const scenario = fc.array(story, { minLength: 1, maxLength: 4 }).chain((stories) => {
  const items = stories.flatMap(({ versions }, index) =>
    versions.map((_, place): Item => ({ story: index, version: place })),
  )
  return fc.record({
    stories: fc.constant(stories),
    order: fc.shuffledSubarray(items, { minLength: items.length }),
    again: fc.shuffledSubarray(items),
    size: fc.integer({ min: 1, max: 4 }),
  })
})

type World = Awaited<ReturnType<typeof aWorld>>
async function aWorld() {
  const [one, other] = [await trackedShipment(server), await trackedShipment(server)]
  const [second, fourth] = [randomContainer(), randomContainer()]
  for (const [id, number] of [
    [one.id, second],
    [other.id, fourth],
  ])
    await query(
      server,
      'insert into containers (shipment_id, customer_id, number) select id, customer_id, $2 from shipments where id = $1',
      [id, number],
    )
  await query(
    server,
    "update shipments set booking_number = $2, origin_code = 'TRMER', destination_code = 'DEHAM' where id = any($1)",
    [[one.id, other.id], one.booking],
  )
  return {
    one,
    other,
    boxes: [one.container, second, other.container, fourth],
    stranger: randomContainer(),
    start: Date.now(),
  }
}

/** The fields that say what it is about. */
function naming(about: Version['about'], { one, boxes, stranger }: World): object {
  const booking = (value: string) => ({
    documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: value }],
  })
  const box = (place: number) => ({ equipmentReference: boxes[place] })
  const all: Record<Version['about'], object> = {
    'first box of one': { ...box(0), ...booking(one.booking) },
    'second box of one': { ...box(1), ...booking(one.booking) },
    'first box of the other': { ...box(2), ...booking(one.booking) },
    'second box of the other': { ...box(3), ...booking(one.booking) },
    'first box of one, alone': box(0),
    'second box of the other, alone': box(3),
    'the booking': booking(one.booking),
    'one by our number': { ...box(0), references: [{ referenceType: 'FF', referenceValue: one.number }] },
    'nobody of ours': { equipmentReference: stranger, ...booking(`NO${stranger}`) },
    nothing: {},
  }
  return all[about]
}

function written(world: World, name: string, { isDated }: Story, said: Version): object {
  const ago = (count: number) => new Date(world.start - count * 3_600_000).toISOString()
  const dated = isDated ? { eventUpdatedDateTime: ago(said.told) } : {}
  if (said.is === 'retracted by its id') return { eventID: name, isRetracted: true, ...dated }
  return {
    eventID: name,
    ...dated,
    eventType: 'EQUIPMENT',
    equipmentEventTypeCode: said.code,
    eventClassifierCode: said.certainty,
    emptyIndicatorCode: 'LADEN',
    facilityTypeCode: 'CLOC',
    eventDateTime: ago(said.happened),
    eventLocation: { UNLocationCode: said.place },
    isRetracted: said.is === 'retracted',
    ...naming(said.about, world),
  }
}

/** What has no date is in order by being heard in order: the places of its story are filled one after the other. */
function inTheirOrder(order: readonly Item[], stories: readonly Story[]): Item[] {
  const told = new Map<number, number>()
  return order.map((item) => {
    if (stories[item.story]?.isDated) return item
    const version = told.get(item.story) ?? 0
    told.set(item.story, version + 1)
    return { ...item, version }
  })
}

async function tell(
  world: World,
  stories: readonly Story[],
  items: readonly Item[],
  size: number,
): Promise<void> {
  const names = stories.map(() => randomUUID())
  const events = items.flatMap(({ story: place, version: number }) => {
    const [told, name] = [stories[place], names[place]]
    const said = told?.versions[number]
    return told && name && said ? [written(world, name, told, said)] : []
  })
  for (let from = 0; from < events.length; from += size) {
    const read = events.slice(from, from + size).map(readDcsaEvent)
    expect(read.flatMap(({ unclear }) => unclear)).toEqual([])
    await takeMessage(server.services, 'dcsa', { events: read.flatMap((each) => each.events), unclear: [] })
  }
}

async function stateOf({ one, other, boxes, stranger }: World) {
  const saying = async ({ id }: { id: string }) => {
    const { row, derived, journey, freeTime } = await trackedState(server, id)
    expect(row).toMatchObject(derived)
    const events = await server.services.actAs(system, (tx) => storedEvents(tx, id))
    const own = currentEvents(events).map(({ kind, place_code, certainty, container_number }) =>
      [kind, place_code, certainty, boxes.indexOf(container_number)].join(' '),
    )
    // Nobody hears of a stranger's box, nor one customer of another's.
    const strange = events.map((event) => event.container_number).filter((number) => number !== '')
    const allowed = id === one.id ? boxes.slice(0, 2) : boxes.slice(2)
    expect(strange.filter((number) => !allowed.includes(number) || number === stranger)).toEqual([])
    const { status, current_place_code, customs_status } = derived
    return { status, current_place_code, customs_status, journey, freeTime, own: own.sort() }
  }
  return [await saying(one), await saying(other)]
}

/** Moments of what is told are counted from another beginning in each world. */
const timeless = (state: unknown) =>
  JSON.parse(JSON.stringify(state).replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, 'then'))

test('which shipment an event is of does not depend on how the carrier tells it', {
  timeout: sized(1_800_000, 120_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ stories, order, again, size }) => {
      const [orderly, wild] = [await aWorld(), await aWorld()]
      const inTime = order.toSorted((a, b) => {
        const told = (item: Item) => stories[item.story]?.versions[item.version]?.told ?? 0
        return told(b) - told(a) || a.story - b.story || a.version - b.version
      })
      await tell(orderly, stories, inTheirOrder(inTime, stories), 1)
      await tell(wild, stories, [...inTheirOrder(order, stories), ...again], size)
      expect(timeless(await stateOf(wild))).toEqual(timeless(await stateOf(orderly)))
    }),
    { numRuns: sized(1_000, 15) },
  )
})
