/** A person's long work: what runs in the background for them, how far it is, and the file it has made. */
import { Done } from '#access/person.ts'
import { problems } from '#problems.ts'
import { personProcedure } from '#procedure.ts'
import { taskProblems } from '#tasks/tasks.copy.ts'
import { choice } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Uzun işler']

export const taskStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type TaskState = (typeof taskStates)[number]

export const Task = z.object({
  id: Id.describe('İşin kimliği'),
  kind: z.string().meta({ description: 'İşin türü', examples: ['export'] }),
  title: z.string().meta({ description: 'Ne yapıldığı', examples: ['Talepler (CSV)'] }),
  state: choice(taskStates, 'Durum'),
  done: z
    .number()
    .int()
    .meta({ description: 'Kaçının bittiği', examples: [12_000] }),
  total: z
    .number()
    .int()
    .meta({ examples: [45_000] })
    .nullable()
    .describe('Hepsinin sayısı; bilinmiyorsa null'),
  file_name: z
    .string()
    .meta({ examples: ['Talepler 2026-11-16.csv'] })
    .nullable()
    .describe('İndirilecek dosyanın adı; yoksa null'),
  error: z.string().meta({ description: 'Neden tamamlanamadığı; yoksa boş', examples: [''] }),
  created_at: Moment.describe('İstendiği an'),
  started_at: Moment.nullable().describe('Başladığı an; başlamadıysa null'),
  finished_at: Moment.nullable().describe('Bittiği an; bitmediyse null'),
})
export type Task = z.output<typeof Task>

const one = z.object({ id: Id.describe('İşin kimliği') })

export const tasksContract = {
  list: personProcedure
    .route({
      method: 'GET',
      path: '/tasks',
      tags,
      summary: 'İşlerim',
      description:
        'Kişinin arka planda süren veya biten, kaldırmadığı işleri; en yenisi başta. Biten işler bir gün sonra dosyalarıyla silinir. Dosya /api/tasks/{id}/file adresinden indirilir.',
      successDescription: 'Kişinin işleri',
    })
    .output(z.object({ items: z.array(Task).describe('İşler; en çok 50') })),
  cancel: personProcedure
    .route({
      method: 'POST',
      path: '/tasks/{id}/cancel',
      tags,
      summary: 'İşi iptal et',
      description: 'Bekleyen veya süren iş durur; bitmiş işte bir şey değişmez.',
      successDescription: 'İşin yeni hâli',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(one)
    .output(Task),
  retry: personProcedure
    .route({
      method: 'POST',
      path: '/tasks/{id}/retry',
      tags,
      summary: 'İşi yeniden dene',
      description: 'Tamamlanamayan veya iptal edilen iş baştan başlar.',
      successDescription: 'İşin yeni hâli',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      TASK_NOT_REPEATABLE: taskProblems.TASK_NOT_REPEATABLE,
      TOO_MANY_TASKS: taskProblems.TOO_MANY_TASKS,
    })
    .input(one)
    .output(Task),
  dismiss: personProcedure
    .route({
      method: 'POST',
      path: '/tasks/{id}/dismiss',
      tags,
      summary: 'İşi kaldır',
      description: 'Bitmiş iş listeden kalkar; dosyası kısa süre sonra silinir.',
      successDescription: 'İş listeden kaldırıldı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, TASK_UNFINISHED: taskProblems.TASK_UNFINISHED })
    .input(one)
    .output(Done),
}
