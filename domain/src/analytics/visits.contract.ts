/** Visits as rows: the list of them with its filters, and the pages of one. Only of visitors who have agreed to be measured. */
import { deviceTypes, userTypes } from '#analytics/analytics.copy.ts'
import { measuredPages } from '#analytics/pages.ts'
import { invitable } from '#analytics/visit-invitation.ts'
import { problems } from '#problems.ts'
import { staffProcedure } from '#procedure.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { listInput, pageOf } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Ölçüm']
const whole = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] })

export const Visit = z.object({
  id: Id.describe('Ziyaretin kimliği'),
  user_type: choice(userTypes, 'Kimin gezdiği'),
  current_page: z.string().meta({ description: 'Son açılan sayfa', examples: ['/araclar/konteyner'] }),
  entry_page: z.string().meta({ description: 'İlk açılan sayfa', examples: ['/'] }),
  city: z
    .string()
    .meta({ examples: ['İstanbul'] })
    .nullable()
    .describe('Şehir; bilinmiyorsa null'),
  country: z
    .string()
    .meta({ examples: ['TR'] })
    .nullable()
    .describe('Ülke kodu; bilinmiyorsa null'),
  device_type: choice(deviceTypes, 'Cihaz türü'),
  browser: writtenText('Tarayıcı', 'Chrome'),
  source: writtenText('Nereden geldiği', 'google.com'),
  campaign: writtenText('Kampanya', 'bahar'),
  views: whole('Açılan sayfa', 4),
  seconds: whole('İlk ve son sayfa arasındaki süre, saniye', 185),
  start_time: Moment.describe('İlk sayfanın açıldığı an'),
  last_activity: Moment.describe('Son sayfanın açıldığı an'),
  is_active: z.boolean().meta({ description: 'Son 30 dakikada bir sayfa açtı', examples: [true] }),
})
export type Visit = z.output<typeof Visit>

export const VisitPage = z.object({
  page: z.string().meta({ description: 'Sayfa', examples: ['/araclar/konteyner'] }),
  at: Moment.describe('Ne zaman açıldığı'),
  seconds: whole('Sonraki sayfaya kadar geçen süre, saniye', 42)
    .nullable()
    .describe('Sonraki sayfaya kadar geçen süre, saniye; son sayfada null'),
})

export const visitSorts = ['start', 'activity'] as const
const someText = (description: string, example: string) =>
  z
    .string()
    .max(80)
    .meta({ description, examples: [example] })
    .optional()

export const VisitListInput = listInput(visitSorts, '-activity').extend({
  active: z
    .stringbool()
    .meta({ description: 'Yalnızca son 30 dakikada sayfa açanlar', examples: ['true'] })
    .optional(),
  hour: z.coerce
    .number()
    .int()
    .min(0)
    .max(23)
    .meta({ description: 'Bu saatte sayfa açanlar, İstanbul saatiyle', examples: [14] })
    .optional(),
  day: CalendarDay.describe('Saatin günü; verilmezse bugün').optional(),
  last_day: z
    .stringbool()
    .meta({ description: 'Yalnızca son 24 saatte başlayanlar', examples: ['true'] })
    .optional(),
  viewed: z
    .stringbool()
    .meta({ description: 'Sürede başlayanlar yerine sürede sayfa açanlar', examples: ['true'] })
    .optional(),
  from: CalendarDay.describe('Bu günden beri başlayanlar').optional(),
  to: CalendarDay.describe('Bu güne kadar başlayanlar').optional(),
  user_type: choice(userTypes, 'Yalnızca bu türden ziyaretçiler').optional(),
  device: choice(deviceTypes, 'Yalnızca bu cihazla gelenler').optional(),
  country: someText('Yalnızca bu ülkeden gelenler; bilinmeyenler için -', 'TR'),
  source: someText('Yalnızca bu kaynaktan gelenler; doğrudan gelenler için -', 'google.com'),
  campaign: someText('Yalnızca bu kampanyayla gelenler; kampanyasızlar için -', 'bahar'),
  page: choice(measuredPages as [string, ...string[]], 'Bu sayfayı açanlar').optional(),
  entry: choice(measuredPages as [string, ...string[]], 'Bu sayfayla başlayanlar').optional(),
  exit: choice(measuredPages as [string, ...string[]], 'Son açtığı sayfa bu olanlar').optional(),
  without_staff: z
    .stringbool()
    .meta({ description: 'Personel dışında herkes', examples: ['true'] })
    .optional(),
  tool: z
    .stringbool()
    .meta({ description: 'Yalnızca bir araç veya talep formu açanlar', examples: ['true'] })
    .optional(),
})
export type VisitListInput = z.output<typeof VisitListInput>

export const visitsContract = {
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/visits',
      tags,
      summary: 'Ziyaretler',
      description: 'Analiz onayı vermiş ziyaretçilerin ziyaretleri, süzülmüş ve sıralı.',
      successDescription: 'Ziyaretlerin bir sayfası',
    })
    .input(VisitListInput)
    .output(pageOf(Visit)),
  get: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/visits/{id}',
      tags,
      summary: 'Bir ziyaret',
      description: 'Ziyaret ve açtığı sayfalar, sırayla.',
      successDescription: 'Ziyaret ve sayfaları',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Ziyaretin kimliği') }))
    .output(
      z.object({
        visit: Visit.describe('Ziyaret'),
        pages: z.array(VisitPage).describe('Sayfalar, ilkinden başlayarak'),
        ...invitable,
      }),
    ),
}
