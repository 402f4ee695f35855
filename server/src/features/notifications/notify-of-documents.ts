/** Notifies customers of what became of their documents and of papers that are wanted, in the transaction of the change. */
import type { documentAsked, documentChanged } from '@kervan/domain/documents/documents.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { WithChannels } from '#features/notifications/channels.ts'
import { askNotification, documentNotification } from '#features/notifications/compose-notification.ts'
import { askMail, documentMail } from '#features/notifications/notification-mails.ts'
import { notify } from '#features/notifications/notify.ts'
import { mailNotification } from '#features/notifications/notify-customer.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Parts = Services & WithChannels & WithCompany

export async function notifyOfDocument(
  tx: Transaction,
  event: z.output<typeof documentChanged.data>,
  services: Parts,
): Promise<void> {
  const notification = documentNotification(event)
  if (!notification) return
  await notify(tx, services, notification)
  const { request_id, number, file_name: title, customer_id } = event
  await mailNotification(tx, services, documentMail, {
    notification,
    matter: { request_id, number, title, customer_id },
  })
}

export async function notifyOfWantedPapers(
  tx: Transaction,
  event: z.output<typeof documentAsked.data>,
  services: Parts,
): Promise<void> {
  const notification = askNotification(event)
  await notify(tx, services, notification)
  const { request_id, customer_id } = event
  await mailNotification(tx, services, askMail, {
    notification,
    matter: { request_id, number: notification.about, title: notification.title, customer_id },
  })
}
