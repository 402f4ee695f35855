/** Organisations: the people of one firm, joined by staff. */
import { CompanyName } from '#customers/company-name.ts'
import { Customer } from '#customers/customers.contract.ts'
import { customerProblems, organisationProblems } from '#customers/customers.copy.ts'
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
  sector_id: Id.nullable().describe('Sektörün kimliği; bilinmiyorsa null'),
  segment_id: Id.nullable().describe('Segmentin kimliği; bilinmiyorsa null'),
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
  sector_id: Id.nullable().default(null).describe('Sektörün kimliği; bilinmiyorsa null'),
  segment_id: Id.nullable().default(null).describe('Segmentin kimliği; bilinmiyorsa null'),
  city: optionalText(80, 'Şehir', 'Bursa'),
  country: optionalText(80, 'Ülke', 'Türkiye'),
  payment_term_days: paymentDays.default(null),
})
export type OrganisationForm = z.output<typeof OrganisationForm>

const customerId = Id.describe('Müşterinin kimliği')

export const Colleague = z.object({
  id: customerId,
  name: z.string().meta({ description: 'Ad ve soyad, yoksa adresi veya telefonu', examples: ['Defne Işık'] }),
  position: writtenText('Görevi', 'Lojistik Müdürü'),
  email: writtenText('E-posta', 'defne@ornek.example'),
  phone: writtenText('Telefon', '+90 532 000 00 01'),
})
export type Colleague = z.output<typeof Colleague>

export const organisationsContract = {
  get: staffProcedure
    .route({
      method: 'GET',
      path: '/customers/{id}/organisation',
      tags: ['Müşteriler'],
      summary: 'Müşterinin firması',
      description: 'Müşterinin bağlı olduğu firma ve o firmaya bağlı öteki kişiler.',
      successDescription: 'Firma ve kişileri; bağlı değilse null',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: customerId }))
    .output(
      z.object({
        organisation: Organisation.nullable().describe('Firma; bağlı değilse null'),
        colleagues: z.array(Colleague).describe('Firmanın öteki kişileri, ada göre en çok elli kişi'),
      }),
    ),
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
    .errors({ NOT_FOUND: problems.NOT_FOUND, UNKNOWN_GROUP: customerProblems.UNKNOWN_GROUP })
    .input(OrganisationForm.extend({ id: customerId }))
    .output(Customer),
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
    .output(Customer),
  save: staffProcedure
    .route({
      method: 'PUT',
      path: '/organisations/{id}',
      tags: ['Müşteriler'],
      summary: 'Firmayı düzenle',
      description:
        'Firmanın bilgilerini kaydeder; sektörü, segmenti, şehri ve ülkesi kişilerinde de geçerlidir.',
      successDescription: 'Kaydedilen firma',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      TAX_NUMBER_TAKEN: organisationProblems.TAX_NUMBER_TAKEN,
      UNKNOWN_GROUP: customerProblems.UNKNOWN_GROUP,
    })
    .input(OrganisationForm.extend({ id: Id.describe('Firmanın kimliği') }))
    .output(Organisation),
}
