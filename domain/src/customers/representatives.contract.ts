/** The representatives whom customers know by name, as admins appoint and describe them. */
import { WholeName } from '#auth/credentials.ts'
import { PhoneNumber, Representative } from '#customers/customers.contract.ts'
import { representativeProblems } from '#customers/customers.copy.ts'
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
    .output(z.object({ representatives: z.array(Representative).describe('Temsilciler') })),
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
}
