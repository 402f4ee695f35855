/**
 * Automation rules, their runs, and what would have happened: staff read, admins change. Leads are customers whose status is *lead*,
 * not a subject of their own. What a webhook became is in `webhooks.contract.ts`.
 */
import { Done } from '#access/person.ts'
import { automationProblems } from '#automations/automations.copy.ts'
import { Rule, RuleForm, ruleStates } from '#automations/rule.ts'
import { DryRun, RunDetail, RunListInput, RunRow } from '#automations/run.ts'
import { runStatuses } from '#automations/run-words.ts'
import { problems } from '#problems.ts'
import { adminProcedure, creating, keyErrors, staffProcedure } from '#procedure.ts'
import { choice } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { listInput, pageOf, searchInput } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Otomasyonlar']
const id = Rule.shape.id
const { RULE_BUILTIN, RULE_OWN, TOO_MANY_RULES, RUN_OPEN, RUN_AGAIN_TAKEN, RUN_BUILTIN } = automationProblems
const { NOT_FOUND, STALE } = problems

/** What only the house knows is wrong with a rule: somebody who has left, a circle of rules. The rest is `BAD_REQUEST`. */
const RULE_INVALID = {
  ...automationProblems.RULE_INVALID,
  data: z
    .object({
      issues: z
        .array(
          z.object({
            path: z
              .string()
              .meta({ description: 'Yeri, noktayla ayrılmış', examples: ['actions.0.person_id'] }),
            message: z.string().meta({ description: 'Sorun', examples: ['Bu kişi artık ofiste değil.'] }),
          }),
        )
        .describe('Sorunlar'),
    })
    .describe('Nerede ne olduğu'),
}

const number = (description: string) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [3] })

export const RuleListInput = listInput(['created', 'name'], '-created').extend({
  search: searchInput('Kuralın adında', 'talep'),
  kind: choice(['own', 'builtin'], 'Kendi kurallarımız veya hazır kurallar').optional(),
  state: choice(ruleStates, 'Yalnızca bu durumdakiler').optional(),
})
export type RuleListInput = z.output<typeof RuleListInput>

/** What a form needs that is not the same everywhere; triggers, fields and actions are in the domain. */
export const AutomationOptions = z.object({
  people: z
    .array(
      z.object({
        id: Id.describe('Kişinin kimliği'),
        name: z.string().meta({ description: 'Adı', examples: ['Deniz Aksoy'] }),
      }),
    )
    .describe('Ofisten seçilebilecek kişiler, ada göre'),
  sectors: z
    .array(z.string().meta({ description: 'Sektör', examples: ['Tekstil'] }))
    .describe('Sektörlerin adları'),
  segments: z
    .array(z.string().meta({ description: 'Segment', examples: ['Stratejik'] }))
    .describe('Segmentlerin adları'),
  newsletters: z
    .array(
      z.object({
        id: Id.describe('Şablonun kimliği'),
        title: z.string().meta({ description: 'Başlığı', examples: ['Sizi özledik'] }),
      }),
    )
    .describe('Bülten şablonları, başlığa göre'),
})

export const RuleFigures = z.object({
  execution_count: number('Kaç kez çalıştığı, baştan beri'),
  swept_count: number('Bunlardan kaçının kaydı süresi dolduğu için silindiği'),
  last_30_days: z
    .object(
      Object.fromEntries(runStatuses.map((status) => [status, number('Bu durumdaki çalışmalar')])) as Record<
        (typeof runStatuses)[number],
        ReturnType<typeof number>
      >,
    )
    .describe('Son 30 günün çalışmaları, durumlarına göre'),
  median_seconds: z
    .number()
    .nullable()
    .meta({
      description: 'Beklemesiz çalışmalarda olaydan sonuca ortanca süre, saniye; yoksa null',
      examples: [1.2],
    }),
  days: z
    .array(
      z.object({
        day: z.string().meta({ description: 'Gün', examples: ['2026-03-05'] }),
        done: number('Yapılan'),
        failed: number('Başarısız'),
        other: number('Koşulu sağlamayan ve diğerleri'),
      }),
    )
    .describe('Son 30 gün, eskiden yeniye; İstanbul günleri'),
})
export type RuleFigures = z.output<typeof RuleFigures>

/** One change of a rule: by whom, when, and what it was and became. */
export const RuleChange = z.object({
  id: Id.describe('Değişikliğin kimliği'),
  at: Moment.describe('Zamanı'),
  by_name: z.string().meta({ description: 'Yapan; bilinmiyorsa boş', examples: ['Deniz Aksoy'] }),
  action: choice(['insert', 'update'], 'Eklendi veya değişti'),
  changes: z
    .array(
      z.object({
        field: z.string().meta({ description: 'Değişen alan', examples: ['is_active'] }),
        before: z.unknown().meta({ description: 'Önceki değeri', examples: [true] }),
        after: z.unknown().meta({ description: 'Yeni değeri', examples: [false] }),
      }),
    )
    .describe('Değişen alanlar'),
})
export type RuleChange = z.output<typeof RuleChange>

export const automationsContract = {
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/automations',
      tags,
      summary: 'Otomasyon kuralları',
      description: 'Hazır kurallar ve ofisin kendi kuralları; sıralanmazsa en yenisi başta.',
      successDescription: 'Kuralların bir sayfası',
    })
    .input(RuleListInput)
    .output(pageOf(Rule)),
  options: staffProcedure
    .route({
      method: 'GET',
      path: '/automations/options',
      tags,
      summary: 'Kural yazarken seçilebilecekler',
      description: 'Ofisteki kişiler, sektörler, segmentler ve bülten şablonları.',
      successDescription: 'Kural yazarken seçilebilenler',
    })
    .output(AutomationOptions),
  get: staffProcedure
    .route({
      method: 'GET',
      path: '/automations/{id}',
      tags,
      summary: 'Tek bir kural',
      description: 'Kuralın tamamı: neyi beklediği, koşulu ve yaptıkları.',
      successDescription: 'Kuralın kendisi',
    })
    .errors({ NOT_FOUND })
    .input(z.object({ id }))
    .output(Rule),
  create: adminProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/automations',
      successStatus: 201,
      tags,
      summary: 'Kural ekle',
      description: 'Yeni kural kapalı eklenir; açılana kadar bir şey yapmaz.',
      successDescription: 'Eklenen kural',
    })
    .errors({ ...keyErrors, RULE_INVALID, TOO_MANY_RULES })
    .input(RuleForm)
    .output(Rule),
  change: adminProcedure
    .route({
      method: 'PUT',
      path: '/automations/{id}',
      tags,
      summary: 'Kuralı değiştir',
      description: 'Bekleyen çalışmalar yeni hâliyle sürer.',
      successDescription: 'Kuralın yeni hâli',
    })
    .errors({ NOT_FOUND, STALE, RULE_INVALID, RULE_BUILTIN })
    .input(z.object({ id, version: Rule.shape.version, rule: RuleForm.describe('Kuralın yeni hâli') }))
    .output(Rule),
  setParameters: adminProcedure
    .route({
      method: 'PUT',
      path: '/automations/{id}/parameters',
      tags,
      summary: 'Hazır kuralın ayarlarını değiştir',
      description: 'Her hazır kuralın birkaç ayarı vardır: kaç gün, kaç saat.',
      successDescription: 'Kuralın yeni hâli',
    })
    .errors({ NOT_FOUND, STALE, RULE_INVALID, RULE_OWN })
    .input(
      z.object({
        id,
        version: Rule.shape.version,
        parameters: z
          .record(z.string(), z.number())
          .meta({ description: 'Ayarlar', examples: [{ days: 3 }] }),
      }),
    )
    .output(Rule),
  toggle: adminProcedure
    .route({
      method: 'POST',
      path: '/automations/{id}/toggle',
      tags,
      summary: 'Kuralı aç veya kapat',
      description:
        'Duraklatılmış bir kural açılınca yeniden çalışır. Kapatılan kuralın bekleyen çalışmaları düşer.',
      successDescription: 'Kuralın yeni hâli',
    })
    .errors({ NOT_FOUND, RULE_INVALID })
    .input(z.object({ id, is_active: z.boolean().meta({ description: 'Açık mı olsun', examples: [true] }) }))
    .output(Rule),
  remove: adminProcedure
    .route({
      method: 'DELETE',
      path: '/automations/{id}',
      tags,
      summary: 'Kuralı sil',
      description: 'Kayıtlarıyla birlikte silinir. Hazır kurallar silinemez.',
      successDescription: 'Kural silindi',
    })
    .errors({ NOT_FOUND, RULE_BUILTIN })
    .input(z.object({ id }))
    .output(Done),
  history: staffProcedure
    .route({
      method: 'GET',
      path: '/automations/{id}/history',
      tags,
      summary: 'Kuralı kim değiştirdi',
      description: 'Son 100 değişiklik, en yenisi başta; önceki ve sonraki hâliyle.',
      successDescription: 'Kuralda kimin neyi değiştirdiği',
    })
    .errors({ NOT_FOUND })
    .input(z.object({ id }))
    .output(z.object({ items: z.array(RuleChange).describe('Değişiklikler') })),
  figures: staffProcedure
    .route({
      method: 'GET',
      path: '/automations/{id}/figures',
      tags,
      summary: 'Kuralın rakamları',
      description: 'Son 30 günde ne yaptığı, gün gün ve durumuna göre.',
      successDescription: 'Kuralın rakamları',
    })
    .errors({ NOT_FOUND })
    .input(z.object({ id }))
    .output(RuleFigures),
  dryRun: adminProcedure
    .route({
      method: 'POST',
      path: '/automations/dry-run',
      tags,
      summary: 'Kuralı dene',
      description:
        'Son 30 günde ne olacağını gösterir; hiçbir şey yapmaz ve yazmaz. Koşula kayıtların bugünkü hâliyle bakılır.',
      successDescription: 'Kuralın yapacakları',
    })
    .errors({ RULE_INVALID })
    .input(
      z.object({
        rule: RuleForm.describe('Denenecek kural'),
        id: Id.describe('Düzenlenen kuralın kimliği; kayıtlı hâliyle karşılaştırılmaz').optional(),
      }),
    )
    .output(DryRun),
  runs: staffProcedure
    .route({
      method: 'GET',
      path: '/automation-runs',
      tags,
      summary: 'Çalışma kaydı',
      description: 'Kuralların son 90 günde baktıkları ve yaptıkları, en yenisi başta.',
      successDescription: 'Kaydın bir sayfası',
    })
    .input(RunListInput)
    .output(pageOf(RunRow)),
  run: staffProcedure
    .route({
      method: 'GET',
      path: '/automation-runs/{id}',
      tags,
      summary: 'Tek bir çalışma',
      description: 'Olay, koşulun gördükleri, yapılanlar ve hata.',
      successDescription: 'Çalışmanın tamamı',
    })
    .errors({ NOT_FOUND })
    .input(z.object({ id: RunRow.shape.id }))
    .output(RunDetail),
  runAgain: adminProcedure
    .route({
      method: 'POST',
      path: '/automation-runs/{id}/again',
      tags,
      summary: 'Yeniden çalıştır',
      description:
        'Aynı olay için yeni bir çalışma başlatır; koşula yeniden bakılır. Bir çalışma bir kez yeniden başlatılır, sonra yenisi.',
      successDescription: 'Yeni çalışma',
    })
    .errors({ NOT_FOUND, RUN_OPEN, RUN_AGAIN_TAKEN, RUN_BUILTIN })
    .input(z.object({ id: RunRow.shape.id }))
    .output(RunDetail),
}
