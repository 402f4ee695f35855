/** What we bought and sold on the lane of a quote, for staff who price it. */
import { problems } from '#problems.ts'
import { staffProcedure } from '#procedure.ts'
import { QuoteNo } from '#quotes/quote-document.ts'
import { quoteStatuses } from '#quotes/quotes.policy.ts'
import { bandBases } from '#requests/price-band-basis.ts'
import { decimalText } from '#values/decimal-field.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { Currency } from '#values/money.ts'
import { z } from '#z.ts'

const amount = (description: string) => decimalText(2, 16).meta({ description, examples: ['1250.00'] })
const percent = (description: string) => z.string().meta({ description, examples: ['18.00'] })
const whole = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] })

const band = (description: string, value: typeof amount | typeof percent) =>
  z
    .object({
      low: value('Dörtte biri bunun altında'),
      median: value('Ortanca'),
      high: value('Dörtte biri bunun üstünde'),
      sample: whole('Kaç tekliften', 14),
    })
    .nullable()
    .describe(`${description}; teklif azsa null`)

const Step = z.object({
  from: amount('En düşük fiyat'),
  to: amount('En yüksek fiyat'),
  won: whole('Kazanılan', 4),
  answered: whole('Yanıtlanan', 6),
})

export const PriceHelpAnswer = z.object({
  lane: writtenText('Hat', 'Türkiye – Almanya'),
  basis: choice(Object.keys(bandBases) as ['lcl', ...(keyof typeof bandBases)[]], 'Neyin fiyatı olduğu')
    .nullable()
    .describe('Karşılaştırılan birim; yükten anlaşılmıyorsa null'),
  currency: Currency,
  quantity: z
    .string()
    .meta({ examples: ['2'] })
    .nullable()
    .describe('Bu teklifte kaç birim olduğu; bilinmiyorsa null'),
  sample: whole('Karşılaştırılan teklif', 24),
  sold: band('Verdiğimiz fiyatlar', amount),
  won: band('Kazandıran fiyatlar', amount),
  bought: band('Maliyetlerimiz', amount),
  margin: band('Kazanılanların marjı, yüzde', percent),
  wins: z.array(Step.describe('Bir fiyat dilimi')).describe('Fiyata göre kazanma; yanıt azsa boş'),
  won_count: whole('Kazanılan', 12),
  answered_count: whole('Yanıtlanan', 20),
  what_wins: Step.nullable().describe('Olağan kadar kazandıran en pahalı dilim; bilinmiyorsa null'),
  last: z
    .array(
      z
        .object({
          id: Id.describe('Teklifin kimliği'),
          quote_no: QuoteNo,
          status: choice(quoteStatuses, 'Durum'),
          sent_at: Moment.describe('Gönderildiği an'),
          customer_name: writtenText('Müşteri', 'Örnek Tekstil'),
          price: amount('Birim fiyat'),
          cost: amount('Birim maliyet').nullable().describe('Birim maliyet; girilmediyse null'),
          margin_pct: percent('Marj, yüzde').nullable().describe('Marj, yüzde; bilinmiyorsa null'),
        })
        .describe('Bir teklif'),
    )
    .describe('Son teklifler, yeniden eskiye'),
})
export type PriceHelpAnswer = z.output<typeof PriceHelpAnswer>

export const priceHelpContract = {
  priceHelp: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/quotes/{id}/price-help',
      tags: ['Teklifler'],
      summary: 'Fiyat yardımı',
      description:
        'Teklifin hattında aynı tür yük için son 12 ayda verdiğimiz fiyatlar, maliyetleri, marjları ve fiyata göre kazanma oranı; teklifin para biriminde, her teklifin kendi kuruyla.',
      successDescription: 'Aralıklar, dilimler ve son teklifler',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Teklifin kimliği') }))
    .output(PriceHelpAnswer),
}
