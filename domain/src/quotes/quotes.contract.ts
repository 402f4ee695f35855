/** Prices: staff enter them, customers reject them or request another. Approving one starts a shipment: see shipments. */
import { problems } from '#problems.ts'
import { creating, customerProcedure, keyErrors, personProcedure, staffProcedure } from '#procedure.ts'
import { OrderForm } from '#quotes/order-form.ts'
import { quoteProblems } from '#quotes/quotes.copy.ts'
import { rejectionReasonWords } from '#quotes/rejection-reasons.ts'
import { type BandBasis, bandBases } from '#requests/price-band-basis.ts'
import { CreatedRequest, requestStatuses } from '#requests/request.ts'
import { keysOf } from '#requests/request-options.ts'
import { requestProblems } from '#requests/requests.copy.ts'
import { choice, optionalText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { Amount, Currency } from '#values/money.ts'
import { z } from '#z.ts'

const tags = ['Teklifler']
export const answerErrors = {
  NOT_FOUND: problems.NOT_FOUND,
  NOT_QUOTED: requestProblems.NOT_QUOTED,
  ALREADY_ANSWERED: requestProblems.ALREADY_ANSWERED,
  QUOTE_EXPIRED: requestProblems.QUOTE_EXPIRED,
  QUOTE_SUPERSEDED: requestProblems.QUOTE_SUPERSEDED,
}

/** The request and the price that the customer has seen, so that a newer one is not answered by mistake. */
export const AnswerInput = z.object({
  id: Id.describe('Talebin kimliği'),
  quote_id: Id.describe('Görülen teklif: talepteki quote_id'),
})
export const Answered = z.object({
  id: Id.describe('Talebin kimliği'),
  status: choice(requestStatuses, 'Talebin yeni durumu'),
})

const bases = Object.keys(bandBases) as [BandBasis, ...BandBasis[]]

export const PriceBand = z.object({
  basis: choice(bases, 'Neyin fiyatı olduğu'),
  low: Amount.describe('Alt sınır: dörtte biri bunun altında'),
  high: Amount.describe('Üst sınır: dörtte biri bunun üstünde'),
  median: Amount.describe('Ortanca'),
  currency: Currency,
  quotes: z
    .number()
    .int()
    .meta({ description: 'Kaç kazanılmış tekliften', examples: [12] }),
  newest_at: Moment.describe('En yeni teklifin günü'),
})
export type PriceBand = z.output<typeof PriceBand>

/** To whom the customer's mail was sent, or why it was not. */
export const customerMails = ['sent', 'sent_to_admin', 'refused_by_customer', 'not_asked'] as const

const typed = (description: string, example: string) =>
  z
    .string()
    .trim()
    .min(2)
    .max(60)
    .meta({ description, examples: [example] })

export const quotesContract = {
  createOrder: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/orders',
      tags,
      summary: 'Müşteri adına sipariş veya teklif',
      description:
        'Yeni bir talep açar veya bekleyen bir talebi fiyatlar. Tutar varsa tek kalemli, gönderilmiş bir teklif olur ve talep teklif alındı durumuna geçer. Talep görüldükten sonra değiştiyse fiyatlanmaz.',
      successDescription: 'Talep ve varsa teklif',
      successStatus: 201,
    })
    .errors({
      ...keyErrors,
      NOT_FOUND: problems.NOT_FOUND,
      ALREADY_ANSWERED: requestProblems.ALREADY_ANSWERED,
      STALE: problems.STALE,
      PDF_FAILED: quoteProblems.PDF_FAILED,
    })
    .input(OrderForm)
    .output(
      CreatedRequest.extend({
        status: choice(requestStatuses, 'Talebin durumu'),
        quote_id: Id.nullable().describe('Gönderilen teklif; tutar yoksa null'),
        quote_no: z
          .string()
          .meta({ examples: ['KRV-2026-000123'] })
          .nullable()
          .describe('Teklif numarası; tutar yoksa null'),
        customer_mail: choice(customerMails, 'Müşteri e-postasının kime gittiği'),
      }),
    ),
  reject: customerProcedure
    .route({
      method: 'POST',
      path: '/requests/{id}/reject',
      tags,
      summary: 'Teklifi reddet',
      description: 'Talep reddedildi durumuna geçer; neden ve not teklifte durur.',
      successDescription: 'Talebin yeni durumu',
    })
    .errors(answerErrors)
    .input(
      AnswerInput.extend({
        reason: choice(keysOf(rejectionReasonWords), 'Neden reddedildiği')
          .nullable()
          .default(null)
          .describe('Neden reddedildiği; söylenmezse null'),
        note: optionalText(500, 'Eklemek istediğiniz', 'Bütçemizi aşıyor'),
      }),
    )
    .output(Answered),
  revise: customerProcedure
    .route({
      method: 'POST',
      path: '/requests/{id}/revise',
      tags,
      summary: 'Revize iste',
      description:
        'Talep yeniden bekler; revizenin istendiği an ve yazılan not talepte görünür. Süresi dolmuş teklif için de istenebilir.',
      successDescription: 'Talebin yeni durumu',
    })
    .errors(answerErrors)
    .input(
      AnswerInput.extend({ note: optionalText(500, 'Neyin değişmesini istediğiniz', 'Daha erken varış') }),
    )
    .output(Answered),
  priceBand: personProcedure
    .route({
      method: 'GET',
      path: '/price-band',
      tags,
      summary: 'Fikir veren fiyat aralığı',
      description:
        'Son on iki ayda kazanılmış, aynı ekipman, ağırlık basamağı ya da araç için kendi tekliflerimizden; soranınkiler sayılmadan en az 3 müşterinin en az 5 teklifi yoksa null. Tutarlar iki anlamlı basamağa yuvarlanır.',
      successDescription: 'Aralık veya null',
    })
    .input(
      z.object({
        basis: choice(bases, 'Neyin fiyatı: ekipman, ağırlık basamağı ya da araç'),
        origin_country: typed('Çıkış ülkesi', 'Türkiye'),
        destination_country: typed('Varış ülkesi', 'Almanya'),
      }),
    )
    .output(z.object({ band: PriceBand.nullable().describe('Aralık; teklif azsa null') })),
}
