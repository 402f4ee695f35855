/** The texts of what was told about a shipment. */
import { shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { eventKinds } from '@kervan/domain/tracking/event-kinds.ts'
import type { ToldEvent } from '@kervan/domain/tracking/tracking.contract.ts'
import { trackingSources } from '@kervan/domain/tracking/tracking-event.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'

type Told = Pick<ToldEvent, 'kind' | 'certainty' | 'status' | 'place_name'>

const expectedWords: Partial<Record<ToldEvent['kind'], string>> = {
  arrived: 'Varış',
  departed: 'Yola çıkış',
  delivered: 'Teslim',
}

export function eventText({ kind, certainty, status, place_name }: Told): string {
  if (certainty !== 'actual') {
    const what = expectedWords[kind] ?? eventKinds[kind].word
    return certainty === 'planned' ? `${what} (planlanan)` : `${what} (beklenen)`
  }
  if (kind === 'status_set' && status) return `Durum: ${shipmentStatusWords[status]}`
  if (kind === 'checkpoint' && place_name) return `Konum: ${place_name}`
  return eventKinds[kind].word
}

type Detailed = Told &
  Pick<
    ToldEvent,
    | 'happened_at'
    | 'container_number'
    | 'pieces'
    | 'total_pieces'
    | 'weight_kg'
    | 'reason'
    | 'note'
    | 'actor_name'
    | 'source'
  >

type Quantity = Pick<ToldEvent, 'pieces' | 'total_pieces' | 'weight_kg'>
const weight = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 })

/** `3 / 10 parça, 60,5 kg`; all of them without the whole. */
function quantityText({ pieces, total_pieces, weight_kg }: Quantity): string {
  const isPart = total_pieces !== null && total_pieces !== pieces
  const count = pieces === null ? '' : isPart ? `${pieces} / ${total_pieces} parça` : `${pieces} parça`
  return [count, weight_kg === null ? '' : `${weight.format(weight_kg)} kg`].filter(Boolean).join(', ')
}

/** Time and place, for those who are told no more. */
export function eventPlace(
  event: Told & Pick<ToldEvent, 'happened_at'>,
  when = formatDateTime(event.happened_at),
): string {
  const isSaid = eventText(event).includes(event.place_name)
  return [when, isSaid ? '' : event.place_name].filter(Boolean).join(' · ')
}

/** Time, place, container, pieces, reason, note and who told it; what the text already contains is left out. */
export function eventDetail(event: Detailed, when = formatDateTime(event.happened_at)): string {
  const text = eventText(event)
  const unlessSaid = (part: string) => (text.includes(part) ? '' : part)
  return [
    when,
    unlessSaid(event.place_name),
    event.container_number,
    quantityText(event),
    event.reason,
    unlessSaid(event.note),
    event.actor_name || (event.source === 'kervan' ? '' : trackingSources[event.source]),
  ]
    .filter(Boolean)
    .join(' · ')
}
