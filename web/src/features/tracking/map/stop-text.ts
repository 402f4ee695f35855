/** What is said of a place on the way: when it was, or will be, and how sure that is. */
import type { MapStop } from '@kervan/domain/tracking/shipment-map.contract.ts'
import { formatDateTime, formatDay } from '@kervan/domain/values/format-date.ts'
import { hasPassed } from '@kervan/domain/values/has-passed.ts'

type Told = MapStop['arrival']

const sureness = { planned: 'planlanan', estimated: 'beklenen', actual: '' }
/** On the map, of a day that has passed without it. */
const wasSure = { planned: 'planlanmıştı', estimated: 'bekleniyordu', actual: '' }

const words = {
  origin: { done: 'Yola çıktı', ahead: 'Yola çıkış' },
  call: { done: 'Vardı', ahead: 'Varış' },
  passed: { done: 'Geçildi', ahead: 'Geçiş' },
  destination: { done: 'Vardı', ahead: 'Varış' },
}

/** The line of the list. What was called off has nothing ahead of it. */
export function stopDetail(
  { part, state, arrival, departure, position }: MapStop,
  { cancelled }: { cancelled: boolean },
): string {
  const main = part === 'origin' ? departure : arrival
  const left = part === 'call' ? departure : null
  return [
    main ? sentence(main, words[part], state) : !cancelled && unsaid(part, state),
    left && sentence(left, words.origin, state),
    position === null && 'haritada yeri bilinmiyor',
  ]
    .filter(Boolean)
    .join(' · ')
}

function sentence(
  told: NonNullable<Told>,
  word: { done: string; ahead: string },
  state: MapStop['state'],
): string {
  const { at, certainty } = told
  if (certainty === 'actual') return `${word.done}: ${formatDateTime(at)}`
  const passed = isOverdue(told, state) ? ', bu gün geçti' : ''
  return `${word.ahead} (${sureness[certainty]}${passed}): ${formatDateTime(at)}`
}

/** A day that has passed is not shown as if it were still to come; of a place that lies behind it is only how sure the day is. */
const isOverdue = ({ at, certainty }: NonNullable<Told>, state: MapStop['state']): boolean =>
  certainty !== 'actual' && state !== 'done' && hasPassed(at, new Date())

function unsaid(part: MapStop['part'], state: MapStop['state']): string {
  // Nobody has told that it is there; only that it has not left.
  if (state === 'here') return part === 'origin' ? 'Buradan yola çıkacak' : 'Şu anda burada'
  return state === 'ahead' && part !== 'passed' ? 'Günü henüz belli değil' : ''
}

/** The second line of its name on the map: short. */
export function stopDay({ part, state, arrival, departure }: MapStop): string {
  const told = part === 'origin' ? departure : arrival
  if (!told) return ''
  const words = isOverdue(told, state) ? wasSure : sureness
  return [words[told.certainty], formatDay(told.at)].filter(Boolean).join(' ')
}
