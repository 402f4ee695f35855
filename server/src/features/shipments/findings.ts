/** The findings of an analysis as Turkish sentences, from the request's own fields and our own data only. */
import type { PortCandidate, SuggestedPorts } from '@kervan/domain/places/places.contract.ts'
import type { PriceBand } from '@kervan/domain/quotes/quotes.contract.ts'
import { adviceSentence, advisedTerm, isInContainer } from '@kervan/domain/requests/incoterms.ts'
import type { LaneTransit } from '@kervan/domain/requests/lane-transit.ts'
import { bandBases } from '@kervan/domain/requests/price-band-basis.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { tooFewQuotes } from '@kervan/domain/requests/requests.copy.ts'
import { dayRange, noWayWords, transitEnds } from '@kervan/domain/requests/transit-words.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatMeasure, formatMoney } from '@kervan/domain/values/format-number.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import type { LaneHistory } from '#features/shipments/lane-history.ts'

/** How long goods wait at a place, and who says so. */
export type KnownWait = { low_hours: number; high_hours: number; source: string }

/** Where goods may wait on their way: where they leave, where they arrive, and the gates between. */
export function waitingPlaces({ pol, pod, gates }: SuggestedPorts) {
  return [
    ...(pol.best ? [{ code: pol.best.code, side: 'origin' as const }] : []),
    ...(pod.best ? [{ code: pod.best.code, side: 'destination' as const }] : []),
    ...gates.map(({ code }) => ({ code, side: 'origin' as const })),
  ]
}

export type AnalysisInput = {
  request: Pick<
    AddedRequest,
    'shipment_type' | 'service_type' | 'cargo_type' | 'preferred_date' | 'cargo_details'
  >
  mode: TransportMode
  ports: SuggestedPorts
  /** By the code of a port, airport or border gate; only where it is known. */
  waits: ReadonlyMap<string, KnownWait>
  band: PriceBand | 'unknown_load' | null
  /** Null where a country was not recognised. */
  lane: LaneHistory | null
  transit: LaneTransit
}

export function findingsOf(input: AnalysisInput): string[] {
  return [
    ...transit(input),
    ...portsOf(input),
    ...bordersOf(input),
    ...weight(input),
    ...price(input.band),
    ...history(input),
    ...incoterm(input),
    ...dangerous(input),
    ...cold(input),
  ]
}

function transit({ request, transit }: AnalysisInput): string[] {
  const after = (days: number) =>
    formatDate(new Date(Date.parse(request.preferred_date ?? '') + days * 86_400_000))
  const { basis, median_days, soonest_days, latest_days } = transit
  if (basis === 'no_way') {
    const { title, advice } = noWayWords[request.shipment_type]
    return [`${title}. ${advice}`]
  }
  if (basis === 'history' && median_days !== null)
    return request.preferred_date
      ? [
          `İstediğiniz gün yola çıkarsa tahmini varış ${after(median_days)} (bu iki ülke arasındaki ortanca süremizle).`,
        ]
      : []
  if (soonest_days === null || latest_days === null) return []
  const days = `Tahmini transit süre ${dayRange(transit)}${basis === 'standard' ? ' (standart)' : ''}.`
  const hint = [days, transitEnds(request.shipment_type, transit)].filter(Boolean).join(' ')
  // Days that end at a port do not say when the goods are at their door.
  if (!request.preferred_date || transit.from_port || transit.to_port) return [hint]
  return [hint, `İstediğiniz gün yola çıkarsa tahmini varış ${after(soonest_days)} – ${after(latest_days)}.`]
}

const endWords = {
  sea: ['yükleme limanı', 'boşaltma limanı'],
  air: ['çıkış havalimanı', 'varış havalimanı'],
  land: ['çıkış terminali', 'varış terminali'],
} as const

const waitWords = {
  sea: ['yüklemeye kadar bekleme', 'limandan çıkışa kadar bekleme'],
  air: ['uçuşa kadar bekleme', 'uçuştan sonra bekleme'],
  land: ['yola çıkışa kadar bekleme', 'teslime kadar bekleme'],
} as const

function portsOf({ request, ports, waits }: AnalysisInput): string[] {
  const [loading, unloading] = endWords[request.shipment_type]
  const [before, after] = waitWords[request.shipment_type]
  return [
    ...suggestion(loading, ports.pol.best, before, waits),
    ...suggestion(unloading, ports.pod.best, after, waits),
  ]
}

function suggestion(
  name: string,
  best: PortCandidate | null,
  waiting: string,
  waits: AnalysisInput['waits'],
): string[] {
  if (!best) return []
  const known = best.utilization_known
    ? `doluluk %${Math.round(best.utilization * 100)}`
    : 'doluluğu ölçülmedi'
  const wait = waits.get(best.code)
  const hours = wait ? `; ${waiting} ${hoursOf(wait)}` : ''
  return [`Önerilen ${name}: ${best.name} (${best.code}), ${known}${hours}.`]
}

/** `12–30 saat` */
const hoursOf = ({ low_hours, high_hours }: KnownWait) =>
  `${low_hours === high_hours ? low_hours : `${low_hours}–${high_hours}`}\u00a0saat`

/** Where a road leads over a border. A gate of which nothing is known is not spoken of. */
function bordersOf({ request, ports, waits }: AnalysisInput): string[] {
  if (request.shipment_type !== 'land') return []
  return ports.gates.flatMap(({ code, name }) => {
    const wait = waits.get(code)
    return wait ? [`${name}: sınırda bekleme ${hoursOf(wait)} (${wait.source}).`] : []
  })
}

function weight({ mode, request }: AnalysisInput): string[] {
  const { chargeable_weight } = request.cargo_details
  if (!chargeable_weight) return []
  return [`Ücrete esas ağırlık: ${formatMeasure(chargeable_weight, mode === 'sea_lcl' ? 'W/M' : 'kg')}.`]
}

/** Nothing where the request does not say for which kind of load. */
function price(band: PriceBand | 'unknown_load' | null): string[] {
  if (band === 'unknown_load') return []
  if (!band) return [tooFewQuotes]
  const { low, high, median, currency, quotes, basis } = band
  const money = (amount: string) => formatMoney(amount, currency)
  return [
    `Bu hatta son on iki ayda kazanılmış ${quotes} teklifimizde fiyat, ${bandBases[basis].words}, ${money(low)} – ${money(high)}; ortancası ${money(median)}.`,
  ]
}

/** Without the days where these are plainly those of other places in the two countries. */
function history({ lane, transit }: AnalysisInput): string[] {
  if (!lane) return []
  if (lane.shipments === 0) return ['Son on iki ayda bu iki ülke arasında gönderimiz olmadı.']
  const took =
    lane.days && transit.basis === 'history' ? `; teslime kadar ortanca süre ${lane.days.median} gün` : ''
  return [`Son on iki ayda bu iki ülke arasında ${lane.shipments} gönderi taşıdık${took}.`]
}

function incoterm({ request }: AnalysisInput): string[] {
  const term = request.cargo_details.incoterm
  const advice = term && advisedTerm(term, request.shipment_type, isInContainer(request))
  return advice ? [adviceSentence(term, advice)] : []
}

const dangerousRules = {
  sea: 'Tehlikeli madde deniz yolunda IMDG beyanı ister.',
  air: 'Tehlikeli madde hava yolunda IATA DGR beyanı ister.',
  land: 'Tehlikeli madde kara yolunda ADR ister.',
} as const

function dangerous({ request }: AnalysisInput): string[] {
  const { hazardous_materials, adr_required, un_code } = request.cargo_details
  if (!hazardous_materials && request.cargo_type !== 'dangerous') return []
  const forgotten = request.shipment_type === 'land' && !adr_required ? ['Talepte ADR işaretlenmemiş.'] : []
  const unnamed = un_code ? [] : ['UN numarası yazılmamış.']
  return [[dangerousRules[request.shipment_type], ...forgotten, ...unnamed].join(' ')]
}

const coldEquipment = { sea: 'soğutmalı konteyner', land: 'frigorifik araç' } as const

/** Only where the chosen equipment does not cool. */
function cold({ request }: AnalysisInput): string[] {
  const { temperature_controlled, container_type, vehicle_type } = request.cargo_details
  if (!temperature_controlled && request.cargo_type !== 'reefer') return []
  if (request.shipment_type === 'air') return []
  const chosen = request.shipment_type === 'sea' ? container_type : vehicle_type
  if (!chosen || chosen === 'reefer' || chosen === 'frigorifik') return []
  return [`Sıcaklık kontrolü için ${coldEquipment[request.shipment_type]} gerekir; başka bir seçim yapılmış.`]
}
