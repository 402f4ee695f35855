/** What a period of visits was worth: from the visit to the accepted quote, by where it came from, with pages, robots and what is not known. */
import { staffProcedure } from '#procedure.ts'
import { requestStatuses } from '#requests/request.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { daysBetween } from '#values/istanbul-time.ts'
import { listInput, pageOf } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { Amount } from '#values/money.ts'
import { z } from '#z.ts'

const tags = ['Ölçüm']
const whole = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] })

/** So many sources are shown, while the sums are of all; and no more pages than have names. */
export const shownOfPeriod = { sources: 50, pages: 50 } as const
export const longestPeriodDays = 800

const asked = {
  requests: whole('Gelen talep', 12),
  quoted: whole('Bunlardan teklif gönderilen', 10),
  accepted: whole('Bunlardan kabul edilen', 4),
  accepted_euro: Amount.describe('Kabul edilenlerin tutarı, avro olarak'),
}

export const SourceFigures = z.object({
  source: writtenText('Kaynak; doğrudan gelenlerde boş', 'google.com'),
  campaign: writtenText('Kampanya', 'bahar'),
  visits: whole('Ziyaret', 120),
  tool_visits: whole('Bunlardan bir araç veya talep formu açan', 34),
  ...asked,
})
export type SourceFigures = z.output<typeof SourceFigures>

export const PagePeriod = z.object({
  page: z.string().meta({ description: 'Sayfa', examples: ['/araclar/konteyner'] }),
  views: whole('Görüntüleme', 48),
  entries: whole('Bu sayfayla başlayan ziyaret', 30),
  exits: whole('Bu sayfayla biten ziyaret', 12),
  seconds: whole('Sayfada geçen ortalama süre, saniye', 42)
    .nullable()
    .describe('Sayfada geçen ortalama süre, saniye; ardından sayfa açılmadıysa null'),
  without_consent: whole('Onaysız, kimliksiz sayılan görüntüleme', 21),
  robots: whole('Robotların açtığı', 3),
})
export type PagePeriod = z.output<typeof PagePeriod>

export const PeriodFigures = z.object({
  from: CalendarDay.describe('İlk gün'),
  to: CalendarDay.describe('Son gün'),
  visits: whole('Ziyaret, personel dışında', 2_400),
  tool_visits: whole('Bunlardan bir araç veya talep formu açan', 640),
  views: whole('Bu ziyaretlerde açılan sayfa', 6_800),
  average_seconds: whole('Ortalama ziyaret süresi, saniye', 184),
  ...asked,
  unknown: z.object(asked).describe('Bunlardan ziyareti bilinmeyen talepler'),
  without_consent: whole('Onaysız, kimliksiz sayılan görüntüleme', 210),
  robots: whole('Robotların açtığı sayfa', 35),
  days: z
    .array(
      z
        .object({
          day: CalendarDay.describe('Gün'),
          visits: whole('Ziyaret', 84),
          views: whole('Bu ziyaretlerde açılan sayfa', 260),
        })
        .describe('Bir gün'),
    )
    .describe('Dönemin günleri, ilkinden başlayarak'),
  sources: z
    .array(SourceFigures.describe('Bir kaynak ve kampanya'))
    .describe('En çok ziyaret getirenler, en çok 50; ötekilerin toplamı rest içinde'),
  rest: z
    .object({
      sources: whole('Kaç kaynak ve kampanya olduğu', 12),
      visits: whole('Ziyaret', 30),
      tool_visits: whole('Bunlardan bir araç veya talep formu açan', 4),
      ...asked,
    })
    .describe('Listede olmayan kaynakların toplamı'),
  pages: z.array(PagePeriod.describe('Bir sayfa')).describe('En çok açılan sayfalar, en çok 50'),
})
export type PeriodFigures = z.output<typeof PeriodFigures>

const range = {
  from: CalendarDay.describe('İlk gün'),
  to: CalendarDay.describe('Son gün, bu gün dahil'),
}

export const askedSteps = ['requests', 'quoted', 'accepted'] as const

export const SourcedRequest = z.object({
  id: Id.describe('Talebin kimliği'),
  number: z.string().meta({ description: 'Talep numarası', examples: ['TLP-2026-000123'] }),
  title: writtenText('Başlığı', 'Deniz: İstanbul – Hamburg'),
  status: choice(requestStatuses, 'Durumu'),
  customer_name: writtenText('Müşterinin adı', 'Defne Işık'),
  customer_company: writtenText('Şirketi', 'Örnek Tekstil'),
  source: z
    .string()
    .meta({ examples: ['google.com'] })
    .nullable()
    .describe('Kaynak; doğrudan gelende boş, ziyareti bilinmiyorsa null'),
  campaign: z
    .string()
    .meta({ examples: ['bahar'] })
    .nullable()
    .describe('Kampanya; ziyareti bilinmiyorsa null'),
  quote_no: z
    .string()
    .meta({ examples: ['KRV-2026-000123'] })
    .nullable()
    .describe('Güncel teklifin numarası; yoksa null'),
  quote_id: Id.nullable().describe('Güncel teklifin kimliği; yoksa null'),
  accepted_euro: Amount.nullable().describe('Kabul edilen tutar, avro olarak; yoksa null'),
  created_at: Moment.describe('Ne zaman geldiği'),
})
export type SourcedRequest = z.output<typeof SourcedRequest>

const someText = (description: string, example: string) =>
  z
    .string()
    .max(80)
    .meta({ description, examples: [example] })
    .optional()

export const SourcedRequestListInput = listInput(['created'], '-created').extend({
  from: range.from.optional(),
  to: range.to.optional(),
  source: someText('Yalnızca bu kaynaktan; doğrudan gelenler için -', 'google.com'),
  campaign: someText('Yalnızca bu kampanyayla; kampanyasızlar için -', 'bahar'),
  unknown: z
    .stringbool()
    .meta({ description: 'Yalnızca ziyareti bilinmeyenler', examples: ['true'] })
    .optional(),
  step: choice(askedSteps, 'Yalnızca bu adıma gelenler').optional(),
})
export type SourcedRequestListInput = z.output<typeof SourcedRequestListInput>

export const periodContract = {
  figures: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/analytics/period',
      tags,
      summary: 'Bir dönemin ziyaretleri ve değeri',
      description:
        'Ziyaretten kabul edilen teklife adımlar, kaynak ve kampanyaya göre; sayfalar, robotlar ve onaysız görüntülemeler.',
      successDescription: 'Dönemin sayıları',
    })
    .input(
      z
        .object(range)
        .refine(({ from, to }) => from <= to, { error: 'İlk gün son günden sonra olamaz.', path: ['from'] })
        .refine(({ from, to }) => daysBetween(from, to) < longestPeriodDays, {
          error: 'Dönem en çok 800 gün olabilir.',
          path: ['from'],
        }),
    )
    .output(PeriodFigures),
  requests: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/analytics/requests',
      tags,
      summary: 'Siteden gelen talepler, kaynaklarıyla',
      description: 'Müşterilerin kendilerinin gönderdiği talepler, geldikleri kaynak ve sonucuyla.',
      successDescription: 'Taleplerin bir sayfası',
    })
    .input(SourcedRequestListInput)
    .output(pageOf(SourcedRequest)),
}
