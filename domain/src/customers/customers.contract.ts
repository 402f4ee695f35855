/** Customers as staff see them, and the profile a customer sees of themselves. */

import { problems } from '#problems.ts'
import { customerProcedure, staffProcedure } from '#procedure.ts'
import { Moment } from '#values/moment.ts'
import { Id, PageInput, pageOf } from '#values/page.ts'
import { z } from '#z.ts'

export const CompanyType = z.enum(['individual', 'company'])

export const Profile = z.object({
  id: Id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  company: z.string(),
  company_type: CompanyType.nullable(),
  position: z.string(),
  profile_completed: z.boolean(),
  assigned_to: Id.nullable(),
  created_at: Moment,
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
    })
    .input(PageInput.extend({ search: z.string().trim().max(80).optional() }))
    .output(pageOf(Profile)),
}
