/** What is being written in the dialog of an event, and the event that it becomes. */
import { shipmentProblems } from '@kervan/domain/shipments/shipments.copy.ts'
import type { ShipmentStatus } from '@kervan/domain/shipments/shipments.policy.ts'
import { byHandKinds } from '@kervan/domain/tracking/by-hand.ts'
import { type EventKind, eventKinds } from '@kervan/domain/tracking/event-kinds.ts'
import { formatTime } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'

export type Act = 'status' | 'eta' | 'delay' | 'event' | 'note'

export const actWords: Record<Act, { title: string; text: string; button: string }> = {
  status: {
    title: 'Durumu değiştir',
    text: 'Müşteri yeni durumu hemen görür.',
    button: 'Durumu kaydet',
  },
  eta: {
    title: 'Beklenen varışı değiştir',
    text: 'Müşteri yeni varışı nedeniyle birlikte görür.',
    button: 'Varışı kaydet',
  },
  delay: { title: 'Gecikme', text: 'Müşteri gecikmeyi ve nedenini görür.', button: 'Kaydet' },
  event: { title: 'Olay ekle', text: 'Yolda ya da belgede olan bir şey.', button: 'Olayı ekle' },
  note: { title: 'Not ekle', text: 'Gönderinin geçmişine yazılır.', button: 'Notu ekle' },
}

/** Those that have a button of their own are not among them. */
const withButton: readonly EventKind[] = ['status_set', 'delay_told', 'delay_ended', 'note']
export const anyKinds = byHandKinds
  .filter((kind) => !withButton.includes(kind))
  .map((kind) => ({ value: kind as string, label: eventKinds[kind].word as string }))

export type Draft = {
  status: ShipmentStatus
  kind: EventKind
  day: string
  time: string
  place: string
  place_code: string
  container_number: string
  reason: string
  note: string
  isExpected: boolean
  isOver: boolean
}

/** A new arrival is written over the present one. */
export function newDraft(
  { act, status, eta }: { act: Act; status: ShipmentStatus; eta: string | null },
  now: Date,
): Draft {
  const at = act === 'eta' && eta && Date.parse(eta) > now.getTime() ? new Date(eta) : now
  return {
    status,
    kind: 'departed',
    day: dayInIstanbul(at),
    time: formatTime(at),
    place: '',
    place_code: '',
    container_number: '',
    reason: '',
    note: '',
    isExpected: false,
    isOver: false,
  }
}

/** Undefined while something is missing. */
export function eventOf(act: Act, draft: Draft) {
  if (missingText(act, draft)) return undefined
  const { status, kind, reason, note, place_code, container_number } = draft
  const now = { happened_at: new Date().toISOString(), certainty: 'actual' as const }
  const written = { note: note.trim() }
  if (act === 'status') return { ...now, ...written, kind: 'status_set' as const, status }
  if (act === 'note') return { ...now, ...written, kind: 'note' as const }
  if (act === 'delay')
    return draft.isOver
      ? { ...now, ...written, kind: 'delay_ended' as const }
      : { ...now, ...written, kind: 'delay_told' as const, reason: reason.trim() }
  const happened_at = momentInIstanbul(draft.day, draft.time).toISOString()
  if (act === 'eta')
    return {
      kind: 'delivered' as const,
      certainty: 'estimated' as const,
      happened_at,
      reason: reason.trim(),
    }
  const certainty = draft.isExpected ? ('estimated' as const) : ('actual' as const)
  return { ...written, kind, certainty, happened_at, place_code, container_number }
}

export function missingText(act: Act, draft: Draft): string | undefined {
  const { reason, note, place, place_code, day, time } = draft
  const hasReason = reason.trim() !== ''
  if (act === 'note' && note.trim() === '') return 'Notu yazın.'
  if (act === 'delay' && !draft.isOver && !hasReason) return 'Gecikmenin nedenini yazın.'
  if (act === 'eta' && !hasReason) return shipmentProblems.REASON_MISSING.message
  if (act === 'event' && isExpectedDelivery(draft) && note.trim() === '')
    return shipmentProblems.REASON_MISSING.message
  if (act !== 'eta' && act !== 'event') return undefined
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return 'Gün ve saat yazın.'
  if (place.trim() !== '' && place_code === '') return 'Bu yer listemizde yok. Önerilenlerden birini seçin.'
  return undefined
}

const isExpectedDelivery = ({ kind, isExpected }: Draft) => isExpected && kind === 'delivered'
