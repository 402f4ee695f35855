/** Who is calling, and everything about signing in. */

import { Person } from '#access/person.ts'
import { auditContract } from '#auth/audit.contract.ts'
import { codeContract } from '#auth/code.contract.ts'
import { passwordContract } from '#auth/password.contract.ts'
import { sessionsContract } from '#auth/sessions.contract.ts'
import { staffContract } from '#auth/staff.contract.ts'
import { staffProfileContract } from '#auth/staff-profile.contract.ts'
import { guestProcedure } from '#procedure.ts'
import { z } from '#z.ts'

export const authContract = {
  whoAmI: guestProcedure
    .route({
      method: 'GET',
      path: '/session',
      tags: ['Oturum'],
      summary: 'Oturum sahibi',
      description:
        'Çağrının yapıldığı yüzeyde (portal veya ofis) giriş yapmış kişiyi döndürür; giriş yoksa null.',
      successDescription: 'Giriş yapmış kişi veya null',
    })
    .output(
      z.object({
        person: Person.nullable().describe('Giriş yapmış kişi; giriş yoksa null'),
        read_only: z.boolean().meta({
          description: 'Oturum yalnızca okuyabilir mi; değişiklikleri reddedilir',
          examples: [false],
        }),
      }),
    ),
  ...codeContract,
  ...passwordContract,
  ...sessionsContract,
  ...staffContract,
  ...staffProfileContract,
  ...auditContract,
}
