/** What follows the news of requests and shipments for their customer, inside the work's own transaction. */

import type { requestAnalysed, requestChanged } from '@kervan/domain/requests/requests.events.ts'
import type { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { WithChannels } from '#features/notifications/channels.ts'
import {
  analysisNotice,
  requestNotice,
  shipmentNotice,
  type ToldShipment,
} from '#features/notifications/notices.ts'
import { approvedMail, shipmentMail } from '#features/notifications/notification-mails.ts'
import { type News, notify, reachOf } from '#features/notifications/notify.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import type { MailMatter } from '#spine/mail/send-mail.jobs.ts'

/** An offer that was answered, or replaced by another, no longer waits to be read. */
const answered = `update notifications set read_at = now()
  where user_id = $1 and request_id = $2 and kind = 'offer' and read_at is null`

/** The mail of a new price belongs to whoever makes it: it carries the offer itself. */
export async function tellOfRequest(
  tx: Transaction,
  told: z.output<typeof requestChanged.data>,
  services: Services & WithChannels & WithCompany,
): Promise<void> {
  const news = requestNotice(told)
  if (!news) return
  if (told.change !== 'created') await tx.asSystem(answered, [told.customer_id, told.request_id])
  await notify(tx, services, news)
  const { request_id, number, title, customer_id } = told
  const matter = { request_id, number, title, customer_id }
  if (told.change === 'approved') await mail(tx, services, approvedMail, { news, matter })
}

export async function tellOfAnalysis(
  tx: Transaction,
  told: z.output<typeof requestAnalysed.data>,
  services: Services & WithChannels & WithCompany,
): Promise<void> {
  await notify(tx, services, analysisNotice(told))
}

const shipment = `select s.id, s.shipment_number, s.customer_id, s.title, s.status, s.delayed, s.delay_reason,
    jsonb_build_object('request_id', r.id, 'number', coalesce(r.number, s.shipment_number),
      'title', coalesce(r.title, s.title), 'customer_id', s.customer_id) as matter
  from shipments s left join requests r on r.id = s.request_id where s.id = $1`

export async function tellOfShipment(
  tx: Transaction,
  told: z.output<typeof shipmentChanged.data>,
  services: Services & WithChannels & WithCompany,
): Promise<void> {
  const late = told.change === 'delay'
  if (told.change !== 'status' && !late) return
  // Their own approval has begun it, and the request's notice says so.
  if ('userId' in tx.actor && tx.actor.userId === told.customer_id) return
  const [found] = await tx.asSystem<ToldShipment & { matter: MailMatter }>(shipment, [told.shipment_id])
  if (!found || (late && !found.delayed)) return
  const news = shipmentNotice(found, late)
  await notify(tx, services, news)
  await mail(tx, services, shipmentMail, { news, matter: found.matter })
}

async function mail(
  tx: Transaction,
  services: Services & WithChannels & WithCompany,
  write: typeof approvedMail,
  told: { news: News; matter: MailMatter },
): Promise<void> {
  const to = await reachOf(tx, told.news.user_id)
  if (!to?.wants_email || !to.email) return
  const head = { company: await services.company.get(), publicUrl: services.config.publicUrl }
  await services.queueMail(tx, write(head, { ...told, to }))
}
