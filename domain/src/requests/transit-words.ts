/** The words for a transit time. Apart from its schema, so that pages load them without zod. */
import type { LaneTransit } from '#requests/lane-transit.ts'
import { formatCount } from '#values/format-number.ts'

/** `31–44 gün`, `5 gün`, with a non-breaking space. */
export function dayRange({ soonest_days, latest_days }: Pick<LaneTransit, 'soonest_days' | 'latest_days'>) {
  return soonest_days === latest_days ? `${soonest_days}\u00a0gün` : `${soonest_days}–${latest_days}\u00a0gün`
}

/** What the days rest on, as a sentence. */
export function transitBasis({ basis, median_days, deliveries }: LaneTransit): string {
  if (basis === 'history')
    return `Bu hatta son on iki ayda ${formatCount(deliveries)} teslimatımızın ortancası ${median_days} gün.`
  return basis === 'estimate'
    ? 'Bu hatta yeterince teslimatımız yok; uzaklığa ve taşıma türüne göre tahminîdir.'
    : 'Standart süredir; bu hat için ayrı bir bilgimiz yok.'
}
