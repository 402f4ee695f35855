/** Measures visits, with consent only: one call per page. What staff read of them: the last day live, and what it is worth. */
import { deviceTypes, userTypes } from '#analytics/analytics.copy.ts'
import { Visit } from '#analytics/visits.contract.ts'
import { guestProcedure, staffProcedure } from '#procedure.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { choice } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Ölçüm']
const whole = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] })

/** So much of each is shown. */
export const shownAtOnce = { pages: 5, countries: 10, sessions: 10, hours: 24, panel: 5 } as const

const PageCount = z.object({
  page: z.string().meta({ description: 'Sayfa', examples: ['/araclar/konteyner'] }),
  views: whole('Görüntüleme', 48),
})

export const LiveTraffic = z.object({
  at: Moment.describe('Sayıların alındığı an'),
  active_visitors: whole('Son 30 dakikada sayfa açan ziyaret', 12),
  active_guests: whole('Bunlardan misafir olanlar', 9),
  page_views: whole('Son 24 saatte açılan sayfa', 1_240),
  sessions: whole('Son 24 saatte başlayan ziyaret', 310),
  average_seconds: whole('Bu ziyaretlerin ortalama süresi, saniye', 184),
  hours: z
    .array(
      z.object({
        at: Moment.describe('Saatin başı'),
        visitors: whole('O saatte sayfa açan ziyaret', 14),
        views: whole('O saatte açılan sayfa', 52),
      }),
    )
    .describe('Saat başlarına göre son 24 saat, en eskisinden başlayarak; sonuncusu içinde bulunulan saat'),
  top_pages: z.array(PageCount.describe('Bir sayfa')).describe('Son 24 saatte en çok açılan 5 sayfa'),
  devices: z
    .array(
      z.object({
        device_type: choice(deviceTypes, 'Cihaz türü'),
        visits: whole('Son 24 saatte başlayan ziyaret', 120),
      }),
    )
    .describe('Cihaz türüne göre'),
  active: z.array(Visit.describe('Bir ziyaret')).describe('Şu anda gezenler, en yenisi başta; en çok 10'),
  newest_view_at: Moment.nullable().describe('Son sayfanın açıldığı an; hiç yoksa null'),
  connections: whole('Bu sunucuya açık canlı bağlantı', 7),
})
export type LiveTraffic = z.output<typeof LiveTraffic>

export const DayFigures = z.object({
  at: Moment.describe('Sayıların alındığı an'),
  countries: z
    .array(
      z.object({
        country: z
          .string()
          .meta({ examples: ['TR'] })
          .nullable()
          .describe('Ülke kodu; bilinmeyenler için null'),
        visitors: whole('Son 24 saatte gelen ziyaretçi', 84),
      }),
    )
    .describe('Son 24 saatte en çok ziyaretçi gelen 10 ülke'),
  visitors: whole('Son 24 saatte gelen ziyaretçi', 210),
  country_count: whole('Kaç ülkeden geldikleri', 9),
  user_types: z
    .array(z.object({ user_type: choice(userTypes, 'Kimin gezdiği'), visits: whole('Ziyaret', 180) }))
    .describe('Son 24 saatte başlayan ziyaretler, kimin gezdiğine göre'),
  requests_today: whole('Bugün gelen talep', 6),
  sent_today: whole('Bunlardan müşterilerin kendi gönderdiği', 4),
  visitors_today: whole('Bugün gelen farklı ziyaretçi, personel dışında', 140),
  shipments_total: whole('Bütün gönderiler', 1_120),
  views_today: whole('Bugün açılan sayfa', 640),
  uncounted_today: whole('Bugün onaysız, kimliksiz sayılan görüntüleme', 210),
  robots_today: whole('Bugün robotların açtığı sayfa', 35),
})
export type DayFigures = z.output<typeof DayFigures>

export const HourTraffic = z.object({
  visitors: whole('O saatte sayfa açan ziyaret', 14),
  views: whole('O saatte açılan sayfa', 52),
  pages: z.array(PageCount.describe('Bir sayfa')).describe('O saatte en çok açılan 5 sayfa'),
})
export type HourTraffic = z.output<typeof HourTraffic>

/** Whatever it is longer than that is not read. */
const arrivalText = (description: string, example: string) =>
  z
    .string()
    .max(2_000)
    .meta({ description: `${description}; ziyaretin ilk sayfasında`, examples: [example] })
    .optional()

export const analyticsContract = {
  recordPageView: guestProcedure
    .route({
      method: 'POST',
      path: '/page-views',
      tags,
      summary: 'Sayfa görüntüleme',
      description:
        'Açılan bir sayfa. Analiz onayı verenlerin ziyaretine yazılır; giriş yapılmışsa hesabın da onayı gerekir. Kimliksiz gelen ile onayı kayıtlı olmayan ziyaretçi veya hesap yalnızca sayılır; robotların sayfaları onlara verilirken sayılmıştır.',
      successDescription: 'Görüntüleme alındı',
      successStatus: 202,
    })
    .input(
      z.object({
        visitor_id: Id.describe(
          'Tarayıcının kendi ürettiği ziyaretçi kimliği; onay vermeyenler göndermez',
        ).optional(),
        page_path: z
          .string()
          .regex(/^\/[^\s?#]{0,200}(\?(view|new)=[\w-]{1,30})?$/)
          .meta({
            description: 'Sayfanın yolu; sorgusundan yalnızca açılan görünüm',
            examples: ['/dashboard?view=quotes'],
          }),
        referrer: arrivalText('Ziyaretçinin geldiği adres', 'https://arama.example/'),
        utm_source: arrivalText('Bağlantının kendi söylediği kaynak', 'bulten'),
        utm_campaign: arrivalText('Bağlantının kendi söylediği kampanya', 'bahar'),
      }),
    )
    .output(z.object({ done: z.literal(true).meta({ description: 'Alındı', examples: [true] }) })),
  live: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/analytics/live',
      tags,
      summary: 'Canlı trafik',
      description: 'Şu anda gezenler ve son 24 saatin sayıları. Yalnızca onay vermiş ziyaretçiler sayılır.',
      successDescription: 'Canlı trafik',
    })
    .output(LiveTraffic),
  day: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/analytics/day',
      tags,
      summary: 'Günün ziyaretçi ve iş sayıları',
      description:
        'Son 24 saatin ziyaretçileri ülkelere göre, bugünün talepleri ve sayılmayan görüntülemeler.',
      successDescription: 'Günün sayıları',
    })
    .output(DayFigures),
  hour: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/analytics/hour',
      tags,
      summary: 'Bir günün bir saati',
      description: 'Bir günün bir saatinde, İstanbul saatiyle, kaç ziyaretin hangi sayfaları açtığı.',
      successDescription: 'O saatin sayıları',
    })
    .input(
      z.object({
        hour: z.coerce
          .number()
          .int()
          .min(0)
          .max(23)
          .meta({ description: 'Saat', examples: [14] }),
        day: CalendarDay.describe('Saatin günü; verilmezse bugün').optional(),
      }),
    )
    .output(HourTraffic),
}
