/** Organisations: the people of one firm, joined by staff. */
import { CompanyName } from '#customers/company-name.ts'
import { Profile } from '#customers/customers.contract.ts'
import { organisationProblems } from '#customers/customers.copy.ts'
import { organisationHints } from '#customers/organisations.policy.ts'
import { problems } from '#problems.ts'
import { staffProcedure } from '#procedure.ts'
import { choice, optionalText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { TaxNumber } from '#values/tax-number.ts'
import { z } from '#z.ts'

const paymentDays = z
  .number()
  .int()
  .min(0, 'En az 0 olmalı.')
  .max(365, 'En fazla 365 olmalı.')
  .meta({ examples: [30] })
  .nullable()
  .describe('Ödeme vadesi, gün olarak; anlaşma yoksa null')

export const Organisation = z.object({
  id: Id.describe('Firmanın kimliği'),
  name: z.string().meta({ description: 'Firma adı', examples: ['Örnek Tekstil'] }),
  tax_office: writtenText('Vergi dairesi', 'Örnek'),
  tax_number: z
    .string()
    .meta({ examples: ['1234567890'] })
    .nullable()
    .describe('Vergi numarası veya T.C. kimlik numarası; bilinmiyorsa null'),
  sector: writtenText('Sektör', 'Tekstil'),
  segment: writtenText('Segment', 'KOBİ'),
  city: writtenText('Şehir', 'Bursa'),
  country: writtenText('Ülke', 'Türkiye'),
  payment_term_days: paymentDays,
  people: z
    .number()
    .int()
    .meta({ description: 'Bağlı müşteri sayısı', examples: [2] }),
})
export type Organisation = z.output<typeof Organisation>

export const OrganisationForm = z.object({
  name: CompanyName.meta({ description: 'Firma adı', examples: ['Örnek Tekstil'] }),
  tax_office: optionalText(80, 'Vergi dairesi', 'Örnek'),
  tax_number: TaxNumber.nullable()
    .default(null)
    .describe('Vergi numarası veya T.C. kimlik numarası; bilinmiyorsa null'),
  sector: optionalText(80, 'Sektör', 'Tekstil'),
  segment: optionalText(80, 'Segment', 'KOBİ'),
  city: optionalText(80, 'Şehir', 'Bursa'),
  country: optionalText(80, 'Ülke', 'Türkiye'),
  payment_term_days: paymentDays.default(null),
})
export type OrganisationForm = z.output<typeof OrganisationForm>

const customerId = Id.describe('Müşterinin kimliği')

export const organisationsContract = {
  suggest: staffProcedure
    .route({
      method: 'GET',
      path: '/customers/{id}/organisation-suggestions',
      tags: ['Müşteriler'],
      summary: 'Firma önerileri',
      description:
        'Müşterinin bağlanabileceği firmalar: aranan vergi numarası veya adla, aynı e-posta alan adını kullananlardan ve aynı şirket adından.',
      successDescription: 'En yakın olan başta, en çok sekiz firma',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: customerId, search: optionalText(120, 'Aranan ad veya vergi numarası', 'örnek') }))
    .output(
      z.object({
        suggestions: z
          .array(
            Organisation.extend({ hint: choice(organisationHints, 'Neden önerildiği') }).describe(
              'Bir öneri',
            ),
          )
          .describe('Öneriler'),
      }),
    ),
  create: staffProcedure
    .route({
      method: 'POST',
      path: '/customers/{id}/organisation',
      successStatus: 201,
      tags: ['Müşteriler'],
      summary: 'Firma ekle ve bağla',
      description:
        'Yeni bir firma kaydeder ve müşteriyi ona bağlar. Bu vergi numarasıyla bir firma varsa ikincisi açılmaz, müşteri o firmaya bağlanır.',
      successDescription: 'Müşteri, firmasıyla',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(OrganisationForm.extend({ id: customerId }))
    .output(Profile),
  join: staffProcedure
    .route({
      method: 'PUT',
      path: '/customers/{id}/organisation',
      tags: ['Müşteriler'],
      summary: 'Firmaya bağla veya ayır',
      description:
        'Müşteriyi bir firmaya bağlar; organisation_id null ise firmasından ayırır. Kayıtlar kişide kalır.',
      successDescription: 'Müşteri, firmasıyla',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(
      z.object({
        id: customerId,
        organisation_id: Id.nullable().describe('Firmanın kimliği; ayırmak için null'),
      }),
    )
    .output(Profile),
  save: staffProcedure
    .route({
      method: 'PUT',
      path: '/organisations/{id}',
      tags: ['Müşteriler'],
      summary: 'Firmayı düzenle',
      description: 'Firmanın bilgilerini kaydeder.',
      successDescription: 'Kaydedilen firma',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, TAX_NUMBER_TAKEN: organisationProblems.TAX_NUMBER_TAKEN })
    .input(OrganisationForm.extend({ id: Id.describe('Firmanın kimliği') }))
    .output(Organisation),
}
