/** Answers about the asker's own shipments: where they are, when they arrive, whether they are late, in customs, and what they emit. */
import type { Evidence } from '@kervan/domain/luna/evidence.ts'
import type { Intent } from '@kervan/domain/luna/intents.ts'
import type { ShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import {
  customsStatusWords,
  type ShipmentStatus,
  shipmentStatusWords,
} from '@kervan/domain/shipments/shipments.policy.ts'
import { eventKinds } from '@kervan/domain/tracking/event-kinds.ts'
import { trackingSources } from '@kervan/domain/tracking/tracking-event.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount, formatWeight } from '@kervan/domain/values/format-number.ts'
import { dayInIstanbul, daysBetween } from '@kervan/domain/values/istanbul-time.ts'
import { addresses, type Customer, type Draft, draft, fact } from '#features/luna/answers/draft.ts'
import type { Meant } from '#features/luna/answers/find-shipments.ts'
import { lane, shipmentCard, typedOf } from '#features/luna/answers/shipment-card.ts'
import { type TrackedShipment, trackShipment } from '#features/luna/answers/tracked-shipment.ts'

const records = 'Gönderi kaydı'
const events = 'Takip kayıtları'
const statusPhrases: Record<ShipmentStatus, string> = {
  pending: 'beklemede',
  preparing: 'hazırlanıyor',
  in_transit: 'yolda',
  customs: 'gümrükte',
  delivered: 'teslim edildi',
  cancelled: 'iptal edildi',
}
const allShipments = { label: 'Gönderilerim', to: addresses.shipments }
const suggestions = ['Gecikme var mı?', 'Eksik belgem var mı?', 'Ücretsiz sürem ne kadar kaldı?']

export async function shipmentAnswer(
  customer: Customer,
  intent: Intent,
  meant: Meant,
  code: string,
): Promise<Draft> {
  if (meant.missed) return notFound(intent, meant, code)
  const [only, another] = meant.shipments
  if (!only) return nothingUnderWay(intent)
  if (intent === 'delay') return delayAnswer(customer, meant)
  if (intent === 'customs' && another) return customsOfAll(meant.shipments)
  if (another || intent === 'shipments') return several(intent, meant)
  const tracked = await trackShipment(customer, only.id)
  if (!tracked) return nothingUnderWay(intent)
  if (intent === 'arrival') return arrival(only, tracked)
  if (intent === 'customs') return customs(only, tracked)
  if (intent === 'emissions') return emissions(only, tracked)
  return whereabouts(only, tracked)
}

function notFound(intent: Intent, { missed }: Meant, code: string): Draft {
  const sample = missed?.sample
  if (sample)
    return draft(
      'tracking',
      `${sample.title}: ${statusPhrases[sample.status]}; son bilinen yeri ${sample.current_location}. Beklenen varış ${formatDate(sample.eta)}.`,
      {
        facts: [
          fact('Durum', shipmentStatusWords[sample.status], 'Demo örneği'),
          fact('Son bilinen yer', sample.current_location, 'Demo örneği'),
          fact('Beklenen varış', formatDate(sample.eta), 'Demo örneği'),
        ],
        tracking_code: code,
      },
    )
  return draft(intent, missed?.message ?? '', { next_step: 'tracking_form', tracking_code: code })
}

const nothingUnderWay = (intent: Intent): Draft =>
  draft(intent, 'Şu anda yolda bir gönderiniz görünmüyor.', {
    facts: [fact('Aktif gönderi', '0', records)],
    links: [
      { label: 'Bütün gönderilerim', to: '/dashboard?view=shipments' },
      { label: 'Yeni talep', to: addresses.newRequest },
    ],
  })

const nameOf = ({ shipment_number }: ShipmentSummary) => `${shipment_number} numaralı gönderiniz`

function knownOf(shipment: ShipmentSummary, { last, heardAt, told }: TrackedShipment): Evidence[] {
  const link = addresses.shipment(shipment.id)
  const { status, eta, delivered_at, current_location, updated_at } = shipment
  const known: Evidence[] = [fact('Durum', shipmentStatusWords[status], records, { as_of: updated_at, link })]
  if (current_location)
    known.push(fact('Son bilinen yer', current_location, events, { as_of: heardAt, link }))
  if (last)
    known.push(
      fact(
        'Son haber',
        `${eventKinds[last.kind].word}, ${formatDateTime(last.happened_at)}`,
        `${events} (${trackingSources[last.source]})`,
        {
          as_of: last.told_at,
          sample: told,
          link,
        },
      ),
    )
  if (delivered_at) known.push(fact('Teslim edildi', formatDate(delivered_at), events, { link }))
  else if (eta) known.push(fact('Beklenen varış', formatDate(eta), events, { as_of: heardAt, link }))
  return known
}

const single = (
  intent: Intent,
  text: string,
  shipment: ShipmentSummary,
  tracked: TrackedShipment,
  more: Evidence[] = [],
): Draft =>
  draft(intent, text, {
    cards: [shipmentCard(shipment)],
    facts: [...knownOf(shipment, tracked), ...more],
    typed: [...typedOf(shipment), tracked.delayReason, tracked.last?.place_name ?? ''],
    suggestions,
    wordable: true,
  })

/** A day that passed in silence is no delay that somebody knows of. */
function arrivalSentence(
  { eta, delivered_at, status }: ShipmentSummary,
  { missedArrival }: TrackedShipment,
): string {
  if (delivered_at) return `Teslim günü ${formatDate(delivered_at)}.`
  if (status === 'cancelled') return ''
  if (missedArrival) return `Beklenen varış günü ${formatDate(missedArrival)} geçti; henüz haber alamadık.`
  return eta ? `Beklenen varış ${formatDate(eta)}.` : 'Varış günü henüz belli değil.'
}

function whereabouts(shipment: ShipmentSummary, tracked: TrackedShipment): Draft {
  const { current_location, status } = shipment
  const where = current_location && status !== 'delivered' ? `; son bilinen yeri ${current_location}` : ''
  const text = [`${nameOf(shipment)} ${statusPhrases[status]}${where}.`, arrivalSentence(shipment, tracked)]
  return single('tracking', text.filter(Boolean).join(' '), shipment, tracked)
}

function arrival(shipment: ShipmentSummary, tracked: TrackedShipment): Draft {
  const { eta, delivered_at } = shipment
  const days = eta && !delivered_at ? daysBetween(dayInIstanbul(new Date()), dayInIstanbul(new Date(eta))) : 0
  const more = days > 0 ? [fact('Kalan gün', formatCount(days), 'Beklenen varıştan')] : []
  const left = days > 0 && !tracked.missedArrival ? ` ${formatCount(days)} gün kaldı.` : ''
  return single(
    'arrival',
    `${nameOf(shipment)} ${statusPhrases[shipment.status]}. ${arrivalSentence(shipment, tracked)}${left}`,
    shipment,
    tracked,
    more,
  )
}

function customs(shipment: ShipmentSummary, tracked: TrackedShipment): Draft {
  const word = customsStatusWords[tracked.customs]
  const text = `${nameOf(shipment)} için gümrük işlemleri: ${word}.`
  const link = addresses.shipment(shipment.id)
  return single('customs', text, shipment, tracked, [
    fact('Gümrük', word, events, { as_of: tracked.heardAt, link }),
  ])
}

function customsOfAll(all: ShipmentSummary[]): Draft {
  const there = all.filter(({ status }) => status === 'customs')
  const text =
    there.length > 0
      ? `${formatCount(there.length)} gönderiniz gümrükte.`
      : 'Şu anda gümrükte gönderiniz yok.'
  return draft('customs', text, {
    cards: there.map((each) => shipmentCard(each)),
    facts: [fact('Gümrükteki gönderi', formatCount(there.length), records, { sample: all.length })],
    links: [allShipments],
    typed: there.flatMap(typedOf),
    wordable: true,
  })
}

function emissions(shipment: ShipmentSummary, tracked: TrackedShipment): Draft {
  const { emissions: known } = tracked
  if (!known)
    return single(
      'emissions',
      `${nameOf(shipment)} için salım hesaplanamıyor: mesafe ya da ağırlık bilinmiyor.`,
      shipment,
      tracked,
    )
  const km = known.legs.reduce((sum, leg) => sum + leg.km, 0)
  const link = addresses.shipment(shipment.id)
  const source =
    [...new Set(known.legs.map(({ factor_source }) => factor_source))].filter(Boolean).join(', ') || records
  const weight = formatWeight(String(known.weight_kg))
  const amount = formatWeight(String(known.kg))
  return single(
    'emissions',
    `${nameOf(shipment)} için hesaplanan salım ${amount} CO₂e: ${weight} yük, ${formatCount(km)} km yol.`,
    shipment,
    tracked,
    [
      fact('Salım', `${amount} CO₂e`, source, { link }),
      fact('Yükün ağırlığı', weight, 'Talep kaydı', { link }),
      fact('Yol', `${formatCount(km)} km`, 'Rota', { link }),
    ],
  )
}

async function delayAnswer(customer: Customer, { shipments }: Meant): Promise<Draft> {
  const late = shipments.filter(({ delayed, status }) => delayed && status !== 'delivered')
  const checked = fact('Geciken gönderi', formatCount(late.length), records, { sample: shipments.length })
  const [only, another] = late
  if (!only) {
    const text =
      shipments.length === 1
        ? 'Bu gönderide bilinen bir gecikme yok.'
        : `${formatCount(shipments.length)} gönderinize baktım; bilinen bir gecikme yok.`
    return draft('delay', text, { facts: [checked], links: [allShipments], wordable: true })
  }
  if (another)
    return draft('delay', `${formatCount(late.length)} gönderiniz gecikmiş görünüyor.`, {
      cards: late.map((each) => shipmentCard(each)),
      facts: [checked],
      links: [allShipments],
      typed: late.flatMap(typedOf),
      suggestions: ['Temsilciyle görüşmek istiyorum'],
      wordable: true,
    })
  const tracked = await trackShipment(customer, only.id)
  if (!tracked) return nothingUnderWay('delay')
  const why = tracked.delayReason ? ` Bildirilen neden: ${tracked.delayReason}.` : ''
  return single('delay', `${nameOf(only)} gecikmiş.${why} ${arrivalSentence(only, tracked)}`, only, tracked, [
    checked,
    ...(tracked.delayReason ? [fact('Bildirilen neden', tracked.delayReason, events)] : []),
  ])
}

function several(intent: Intent, { shipments, by, isCut }: Meant): Draft {
  const count = `${formatCount(shipments.length)}${isCut ? ' ya da daha çok' : ''}`
  const which = by === 'all' ? 'aktif gönderiniz' : 'gönderiniz'
  const ask = intent === 'shipments' ? '' : ' Hangisini soruyorsunuz?'
  const next = shipments
    .filter(({ eta, delivered_at }) => eta && !delivered_at)
    .toSorted((a, b) => (a.eta ?? '').localeCompare(b.eta ?? ''))
  const [first] = next
  const soonest =
    first?.eta && intent === 'arrival' ? ` İlk beklenen varış ${formatDate(first.eta)}, ${lane(first)}.` : ''
  const shown =
    intent === 'arrival' ? [...next, ...shipments.filter((each) => !next.includes(each))] : shipments
  return draft(intent, `${count} ${which} var.${soonest}${ask}`, {
    cards: shown.map((each) => shipmentCard(each)),
    facts: [
      fact(by === 'all' ? 'Aktif gönderi' : 'Bulunan gönderi', count, records, { link: addresses.shipments }),
      ...(first?.eta && soonest
        ? [fact('İlk beklenen varış', formatDate(first.eta), events, { link: addresses.shipment(first.id) })]
        : []),
    ],
    links: [allShipments],
    typed: shown.flatMap(typedOf),
    suggestions,
    wordable: true,
  })
}
