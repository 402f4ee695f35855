/** The words for a transit time. Apart from its schema, so that pages load them without zod. */
import type { LaneTransit } from '#requests/lane-transit.ts'
import type { ShipmentType } from '#requests/request-options.ts'
import { formatCount } from '#values/format-number.ts'

/** `31–44 gün`, `5 gün`, with a non-breaking space; nothing where there are no days. */
export function dayRange({
  soonest_days: soonest,
  latest_days: latest,
}: Pick<LaneTransit, 'soonest_days' | 'latest_days'>): string | null {
  if (soonest === null || latest === null) return null
  return soonest === latest ? `${soonest}\u00a0gün` : `${soonest}–${latest}\u00a0gün`
}

/** That there is no such way, and what to choose instead. */
export const noWayWords: Record<ShipmentType, { title: string; advice: string }> = {
  sea: {
    title: 'Bu hatta deniz yolu yok',
    advice: 'Bu iki yer arasında yük gemiyle gitmez; kara veya hava yolunu seçebilirsiniz.',
  },
  air: {
    title: 'Bu hatta hava yolu yok',
    advice: 'İki şehrin yükü de aynı havalimanını kullanır; kara yolunu seçebilirsiniz.',
  },
  land: {
    title: 'Bu hatta kara yolu yok',
    advice: 'Bu iki yer arasında bildiğimiz bir kara yolu yok; deniz veya hava yolunu seçebilirsiniz.',
  },
}

/** What the days rest on and between which ports they are, as sentences. */
export function transitBasis(type: ShipmentType, transit: LaneTransit): string {
  return [transitEnds(type, transit), basisSentence(type, transit)].filter(Boolean).join(' ')
}

const portWords = {
  sea: { from: 'limanından', to: 'limanına' },
  air: { from: 'havalimanından', to: 'havalimanına' },
} as const

/** Between which ports or airports the days are counted, where these are not the cities themselves. */
export function transitEnds(
  type: ShipmentType,
  { from_port, to_port }: Pick<LaneTransit, 'from_port' | 'to_port'>,
): string {
  if (type === 'land' || (!from_port && !to_port)) return ''
  const words = portWords[type]
  const way = [from_port && `${from_port} ${words.from}`, to_port && `${to_port} ${words.to}`].filter(Boolean)
  const outside = from_port && to_port ? 'öncesi ve sonrası' : to_port ? 'sonrası' : 'öncesi'
  return `Süre ${way.join(' ')} ${to_port ? 'kadardır' : 'başlar'}; ${outside} dahil değildir.`
}

const largePlaces = { sea: 'büyük limanlarına', air: 'büyük havalimanlarına', land: 'büyük şehirlerine' }

function basisSentence(type: ShipmentType, { basis, median_days, deliveries }: LaneTransit): string {
  if (basis === 'history')
    return `Bu iki ülke arasında son on iki ayda ${formatCount(deliveries)} teslimatımızın ortancası ${median_days} gün.`
  if (basis === 'estimate')
    return 'Bu hatta yeterince teslimatımız yok; uzaklığa ve taşıma türüne göre tahminîdir.'
  if (basis === 'country_estimate')
    return `Şehri bilmediğimiz için ülkenin ${largePlaces[type]} göre tahminîdir.`
  return basis === 'standard' ? 'Standart süredir; bu hat için ayrı bir bilgimiz yok.' : ''
}
