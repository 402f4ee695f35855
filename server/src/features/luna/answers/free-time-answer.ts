/** How long the asker's containers may still stay without a charge. */
import { daysLeft } from '@kervan/domain/tracking/days-left.ts'
import { freeTimeWords } from '@kervan/domain/tracking/free-time-words.ts'
import type { OwnContainer } from '@kervan/domain/tracking/own-containers.contract.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { addresses, type Customer, type Draft, draft, fact, lines } from '#features/luna/answers/draft.ts'
import type { Meant } from '#features/luna/answers/find-shipments.ts'
import { ownContainerList } from '#features/tracking/own-containers.list.ts'
import { pageFor } from '#spine/lists/page-for.ts'

type Counted = OwnContainer & { free_kind: NonNullable<OwnContainer['free_kind']>; free_until: string }

const events = 'Takip kayıtları ve teklifin ücretsiz günleri'
const dayMs = 86_400_000
/** `free_until` is the midnight after the last day without a charge. */
const lastDay = (freeUntil: string) => formatDate(new Date(Date.parse(freeUntil) - dayMs / 2))

export async function freeTimeAnswer(customer: Customer, { shipments, by }: Meant): Promise<Draft> {
  const { items } = await pageFor(customer, ownContainerList, { state: 'open', sort: 'free', limit: 100 })
  const meant = new Set(shipments.map(({ id }) => id))
  const boxes = by === 'all' ? items : items.filter(({ shipment_id }) => meant.has(shipment_id))
  const counted = boxes.filter((box): box is Counted => Boolean(box.free_kind && box.free_until))
  const links = [{ label: 'Konteynerlerim', to: addresses.containers }]
  const [first] = counted
  if (!first)
    return draft('free_time', 'Şu anda ücretsiz süresi işleyen bir konteyneriniz yok.', {
      facts: [fact('Süresi işleyen konteyner', '0', events, { sample: boxes.length || null })],
      links,
    })
  const more = counted.length > 1 ? ` Süresi işleyen ${formatCount(counted.length)} konteyneriniz var.` : ''
  return draft('free_time', `${sentence(first)}${more}`, {
    cards: counted.map(card),
    facts: counted.slice(0, 10).map((box) =>
      fact(`${box.number} ücretsiz son gün`, lastDay(box.free_until), events, {
        as_of: box.last_at,
        link: addresses.shipment(box.shipment_id),
      }),
    ),
    links,
    typed: counted.flatMap(({ number, shipment_number, own_name, origin_city, destination_city }) => [
      number,
      shipment_number,
      own_name,
      origin_city,
      destination_city,
    ]),
    wordable: true,
  })
}

function sentence({ number, free_kind, free_until }: Counted): string {
  const left = daysLeft(free_until, new Date())
  const kind = freeTimeWords[free_kind]
  if (left < 0) return `${number} için ücretsiz süre ${formatCount(-left)} gün önce doldu; ${kind} işliyor.`
  if (left === 0) return `${number} için ücretsiz sürenin son günü bugün (${kind}).`
  return `${number} için ${formatCount(left)} ücretsiz gün kaldı (${kind}); son gün ${lastDay(free_until)}.`
}

function card(box: Counted) {
  const left = daysLeft(box.free_until, new Date())
  return {
    kind: 'shipment' as const,
    id: box.shipment_id,
    title: box.number,
    detail: [box.origin_city, box.destination_city].filter(Boolean).join(' – '),
    status: left < 0 ? 'Süre doldu' : `${formatCount(left)} gün`,
    tone: left < 0 ? ('bad' as const) : left < 3 ? ('warning' as const) : ('neutral' as const),
    lines: lines({
      'Ücretsiz son gün': lastDay(box.free_until),
      Süre: freeTimeWords[box.free_kind],
      Gönderi: box.own_name || box.shipment_number,
    }),
    link: { label: 'Gönderiyi aç', to: addresses.shipment(box.shipment_id) },
  }
}
