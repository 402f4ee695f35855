/** What a person reads of each piece of news: a title, one line that begins with what it is about, and where it leads. Plain text. */

import { requestNotices, requestWords } from '@kervan/domain/requests/requests.copy.ts'
import type { RequestChange, requestChanged } from '@kervan/domain/requests/requests.events.ts'
import type { ShipmentStatus } from '@kervan/domain/shipments/shipments.policy.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { z } from '@kervan/domain/z.ts'
import type { News } from '#features/notifications/notify.ts'

const longestTitle = 140

export const requestLink = (id: string) => `/dashboard?view=requests&request=${id}`
export const shipmentLink = (id: string) => `/dashboard?view=shipments&shipment=${id}`

type ToldChange = Exclude<RequestChange, 'edited'>
const requestTitles: Record<ToldChange, string> = {
  ...requestNotices,
  quoted: requestWords.quoteReadyTitle,
}
const requestSentences: Record<ToldChange, string> = {
  created: 'numaralı talebiniz kaydedildi',
  quoted: 'numaralı talebiniz için teklifimiz hazır',
  approved: 'numaralı talebinizin teklifi onaylandı',
  rejected: 'numaralı talebinizin teklifi reddedildi',
  revised: 'numaralı talebiniz için yeni fiyat hazırlıyoruz',
}

/** An edit is seen where it was made; nobody is told of it. */
export function requestNotice(told: z.output<typeof requestChanged.data>): News | undefined {
  const { change, number, request_id, customer_id } = told
  if (change === 'edited') return undefined
  const priced = change === 'quoted'
  const title = plainLine(told.title, longestTitle)
  const said = `${number} ${requestSentences[change]}`
  return {
    user_id: customer_id,
    kind: priced ? 'offer' : 'request',
    title: requestTitles[change],
    // It stands in narrow places that cut it short: what it is about comes first.
    message: `${title} · ${said}`,
    about: `${number} · ${title}`,
    link: requestLink(request_id),
    request_id,
    ...(priced && { quote_amount: told.quote_amount, quote_currency: told.quote_currency }),
  }
}

export function analysisNotice(told: { request_id: string; number: string; customer_id: string }): News {
  return {
    user_id: told.customer_id,
    kind: 'analysis',
    title: requestWords.analysisTitle,
    message: `${requestWords.analysisDone}: ${told.number} numaralı talebinizin ön değerlendirmesi hazır.`,
    about: told.number,
    link: requestLink(told.request_id),
    request_id: told.request_id,
  }
}

export type ToldShipment = {
  id: string
  shipment_number: string
  customer_id: string
  title: string
  status: ShipmentStatus
  delayed: boolean
  delay_reason: string
}

const shipmentTitles: Record<ShipmentStatus, string> = {
  pending: 'Gönderiniz beklemede',
  preparing: 'Gönderiniz hazırlanıyor',
  in_transit: 'Gönderiniz yola çıktı',
  customs: 'Gönderiniz gümrükte',
  delivered: 'Gönderiniz teslim edildi',
  cancelled: 'Gönderiniz iptal edildi',
}
const lateTitle = 'Gönderiniz gecikti'

export function shipmentNotice(shipment: ToldShipment, late: boolean): News {
  const { shipment_number: number, status } = shipment
  const title = plainLine(shipment.title, longestTitle)
  const reason = late ? plainLine(shipment.delay_reason, longestTitle) : ''
  const named = [title, number].filter(Boolean).join(' · ')
  return {
    user_id: shipment.customer_id,
    kind: 'shipment',
    title: late ? lateTitle : shipmentTitles[status],
    message: reason ? `${named}. Neden: ${reason}` : named,
    about: [number, title].filter(Boolean).join(' · '),
    link: shipmentLink(shipment.id),
  }
}
