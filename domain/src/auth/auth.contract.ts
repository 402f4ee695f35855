/** Who is calling, and what was changed by whom. */
import { Role } from '#auth/roles.ts'
import { adminProcedure, guestProcedure } from '#procedure.ts'
import { Moment } from '#values/moment.ts'
import { Id, PageInput, pageOf } from '#values/page.ts'
import { z } from '#z.ts'

export const Person = z.object({
  id: Id,
  email: z.string(),
  full_name: z.string(),
  role: Role,
})
export type Person = z.output<typeof Person>

export const AuditEntry = z.object({
  id: Id,
  at: Moment,
  actor_id: Id.nullable(),
  actor_name: z.string().nullable(),
  subject_table: z.string(),
  subject_id: z.string(),
  action: z.enum(['insert', 'update', 'delete']),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type AuditEntry = z.output<typeof AuditEntry>

export const authContract = {
  whoAmI: guestProcedure
    .route({
      method: 'GET',
      path: '/session',
      tags: ['Oturum'],
      summary: 'Oturum sahibi',
      description:
        'Çağrının yapıldığı yüzeyde (portal veya ofis) giriş yapmış kişiyi döndürür; giriş yoksa null.',
    })
    .output(z.object({ person: Person.nullable() })),
  listAuditEntries: adminProcedure
    .route({
      method: 'GET',
      path: '/audit',
      tags: ['Oturum'],
      summary: 'Değişiklik kayıtları',
      description:
        'Personelin yaptığı her değişiklik: kim, ne, ne zaman, önceki ve sonraki hâli. En yenisi başta.',
    })
    .input(PageInput.extend({ subject_table: z.string().max(63).optional() }))
    .output(pageOf(AuditEntry)),
}
