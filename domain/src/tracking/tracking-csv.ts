/** Reads tracking events from a table: one line each, separated by semicolons, commas or tabs, under the columns below. */

import { momentWords } from '#tracking/by-hand.ts'
import { type EventKind, eventKindNames, eventKinds } from '#tracking/event-kinds.ts'
import {
  noReferences,
  plainEvent,
  type ToldDetails,
  type ToldEvent,
  type ToldMessage,
  type Unclear,
} from '#tracking/told-message.ts'
import { toldPlace } from '#tracking/told-place.ts'
import type { CsvColumn as Column } from '#tracking/tracking-csv.copy.ts'
import { type Certainty, trackingSources } from '#tracking/tracking-event.ts'
import { delimitedRows } from '#values/delimited-text.ts'
import { momentInIstanbul } from '#values/istanbul-time.ts'
import { foldTurkish } from '#values/turkish-text.ts'
import { plainCode } from '#values/typed-code.ts'

const clocksDifferMs = 600_000
const needed: readonly Column[] = ['referans', 'olay', 'zaman']
const certaintyWords: Record<string, Certainty> = {
  '': 'actual',
  gerçekleşti: 'actual',
  actual: 'actual',
  tahmini: 'estimated',
  estimated: 'estimated',
  planlanan: 'planned',
  planned: 'planned',
}
const certaintyOf = new Map(Object.entries(certaintyWords).map(([word, value]) => [foldTurkish(word), value]))
/** These are no news of a carrier. */
const ownKinds: readonly EventKind[] = ['created', 'approved', 'status_set']
const kindOf = new Map(
  eventKindNames
    .filter((kind) => !ownKinds.includes(kind))
    .flatMap((kind) => [
      [kind as string, kind] as const,
      [foldTurkish(eventKinds[kind].word), kind] as const,
    ]),
)

export function readTrackingCsv(text: string, heardAt: string): ToldMessage {
  const [head, ...rows] = [...delimitedRows(text)]
  const refuse = (why: string): ToldMessage => ({ events: [], unclear: [{ why, content: text }] })
  const columns = (head?.cells ?? []).map((name) => foldTurkish(name).replaceAll(' ', '_'))
  const missing = needed.find((name) => !columns.includes(name))
  if (missing) return refuse(`İlk satırda «${missing}» sütunu yok.`)
  if (rows.length === 0) return refuse('Dosyada satır yok.')
  const events: ToldEvent[] = []
  const unclear: Unclear[] = []
  for (const { cells, text: line } of rows) {
    const told = readLine((name) => cells[columns.indexOf(name)] ?? '', line, heardAt)
    if ('why' in told) unclear.push(told)
    else events.push(told)
  }
  return { events, unclear }
}

function readLine(cell: (name: Column) => string, content: string, heardAt: string): ToldEvent | Unclear {
  const reference = cell('referans')
  if (!reference) return { why: 'Referans yazılmamış.', content }
  const kind = kindOf.get(foldTurkish(cell('olay')))
  if (!kind) return { why: `Bilinmeyen olay: ${cell('olay') || '–'}`, content }
  const happened_at = momentOf(cell('zaman'))
  if (!happened_at) return { why: `Zaman okunamadı: ${cell('zaman') || '–'}`, content }
  const certainty = certaintyOf.get(foldTurkish(cell('kesinlik')))
  if (!certainty) return { why: `Bilinmeyen kesinlik: ${cell('kesinlik')}`, content }
  if (certainty === 'actual' && Date.parse(happened_at) > Date.parse(heardAt) + clocksDifferMs)
    return { why: momentWords.future, content }
  const quantity = quantityOf(cell('parca'), cell('agirlik_kg'))
  if (!quantity) return { why: 'Parça sayısı ya da ağırlık okunamadı.', content }
  const place = toldPlace(cell('yer_kodu'), cell('yer'))
  const what = [reference, kind, place.place_code || place.place_name]
  const code = plainCode(reference)
  const isContainer = /^[A-Z]{3}[UJZ]\d{7}$/.test(code)
  return {
    event: {
      ...plainEvent,
      source: 'csv',
      // What is expected may be said anew; what has happened is another event at another time.
      source_event_id: [...what, certainty === 'actual' ? happened_at : certainty].join('/'),
      told_at: '',
      kind,
      certainty,
      happened_at,
      ...place,
      container_number: isContainer ? code : '',
      reason: kind === 'delay_told' ? `${trackingSources.csv}: gecikme bildirildi` : '',
    },
    references: { ...noReferences, ...(isContainer ? { containers: [code] } : { codes: [reference] }) },
    vessel: '',
    voyage: '',
    ...quantity,
    content,
  }
}

/** `3`, or `3/10` of ten; nothing where either cannot be read. */
function quantityOf(pieces: string, weight: string): ToldDetails | undefined {
  const [isCounted, count, total] = /^(\d{1,5})(?:\s*\/\s*(\d{1,5}))?$/.exec(pieces) ?? []
  const kilograms = Number(weight.replace(',', '.'))
  if ((pieces && !isCounted) || !(kilograms >= 0 && kilograms < 1e7)) return undefined
  return {
    ...(count && { pieces: Number(count) }),
    ...(total && { total_pieces: Number(total) }),
    ...(weight && { weight_kg: kilograms }),
  }
}

/** Also a moment with its zone, as programs write it. */
function momentOf(text: string): string | undefined {
  const [, day, month, year, hour = '00', minute = '00'] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[ T](\d{1,2})[:.](\d{2}))?$/.exec(text) ?? []
  if (day && month && year) {
    const two = (part: string) => part.padStart(2, '0')
    const date = `${year}-${two(month)}-${two(day)}`
    const isDay = new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) === date
    if (!isDay || Number(hour) > 23 || Number(minute) > 59) return undefined
    return momentInIstanbul(date, `${two(hour)}:${minute}`).toISOString()
  }
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)) return undefined
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
