/** Revisions of a quote: making one, and what differs between any two. */
import { problems } from '#problems.ts'
import { creating, customerProcedure, keyErrors, staffProcedure } from '#procedure.ts'
import { OfferItem } from '#quotes/offer.ts'
import { QuoteLine } from '#quotes/quote-content.ts'
import { QuoteNo } from '#quotes/quote-document.ts'
import { quoteProblems } from '#quotes/quotes.copy.ts'
import { quoteStatuses } from '#quotes/quotes.policy.ts'
import { choice, count, optionalText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { Currency, MoneySum } from '#values/money.ts'
import { z } from '#z.ts'

const tags = ['Teklifler']
const quoteId = Id.describe('Teklifin kimliği')

const RevisionHead = z.object({
  id: quoteId,
  revision: count(1, 10_000, 'Revizyon', 1),
  status: choice(quoteStatuses, 'Durum'),
  sent_at: Moment.nullable().describe('Gönderildiği an; gönderilmediyse null'),
  created_at: Moment.describe('Oluşturulduğu an'),
  total: MoneySum.shape.amount.describe('Genel toplam'),
  currency: Currency,
})
const StaffRevisionHead = RevisionHead.extend({
  revision_notes: writtenText('Revizyon notu', 'Navlun düştü'),
  margin_percent: z
    .string()
    .meta({ examples: ['18.00'] })
    .nullable()
    .describe('Marj, yüzde; fiyat yoksa null'),
})

/** Values as text, ready to be read side by side. */
const FieldDifference = z.object({
  field: z.string().meta({ description: 'Alan', examples: ['pod'] }),
  before: writtenText('Önceki', 'Hamburg'),
  after: writtenText('Sonraki', 'Rotterdam'),
})
const changes = ['added', 'removed', 'changed', 'same'] as const
const lineDifference = <Line extends z.ZodType>(line: Line) =>
  z.object({
    change: choice(changes, 'Ne olduğu'),
    before: line.nullable().describe('Önceki hâli; eklendiyse null'),
    after: line.nullable().describe('Sonraki hâli; çıkarıldıysa null'),
    fields: z
      .array(z.string().meta({ description: 'Alan', examples: ['unit_price'] }))
      .describe('Değişen alanlar'),
  })
const differenceOf = <Head extends z.ZodType, Line extends z.ZodType>(head: Head, line: Line) =>
  z.object({
    quote_no: QuoteNo,
    before: head.describe('Önceki revizyon'),
    after: head.describe('Sonraki revizyon'),
    fields: z.array(FieldDifference).describe('Değişen alanlar'),
    lines: z
      .array(lineDifference(line))
      .describe('Kalemler: sonrakinin sırasıyla, çıkarılanlar eski yerinde'),
  })

export const QuoteDifference = differenceOf(StaffRevisionHead, QuoteLine)
export type QuoteDifference = z.output<typeof QuoteDifference>
export const OfferDifference = differenceOf(RevisionHead, OfferItem)
export type OfferDifference = z.output<typeof OfferDifference>

const Compared = z.object({ id: quoteId, with: Id.describe('Karşılaştırılan revizyon') })

export const quoteRevisionsContract = {
  revise: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/quote-revisions',
      tags,
      summary: 'Revizyon oluştur',
      description:
        'Gönderilmiş bir teklifin kalemlerini aynı numarayla yeni bir taslağa kopyalar. Eskisi, yenisi gönderilene kadar geçerlidir. Talebin hazırlanan bir teklifi varsa ikincisi açılmaz.',
      successDescription: 'Yeni taslağın kimliği, numarası ve revizyonu',
      successStatus: 201,
    })
    .errors({
      ...keyErrors,
      NOT_FOUND: quoteProblems.NOT_FOUND,
      NOT_REVISABLE: quoteProblems.NOT_REVISABLE,
      UNSENT_EXISTS: { ...quoteProblems.UNSENT_EXISTS, data: z.object({ id: quoteId }).optional() },
    })
    .input(
      z.object({
        quote_id: Id.describe('Revize edilen teklif'),
        notes: optionalText(1000, 'Revizyon notu', 'Navlun düştü'),
      }),
    )
    .output(z.object({ id: quoteId, quote_no: QuoteNo, revision: count(1, 10_000, 'Revizyon', 2) })),
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/quotes/{id}/revisions',
      tags,
      summary: 'Teklifin revizyonları',
      description: 'Aynı numaralı bütün revizyonlar, en yenisi başta.',
      successDescription: 'Revizyonlar, en yenisi başta',
    })
    .errors({ NOT_FOUND: quoteProblems.NOT_FOUND })
    .input(z.object({ id: quoteId }))
    .output(z.object({ revisions: z.array(StaffRevisionHead).describe('Revizyonlar') })),
  difference: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/quotes/{id}/difference',
      tags,
      summary: 'İki revizyonun farkı',
      description: 'Aynı numaralı iki revizyonun alan alan ve kalem kalem farkı, maliyetleriyle.',
      successDescription: 'Alanların ve kalemlerin farkı',
    })
    .errors({ NOT_FOUND: quoteProblems.NOT_FOUND })
    .input(Compared)
    .output(QuoteDifference),
}

export const offerRevisionsContract = {
  revisions: customerProcedure
    .route({
      method: 'GET',
      path: '/offers/{id}/revisions',
      tags,
      summary: 'Teklifin gönderilmiş revizyonları',
      description: 'Size gönderilmiş aynı numaralı revizyonlar, en yenisi başta.',
      successDescription: 'Revizyonlar, en yenisi başta',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: quoteId }))
    .output(z.object({ revisions: z.array(RevisionHead).describe('Revizyonlar') })),
  difference: customerProcedure
    .route({
      method: 'GET',
      path: '/offers/{id}/difference',
      tags,
      summary: 'İki revizyonun farkı',
      description: 'Size gönderilmiş iki revizyonun alan alan ve kalem kalem farkı.',
      successDescription: 'Alanların ve kalemlerin farkı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(Compared)
    .output(OfferDifference),
}
