/** Good files of airlines, carriers and hauliers, from the file to what the shipment's row says. */
import { randomInt, randomUUID } from 'node:crypto'
import { zonedClock } from '@kervan/domain/values/zoned-clock.ts'
import { expect, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import { randomContainer, trackedShipment, trackedState } from '#testing/tracked-shipments.ts'

const server = await sharedServer()
const customer = await server.signIn('customer')
const staff = await server.signIn('staff', `${randomUUID()}@kervan.example`)

type Brought = {
  recorded: number
  placed: number
  kept: number
  lines: { shipments: string[]; why: string }[]
}
const bring = async (format: string, text: string) =>
  (await server.call<Brought>('POST', '/tracking-imports', { as: staff, body: { format, text } })).body

type Way = { type: 'sea' | 'air' | 'land'; from: string; to: string; papers?: Record<string, string> }
async function onItsWay({ type, from, to, papers = {} }: Way) {
  const tracked = await trackedShipment(server, { customer: customer.userId })
  await query(
    server,
    `update shipments set shipment_type = $2, origin_code = $3, destination_code = $4, booking_number = '',
       air_waybill = $5, cmr_number = $6, plate = $7 where id = $1`,
    [tracked.id, type, from, to, papers.waybill ?? '', papers.cmr ?? '', papers.plate ?? ''],
  )
  return tracked
}
function randomWaybill(): string {
  const serial = randomInt(1_000_000, 9_999_999)
  return `235-${serial}${serial % 7}`
}
const kindsOf = async (id: string) =>
  (
    await query<{ kind: string }>(
      server,
      'select kind from tracking_events where shipment_id = $1 order by happened_at, id',
      [id],
    )
  ).map(({ kind }) => kind)

const hourMs = 3_600_000
const thisHour = Math.trunc(Date.now() / hourMs) * hourMs
const hoursFromNow = (hours: number) => new Date(thisHour + hours * hourMs)
/** `02MAR` and `0915`, as clocks at the airport show it. */
function airTime(date: Date, timeZone: string): { day: string; clock: string } {
  const clock = zonedClock(timeZone)
  const [, day = '', month = ''] = new Date(clock.day(date)).toUTCString().split(' ')
  return { day: `${day}${month.toUpperCase()}`, clock: clock.time(date).replace(':', '') }
}
const [istanbul, frankfurt] = ['Europe/Istanbul', 'Europe/Berlin']
const ediTime = (date: Date) => date.toISOString().replaceAll(/[-:T]/g, '').slice(0, 12)

test('airline messages: state, place and expected arrival, and the last word about it counts', async () => {
  const waybill = randomWaybill()
  const { id, number } = await onItsWay({ type: 'air', from: 'TRIST', to: 'DEFRA', papers: { waybill } })
  const [accepted, departed] = [airTime(hoursFromNow(-20), istanbul), airTime(hoursFromNow(-3), istanbul)]
  const message = (awb: string, ...lines: string[]) =>
    ['FSU/14', `${awb}ISTFRA/T10K200.0`, ...lines].join('\n')
  const arrival = (hours: number) => {
    const { day, clock } = airTime(hoursFromNow(hours), frankfurt)
    return message(waybill, `ARR/TK1587/${day}/ISTFRA/T10K200.0/E${clock}`)
  }
  const file = [
    message(waybill, `RCS/${accepted.day}${accepted.clock}/IST/T10K200.0`),
    message(waybill.replace(/.$/, '9'), `RCS/${accepted.day}${accepted.clock}/IST/T10K200.0`),
    message(waybill, `DEP/TK1587/${departed.day}/ISTFRA/T10K200.0/A${departed.clock}`),
    arrival(6),
  ].join('\n\n')
  const brought = await bring('fsu', file)
  expect(brought).toMatchObject({ recorded: 3, placed: 3, kept: 1 })
  expect(brought.lines.map(({ shipments }) => shipments)).toEqual([[number], [number], [number], []])
  const first = await trackedState(server, id)
  expect(first.row).toMatchObject({
    status: 'in_transit',
    current_place_code: 'TRIST',
    current_location: 'İstanbul',
    eta: hoursFromNow(6).toISOString(),
  })
  expect(first.row).toMatchObject(first.derived)
  const seen = await server.call<{ tracking_data: object[] }>('GET', `/shipments/${id}/tracking`, {
    as: customer,
  })
  expect(seen.body.tracking_data.at(-1)).toMatchObject({
    kind: 'accepted',
    pieces: 10,
    total_pieces: 10,
    weight_kg: 200,
  })
  expect(await bring('fsu', file)).toMatchObject({ recorded: 0, placed: 3 })
  // Earlier than what was expected before, but said later.
  expect(await bring('fsu', arrival(5))).toMatchObject({ recorded: 1 })
  expect((await trackedState(server, id)).row.eta).toBe(hoursFromNow(5).toISOString())
})

test('an EDIFACT status of two containers: both are loaded, and each is known', async () => {
  const { id, container } = await onItsWay({ type: 'sea', from: 'TRMER', to: 'DEHAM' })
  const second = randomContainer()
  await query(
    server,
    'insert into containers (shipment_id, customer_id, number) select id, customer_id, $2 from shipments where id = $1',
    [id, second],
  )
  const [at, arrives] = [ediTime(hoursFromNow(-5)), hoursFromNow(200)]
  const clock = zonedClock('Europe/Berlin')
  const hamburgTime = `${clock.day(arrives)}${clock.time(arrives)}`.replaceAll(/[-:]/g, '')
  const interchange = [
    `UNB+UNOC:3+SENDER+RECEIVER+260302:0915+1'UNH+1+IFTSTA:D:00B:UN'BGM+23+${randomUUID().slice(0, 8)}+9'DTM+137:${at}:203'`,
    `CNI+1'STS+1+AE'DTM+334:${at}:203'LOC+9+TRMER:139:6'TDT+20+012W+1+++++9321483:146::VESSEL'EQD+CN+${container}'EQD+CN+${second}'`,
    `STS+1+VA'DTM+132:${hamburgTime}:203'LOC+11+DEHAM:139:6'EQD+CN+${container}'EQD+CN+${second}'`,
    "UNT+16+1'UNZ+1+1'",
  ].join('')
  expect(await bring('iftsta', interchange)).toMatchObject({ recorded: 4, placed: 4, kept: 0 })
  const { row, derived } = await trackedState(server, id)
  expect(row).toMatchObject({
    status: 'in_transit',
    current_place_code: 'TRMER',
    current_location: 'Mersin',
    eta: arrives.toISOString(),
  })
  expect(row).toMatchObject(derived)
  expect(await bring('iftsta', interchange)).toMatchObject({ recorded: 0, placed: 4 })
})

test('a truck is found by its CMR and its plate, and a ship under it is a ferry', async () => {
  const [cmr, plate] = [`CMR${randomInt(1_000_000_000)}`, `34KV${randomInt(10_000, 99_999)}`]
  const { id, number } = await onItsWay({ type: 'land', from: 'TRIST', to: 'DEMUC', papers: { cmr, plate } })
  const turkishTime = (date: Date) =>
    new Intl.DateTimeFormat('tr-TR', {
      timeZone: 'Europe/Istanbul',
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(date)
  const table = [
    'referans;olay;zaman;yer_kodu',
    `CMR-${cmr.slice(3)};Araca yüklendi;${turkishTime(hoursFromNow(-30))};TRIST`,
    `TR ${plate.slice(0, 2)} ${plate.slice(2)};Yola çıktı;${turkishTime(hoursFromNow(-28))};TRIST`,
  ].join('\n')
  expect((await bring('csv', table)).lines).toMatchObject([{ shipments: [number] }, { shipments: [number] }])
  const [at, later] = [ediTime(hoursFromNow(-10)), ediTime(hoursFromNow(-4))]
  const interchange = [
    `UNB+UNOC:3+SENDER+RECEIVER+260302:0915+1'UNH+1+IFTSTA:D:00B:UN'BGM+23+${randomUUID().slice(0, 8)}+9'DTM+137:${later}:203'`,
    `RFF+ABZ:${plate}'CNI+1'STS+1+AE'DTM+334:${at}:203'LOC+9+TRMER:139:6'TDT+20+7+1'`,
    `STS+1+UV'DTM+334:${later}:203'LOC+11+ITTRS:139:6'TDT+20+7+1'UNT+14+1'UNZ+1+1'`,
  ].join('')
  expect(await bring('iftsta', interchange)).toMatchObject({ recorded: 2, kept: 0 })
  expect(await kindsOf(id)).toEqual(['loaded', 'departed', 'ferry_loaded', 'ferry_unloaded'])
})

test('an airline that delivers in parts has delivered with the last piece', async () => {
  const waybill = randomWaybill()
  const { id } = await onItsWay({ type: 'air', from: 'TRIST', to: 'DEFRA', papers: { waybill } })
  const [first, last] = [airTime(hoursFromNow(-6), frankfurt), airTime(hoursFromNow(-2), frankfurt)]
  const message = (line: string) => ['FSU/14', `${waybill}ISTFRA/T10K200.0`, line].join('\n')
  await bring('fsu', message(`DLV/${last.day}${last.clock}/FRA/P7K140.0`))
  expect((await trackedState(server, id)).status).toBe('in_transit')
  await bring('fsu', message(`DLV/${first.day}${first.clock}/FRA/P3K60.0`))
  const { row, derived } = await trackedState(server, id)
  expect(row).toMatchObject({ ...derived, status: 'delivered', delivered_at: hoursFromNow(-2).toISOString() })
})
