/** Customers as staff see them, and the profile a customer sees of themselves. */

import { problems } from '#problems.ts'
import { customerProcedure, staffProcedure } from '#procedure.ts'
import { KnownEmailAddress } from '#values/email-address.ts'
import { Moment } from '#values/moment.ts'
import { Id, PageInput, pageOf } from '#values/page.ts'
import { z } from '#z.ts'

/** What the customer has written; empty until then. */
const written = (description: string, example: string) =>
  z.string().meta({ description: `${description}; girilmediyse boş`, examples: [example] })

export const Profile = z.object({
  id: Id.describe('Müşterinin kimliği'),
  email: KnownEmailAddress,
  first_name: written('Ad', 'Defne'),
  last_name: written('Soyad', 'Işık'),
  phone: written('Telefon', '+90 532 000 00 01'),
  company: written('Şirket', 'Örnek Tekstil'),
  company_type: z
    .enum(['individual', 'company'])
    .meta({ examples: ['company'] })
    .nullable()
    .describe('Bireysel veya şirket; seçilmediyse null'),
  position: written('Görevi', 'Lojistik Müdürü'),
  profile_completed: z.boolean().meta({ description: 'Profil tamamlandı mı', examples: [true] }),
  assigned_to: Id.nullable().describe('Müşteri temsilcisinin kimliği; atanmadıysa null'),
  created_at: Moment.describe('Kayıt zamanı'),
})
export type Profile = z.output<typeof Profile>

export const customersContract = {
  getOwnProfile: customerProcedure
    .route({
      method: 'GET',
      path: '/profile',
      tags: ['Müşteriler'],
      summary: 'Kendi profilim',
      description: 'Giriş yapmış müşterinin profili.',
      successDescription: 'Müşterinin profili',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .output(Profile),
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/customers',
      tags: ['Müşteriler'],
      summary: 'Müşteri listesi',
      description:
        'En yeni müşteri başta. Arama ad, şirket ve e-postada yapılır; büyük-küçük harf ve Türkçe harf ayrımı gözetmez.',
      successDescription: 'Müşterilerin bir sayfası',
    })
    .input(
      PageInput.extend({
        search: z
          .string()
          .trim()
          .max(80)
          .meta({ description: 'Ad, şirket veya e-postada aranan sözcükler', examples: ['örnek tekstil'] })
          .optional(),
      }),
    )
    .output(pageOf(Profile)),
}
