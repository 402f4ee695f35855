/** The company that runs this installation: shown on the site, in mails and on offers; changed by an admin. */

import { documentRoom, leastDocumentRoom, mostDocumentRoom } from '#company/document-room.ts'
import { forgottenLeadDays, mostForgottenLeadDays } from '#company/forgotten-lead-days.ts'
import { lateAfterHours, mostLateHours } from '#company/late-after-hours.ts'
import { mostRoadGrams, roadEmissions } from '#company/road-emissions.ts'
import { mostSilentHours, silentAfterHours } from '#company/silent-after-hours.ts'
import { problems } from '#problems.ts'
import { adminProcedure, guestProcedure, staffProcedure } from '#procedure.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { EmailAddress } from '#values/email-address.ts'
import { count, flag, optionalText, requiredText } from '#values/field.ts'
import { z } from '#z.ts'

const text = (max: number, description: string, example: string) =>
  z
    .string()
    .trim()
    .min(1, 'Bu alan gerekli.')
    .max(max, `En fazla ${max} karakter.`)
    .meta({ description, examples: [example] })
const Phone = z
  .string()
  .trim()
  .regex(/^\+[1-9][0-9 ]{7,18}$/, 'Telefonu +90 ile başlayarak yazın.')
  .meta({ description: 'Ülke koduyla telefon', examples: ['+90 212 000 00 10'] })
const Hours = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'Saatleri 08:00-18:00 biçiminde yazın.')
  // Both have the same form, so their letters sort as their times.
  .refine((hours) => hours.slice(0, 5) < hours.slice(6), 'Kapanış açılıştan sonra olmalıdır.')
  .meta({ examples: ['08:00-18:00'] })
export const WeekHours = z.object({
  weekdays: Hours.describe('Hafta içi'),
  saturday: Hours.nullable().meta({ description: 'Cumartesi; kapalıysa null', examples: ['09:00-13:00'] }),
  sunday: Hours.nullable().meta({ description: 'Pazar; kapalıysa null', examples: [null] }),
})
/** On this site only: pages load nothing from other hosts, and two slashes at the beginning would name one. */
const LogoAddress = z
  .string()
  .trim()
  .max(300, 'En fazla 300 karakter.')
  .regex(/^\/[^\s/\\]\S*$/, 'Adresi /logo.svg biçiminde yazın.')
  .meta({ examples: ['/logo.svg'] })

const lateAfter = (mode: string, example: number) =>
  count(1, mostLateHours, `${mode}: söz verilen günü kaç saat aşınca gecikmiş sayılır`, example)
const silentAfter = (mode: string, example: number) =>
  count(1, mostSilentHours, `${mode}: kaç saat haber alınmayınca sorulur`, example)

export const Company = z.object({
  name: text(80, 'Şirketin kısa adı', 'Kervan Lojistik'),
  legal_name: text(160, 'Ticaret unvanı', 'Kervan Uluslararası Taşımacılık ve Lojistik A.Ş.'),
  logo: LogoAddress.nullable()
    .describe('Logonun sitedeki yolu; null ise yalnızca ad gösterilir')
    // Older rows have no logo.
    .default(null),
  // Null until entered, and then left out of pages and mails.
  address: text(
    240,
    'Açık adres; henüz girilmediyse null',
    'Örnek Mahallesi, Kervansaray Caddesi No: 1, 34000 İstanbul',
  ).nullable(),
  phones: z.array(Phone).max(4).describe('Telefonlar; ilki ana numara'),
  emergency_phone: Phone.nullable().meta({
    description: 'Acil durum hattı; henüz girilmediyse null',
    examples: ['+90 212 000 00 24'],
  }),
  email: EmailAddress.meta({ description: 'Genel e-posta adresi', examples: ['bilgi@kervan.example'] }),
  support_email: EmailAddress.meta({
    description: 'Destek e-posta adresi',
    examples: ['destek@kervan.example'],
  }),
  office_hours: WeekHours.describe('Ofis çalışma saatleri'),
  support_hours: WeekHours.describe('Destek saatleri'),
  tax_office: text(80, 'Vergi dairesi; henüz girilmediyse null', 'Örnek').nullable(),
  tax_number: z
    .string()
    .regex(/^\d{10}$/, 'Vergi numarası 10 hanelidir.')
    .nullable()
    .meta({ description: 'Vergi numarası, 10 hane; henüz girilmediyse null', examples: ['0000000000'] }),
  bank_lines: z
    .array(text(160, 'Bir banka hesabı', 'Örnek Banka · EUR · TR00 0000 0000 0000 0000 0000 01'))
    .max(6)
    .describe('Tekliflerde gösterilen banka hesapları'),
  staff_email_domains: z
    .array(
      z
        .string()
        .regex(/^([a-z0-9-]+\.)+[a-z]{2,63}$/, 'Alan adını şirket.com biçiminde yazın.')
        .meta({ description: 'Bir alan adı', examples: ['kervan.example'] }),
    )
    .min(1)
    .max(10)
    .describe('Personelin giriş yapabildiği e-posta alan adları'),
  claims: z
    .array(
      z
        .object({
          value: text(20, 'Vaadin öne çıkan değeri', '15 yıl'),
          label: text(60, 'Değerin açıklaması', 'deneyim'),
        })
        .describe('Bir vaat'),
    )
    .max(8)
    .describe('Sitede gösterilen vaatler'),
  late_after_hours: z
    .object({ air: lateAfter('Hava', 24), land: lateAfter('Kara', 48), sea: lateAfter('Deniz', 72) })
    .describe('Gecikme sınırları, saat')
    // Older rows have none.
    .default(lateAfterHours),
  silent_after_hours: z
    .object({ air: silentAfter('Hava', 24), land: silentAfter('Kara', 48), sea: silentAfter('Deniz', 168) })
    .describe('Sessizlik sınırları, saat')
    // Older rows have none.
    .default(silentAfterHours),
  forgotten_lead_days: count(
    1,
    mostForgottenLeadDays,
    'Kaç gün temas ve açık iş olmayınca aday için karar istenir',
    forgottenLeadDays,
  )
    // Older rows have none.
    .default(forgottenLeadDays),
  road_emissions: z
    .object({
      grams: z
        .number()
        .min(1)
        .max(mostRoadGrams)
        .meta({ description: 'Ton-kilometre başına gram CO₂e', examples: [80] }),
      source: optionalText(120, 'Katsayının kaynağı; girilmediyse boş', 'GLEC 3.2'),
    })
    .describe('Karayolunun sera gazı katsayısı')
    // Older rows have none.
    .default(roadEmissions),
  document_room: z
    .object({
      files: count(leastDocumentRoom.files, mostDocumentRoom.files, 'En fazla kaç belge', documentRoom.files),
      megabytes: count(
        leastDocumentRoom.megabytes,
        mostDocumentRoom.megabytes,
        'Toplam boyları, megabayt',
        documentRoom.megabytes,
      ),
    })
    .describe('Bir müşterinin belgelerine ayrılan alan')
    // Older rows have none.
    .default(documentRoom),
})
export type Company = z.output<typeof Company>

export const CompanyRecord = z.object({
  company: Company.describe('Bütün şirket bilgileri'),
  version: z
    .number()
    .int()
    .min(1)
    .meta({ description: 'Sürüm numarası; her değişiklikte artar', examples: [1] }),
})
export type CompanyRecord = z.output<typeof CompanyRecord>

/** What visitors may see: everything except banking, sign-in details and how the office works. */
export const PublicCompany = Company.omit({
  bank_lines: true,
  staff_email_domains: true,
  late_after_hours: true,
  silent_after_hours: true,
  forgotten_lead_days: true,
  road_emissions: true,
  document_room: true,
})
export type PublicCompany = z.output<typeof PublicCompany>

export const HolidayEntry = z.object({
  day: CalendarDay.describe('Tatil günü'),
  name: requiredText(80, 'Tatilin adını yazın.', 'Tatilin adı', 'Ramazan Bayramı 1. gün'),
  half: flag('Yalnızca öğleden sonra; ofis 13.00’te kapanır'),
})
export type HolidayEntry = z.output<typeof HolidayEntry>

/** When the office works. */
export const CompanyCalendar = z.object({
  office_hours: Company.shape.office_hours,
  holidays: z
    .array(HolidayEntry.describe('Bir tatil günü'))
    .describe('Her yıl aynı olanların dışındaki tatil günleri, sırayla'),
})

export const companyContract = {
  calendar: staffProcedure
    .route({
      method: 'GET',
      path: '/company/calendar',
      tags: ['Şirket'],
      summary: 'Çalışma takvimi',
      description:
        'Ofis saatleri ve dinî bayramlar gibi her yıl değişen tatil günleri. Kalan süreler bu takvimle sayılır.',
      successDescription: 'Ofis saatleri ve tatil günleri',
    })
    .output(CompanyCalendar),
  saveHoliday: adminProcedure
    .route({
      method: 'PUT',
      path: '/company/holidays/{day}',
      tags: ['Şirket'],
      summary: 'Tatil gününü kaydet',
      description: 'Gün takvime eklenir; zaten varsa adı ve süresi değişir.',
      successDescription: 'Kaydedilen gün',
    })
    .input(HolidayEntry)
    .output(HolidayEntry),
  removeHoliday: adminProcedure
    .route({
      method: 'DELETE',
      path: '/company/holidays/{day}',
      tags: ['Şirket'],
      summary: 'Tatil gününü kaldır',
      description: 'Gün yeniden çalışma günü olur. Her yıl aynı olan resmî tatiller kaldırılamaz.',
      successDescription: 'Gün kaldırıldı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(HolidayEntry.pick({ day: true }))
    .output(z.object({ done: z.literal(true).meta({ description: 'Gün kaldırıldı', examples: [true] }) })),
  get: guestProcedure
    .route({
      method: 'GET',
      path: '/company',
      tags: ['Şirket'],
      summary: 'Şirket bilgileri',
      description: 'Ad, adres, telefonlar, çalışma saatleri ve vaatler; sitede gösterilen bilgiler.',
      successDescription: 'Sitede gösterilen şirket bilgileri',
    })
    .output(PublicCompany),
  getSettings: adminProcedure
    .route({
      method: 'GET',
      path: '/company/settings',
      tags: ['Şirket'],
      summary: 'Şirket ayarları',
      description: 'Bütün şirket bilgileri ve sürüm numarası; değiştirirken sürüm geri gönderilir.',
      successDescription: 'Bütün şirket bilgileri ve sürümü',
    })
    .output(CompanyRecord),
  update: adminProcedure
    .route({
      method: 'PUT',
      path: '/company/settings',
      tags: ['Şirket'],
      summary: 'Şirket bilgilerini değiştir',
      description:
        'Bilgiler kaydedilir ve herkese açık sayfalar hemen yeniden üretilir. Sürüm eskiyse 409 döner.',
      successDescription: 'Kaydedilen bilgiler ve yeni sürümü',
    })
    .errors({ STALE: problems.STALE })
    .input(CompanyRecord)
    .output(CompanyRecord),
}
