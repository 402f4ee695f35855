/** The mails of a request: to the team when it is new, to the customer when it was entered for them. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { type FactSource, missingFacts, requestFacts } from '@kervan/domain/requests/request-facts.ts'
import { shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import { writeMail } from '#features/company/write-mail.ts'
import type { MailToQueue } from '#spine/mail/send-mail.jobs.ts'

/** The fields that a mail shows. */
export type MailedRequest = FactSource &
  Pick<RequestDetail, 'id' | 'customer_id' | 'number' | 'title' | 'description' | 'quote_due_at'>
type MailFact = [label: string, value: string]

const requestAddress = (publicUrl: string, id: string) => `${publicUrl}/dashboard?view=requests&request=${id}`

function endOf(request: MailedRequest, end: 'origin' | 'destination'): string {
  const parts = [request[`${end}_city`], request[`${end}_postal_code`], request[`${end}_country`]]
  return parts.filter(Boolean).join(', ')
}

/** Further rows are only counted. */
const mostRows = 8

function joinRows(value: string): string {
  const rows = value.split('\n')
  const more = rows.length - mostRows
  return more > 0 ? `${rows.slice(0, mostRows).join(', ')} ve ${more} satır daha` : rows.join(', ')
}

type MailedCustomer = { name: string; company: string; email: string; phone: string }

/** `to` is the representative's address, or the company's own. */
export function teamMail(
  letterhead: Letterhead,
  { request, customer, to }: { request: MailedRequest; customer: MailedCustomer; to: string },
): MailToQueue {
  const facts: MailFact[] = [
    ['Talep numarası', request.number],
    ['Başlık', request.title],
    ...requestFacts(request).flatMap(({ facts }) =>
      facts.map(({ label, value }): MailFact => [label, joinRows(value)]),
    ),
    ['Not', request.cargo_details.notes ?? ''],
    ['Söz verilen teklif zamanı', formatDateTime(request.quote_due_at)],
    ['Müşteri', customer.name.trim()],
    ['Şirket', customer.company],
    ['E-posta', customer.email],
    ['Telefon', customer.phone],
    ['Belirtilmeyenler', missingFacts(request).join(', ')],
  ]
  const values = {
    'talep no': request.number,
    başlık: request.title,
    müşteri: customer.company || customer.name.trim(),
    'son zaman': formatDateTime(request.quote_due_at),
  }
  return {
    to,
    ...writeMail(letterhead, 'new_request', values, {
      preheader: `${shipmentTypeWords[request.shipment_type]}, ${endOf(request, 'origin')} – ${endOf(request, 'destination')}`,
      title: 'Yeni bir talep var',
      paragraphs: request.description ? ['Açıklama:', request.description] : ['Açıklama yazılmamış.'],
      facts: facts.filter(([, value]) => value),
      action: { label: 'Talebi aç', url: `${letterhead.publicUrl}/staff/requests?request=${request.id}` },
    }),
  }
}

type CustomerMail = {
  request: MailedRequest
  customer: { name: string; email: string }
  /** Has signed in before; the others' mail explains how to sign in. */
  isDashboardUser?: boolean
}

/** An order that was entered for them, whose price comes later. */
export function customerMail(
  letterhead: Letterhead,
  { request, customer, isDashboardUser = true }: CustomerMail,
): MailToQueue {
  const values = {
    'talep no': request.number,
    başlık: request.title,
    'son zaman': formatDateTime(request.quote_due_at),
  }
  const facts: MailFact[] = [
    ['Talep numarası', request.number],
    ['Talep', request.title],
    ['Taşıma türü', shipmentTypeWords[request.shipment_type]],
    ['Çıkış', endOf(request, 'origin')],
    ['Varış', endOf(request, 'destination')],
    ['Açıklama', request.description],
  ]
  return {
    to: customer.email,
    matter: {
      request_id: request.id,
      number: request.number,
      title: request.title,
      customer_id: request.customer_id,
    },
    ...writeMail(letterhead, 'order_received', values, {
      preheader: request.number,
      title: 'Talebiniz kaydedildi',
      name: customer.name,
      paragraphs: isDashboardUser
        ? []
        : ['Panele bu e-posta adresiyle girebilirsiniz; size bir giriş kodu göndeririz.'],
      facts: facts.filter(([, value]) => value),
      action: { label: 'Talebi aç', url: requestAddress(letterhead.publicUrl, request.id) },
    }),
  }
}
