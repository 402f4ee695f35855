/** A rule as it is composed and as it is kept. What is wrong with one is said with the place (`rule-faults.ts`). */
import {
  type actionTypes,
  assigneeWords,
  mailReceiverWords,
  mostActions,
  receiverWords,
} from '#automations/actions.ts'
import { mostLevels, noCondition, operators } from '#automations/conditions.ts'
import { ruleFaults } from '#automations/rule-faults.ts'
import { type Every, scheduleWords, triggerKeys } from '#automations/triggers.ts'
import { switchedJobKeys } from '#company/switched-jobs.ts'
import { keysOf } from '#requests/request-options.ts'
import { choice, count, freeText, optionalText, requiredText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { priorities } from '#workqueue/work-item.ts'
import { z } from '#z.ts'

export const longestDelayDays = 60
const dayMinutes = 24 * 60

const Comparison = z.object({
  field: z
    .string()
    .max(60)
    .meta({ description: 'Alanın adı', examples: ['talep.tasima'] }),
  operator: choice(operators, 'Karşılaştırma'),
  values: z
    .array(
      z
        .string()
        .max(200)
        .meta({ description: 'Değer', examples: ['sea'] }),
    )
    .max(200)
    .describe('Karşılaştırılan değerler; tutarda miktar ve para birimi'),
})

const groupOf = <Part extends z.ZodType>(part: Part) =>
  z.object({
    match: choice(['all', 'any'], 'Hepsi (ve) ya da biri (veya)'),
    parts: z.array(part).max(200).describe('Karşılaştırmalar ve gruplar'),
  })
const noPart = `Burada bir karşılaştırma olmalı: alan, karşılaştırma ve değerler. Gruplar iç içe en fazla ${mostLevels} düzey olabilir.`
const Innermost = groupOf(Comparison)
const Inner = groupOf(z.union([Comparison, Innermost], noPart))
/** At most three levels deep; a group without parts holds always. */
export const Condition = groupOf(z.union([Comparison, Inner], noPart))
export type Condition = z.output<typeof Condition>

const personId = Id.nullable().default(null).describe('Seçilen kişi; başkasıysa null')
const template = (most: number, missing: string, description: string, example: string) =>
  requiredText(most, missing, `${description}; alanlar çift süslü ayraçla`, example)
const type = <const Type extends (typeof actionTypes)[number]>(name: Type) =>
  z.literal(name).meta({ description: 'Ne yapılacağı', examples: [name] })

export const Action = z.discriminatedUnion('type', [
  z.object({
    type: type('assign'),
    to: choice(keysOf(assigneeWords), 'Kime atanacağı'),
    person_id: personId,
  }),
  z.object({
    type: type('create_work'),
    title: template(120, 'İşin başlığını yazın.', 'İşin başlığı', 'Arayın: {{musteri.ad}}'),
    description: optionalText(1_000, 'İşin açıklaması', '{{musteri.ad}} yanıt bekliyor.'),
    priority: choice(priorities, 'Öncelik'),
    due_hours: count(1, 24 * 60, 'Kaç saat içinde yapılacağı', 24),
    assign_to: choice([...keysOf(assigneeWords), 'nobody'], 'Kime verileceği'),
    person_id: personId,
  }),
  z.object({
    type: type('notify'),
    receiver: choice(keysOf(receiverWords), 'Kime bildirileceği'),
    person_id: personId,
    title: template(120, 'Bildirimin başlığını yazın.', 'Bildirimin başlığı', 'Büyük talep'),
    message: optionalText(500, 'Bildirimin metni', '{{musteri.ad}} yeni bir talep gönderdi.'),
  }),
  z.object({
    type: type('mail'),
    receiver: choice(keysOf(mailReceiverWords), 'Kime gönderileceği'),
    person_id: personId,
    subject: template(120, 'E-postanın konusunu yazın.', 'E-postanın konusu', 'Talebiniz hakkında'),
    body: template(4_000, 'E-postanın metnini yazın.', 'E-postanın metni', 'Sayın {{musteri.ad}},'),
  }),
  z.object({
    type: type('newsletter'),
    template_id: Id.nullable().describe('Hangi bülten şablonunun gönderileceği'),
  }),
  z.object({
    type: type('set_field'),
    field: z
      .string()
      .max(60)
      .meta({ description: 'Değişecek alan', examples: ['is.oncelik'] }),
    value: requiredText(500, 'Yeni değeri yazın.', 'Yeni değer', 'high'),
  }),
  z.object({
    type: type('webhook'),
    url: requiredText(500, 'Adresi yazın.', 'Çağrılacak adres', 'https://ornek.example/kervan'),
  }),
])
export type Action = z.output<typeof Action>

const clock = /^([01]\d|2[0-3]):[0-5]\d$/
export const Schedule = z.object({
  every: choice(keysOf(scheduleWords) as readonly [Every, ...Every[]], 'Ne sıklıkla'),
  at: z
    .string()
    .regex(clock, 'Saati 09:00 biçiminde yazın.')
    .meta({ description: 'İstanbul saatiyle ne zaman; her saat başı ise önemsiz', examples: ['09:00'] }),
  weekday: count(1, 7, 'Haftada bir ise hangi gün; pazartesi 1', 1),
})
export type Schedule = z.output<typeof Schedule>

const content = {
  name: requiredText(80, 'Kurala bir ad verin.', 'Kuralın adı', 'Büyük talepleri haber ver'),
  description: freeText(500, 'Açıklaması; yoksa boş', 'Satış müdürünün isteği.').default(''),
  trigger: choice(triggerKeys, 'Neyin beklendiği', 'Kuralın neyi bekleyeceğini seçin.'),
  schedule: Schedule.nullable().default(null).describe('Zamanla çalışan kuralda ne zaman; değilse null'),
  condition: Condition.default(noCondition).describe('Koşul; boşsa her zaman'),
  delay_minutes: count(0, longestDelayDays * dayMinutes, 'Kaç dakika bekleneceği', 0).default(0),
  unless: Condition.nullable()
    .default(null)
    .describe('Bu arada bu koşul sağlanmışsa bir şey yapılmaz; yoksa null'),
  actions: z
    .array(Action)
    .min(1, 'En az bir şey yapılmalı.')
    .max(mostActions, `En fazla ${mostActions} şey yapılabilir.`)
    .describe('Sırayla yapılacaklar'),
}

const example = {
  name: 'Büyük talepleri haber ver',
  description: 'Satış müdürünün isteği.',
  trigger: 'request.created',
  schedule: null,
  condition: noCondition,
  delay_minutes: 0,
  unless: null,
  actions: [
    { type: 'notify', receiver: 'admins', person_id: null, title: 'Yeni: {{talep.numara}}', message: '' },
  ],
}

export const RuleForm = z
  .object(content)
  .superRefine((rule, context) => {
    for (const { path, message } of ruleFaults(rule)) context.addIssue({ code: 'custom', path, message })
  })
  .meta({ description: 'Kural', examples: [example] })
export type RuleForm = z.output<typeof RuleForm>

export const ruleStates = ['active', 'off', 'paused'] as const
export type RuleState = (typeof ruleStates)[number]

const Parameters = z
  .record(z.string(), z.union([z.number(), z.string(), z.null()]))
  .meta({ description: 'Hazır kuralın ayarları', examples: [{ days: 3 }] })

export const Rule = z.object({
  id: Id.describe('Kuralın kimliği'),
  name: z.string().meta({ description: 'Adı', examples: ['Büyük talepleri haber ver'] }),
  description: z.string().meta({ description: 'Açıklaması; yoksa boş', examples: [''] }),
  is_active: z.boolean().meta({ description: 'Açık mı', examples: [true] }),
  execution_count: z
    .number()
    .int()
    .meta({ description: 'Kaç kez çalıştığı', examples: [12] }),
  last_executed: Moment.nullable().describe('En son ne zaman çalıştığı; hiç çalışmadıysa null'),
  created_at: Moment.describe('Eklendiği zaman'),
  updated_at: Moment.describe('Son değişiklik'),
  created_by_name: z.string().meta({ description: 'Ekleyen; hazır kuralda boş', examples: ['Deniz Aksoy'] }),
  version: z
    .number()
    .int()
    .meta({ description: 'Sürümü; değiştirirken geri gönderilir', examples: [1] }),
  state: choice(ruleStates, 'Açık, kapalı veya duraklatılmış'),
  paused_at: Moment.nullable().describe('Ne zaman duraklatıldığı; duraklatılmadıysa null'),
  pause_reason: z.string().meta({ description: 'Neden duraklatıldığı; yoksa boş', examples: [''] }),
  failures_in_row: z
    .number()
    .int()
    .meta({ description: 'Arka arkaya kaç kez başarısız olduğu', examples: [0] }),
  builtin: choice(switchedJobKeys, 'Hazır kuralın adı').nullable().describe('Hazır kural; değilse null'),
  parameters: Parameters.nullable().describe('Hazır kuralın ayarları; değilse null'),
  trigger: choice(triggerKeys, 'Neyin beklendiği')
    .nullable()
    .describe('Neyin beklendiği; hazır kuralda null'),
  schedule: Schedule.nullable().describe('Zamanla çalışan kuralda ne zaman; değilse null'),
  condition: Condition.describe('Koşul; boşsa her zaman'),
  delay_minutes: z
    .number()
    .int()
    .meta({ description: 'Kaç dakika beklediği', examples: [0] }),
  unless: Condition.nullable().describe('Bu arada bu koşul sağlanmışsa bir şey yapılmaz; yoksa null'),
  actions: z.array(Action).describe('Sırayla yapılanlar; hazır kuralda boş'),
})
export type Rule = z.output<typeof Rule>
