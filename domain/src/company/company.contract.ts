/** The company that runs this installation: shown on the site, in mails and on offers; changed by an admin. */

import { problems } from '#problems.ts'
import { adminProcedure, guestProcedure } from '#procedure.ts'
import { EmailAddress } from '#values/email-address.ts'
import { z } from '#z.ts'

const text = (max: number) =>
  z.string().trim().min(1, 'Bu alan gerekli.').max(max, `En fazla ${max} karakter.`)
const Phone = z
  .string()
  .trim()
  .regex(/^\+[1-9][0-9 ]{7,18}$/, 'Telefonu +90 ile başlayarak yazın.')
const Hours = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'Saatleri 08:00-18:00 biçiminde yazın.')
const WeekHours = z.object({ weekdays: Hours, saturday: Hours.nullable(), sunday: Hours.nullable() })

export const Company = z.object({
  name: text(80),
  legal_name: text(160),
  address: text(240),
  phones: z.array(Phone).min(1).max(4),
  emergency_phone: Phone,
  email: EmailAddress,
  support_email: EmailAddress,
  office_hours: WeekHours,
  support_hours: WeekHours,
  tax_office: text(80),
  tax_number: z.string().regex(/^\d{10}$/, 'Vergi numarası 10 hanelidir.'),
  bank_lines: z.array(text(160)).max(6),
  staff_email_domains: z
    .array(z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,63}$/, 'Alan adını şirket.com biçiminde yazın.'))
    .min(1)
    .max(10),
  claims: z.array(z.object({ value: text(20), label: text(60) })).max(8),
})
export type Company = z.output<typeof Company>

export const CompanyRecord = z.object({ company: Company, version: z.number().int() })
export type CompanyRecord = z.output<typeof CompanyRecord>

/** What a visitor may know: all of it but the banking and sign-in details. */
export const PublicCompany = Company.omit({ bank_lines: true, staff_email_domains: true })
export type PublicCompany = z.output<typeof PublicCompany>

export const companyContract = {
  get: guestProcedure
    .route({
      method: 'GET',
      path: '/company',
      tags: ['Şirket'],
      summary: 'Şirket bilgileri',
      description: 'Ad, adres, telefonlar, çalışma saatleri ve vaatler; sitede gösterilen bilgiler.',
    })
    .output(PublicCompany),
  getSettings: adminProcedure
    .route({
      method: 'GET',
      path: '/company/settings',
      tags: ['Şirket'],
      summary: 'Şirket ayarları',
      description: 'Bütün şirket bilgileri ve sürüm numarası; değiştirirken sürüm geri gönderilir.',
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
    })
    .errors({ STALE: problems.STALE })
    .input(CompanyRecord)
    .output(CompanyRecord),
}
