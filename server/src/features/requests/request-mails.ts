/** The mails of a request: the team hears what is asked for, the customer what has become of it. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import type { Currency } from '@kervan/domain/values/money.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { readableAmount } from '@kervan/domain/values/readable.ts'
import { mailSender } from '#features/company/mail-sender.ts'
import {
  dayOf,
  destinationOf,
  type Fact,
  momentOf,
  originOf,
  type RequestFacts,
  requestFacts,
  shipmentTypeOf,
} from '#features/requests/request-facts.ts'
import type { MailContent } from '#spine/mail/mail-template.ts'
import type { MailToQueue } from '#spine/mail/send-mail.jobs.ts'

export type Letterhead = { company: Company; publicUrl: string }

const longestSubject = 160

const subjectOf = (...parts: string[]) => plainLine(parts.join(''), longestSubject)

function letterOf({ company }: Letterhead, words: Omit<MailContent, 'company'>): MailContent {
  return { company: mailSender(company), ...words }
}

export const requestAddress = (publicUrl: string, id: string) =>
  `${publicUrl}/dashboard?view=requests&request=${id}`

type Asking = { name: string; company: string; email: string; phone: string }

/** To one address: the representative's, or the company's own. */
export function teamMail(
  head: Letterhead,
  { request, customer, to }: { request: RequestFacts; customer: Asking; to: string },
): MailToQueue {
  const facts = requestFacts(request)
  const missing = facts.flatMap(([label, value]) => (value ? [] : [label]))
  const people: Fact[] = [
    ['Müşteri', customer.name.trim()],
    ['Şirket', customer.company],
    ['E-posta', customer.email],
    ['Telefon', customer.phone],
    ['Belirtilmeyenler', missing.join(', ')],
  ]
  return {
    to,
    subject: subjectOf('Yeni talep ', request.number, ': ', request.title),
    letter: letterOf(head, {
      preheader: `${shipmentTypeOf(request)}, ${originOf(request)} – ${destinationOf(request)}`,
      title: 'Yeni bir talep var',
      paragraphs: request.description ? ['Açıklama:', request.description] : ['Açıklama yazılmamış.'],
      facts: [...facts, ...people].filter(([, value]) => value),
      action: { label: 'Talebi aç', url: `${head.publicUrl}/staff/requests?request=${request.id}` },
    }),
  }
}

export type ToldQuote = {
  amount: string
  currency: Currency
  valid_until: string | null
  notes: string
  /** Of a sea quote. */
  breakdown: Record<'freight' | 'baf' | 'caf' | 'demurrage' | 'other', string | null> | null
}

const breakdownWords = {
  freight: 'Navlun',
  baf: 'BAF',
  caf: 'CAF',
  demurrage: 'Demuraj',
  other: 'Diğer masraflar',
} as const

function quoteFacts({ amount, currency, valid_until, notes, breakdown }: ToldQuote, sea: boolean): Fact[] {
  const parts = Object.entries(breakdownWords).flatMap(([key, word]): Fact[] => {
    const part = sea ? breakdown?.[key as keyof typeof breakdownWords] : null
    return part ? [[word, readableAmount(part, currency)]] : []
  })
  return [
    ...parts,
    [parts.length > 0 ? 'Toplam' : 'Teklif tutarı', readableAmount(amount, currency)],
    ['Geçerlilik', valid_until ? dayOf(valid_until) : ''],
    ['Teklif notu', notes],
  ]
}

export type CustomerMail = {
  request: RequestFacts
  customer: { name: string; email: string }
  quote: ToldQuote | null
  /** Has been in the portal before; whoever has not is told how to get in. */
  isDashboardUser?: boolean
}

export function customerMail(
  head: Letterhead,
  { request, customer, quote, isDashboardUser = true }: CustomerMail,
): MailToQueue {
  const name = customer.name.trim()
  const facts: Fact[] = [
    ['Talep numarası', request.number],
    ['Talep', request.title],
    ['Taşıma türü', shipmentTypeOf(request)],
    ['Çıkış', originOf(request)],
    ['Varış', destinationOf(request)],
    ['Açıklama', request.description],
    ...(quote ? quoteFacts(quote, request.shipment_type === 'sea') : []),
  ]
  const news = quote
    ? 'Talebiniz için teklifimizi hazırladık. Panelde inceleyip onaylayabilir ya da revize isteyebilirsiniz.'
    : `Talebiniz kaydedildi. Teklifimiz en geç: ${momentOf(request.quote_due_at)}.`
  return {
    to: customer.email,
    matter: {
      request_id: request.id,
      number: request.number,
      title: request.title,
      customer_id: request.customer_id,
    },
    subject: quote
      ? subjectOf(requestWords.quoteReadyTitle, ': ', request.number, ' · ', request.title)
      : subjectOf('Talebiniz kaydedildi: ', request.number, ' · ', request.title),
    letter: letterOf(head, {
      preheader: quote ? readableAmount(quote.amount, quote.currency) : request.number,
      title: quote ? requestWords.quoteReadyTitle : 'Talebiniz kaydedildi',
      paragraphs: [
        ...(name ? [`Sayın ${name},`] : []),
        news,
        ...(isDashboardUser
          ? []
          : ['Panele bu e-posta adresiyle girebilirsiniz; size bir giriş kodu göndeririz.']),
      ],
      facts: facts.filter(([, value]) => value),
      action: {
        label: quote ? 'Teklifi incele' : 'Talebi aç',
        url: requestAddress(head.publicUrl, request.id),
      },
    }),
  }
}
