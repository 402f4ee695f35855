/** The representatives whom customers know by name, as admins appoint and describe them. */
import { WholeName } from '#auth/credentials.ts'
import { PhoneNumber } from '#customers/customer-forms.ts'
import { Representative } from '#customers/customers.contract.ts'
import { mostRepresentatives, representativeProblems } from '#customers/customers.copy.ts'
import { problems } from '#problems.ts'
import { adminProcedure, staffProcedure } from '#procedure.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

export const RepresentativeForm = z.object({
  name: WholeName.meta({ description: 'Müşterilerin gördüğü ad ve soyad', examples: ['Deniz Aksoy'] }),
  phone: PhoneNumber,
  specialties: z
    .array(
      z
        .string()
        .trim()
        .min(1)
        .max(40, 'Bir uzmanlık en fazla 40 karakter olabilir.')
        .meta({ description: 'Bir uzmanlık', examples: ['Deniz yolu'] }),
    )
    .max(6, 'En fazla 6 uzmanlık yazın.')
    .describe('Uzmanlıklar'),
})
export type RepresentativeForm = z.output<typeof RepresentativeForm>

const Listed = z.object({ representatives: z.array(Representative).describe('Temsilciler') })

export const representativesContract = {
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/representatives',
      tags: ['Personel'],
      summary: 'Temsilciler',
      description:
        'Müşterilerin adıyla tanıdığı temsilciler. Yeni müşteriler hesabı açık ilk temsilciye verilir.',
      successDescription: 'Temsilciler, sırasıyla',
    })
    .output(Listed),
  save: adminProcedure
    .route({
      method: 'PUT',
      path: '/staff/representatives/{id}',
      tags: ['Personel'],
      summary: 'Temsilciyi kaydet',
      description:
        'Bir personeli temsilci yapar ya da temsilcinin bilgilerini değiştirir; müşterileri yeni bilgileri hemen görür. En fazla üç temsilci olur.',
      successDescription: 'Kaydedilen temsilci',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, TOO_MANY: representativeProblems.TOO_MANY })
    .input(RepresentativeForm.extend({ id: Id.describe('Personelin kimliği') }))
    .output(Representative),
  order: adminProcedure
    .route({
      method: 'PUT',
      path: '/staff/representatives',
      tags: ['Personel'],
      summary: 'Temsilcileri sırala',
      description: 'Yeni müşteriler hesabı açık ve izinde olmayan ilk temsilciye verilir.',
      successDescription: 'Temsilciler, yeni sırasıyla',
    })
    .errors({ STALE: problems.STALE })
    .input(
      z.object({
        ids: z
          .array(Id)
          .min(1)
          .max(mostRepresentatives)
          .describe('Bütün temsilcilerin kimlikleri, istenen sırada'),
      }),
    )
    .output(Listed),
  remove: adminProcedure
    .route({
      method: 'DELETE',
      path: '/staff/representatives/{id}',
      tags: ['Personel'],
      summary: 'Temsilcilikten çıkar',
      description: 'Müşterileri sıradaki temsilciye geçer; personelin hesabı açık kalır.',
      successDescription: 'Kalan temsilciler',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, LAST: representativeProblems.LAST })
    .input(z.object({ id: Id.describe('Personelin kimliği') }))
    .output(Listed),
}
