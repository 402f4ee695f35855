/** Reads IFTSTA status messages (D.99B and D.00B): one event for each status of a consignment. */

import { timeZoneOf } from '#places/time-zone-of.ts'
import {
  at,
  type EdifactMessage,
  type Interchange,
  readInterchange,
  type Segment,
} from '#tracking/edifact.ts'
import type { EventKind } from '#tracking/event-kinds.ts'
import {
  noReferences,
  plainEvent,
  type ToldDetails,
  type ToldEvent,
  type ToldMessage,
  type ToldReferences,
} from '#tracking/told-message.ts'
import { toldPlace } from '#tracking/told-place.ts'
import type { Certainty } from '#tracking/tracking-event.ts'
import type { TransportMode } from '#tracking/transport-mode.ts'
import { recognizeNumber } from '#values/recognize-number.ts'
import { plainCode } from '#values/typed-code.ts'
import { zonedClock } from '#values/zoned-clock.ts'

const versions = ['D.99B', 'D.00B']

/** An interchange that does not agree with itself gives no event at all. */
export function readIftsta(text: string): ToldMessage {
  const interchange = readInterchange(text)
  if ('fault' in interchange) return { events: [], unclear: [{ why: interchange.fault, content: text }] }
  const read = interchange.messages.map((message) => readMessage(message, interchange))
  return { events: read.flatMap(({ events }) => events), unclear: read.flatMap(({ unclear }) => unclear) }
}

function readMessage(message: EdifactMessage, interchange: Interchange): ToldMessage {
  const refuse = (why: string): ToldMessage => ({
    events: [],
    unclear: [{ why, content: written(message.segments) }],
  })
  if (message.type !== 'IFTSTA') return refuse(`${message.type} iletisi okunmuyor.`)
  if (!versions.includes(message.version)) return refuse(`IFTSTA ${message.version} okunmuyor.`)
  const [head, ...consignments] = splitBefore(message.segments, 'CNI')
  const dated = head?.find((segment) => segment.tag === 'DTM' && at(segment, 0) === '137')
  const toldAt = dated ? momentOf(dated) : preparedAt(interchange)
  if (toldAt === undefined) return refuse('İletinin zamanı (DTM 137) okunamadı.')
  const beginning = head?.find(({ tag }) => tag === 'BGM')
  const message_id = `${interchange.sender}/${at(beginning, 1) || nameInside(interchange, message)}`
  const retracted = at(beginning, 2) === cancellation
  const common = head?.filter(({ tag }) => tag === 'RFF') ?? []
  const read = consignments
    .flatMap((consignment) => {
      const [about = [], ...statuses] = splitBefore(consignment, 'STS')
      return statuses.map((status) => ({ about: [...about, ...common], status }))
    })
    .map(({ about, status }) => readStatus(about, status, { message_id, toldAt, retracted }))
  if (read.length === 0) return refuse('İletide durum (STS) yok.')
  return {
    events: eachNamed(read.flatMap(({ events }) => events)),
    unclear: read.flatMap(({ unclear }) => unclear),
  }
}

/** What is said twice of one place, such as of two consignments, is two events. */
function eachNamed(events: readonly ToldEvent[]): ToldEvent[] {
  const counts = new Map<string, number>()
  return events.map((told) => {
    const name = told.event.source_event_id
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const source_event_id = count > 1 ? `${name}/${count}` : name
    return { ...told, event: { ...told.event, source_event_id } }
  })
}

/** A message without a number of its own is the one of that name in that interchange: senders count both from one again. */
const nameInside = ({ prepared, reference }: Interchange, message: EdifactMessage): string =>
  [prepared.day, prepared.time, reference, message.reference].join('/')

/** Where the message has no time, that of the interchange; nothing where neither has one that can be read. */
function preparedAt({ prepared: { day, time } }: Interchange): string {
  const value = `${day.length === 6 ? '20' : ''}${day}${time}`
  return momentOf({ tag: 'DTM', elements: [['137', value, '203']] }) ?? ''
}

type Said = { message_id: string; toldAt: string; retracted: boolean }
/** The message function by which a sender takes an earlier message back. */
const cancellation = '1'

/** One event, or one for each of its containers. */
function readStatus(
  about: Segment[],
  status: Segment[],
  { message_id, toldAt, retracted }: Said,
): ToldMessage {
  const first = (tag: string, ...codes: string[]) =>
    status.find((segment) => segment.tag === tag && (codes.length === 0 || codes.includes(at(segment, 0))))
  const refuse = (why: string): ToldMessage => ({
    events: [],
    unclear: [{ why, content: written([...about, ...status]) }],
  })
  const code = at(status[0], 1)
  const kind = statusKinds[code]
  if (!kind) return refuse(`Bilinmeyen durum kodu: ${code || '–'}`)
  const when = first('DTM', '334', '7', '133', '132', '178', '186')
  const place = placeOf(status, kind)
  const where = toldPlace(at(place, 1), at(place, 1, 3))
  const happened_at = momentOf(when, timeZoneOf(where.place_code))
  if (!happened_at) return refuse('Durumun zamanı okunamadı.')
  const transport = first('TDT')
  // Some senders number the consignment and not the message: what it says next of another step is another event.
  const name = [message_id, code, where.place_code].filter(Boolean).join('/')
  const references = referencesOf([...about, ...status])
  const containers = [
    ...new Set(
      status
        .filter(isOf('EQD'))
        .filter(isContainer)
        .map((segment) => plainCode(at(segment, 1))),
    ),
  ].filter((number) => number !== '')
  const eventOf = (container_number: string): ToldEvent => ({
    event: {
      ...plainEvent,
      source: 'iftsta',
      source_event_id: containers.length > 1 ? `${name}/${container_number}` : name,
      told_at: toldAt,
      retracted,
      kind,
      certainty: expectedTimes[at(when, 0)] ?? 'actual',
      happened_at,
      ...where,
      container_number,
    },
    references: { ...references, containers: container_number ? [container_number] : [] },
    vessel: at(transport, 7, 3),
    voyage: at(transport, 1),
    mode: modes[at(transport, 2)],
    ...detailsOf(status),
    // Without the others: what is kept for staff of each is its own.
    content: written([
      ...about,
      ...status.filter(
        (segment) => segment.tag !== 'EQD' || !isContainer(segment) || at(segment, 1) === container_number,
      ),
    ]),
  })
  return { events: (containers.length > 0 ? containers : ['']).map(eventOf), unclear: [] }
}

/** 175 is where it took place and 14 where the goods are; 9, 5 and 88 are where a way begins, 11, 12, 60, 7 and 8 where it ends. */
const itsOwn = ['175', '14']
const begins = ['9', '5', '88']
const ends = ['11', '12', '60', '7', '8']
const atTheBeginning: readonly EventKind[] = ['empty_picked_up', 'gate_in', 'loaded', 'departed']

/** Of several places the one that its kind says it is at; the only one, whatever it is called. */
function placeOf(status: Segment[], kind: EventKind): Segment | undefined {
  const places = status.filter(isOf('LOC'))
  const wanted = [...itsOwn, ...(atTheBeginning.includes(kind) ? begins : ends)]
  const found = wanted.map((code) => places.find((segment) => at(segment, 0) === code))
  return found.find((segment) => segment !== undefined) ?? places[0]
}

/** Pieces (GID), gross weight in kilograms (MEA) and the ship's IMO number. */
function detailsOf(status: Segment[]): ToldDetails {
  const whole = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : undefined)
  const pieces = whole(at(status.find(isOf('GID')), 1))
  const weight = status.find((segment) => segment.tag === 'MEA' && at(segment, 2) === 'KGM')
  const weight_kg = /^\d{1,7}(\.\d+)?$/.test(at(weight, 2, 1)) ? Number(at(weight, 2, 1)) : undefined
  const transport = status.find(isOf('TDT'))
  const isImo = at(transport, 7, 1) === '146' && /^\d{7}$/.test(at(transport, 7))
  return {
    ...(pieces !== undefined && { pieces }),
    ...(weight_kg !== undefined && { weight_kg }),
    ...(isImo && { vessel_imo: at(transport, 7) }),
  }
}

/** The number of a consignment may be that of any of its papers. */
function referencesOf(segments: Segment[]): ToldReferences {
  const named = (...types: string[]) =>
    segments
      .filter((segment) => segment.tag === 'RFF' && types.includes(at(segment, 0)))
      .map((segment) => at(segment, 0, 1))
  const said = (...numbers: string[]) => [...new Set(numbers)].filter((number) => number !== '')
  const [consignment, transport] = [segments.find(isOf('CNI')), segments.find(isOf('TDT'))]
  const papers = [at(consignment, 1), ...named('AAS')]
  const trailers = segments.filter(isOf('EQD')).filter((segment) => !isContainer(segment))
  const isByRoad = modes[at(transport, 2)] === 'truck'
  return {
    ...noReferences,
    bookings: said(at(consignment, 1), ...named('BN')),
    bills: said(...papers, ...named('BM', 'MB', 'BH')),
    air_waybills: said(...papers, ...named('AWB', 'MWB', 'HWB', 'AAM')),
    cmrs: said(...papers, ...named('CMR', 'AAM')),
    plates: said(
      ...named('ABZ'),
      isByRoad ? at(transport, 7) : '',
      ...trailers.map((segment) => at(segment, 1)),
    ),
    numbers: said(...named('FF')),
  }
}

/** Modes of transport by their codes. */
const modes: Record<string, TransportMode> = { '1': 'vessel', '2': 'rail', '3': 'truck', '8': 'barge' }
const isOf = (tag: string) => (segment: Segment) => segment.tag === tag
/** Rather than a trailer. */
const isContainer = (segment: Segment) =>
  at(segment, 0) !== 'TE' && recognizeNumber(at(segment, 1)).kind !== 'plate'

/** Times that are expected: 132 arrival, 133 departure. */
const expectedTimes: Record<string, Certainty> = { '132': 'estimated', '133': 'estimated' }

/** Partners agree on these among themselves; what is not among them is shown to staff. */
const statusKinds: Record<string, EventKind> = {
  I: 'gate_in',
  OA: 'gate_out',
  EE: 'empty_picked_up',
  RD: 'empty_returned',
  AE: 'loaded',
  VD: 'departed',
  VA: 'arrived',
  UV: 'discharged',
  A: 'arrived',
  P: 'departed',
  CT: 'customs_cleared',
  CU: 'customs_held',
  AV: 'consignee_notified',
  D: 'delivered',
}

/** 102 is a day, 203 a minute, 204 a second, by the clocks of the place; where that is not known, by UTC. */
function momentOf(segment: Segment | undefined, timeZone = 'UTC'): string | undefined {
  const [value, format] = [at(segment, 0, 1), at(segment, 0, 2)]
  const lengths: Record<string, number> = { '102': 8, '203': 12, '204': 14 }
  if (lengths[format] !== value.length || !/^\d+$/.test(value)) return undefined
  const [, year, month, day, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)?(\d\d)?(\d\d)?$/.exec(value) ?? []
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`)
  if (Number.isNaN(moment.getTime()) || moment.getUTCDate() !== Number(day)) return undefined
  const minutes = zonedClock(timeZone).moment(`${year}-${month}-${day}`, `${hour}:${minute}`)
  return new Date(minutes.getTime() + Number(second) * 1000).toISOString()
}

/** The part before the first such segment, then one part from each of them on. */
function splitBefore(segments: Segment[], tag: string): Segment[][] {
  const parts: Segment[][] = [[]]
  for (const segment of segments) {
    if (segment.tag === tag) parts.push([])
    parts.at(-1)?.push(segment)
  }
  return parts
}

const written = (segments: Segment[]): string =>
  segments.map(({ tag, elements }) => [tag, ...elements.map((parts) => parts.join(':'))].join('+')).join("'")
