/** What became of the quotes that were settled in a period: won, lost, or expired without an answer. */
import { rejectionReasonWords } from '#quotes/rejection-reasons.ts'
import { resultPeriodWords } from '#quotes/result-periods.ts'
import { keysOf, transportModeWords } from '#requests/request-options.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

export const resultPeriods = keysOf(resultPeriodWords)

const number = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] })
const hours = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .meta({ examples: [example] })
    .nullable()
    .describe(`${description}; bilinmiyorsa null`)

/** Expired quotes are not part of the rate: nobody has said no. */
export const QuoteResult = z.object({
  won: number('Kazanılan', 42),
  lost: number('Kaybedilen', 18),
  expired: number('Yanıtlanmadan süresi dolan', 7),
  win_rate: z
    .number()
    .min(0)
    .max(1)
    .meta({ examples: [0.7] })
    .nullable()
    .describe('Kazanılanların, kazanılan ve kaybedilenler içindeki payı; ikisi de yoksa null'),
  answer_hours: hours('Gönderimden müşterinin yanıtına geçen ortalama saat', 31.5),
  response_hours: hours('Talepten ilk teklife geçen ortalama saat', 16.2),
})
export type QuoteResult = z.output<typeof QuoteResult>

const month = (description: string) => z.string().meta({ description, examples: ['2026-03'] })

export const QuoteResults = z.object({
  computed_at: Moment.describe('Hesaplandığı an; en çok bir dakika önce'),
  from: month('İlk ay'),
  to: month('Son ay'),
  total: QuoteResult.describe('Dönemin bütünü'),
  months: z.array(QuoteResult.extend({ month: month('Ay') })).describe('Aylara göre, en eskisi başta'),
  modes: z
    .array(QuoteResult.extend({ mode: choice(keysOf(transportModeWords), 'Taşıma şekli') }))
    .describe('Taşıma şekillerine göre, en çok teklif verileni başta'),
  owners: z
    .array(
      QuoteResult.extend({
        owner_id: Id.nullable().describe('Sorumlu; yoksa null'),
        owner_name: writtenText('Sorumlunun adı', 'Ece Yaman'),
      }),
    )
    .describe('Sorumlulara göre, en çok teklif vereni başta'),
  lanes: z
    .array(
      QuoteResult.extend({
        pol: writtenText('Yükleme yeri', 'Mersin'),
        pod: writtenText('Boşaltma yeri', 'Hamburg'),
      }),
    )
    .describe('En çok teklif verilen hatlar'),
  reasons: z
    .array(
      z.object({
        reason: choice(keysOf(rejectionReasonWords), 'Neden')
          .nullable()
          .describe('Neden; söylenmediyse null'),
        count: number('Kaç teklif', 9),
      }),
    )
    .describe('Kaybedilme nedenleri, en sık olanı başta'),
})
export type QuoteResults = z.output<typeof QuoteResults>
