/** The audit trail: which staff member changed what and when, with the values before and after. */
import { adminProcedure } from '#procedure.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { Id } from '#values/id.ts'
import { listInput, pageOf } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const SubjectTable = z
  .string()
  .max(63)
  .meta({ description: 'Değişen kaydın tablosu', examples: ['profiles'] })
const SubjectId = z
  .string()
  .max(200)
  .meta({ description: 'Değişen kaydın kimliği', examples: ['01890a5d-ac96-774b-bcce-b302099a8057'] })
const Row = z
  .record(z.string(), z.unknown())
  .meta({ description: 'Kaydın alanları', examples: [{ position: 'Lojistik Müdürü' }] })

export const AuditEntry = z.object({
  id: Id.describe('Değişiklik kaydının kimliği'),
  at: Moment.describe('Değişikliğin zamanı'),
  actor_id: Id.nullable().describe('Değişikliği yapanın kimliği; bilinmiyorsa null'),
  actor_name: z
    .string()
    .meta({ examples: ['Deniz Aksoy'] })
    .nullable()
    .describe('Değişikliği yapanın adı; bilinmiyorsa null'),
  subject_table: SubjectTable,
  subject_id: SubjectId,
  action: z
    .enum(['insert', 'update', 'delete'])
    .meta({ description: 'Yapılan işlem: ekleme, değiştirme veya silme', examples: ['update'] }),
  before: Row.nullable().describe('Önceki hâli; eklemede null'),
  after: Row.nullable().describe('Sonraki hâli; silmede null'),
})
export type AuditEntry = z.output<typeof AuditEntry>

export const AuditListInput = listInput(['created'], '-created').extend({
  subject_table: SubjectTable.describe('Yalnızca bu tablodaki değişiklikler').optional(),
  subject_id: SubjectId.describe('Yalnızca bu kimlikli kaydın değişiklikleri').optional(),
  actor_id: Id.describe('Yalnızca bu kişinin yaptığı değişiklikler').optional(),
  from: CalendarDay.describe('Yalnızca bu günden başlayarak').optional(),
  to: CalendarDay.describe('Yalnızca bu güne kadar; bu gün de').optional(),
})
export type AuditListInput = z.output<typeof AuditListInput>

export const auditContract = {
  listAuditEntries: adminProcedure
    .route({
      method: 'GET',
      path: '/audit',
      tags: ['Personel'],
      summary: 'Değişiklik kayıtları',
      description:
        'Personelin yaptığı her değişiklik: kim, ne, ne zaman, önceki ve sonraki hâli. Sıralanmazsa en yenisi başta.',
      successDescription: 'Değişikliklerin bir sayfası',
    })
    .input(AuditListInput)
    .output(pageOf(AuditEntry)),
}
