/** The mail by which operations hear of a shipment that needs them. */
import {
  delayedWord,
  type ShipmentStatus,
  shipmentStatusWords,
} from '@kervan/domain/shipments/shipments.policy.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import { writeMail } from '#features/company/write-mail.ts'
import type { MailToQueue } from '#spine/mail/send-mail.jobs.ts'

export type ShipmentInMail = {
  id: string
  shipment_number: string
  title: string
  origin_city: string
  destination_city: string
  status: ShipmentStatus
  delayed: boolean
  customer: string
}

export function operationsMail(
  letterhead: Letterhead,
  to: string,
  shipment: ShipmentInMail,
  { message, sender }: { message: string; sender: string },
): MailToQueue {
  const { shipment_number: number, status, delayed, customer } = shipment
  const values = { 'gönderi no': number, müşteri: customer, bildiren: sender }
  const facts: [string, string][] = [
    ['Gönderi', number],
    ['Müşteri', customer],
    ['Hat', [shipment.origin_city, shipment.destination_city].filter(Boolean).join(' – ')],
    ['Durum', [shipmentStatusWords[status], delayed && delayedWord].filter(Boolean).join(', ')],
    ['Bildiren', sender],
  ]
  return {
    to,
    ...writeMail(letterhead, 'operations_notice', values, {
      preheader: message || `${number} için bakmanız isteniyor.`,
      title: `${number} için bakmanız isteniyor`,
      paragraphs: message ? [message] : ['Bildirime bir söz eklenmedi; gönderinin sayfasına bakın.'],
      facts: facts.filter(([, value]) => value),
      action: { label: 'Gönderiyi aç', url: `${letterhead.publicUrl}/staff/shipments/${shipment.id}` },
    }),
  }
}
