/** What is typed about a customer: by themselves, or by staff, who may know less. */
import { signInWords } from '#auth/auth.copy.ts'
import { PersonName } from '#auth/credentials.ts'
import { CompanyName, FullName } from '#customers/company-name.ts'
import { EmailAddress } from '#values/email-address.ts'
import { freeText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

export const companyTypes = ['individual', 'company'] as const

export const PhoneNumber = z
  .string()
  .trim()
  .min(1, signInWords.allFieldsRequired)
  .regex(/^\+?[0-9][0-9 ()-]{7,24}$/, 'Telefonu +90 532 000 00 01 biçiminde yazın.')
  .meta({ description: 'Telefon', examples: ['+90 532 000 00 01'] })

/** All six fields of the profile. */
export const ProfileForm = z.object({
  first_name: PersonName.meta({ description: 'Ad', examples: ['Defne'] }),
  last_name: PersonName.meta({ description: 'Soyad', examples: ['Işık'] }),
  phone: PhoneNumber,
  company: CompanyName.meta({ description: 'Şirket', examples: ['Örnek Tekstil'] }),
  company_type: z
    .enum(companyTypes, signInWords.allFieldsRequired)
    .meta({ description: 'Bireysel veya şirket', examples: ['company'] }),
  position: z
    .string()
    .trim()
    .min(1, signInWords.allFieldsRequired)
    .max(80, 'En fazla 80 karakter.')
    .meta({ description: 'Görevi', examples: ['Lojistik Müdürü'] }),
})
export type ProfileForm = z.output<typeof ProfileForm>

/** Somebody who asks for a price: an address or a phone number is enough. */
export const LeadForm = z
  .object({
    email: EmailAddress.nullable().describe('E-posta adresi; bilinmiyorsa null'),
    first_name: PersonName.meta({ examples: ['Defne'] })
      .nullable()
      .describe('Ad; bilinmiyorsa null'),
    last_name: PersonName.meta({ examples: ['Işık'] })
      .nullable()
      .describe('Soyad; bilinmiyorsa null'),
    phone: PhoneNumber.nullable().describe('Telefon; bilinmiyorsa null'),
    company: CompanyName.meta({ examples: ['Örnek Tekstil'] })
      .nullable()
      .describe('Şirket; bilinmiyorsa null'),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    message: 'E-posta veya telefon yazın.',
    path: ['email'],
  })

/** What staff know of a customer: a name or a company, and an address or a phone number. */
export const CustomerForm = LeadForm.refine(
  ({ first_name, company }) => first_name !== null || company !== null,
  {
    message: 'Ad veya şirket yazın.',
    path: ['first_name'],
  },
)
export type CustomerForm = z.output<typeof CustomerForm>

/** All that staff note of a customer. What is left out stays as it is. */
export const CustomerRecordForm = CustomerForm.safeExtend({
  company_type: z
    .enum(['individual', 'company'])
    .meta({ examples: ['company'] })
    .nullable()
    .optional()
    .describe('Bireysel veya şirket; bilinmiyorsa null'),
  position: freeText(80, 'Görevi', 'Lojistik Müdürü').optional(),
  city: freeText(80, 'Şehir', 'Bursa').optional(),
  country: freeText(80, 'Ülke', 'Türkiye').optional(),
  sector_id: Id.nullable().optional().describe('Sektörün kimliği; bilinmiyorsa null'),
  segment_id: Id.nullable().optional().describe('Segmentin kimliği; bilinmiyorsa null'),
})
export type CustomerRecordForm = z.output<typeof CustomerRecordForm>

const seen = (name: string, example: string) =>
  z
    .string()
    .max(300)
    .meta({ description: `${name}; bilinmiyorsa boş`, examples: [example] })
    .optional()
const someId = '01890a5d-ac96-774b-bcce-000000000031'

/**
 * What the form of a record showed when it was opened: what was not touched stays as it is by then, and of what was, nothing that a
 * colleague has written meanwhile is lost unseen.
 */
export const SeenRecord = z.object({
  first_name: seen('Ad', 'Defne'),
  last_name: seen('Soyad', 'Işık'),
  company: seen('Şirket', 'Örnek Tekstil'),
  email: seen('E-posta', 'defne@musteri.example'),
  phone: seen('Telefon', '+90 532 000 00 01'),
  company_type: seen('Bireysel veya şirket', 'company'),
  position: seen('Görevi', 'Lojistik Müdürü'),
  city: seen('Şehir', 'Bursa'),
  country: seen('Ülke', 'Türkiye'),
  sector_id: seen('Sektörün kimliği', someId),
  segment_id: seen('Segmentin kimliği', someId),
})
export type SeenRecord = z.output<typeof SeenRecord>

/** The fields of the step after the first sign-in. */
export const ProfileBasics = z.object({
  full_name: FullName.meta({ description: 'Ad ve soyad; ilk boşluktan ayrılır', examples: ['Defne Işık'] }),
  company_name: CompanyName.meta({ description: 'Şirket', examples: ['Örnek Tekstil'] }),
})
