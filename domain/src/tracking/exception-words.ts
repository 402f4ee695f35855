/** The words of what is wrong with a shipment: the kinds, why it is so, and why it is over. Without zod. */
import { type Paper, papers } from '#documents/papers.ts'
import { shipmentTypeWords } from '#requests/request-options.ts'
import { ofBoxes, withoutBeyond } from '#tracking/delay-words.ts'
import type { ExceptionKind, Turn, WatchedShipment } from '#tracking/exception-kinds.ts'
import type { FreeTimeClock } from '#tracking/free-time.ts'
import { freeTimeWords } from '#tracking/free-time-words.ts'
import type { Overdue } from '#tracking/overdue.ts'
import type { TrackingEvent } from '#tracking/tracking-event.ts'
import { formatDay, formatTime } from '#values/format-date.ts'
import { momentInIstanbul } from '#values/istanbul-time.ts'

export const exceptionWords: Record<ExceptionKind, string> = {
  free_time: 'Ücretsiz süre',
  customs_hold: 'Gümrük',
  shipment_late: 'Gecikme',
  shipment_silent: 'Haber yok',
  document_missing: 'Eksik belge',
}

/** As in "Sıra: taşıyıcıda". */
export const turnWords: Record<Turn, string> = { us: 'Bizde', carrier: 'Taşıyıcıda', customer: 'Müşteride' }

const formatMoment = (moment: string) => `${formatDay(moment)} ${formatTime(moment)}`
/** What is read first is said first. */
const because = (reason: string) => (reason ? `: ${reason.replace(/[\s.]+$/, '')}.` : '.')

export function lateWhy(
  { promised_at, eta, delay_reason }: WatchedShipment,
  days: number,
  overdue: Overdue | undefined,
): string {
  const reason = because(withoutBeyond(delay_reason))
  if (!eta) return `Gecikme bildirildi${reason} Yeni bir varış günü yok.`
  const beyond = days > 0 ? `${days} gün geç` : 'Gecikme bildirildi'
  const promise = promised_at ? `, söz verilen ${formatDay(promised_at)}` : ''
  const passed = overdue ? ` ${overdueWhy(overdue)}` : ''
  return `${beyond}${reason} Beklenen varış ${formatDay(eta)}${promise}.${passed}`
}

const overdueWords: Record<Overdue['what'], (day: string) => string> = {
  departure: (day) => `Beklenen çıkış günü ${day} geçti, çıktığına dair haber yok.`,
  arrival: (day) => `Beklenen varış günü ${day} geçti, yeni bir tahmin yok.`,
  promise: (day) => `Söz verilen gün ${day} geçti, vardığına dair haber yok.`,
}

export function overdueWhy({ what, expected, containers }: Overdue): string {
  return ofBoxes(containers, overdueWords[what](formatDay(expected)))
}

type Silence = { heard: string; hours: number; mode: 'sea' | 'air' | 'land' }

export function silentWhy({ heard, hours, mode }: Silence): string {
  const limit = `${shipmentTypeWords[mode].toLocaleLowerCase('tr')} yolunda sınır ${lengthOf(hours)}`
  return `Son haber ${formatMoment(heard)}; ${limit}.`
}

/** Whole days are told as days. */
const lengthOf = (hours: number) => (hours > 24 && hours % 24 === 0 ? `${hours / 24} gün` : `${hours} saat`)

export function freeTimeWhy(
  { container_number, kind, last_free_day, days_left }: FreeTimeClock,
  others: number,
): string {
  const word = freeTimeWords[kind].toLocaleLowerCase('tr')
  const more = others > 0 ? ` ${others} süre daha dolmak üzere ya da doldu.` : ''
  return days_left < 0
    ? `${container_number}: ${word} için ücretsiz süre ${formatDay(last_free_day)} günü doldu, ücret işliyor.${more}`
    : `${container_number}: ${word} için son ücretsiz gün ${formatDay(last_free_day)}.${more}`
}

export function holdWhy(
  { place_name, reason }: TrackingEvent,
  since: string,
  containers: readonly string[],
): string {
  const place = place_name ? `, ${place_name}` : ''
  const boxes = containers.length > 0 ? ` (${containers.join(', ')})` : ''
  return `Gümrük bekletiyor${boxes}${because(reason)} ${formatMoment(since)} itibarıyla${place}.`
}

/** `due` is a day. */
export function papersWhy(paper: Paper, due: string, others: number): string {
  const more = others > 0 ? ` ${others} belge daha eksik.` : ''
  return `${papers[paper].word} ${formatDay(momentInIstanbul(due).toISOString())} gününe kadar gerekiyordu.${more}`
}

/** Why an exception is over, as the shipment is now. */
export function overBecause(
  kind: ExceptionKind,
  { status, eta, customs_status }: Pick<WatchedShipment, 'status' | 'eta' | 'customs_status'>,
): string {
  if (status === 'delivered' && kind !== 'free_time') return 'Gönderi teslim edildi.'
  if (status === 'cancelled') return 'Gönderi iptal edildi.'
  const words: Record<ExceptionKind, string> = {
    free_time: 'Ücretsiz süre durdu ya da uzatıldı.',
    customs_hold: customs_status === 'cleared' ? 'Gümrük işlemi tamamlandı.' : 'Gümrük artık bekletmiyor.',
    shipment_late: eta ? `Gecikme kalmadı; beklenen varış ${formatDay(eta)}.` : 'Gecikme kalmadı.',
    shipment_silent: 'Yeniden haber alındı.',
    document_missing: 'Günü geçen eksik belge kalmadı.',
  }
  return words[kind]
}
