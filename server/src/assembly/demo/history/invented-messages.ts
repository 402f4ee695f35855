/** Messages of carriers that the demo's office has still to see to: each of another source, read as if it had come. */
import { readDcsaEvent } from '@kervan/domain/tracking/dcsa-event.ts'
import { readFsu } from '@kervan/domain/tracking/fsu.ts'
import { readIftsta } from '@kervan/domain/tracking/iftsta.ts'
import type { ToldMessage } from '@kervan/domain/tracking/told-message.ts'
import { readTrackingCsv } from '@kervan/domain/tracking/tracking-csv.ts'
import type { TrackingSource } from '@kervan/domain/tracking/tracking-event.ts'
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import { type KeptMessage, keptRow } from '#features/tracking/keep-messages.ts'
import { notPlaced } from '#features/tracking/not-placed.ts'
import type { trackingMessages } from '#features/tracking/tracking-messages.table.ts'

const hourMs = 3_600_000

export function inventMessages(random: Random, now: number): (typeof trackingMessages.$inferInsert)[] {
  return [
    ...rowsOf(random, now - 3 * hourMs, 'dcsa', readDcsaEvent(dischargeOf(now - 5 * hourMs))),
    ...rowsOf(random, now - 9 * hourMs, 'iftsta', readIftsta(statusOf(now - 11 * hourMs))),
    ...rowsOf(random, now - 26 * hourMs, 'fsu', acceptanceOf(now - 28 * hourMs)),
    ...rowsOf(random, now - 50 * hourMs, 'csv', tableOf(now - 53 * hourMs)),
  ]
}

function rowsOf(random: Random, heard: number, source: TrackingSource, { events, unclear }: ToldMessage) {
  const kept: KeptMessage[] = [
    ...unclear.map((part) => ({ ...part, told: null })),
    ...events.map(({ content, ...told }) => ({ why: notPlaced.noSuchShipment, content, told })),
  ]
  return kept.map((message) => ({
    id: random.id(heard),
    heard_at: new Date(heard).toISOString(),
    ...keptRow(source, message),
  }))
}

/** A container of which no shipment knows. */
const dischargeOf = (at: number) => ({
  eventID: 'demo-discharge-1',
  eventType: 'EQUIPMENT',
  eventClassifierCode: 'ACT',
  eventCreatedDateTime: new Date(at).toISOString(),
  eventDateTime: new Date(at).toISOString(),
  equipmentEventTypeCode: 'DISC',
  equipmentReference: 'CSQU3054383',
  emptyIndicatorCode: 'LADEN',
  eventLocation: { UNLocationCode: 'TRMER', locationName: 'Mersin' },
})

/** A status of the partner's own. */
function statusOf(at: number): string {
  const minute = new Date(at).toISOString().replaceAll(/[-:T]/g, '').slice(0, 12)
  return [
    `UNB+UNOC:3+DEMOLINE+KERVAN+${minute.slice(2, 8)}:${minute.slice(8)}+41'UNH+1+IFTSTA:D:00B:UN'BGM+23+DL-88213+9'`,
    `DTM+137:${minute}:203'CNI+1+DL7730218'STS+1+ZX'DTM+334:${minute}:203'LOC+11+TRIZM:139:6'UNT+8+1'UNZ+1+41'`,
  ].join('')
}

/** The waybill of goods that nobody has entered yet. */
function acceptanceOf(at: number): ToldMessage {
  const moment = new Date(at)
  const [, day = '', month = ''] = moment.toUTCString().split(' ')
  const time = `${day}${month.toUpperCase()}${moment.toISOString().slice(11, 16).replace(':', '')}`
  return readFsu(`FSU/14\n998-10482334ISTFRA/T12K340.0\nRCS/${time}/IST/T12K340.0`, moment.toISOString())
}

/** An event in words of the writer's own. */
const tableOf = (at: number): ToldMessage =>
  readTrackingCsv(
    `referans;olay;zaman;yer\nDL7730991;Rıhtımda bekliyor;${formatShortDate(new Date(at))};İzmir`,
    new Date(at).toISOString(),
  )
