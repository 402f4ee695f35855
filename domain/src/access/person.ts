/** A person in the API, and the answer of calls that return nothing else. */
import { roles } from '#access/roles.ts'
import { KnownEmailAddress } from '#values/email-address.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

export const Person = z.object({
  id: Id.describe('Kişinin kimliği'),
  email: KnownEmailAddress,
  full_name: z.string().meta({ description: 'Ad ve soyad', examples: ['Defne Işık'] }),
  photo: z
    .string()
    .optional()
    .meta({
      description: 'Personelin fotoğrafının adresi; yoksa bulunmaz',
      examples: ['/api/photos/01890a5d-ac96-774b-bcce-000000000031'],
    }),
  role: z.enum(roles).meta({ description: 'Kişinin rolü', examples: ['customer'] }),
})
export type Person = z.output<typeof Person>

export const SignedIn = z.object({
  person: Person.describe('Giriş yapan kişi'),
  has_password: z.boolean().meta({ description: 'Kişinin şifresi var mı', examples: [false] }),
})
export type SignedIn = z.output<typeof SignedIn>

export const Done = z.object({
  done: z.literal(true).meta({ description: 'İşlem yapıldı', examples: [true] }),
})

/** A company address. Parsed by the handler, so that everything else is refused with the same message. */
export const StaffEmail = z
  .string()
  .max(1000)
  .meta({ description: 'Şirket e-posta adresi', examples: ['admin@kervan.example'] })
