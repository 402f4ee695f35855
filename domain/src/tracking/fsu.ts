/** Reads status messages of airlines (FSU): a head line with the waybill, then a line for each status. */

import { timeZoneOf } from '#places/time-zone-of.ts'
import { missingPieces } from '#tracking/delay-words.ts'
import type { EventKind } from '#tracking/event-kinds.ts'
import {
  noReferences,
  plainEvent,
  type ToldEvent,
  type ToldMessage,
  type Unclear,
} from '#tracking/told-message.ts'
import { toldPlace } from '#tracking/told-place.ts'
import type { Certainty } from '#tracking/tracking-event.ts'
import { checkAwbNumber } from '#values/awb-number.ts'
import { zonedClock } from '#values/zoned-clock.ts'

const statusKinds: Record<string, EventKind> = {
  BKD: 'booked',
  FOH: 'received',
  DOC: 'document',
  RCS: 'accepted',
  PRE: 'checkpoint',
  MAN: 'loaded',
  DEP: 'departed',
  ARR: 'arrived',
  RCF: 'discharged',
  RCT: 'transferred',
  TRM: 'transferred',
  TFD: 'transferred',
  AWR: 'document',
  NFD: 'consignee_notified',
  AWD: 'document',
  CRC: 'customs_started',
  TGC: 'customs_started',
  CCD: 'customs_cleared',
  DLV: 'delivered',
  DDL: 'delivered',
  DIS: 'delay_told',
}
const discrepancies: Record<string, string> = {
  OFLD: 'Uçağa alınmadı',
  SSPD: 'Eksik sevk edildi',
  OVCD: 'Varış yerini geçti',
  MSCA: missingPieces,
  FDCA: 'Bulundu',
}

/** One or more messages. Its dates have no year: the one nearest to when we heard it is meant. */
export function readFsu(text: string, heardAt: string): ToldMessage {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const read = splitBefore(lines, /^[A-Z]{3}\/\d{1,2}$/).map((message) => readMessage(message, heardAt))
  return { events: read.flatMap(({ events }) => events), unclear: read.flatMap(({ unclear }) => unclear) }
}

function readMessage([head = '', ...lines]: string[], heardAt: string): ToldMessage {
  const refuse = (why: string, about = lines): ToldMessage => ({
    events: [],
    unclear: [{ why, content: [head, ...about].join('\n') }],
  })
  if (!/^FSU\/\d{1,2}$/.test(head)) return refuse('FSU ile başlamıyor.')
  const read = splitBefore(lines, /^\d{3}-\d{8}/).map(([waybillLine = '', ...statuses]) => {
    const waybill = /^(\d{3}-\d{8})/.exec(waybillLine)?.[1] ?? ''
    if (checkAwbNumber(waybill).verdict !== 'valid')
      return refuse(`Hava konşimentosu numarası geçersiz: ${waybill || waybillLine}`, [
        waybillLine,
        ...statuses,
      ])
    const { pieces } = quantityOf(waybillLine.split('/'))
    // Lines that begin with a slash go on with the one before.
    const told = statuses
      .filter((line) => !line.startsWith('/'))
      .map((line) => readLine(line, { waybill, pieces }, heardAt))
    if (told.length === 0) return refuse('İletide durum satırı yok.', [waybillLine])
    return {
      events: told.flatMap((one) => ('why' in one ? [] : [one])),
      unclear: told.flatMap((one) => ('why' in one ? [one] : [])),
    }
  })
  return { events: read.flatMap(({ events }) => events), unclear: read.flatMap(({ unclear }) => unclear) }
}

/** Each part begins with such a line; what comes before the first is a part too. */
function splitBefore(lines: string[], beginning: RegExp): string[][] {
  const parts: string[][] = []
  for (const line of lines)
    if (parts.length === 0 || beginning.test(line)) parts.push([line])
    else parts.at(-1)?.push(line)
  return parts.length > 0 ? parts : [[]]
}

type Quantity = { pieces?: number; total_pieces?: number; weight_kg?: number }

/** `T10K200.0` is all ten pieces, `P3K60.0T10` three of ten; pounds are written with an L. */
function quantityOf(parts: string[], ofAll?: number): Quantity {
  const [, mark, count, unit, weight, all] =
    parts
      .map((part) => /^([TP])(\d{1,5})(?:([KL])(\d+(?:\.\d+)?))?(?:T(\d{1,5}))?/.exec(part))
      .find(Boolean) ?? []
  if (!count) return {}
  const total = mark === 'T' ? Number(count) : all ? Number(all) : ofAll
  const kilograms = Number(weight) * (unit === 'L' ? 0.453_592_37 : 1)
  return {
    pieces: Number(count),
    ...(total !== undefined && { total_pieces: total }),
    ...(weight && { weight_kg: Math.round(kilograms * 10) / 10 }),
  }
}

type Consignment = { waybill: string; pieces: number | undefined }

function readLine(line: string, { waybill, pieces }: Consignment, heardAt: string): ToldEvent | Unclear {
  const [code = '', ...parts] = line.split('/')
  const kind = statusKinds[code]
  // Without its waybill a line would be nobody's, and equal to that of another one.
  const content = `${waybill}\n${line}`
  if (!kind) return { why: `Bilinmeyen durum kodu: ${code}`, content }
  const airports = parts.find((part) => /^[A-Z]{3}([A-Z]{3})?$/.test(part)) ?? ''
  const arrives = code === 'ARR' || code === 'RCF'
  const airport = arrives && airports.length === 6 ? airports.slice(3) : airports.slice(0, 3)
  const place = toldPlace(airport, '')
  const happened = momentOf(parts, heardAt, timeZoneOf(place.place_code))
  if (!happened) return { why: 'Durumun zamanı okunamadı.', content }
  const flight = parts.find((part) => /^[A-Z0-9]{2}\d{3,4}[A-Z]?$/.test(part)) ?? ''
  const isActual = happened.certainty === 'actual'
  const quantity = quantityOf(parts, pieces)
  const isPart = quantity.pieces !== undefined && quantity.pieces !== quantity.total_pieces
  const discrepancy = parts.find((part) => part in discrepancies)
  const isFound = discrepancy === 'FDCA'
  return {
    event: {
      ...plainEvent,
      source: 'fsu',
      // What is expected may be said anew; what has happened is another event at another time.
      source_event_id: [
        waybill,
        code,
        airport,
        ...(isActual ? [happened.local] : [flight, happened.certainty]),
        ...(isPart ? [`P${quantity.pieces}`] : []),
      ].join('/'),
      told_at: '',
      // Some of the pieces: the rest is still on its way.
      kind: isFound ? 'delay_ended' : isPart && kind === 'delivered' ? 'checkpoint' : kind,
      certainty: happened.certainty,
      happened_at: happened.at,
      ...place,
      reason:
        code === 'DIS' && !isFound ? (discrepancies[discrepancy ?? ''] ?? 'Havayolu aksaklık bildirdi') : '',
    },
    references: { ...noReferences, air_waybills: [waybill] },
    vessel: flight,
    voyage: '',
    ...quantity,
    content,
  }
}

const certaintyOf: Record<string, Certainty> = { A: 'actual', E: 'estimated', S: 'planned' }
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** By the clocks of the airport. `02MAR0915`, or `02MAR` with `A0930` (actual), `S0915` (scheduled) or `E0930` (estimated) beside it. */
function momentOf(
  parts: string[],
  heardAt: string,
  timeZone = 'UTC',
): { at: string; local: string; certainty: Certainty } | undefined {
  const [, day = '', month = '', clock] =
    parts.map((part) => /^(\d\d)([A-Z]{3})(\d{4})?$/.exec(part)).find((match) => match !== null) ?? []
  const index = months.indexOf(month)
  if (index < 0) return undefined
  // Where several are said, what has happened stands first.
  const [, mark = 'A', beside = '0000'] =
    ['A', 'E', 'S']
      .flatMap((letter) => parts.map((part) => new RegExp(`^(${letter})(\\d{4})$`).exec(part)))
      .find((match) => match !== null) ?? []
  const time = clock ?? beside
  const [hour, minute] = [Number(time.slice(0, 2)), Number(time.slice(2))]
  if (hour > 23 || minute > 59) return undefined
  const heard = new Date(heardAt)
  const zoned = zonedClock(timeZone)
  const [nearest] = [-1, 0, 1]
    .map((years) => Date.UTC(heard.getUTCFullYear() + years, index, Number(day), hour, minute))
    .filter((local) => new Date(local).getUTCDate() === Number(day))
    .map((local) => new Date(local).toISOString())
    .map((local) => ({ local, at: zoned.moment(local.slice(0, 10), local.slice(11, 16)) }))
    .sort((a, b) => Math.abs(+a.at - +heard) - Math.abs(+b.at - +heard))
  return (
    nearest && {
      at: nearest.at.toISOString(),
      local: nearest.local,
      certainty: certaintyOf[mark] ?? 'actual',
    }
  )
}
