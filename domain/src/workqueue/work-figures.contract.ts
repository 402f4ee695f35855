/** The work queue as a calendar, and what the team promised and kept. */
import { staffProcedure } from '#procedure.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { daysBetween } from '#values/istanbul-time.ts'
import { WorkItem, workKinds } from '#workqueue/work-item.ts'
import { z } from '#z.ts'

const tags = ['İş kuyruğu']
const whole = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] })

/** So many of a day are named; the others are counted. */
export const mostOfADay = 5
const mostDays = 42

export const WorkDay = z.object({
  day: CalendarDay.describe('Gün'),
  total: whole('O gün süresi dolan açık iş', 7),
  items: z
    .array(
      WorkItem.pick({
        id: true,
        title: true,
        kind: true,
        due_at: true,
        priority: true,
        assigned_to: true,
      }).describe('Bir iş'),
    )
    .describe(`Süresi önce dolan en çok ${mostOfADay} iş`),
})
export type WorkDay = z.output<typeof WorkDay>

export const promiseDays = ['7', '30', '90'] as const

export const Promises = z.object({
  rows: z
    .array(
      z.object({
        person_id: Id.nullable().describe('Tamamlayan, açıksa üstlenen personel; sahipsizse null'),
        person_name: writtenText('Adı; sahipsizse boş', 'Ece Yaman'),
        kind: choice(workKinds, 'İşin türü'),
        kept: whole('Zamanında tamamlanan', 41),
        missed: whole('Süresi geçtikten sonra tamamlanan veya hâlâ açık olan', 3),
        closed: whole('Süresi geçmeden, yapılmadan nedeni yazılarak kapatılan', 1),
      }),
    )
    .describe('Kişi ve türe göre'),
})
export type Promises = z.output<typeof Promises>

export const workFiguresContract = {
  calendar: staffProcedure
    .route({
      method: 'GET',
      path: '/work-items/calendar',
      tags,
      summary: 'İş takvimi',
      description: `Verilen günlerde süresi dolan, ertelenmemiş açık işler; en çok ${mostDays} gün.`,
      successDescription: 'İşi olan günler',
    })
    .input(
      z
        .object({
          from: CalendarDay.describe('İlk gün'),
          to: CalendarDay.describe('Son gün'),
          mine: z
            .stringbool()
            .meta({ description: 'Yalnızca üstlendiklerim', examples: ['true'] })
            .optional(),
        })
        .refine(
          ({ from, to }) => from <= to && daysBetween(from, to) < mostDays,
          `En çok ${mostDays} günlük bir aralık seçin.`,
        ),
    )
    .output(z.object({ days: z.array(WorkDay.describe('Bir gün')).describe('İşi olan günler, sırayla') })),
  promises: staffProcedure
    .route({
      method: 'GET',
      path: '/work-items/promises',
      tags,
      summary: 'Verilen ve tutulan sözler',
      description:
        'Son günlerde personelin tamamladığı ve süresi geçtiği hâlde açık olan işler: kaçında söz tutuldu, kaçında tutulmadı. Yapılmadan nedeni yazılarak kapatılanlar ayrı sayılır; kendiliğinden kapananlar sayılmaz.',
      successDescription: 'Kişi ve türe göre sayılar',
    })
    .input(z.object({ days: choice(promiseDays, 'Son kaç gün').default('30') }))
    .output(Promises),
}
