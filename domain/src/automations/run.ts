/** A run: one rule and one thing that happened. */
import { actionTypes } from '#automations/actions.ts'
import { operators } from '#automations/conditions.ts'
import { type RunStatus, runStatuses } from '#automations/run-words.ts'
import { subjects } from '#automations/subjects.ts'
import { triggerKeys } from '#automations/triggers.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { choice } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { listInput } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

export type { RunStatus }

const Facts = z
  .record(z.string(), z.string().nullable())
  .meta({ description: 'Alanların o andaki değerleri', examples: [{ 'talep.numara': 'TLP-2026-000123' }] })

/** What one comparison of the condition saw. */
export const SeenPart = z.object({
  field: z.string().meta({ description: 'Alanın adı', examples: ['talep.tasima'] }),
  operator: choice(operators, 'Karşılaştırma'),
  values: z
    .array(z.string().meta({ description: 'Değer', examples: ['sea'] }))
    .describe('Karşılaştırılan değerler'),
  seen: z
    .string()
    .nullable()
    .meta({ description: 'O andaki değer; yoksa null', examples: ['sea'] }),
  met: z.boolean().meta({ description: 'Sağlandı mı', examples: [true] }),
})

/** What was done, or would be: a sentence, and whom or what it concerned. */
export const Outcome = z.object({
  type: choice([...actionTypes, 'builtin'], 'Ne yapıldığı'),
  text: z.string().meta({ description: 'Ne yapıldığı, cümleyle', examples: ['Deniz Aksoy’a atandı.'] }),
  to: z.string().meta({ description: 'Kime; kimseye değilse boş', examples: ['Deniz Aksoy'] }),
  link: z.string().meta({ description: 'İlgili sayfa; yoksa boş', examples: ['/staff/requests'] }),
})
export type Outcome = z.output<typeof Outcome>

export const RunRow = z.object({
  id: Id.describe('Çalışmanın kimliği'),
  rule_id: Id.describe('Kuralın kimliği'),
  rule_name: z.string().meta({ description: 'Kuralın adı', examples: ['Büyük talepleri haber ver'] }),
  status: choice(runStatuses, 'Ne olduğu'),
  trigger: choice(triggerKeys, 'Neyin beklendiği')
    .nullable()
    .describe('Neyin beklendiği; hazır kuralda null'),
  subject: choice(subjects, 'Neyle ilgili').nullable().describe('Neyle ilgili; yoksa null'),
  subject_id: Id.nullable().describe('İlgili kaydın kimliği; yoksa null'),
  subject_label: z
    .string()
    .meta({ description: 'İlgili kaydın numarası veya adı; yoksa boş', examples: ['TLP-2026-000123'] }),
  occurred_at: Moment.describe('Olayın zamanı'),
  due_at: Moment.describe('Ne zaman yapılacağı'),
  finished_at: Moment.nullable().describe('Ne zaman bittiği; sürüyorsa null'),
  attempts: z
    .number()
    .int()
    .meta({ description: 'Kaç kez denendiği', examples: [1] }),
  error: z.string().meta({ description: 'Son hata; yoksa boş', examples: [''] }),
  again_of: Id.nullable().describe('Yeniden çalıştırılan önceki çalışma; yoksa null'),
  run_again: z.boolean().meta({ description: 'Yeniden çalıştırıldı mı', examples: [false] }),
})
export type RunRow = z.output<typeof RunRow>

export const RunDetail = RunRow.extend({
  event: z
    .record(z.string(), z.unknown())
    .meta({ description: 'Olayın içeriği', examples: [{ change: 'created' }] }),
  facts: Facts.nullable().describe('Koşula bakıldığında bilinenler; henüz bakılmadıysa null'),
  seen: z.array(SeenPart).describe('Koşulun gördükleri'),
  unless_seen: z.array(SeenPart).describe('«Bu arada» koşulunun gördükleri'),
  output: z.array(Outcome).describe('Yapılanlar'),
  chain: z
    .array(z.string().meta({ description: 'Kuralın adı', examples: ['Büyük talepleri haber ver'] }))
    .describe('Bu olaya yol açan kurallar, sırasıyla'),
  requested_by_name: z
    .string()
    .meta({ description: 'Yeniden çalıştıran; yoksa boş', examples: ['Deniz Aksoy'] }),
})
export type RunDetail = z.output<typeof RunDetail>

export const RunListInput = listInput(['created'], '-created').extend({
  rule_id: Id.describe('Yalnızca bu kuralın çalışmaları').optional(),
  status: choice(runStatuses, 'Yalnızca bu durumdakiler').optional(),
  subject: choice(subjects, 'Yalnızca bununla ilgili olanlar').optional(),
  subject_id: Id.describe('Yalnızca bu kayıtla ilgili olanlar').optional(),
  from: CalendarDay.describe('Yalnızca bu günden başlayarak').optional(),
  to: CalendarDay.describe('Yalnızca bu güne kadar; bu gün de').optional(),
})
export type RunListInput = z.output<typeof RunListInput>

/** One thing of the last days that a rule would have looked at. */
export const DryRunRow = z.object({
  subject_id: Id.describe('Kaydın kimliği'),
  subject_label: z.string().meta({ description: 'Numarası veya adı', examples: ['TLP-2026-000123'] }),
  occurred_at: Moment.describe('Olayın zamanı'),
  met: z.boolean().meta({ description: 'Çalışır mıydı', examples: [true] }),
  seen: z.array(SeenPart).describe('Koşulun gördükleri'),
  unless_seen: z
    .array(SeenPart)
    .describe('«Bu arada» koşulunun bugün gördükleri; koşul sağlanmadıysa veya yoksa boş'),
  output: z.array(Outcome).describe('Yapılacak olanlar; çalışmazdıysa boş'),
})
export type DryRunRow = z.output<typeof DryRunRow>

export const DryRun = z.object({
  from: Moment.describe('Hangi zamandan beri; geçmişi tutulmayan olaylarda son yedi gün'),
  looked_at: z
    .number()
    .int()
    .meta({ description: 'Bakılan olay sayısı', examples: [120] }),
  met: z
    .number()
    .int()
    .meta({ description: 'Kaç olayda çalışırdı', examples: [14] }),
  is_complete: z
    .boolean()
    .meta({ description: 'Bütün olaylara bakıldı mı; çoksa en yenilere', examples: [true] }),
  items: z.array(DryRunRow).describe('Olaylar, en yenisi başta; önce çalışacak olanlar, en çok 100'),
})
export type DryRun = z.output<typeof DryRun>
