/** What is said of a place on the way: when it was, or will be, and how sure that is. */
import type { MapStop } from '@kervan/domain/tracking/shipment-map.contract.ts'
import { formatDateTime, formatDay } from '@kervan/domain/values/format-date.ts'

type Told = MapStop['arrival']

const sureness = { planned: 'planlanan', estimated: 'beklenen', actual: '' }

const words = {
  origin: { done: 'Yola çıktı', ahead: 'Yola çıkış' },
  call: { done: 'Vardı', ahead: 'Varış' },
  passed: { done: 'Geçildi', ahead: 'Geçiş' },
  destination: { done: 'Vardı', ahead: 'Varış' },
}

/** The line of the list. */
export function stopDetail({ part, state, arrival, departure, position }: MapStop): string {
  const main = part === 'origin' ? departure : arrival
  const left = part === 'call' ? departure : null
  return [
    main ? sentence(main, words[part]) : unsaid(part, state),
    left && sentence(left, words.origin),
    position === null && 'haritada yeri bilinmiyor',
  ]
    .filter(Boolean)
    .join(' · ')
}

function sentence({ at, certainty }: NonNullable<Told>, word: { done: string; ahead: string }): string {
  return certainty === 'actual'
    ? `${word.done}: ${formatDateTime(at)}`
    : `${word.ahead} (${sureness[certainty]}): ${formatDateTime(at)}`
}

function unsaid(part: MapStop['part'], state: MapStop['state']): string {
  if (state === 'here') return 'Şu anda burada'
  return state === 'ahead' && part !== 'passed' ? 'Günü henüz belli değil' : ''
}

/** The second line of its name on the map: short. */
export function stopDay({ part, arrival, departure }: MapStop): string {
  const told = part === 'origin' ? departure : arrival
  if (!told) return ''
  return [sureness[told.certainty], formatDay(told.at)].filter(Boolean).join(' ')
}
