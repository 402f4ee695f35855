/** Notifies customers of changes to their requests and shipments, in the transaction of the change. */

import { usualEtaChangeHours } from '@kervan/domain/notifications/notifications.copy.ts'
import type { quoteExpiring } from '@kervan/domain/quotes/quotes.events.ts'
import type { requestAnalysed, requestChanged } from '@kervan/domain/requests/requests.events.ts'
import type { shipmentChanged, shipmentNotice } from '@kervan/domain/shipments/shipments.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import type { WithChannels } from '#features/notifications/channels.ts'
import {
  analysisNotification,
  expiryNotification,
  type NotifiedShipment,
  requestNotification,
  type ShipmentNews,
  shipmentNotification,
  stateNotification,
} from '#features/notifications/compose-notification.ts'
import {
  approvedMail,
  expiryMail,
  shipmentMail,
  type WriteNotification,
} from '#features/notifications/notification-mails.ts'
import { type NewNotification, notify, readContactDetails } from '#features/notifications/notify.ts'
import { readCurrentOffer } from '#features/quotes/current-offer.ts'
import { mailedLinkTo } from '#features/tracking/mailed-link.ts'
import type { WithShareLinks } from '#features/tracking/share-links.ts'
import { isoOf } from '#features/tracking/tracking.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import type { MailMatter } from '#spine/mail/send-mail.jobs.ts'

/** An offer that was answered or replaced no longer counts as unread. */
const markOffersRead = `update notifications set read_at = now()
  where user_id = $1 and request_id = $2 and kind = 'offer' and read_at is null`

/** A new price is mailed by the quotes feature, with the offer itself in the mail. */
export async function notifyOfRequest(
  tx: Transaction,
  event: z.output<typeof requestChanged.data>,
  services: Services & WithChannels & WithCompany,
): Promise<void> {
  // An order that the office has entered as agreed: its shipment is the news.
  if (event.change === 'approved' && 'userId' in tx.actor && !isBy(tx, event.customer_id)) return
  const offer = event.change === 'quoted' ? await readCurrentOffer(tx, event.request_id) : undefined
  const notification = requestNotification(event, offer)
  if (!notification) return
  if (event.change !== 'created') await tx.asSystem(markOffersRead, [event.customer_id, event.request_id])
  await notify(tx, services, notification)
  const { request_id, number, title, customer_id } = event
  const matter = { request_id, number, title, customer_id }
  if (event.change === 'approved')
    await mailNotification(tx, services, approvedMail, { notification, matter })
}

export async function notifyOfAnalysis(
  tx: Transaction,
  event: z.output<typeof requestAnalysed.data>,
  services: Services & WithChannels & WithCompany,
): Promise<void> {
  await notify(tx, services, analysisNotification(event))
}

/** Of an offer that ends soon. */
export async function notifyOfExpiry(
  tx: Transaction,
  event: z.output<typeof quoteExpiring.data>,
  services: Services & WithChannels & WithCompany,
): Promise<void> {
  const notification = expiryNotification(event)
  await notify(tx, services, notification)
  const { request_id, quote_no, title, customer_id } = event
  const matter = { request_id, number: quote_no, title, customer_id }
  await mailNotification(tx, services, expiryMail, { notification, matter })
}

const isBy = ({ actor }: Transaction, customerId: string): boolean =>
  'userId' in actor && actor.userId === customerId

type FoundShipment = NotifiedShipment & {
  current_location: string
  matter: MailMatter
  moved_hours: number | null
  eta_change_hours: number
}

/** `eta_reason` is why a colleague has moved its arrival; `moved_hours` how far its arrival is from what its customer was told last, or was promised. */
const shipment = `select s.id, coalesce((select coalesce(nullif(e.reason, ''), e.note) from tracking_events e
      where e.shipment_id = s.id and e.kind = 'delivered' and e.certainty <> 'actual' and e.source = 'staff' and e.happened_at = s.eta
      order by e.id desc limit 1), '') as eta_reason,
     s.shipment_number, s.customer_id, s.title, s.status, s.delayed, s.delay_reason, s.current_location, ${isoOf('eta')},
    abs(extract(epoch from s.eta - coalesce(s.eta_told, s.promised_at)))::float8 / 3600 as moved_hours,
    coalesce(n.eta_change_hours, ${usualEtaChangeHours})::int as eta_change_hours,
    jsonb_build_object('request_id', r.id, 'number', coalesce(r.number, s.shipment_number),
      'title', coalesce(r.title, s.title), 'customer_id', s.customer_id) as matter
  from shipments s left join requests r on r.id = s.request_id left join notification_preferences n on n.user_id = s.customer_id
  where s.id = $1`

export async function notifyOfShipment(
  tx: Transaction,
  event: z.output<typeof shipmentChanged.data>,
  services: Services & WithChannels & WithCompany & WithShareLinks,
): Promise<void> {
  const { change, eta_moved = false, delay_began = false } = event
  const isTold = change === 'status' || change === 'created' || change === 'delay'
  if (!isTold && !eta_moved && !delay_began) return
  // Started by the customer's own approval: the notification of the request already says so.
  if (isBy(tx, event.customer_id)) return
  const [found] = await tx.asSystem<FoundShipment>(shipment, [event.shipment_id])
  if (!found) return
  const news = newsOf(found, event)
  for (const one of news) {
    const notification = shipmentNotification(found, one)
    await notify(tx, services, notification)
    const linkForGuests = () => mailedLinkTo(tx, services, found)
    await mailNotification(tx, services, shipmentMail, { notification, matter: found.matter, linkForGuests })
  }
  // Small moves are kept in mind until together they are worth a word.
  if (found.moved_hours === null || news.includes('delay') || news.includes('eta'))
    await tx.asSystem('update shipments set eta_told = eta where id = $1', [found.id])
}

/** Because a colleague wants them to hear where it stands. */
export async function notifyOnRequest(
  tx: Transaction,
  { to, shipment_id, message }: z.output<typeof shipmentNotice.data>,
  services: Services & WithChannels & WithCompany & WithShareLinks,
): Promise<void> {
  if (to !== 'customer') return
  const [found] = await tx.asSystem<FoundShipment>(shipment, [shipment_id])
  if (!found) return
  const notification = stateNotification(found, message)
  await notify(tx, services, notification)
  const linkForGuests = () => mailedLinkTo(tx, services, found)
  await mailNotification(tx, services, shipmentMail, { notification, matter: found.matter, linkForGuests })
}

/** Being late says when it arrives now, so that this is not told twice. */
function newsOf(
  found: FoundShipment,
  { change, eta_moved, delay_began }: z.output<typeof shipmentChanged.data>,
): ShipmentNews[] {
  const { status, delayed, moved_hours, eta_change_hours: limit } = found
  const isOver = status === 'delivered' || status === 'cancelled'
  const isLate = (change === 'delay' || delay_began) && delayed && !isOver
  const hasMoved = eta_moved && !isOver && limit > 0 && (moved_hours ?? 0) >= limit
  return [
    ...(change === 'status' || change === 'created' ? (['status'] as const) : []),
    ...(isLate ? (['delay'] as const) : hasMoved ? (['eta'] as const) : []),
  ]
}

type Mailed = {
  notification: NewNotification
  matter: MailMatter
  /** Where somebody without an account sees it. */
  linkForGuests?: () => Promise<string>
}

export async function mailNotification(
  tx: Transaction,
  services: Services & WithChannels & WithCompany,
  write: WriteNotification,
  { notification, matter, linkForGuests }: Mailed,
): Promise<void> {
  const to = await readContactDetails(tx, notification.user_id)
  if (!to?.wants_email || !to.email) return
  const letterhead = await readLetterhead(services)
  const link = (!to.has_account && (await linkForGuests?.())) || notification.link
  const mail = write(letterhead, { notification: { ...notification, link }, to })
  await services.queueMail(tx, { to: to.email, matter, ...mail })
}
