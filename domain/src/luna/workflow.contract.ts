/**
 * The workflow centre: how the office's work goes, what should be done next and why, and doing it. Everything is computed from the work
 * queue and the rules; what was accepted can be undone, and what was dismissed is not suggested again for a while.
 */
import { Evidence } from '#luna/evidence.ts'
import { severities } from '#luna/market.copy.ts'
import {
  controlModes,
  decisionKinds,
  healths,
  lunaStatuses,
  suggestionKindKeys,
  workflowProblems,
} from '#luna/workflow.copy.ts'
import { scorePartKeys } from '#luna/workflow-score.ts'
import { problems } from '#problems.ts'
import { adminProcedure, staffProcedure } from '#procedure.ts'
import { keysOf } from '#requests/request-options.ts'
import { choice, flag, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Luna']
const { SUGGESTION_GONE, ADMIN_NEEDED, ALREADY_UNDONE, NOTHING_LEFT } = workflowProblems

const whole = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] })
const words = (description: string, example: string) => z.string().meta({ description, examples: [example] })

export const WorkflowState = z.object({
  status: choice(lunaStatuses, 'Luna çalışıyor mu, duraklatıldı mı'),
  mode: choice(controlModes, 'Yeni talepler kendiliğinden atanıyor mu'),
  changed_by: writtenText('Durumu son değiştiren', 'Selin Kaya'),
  changed_at: Moment.nullable().describe('Durumun son değiştiği an; hiç değişmediyse null'),
})
export type WorkflowState = z.output<typeof WorkflowState>

const key = z
  .string()
  .max(200)
  .meta({
    description: 'Önerinin adı: türü ve konusu',
    examples: ['assign_urgent:01890a5d-ac96-774b-bcce-b302099a8057'],
  })

export const Suggestion = z.object({
  key,
  kind: choice(suggestionKindKeys, 'Türü'),
  severity: choice(keysOf(severities), 'Önemi'),
  title: words('Başlık', 'Acil işi kimse üstlenmedi: TLP-2026-000123'),
  text: words('Ne yapılacağı', 'İşi, uzmanlığı ve yükü en uygun olan Deniz Aksoy üstlensin.'),
  accept_label: words('Onay düğmesi', 'Ata'),
  link: words('İlgili sayfa', '/staff/work-queue/details/01890a5d-ac96-774b-bcce-b302099a8057'),
  admin_only: z.boolean().meta({ description: 'Yalnızca yönetici mi kabul edebilir', examples: [false] }),
  why: z.array(Evidence).describe('Neden önerildiği'),
})
export type Suggestion = z.output<typeof Suggestion>

export const WorkflowDecision = z.object({
  id: Id.describe('Kararın kimliği'),
  kind: choice(decisionKinds, 'Neyin kararı olduğu'),
  answer: choice(['accepted', 'dismissed'], 'Kabul mü edildi, kapatıldı mı'),
  about: writtenText('Konusu', 'TLP-2026-000123: Mersin – Hamburg'),
  count: whole('Kaç işi etkilediği', 3),
  link: writtenText('İlgili sayfa', '/staff/work-queue'),
  by_name: writtenText('Karar veren', 'Selin Kaya'),
  at: Moment.describe('Kararın zamanı'),
  undone_at: Moment.nullable().describe('Geri alındığı an; alınmadıysa null'),
})
export type WorkflowDecision = z.output<typeof WorkflowDecision>

export const RuleAssignment = z.object({
  work_item_id: Id.describe('Kuralın verdiği iş'),
  title: words('İşin başlığı', 'TLP-2026-000123: Mersin – Hamburg'),
  to_name: words('Kime verildiği', 'Deniz Aksoy'),
  at: Moment.describe('Ne zaman verildiği'),
})
export type RuleAssignment = z.output<typeof RuleAssignment>

const suggestions = (description: string) => z.array(Suggestion.describe('Bir öneri')).describe(description)

export const WorkflowAnalysis = z.object({
  analysed_at: Moment.describe('Analizin zamanı'),
  analysis: z
    .object({
      total_items: whole('Açık ve ertelenmemiş iş', 42),
      pending_items: whole('Kimsenin üstlenmediği iş', 6),
      assignable_items: whole('Bunlardan kendiliğinden atanabilecek olan', 5),
      urgent_items: whole('Acil iş', 5),
      overdue_items: whole('Süresi geçen iş', 2),
      recent_requests: whole('Son 24 saatte gelen talep', 9),
    })
    .describe('Sayaçlar'),
  luna_insights: z
    .object({
      workflow_health: choice(healths, 'İş akışının sağlığı'),
      luna_score: z
        .number()
        .int()
        .min(0)
        .max(100)
        .nullable()
        .meta({ description: 'Puan; hiç iş yoksa null', examples: [84] }),
      score_parts: z
        .array(
          z
            .object({
              part: choice(scorePartKeys, 'Puanın parçası'),
              count: whole('Kaçı böyle', 2),
              of: whole('Kaç iş arasında', 42),
              taken: whole('Kaç puan eksilttiği', 2),
            })
            .describe('Bir parça'),
        )
        .describe('Puanın nasıl hesaplandığı'),
      immediate_actions: suggestions('Acil eylemler'),
      optimizations: suggestions('Optimizasyonlar'),
      automation_suggestions: suggestions('Otomasyon önerileri'),
    })
    .describe('Bulgular'),
  decisions: z.array(WorkflowDecision).describe('Son kararlar, yeniden eskiye'),
  rule_assignments: z
    .array(RuleAssignment)
    .describe('Kuralın son 24 saatte verdiği, hâlâ aynı kişide duran açık işler'),
})
export type WorkflowAnalysis = z.output<typeof WorkflowAnalysis>

export const Assignments = z.object({
  decision_id: Id.nullable().describe('Geri almak için; atanan yoksa null'),
  assignments: z
    .array(
      z
        .object({
          work_item_id: Id.describe('İş'),
          title: words('İşin başlığı', 'TLP-2026-000123: Mersin – Hamburg'),
          to_id: Id.describe('Kime verildiği'),
          to_name: words('Adı', 'Deniz Aksoy'),
        })
        .describe('Bir atama'),
    )
    .describe('Atamalar'),
  left: whole('Atanamayan, çünkü ofiste kimse yok', 0),
})
export type Assignments = z.output<typeof Assignments>

export const LunaRecommendation = z.object({
  luna_recommendation: words('Öneri', 'Önce süresi geçen 2 işi bitirin; 6 işi kimse üstlenmedi.'),
  evidence: z.array(Evidence).describe('Dayanakları'),
  tab: choice(['immediate_actions', 'optimizations', 'automation_suggestions'], 'İlgili önerilerin sekmesi')
    .nullable()
    .describe('Yapılacakların sekmesi; yoksa null'),
  may_be_refined: z.boolean().meta({
    description: 'Aynı soru refine ile sorulursa daha akıcı sözlerle gelebilir mi',
    examples: [false],
  }),
})
export type LunaRecommendation = z.output<typeof LunaRecommendation>

const Undone = z.object({
  undone: whole('Geri alınan iş veya ayar', 3),
  kept: whole('Bu arada değiştiği için olduğu gibi kalan', 0),
})

export const workflowContract = {
  state: staffProcedure
    .route({
      method: 'GET',
      path: '/luna/workflow/state',
      tags,
      summary: 'Luna’nın durumu',
      description: 'Luna çalışıyor mu, yeni talepler kendiliğinden atanıyor mu.',
      successDescription: 'Luna’nın durumu ve modu',
    })
    .output(WorkflowState),
  setStatus: staffProcedure
    .route({
      method: 'PUT',
      path: '/luna/workflow/status',
      tags,
      summary: 'Luna’yı duraklat veya başlat',
      description: 'Duraklatılınca analiz ofisteki hiçbir ekranda kendiliğinden yenilenmez.',
      successDescription: 'Değişiklikten sonraki durum ve mod',
    })
    .input(z.object({ status: WorkflowState.shape.status }))
    .output(WorkflowState),
  setMode: adminProcedure
    .route({
      method: 'PUT',
      path: '/luna/workflow/mode',
      tags,
      summary: 'Otomatik veya elle atama',
      description: 'Hazır «Yeni talepleri ata» kuralını açar veya kapatır.',
      successDescription: 'Değişiklikten sonraki durum ve mod',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ mode: WorkflowState.shape.mode }))
    .output(WorkflowState),
  analyse: staffProcedure
    .route({
      method: 'GET',
      path: '/luna/workflow',
      tags,
      summary: 'İş akışı analizi',
      description: 'İş kuyruğundan ve kurallardan hesaplanan sayaçlar, puan ve öneriler.',
      successDescription: 'Sayaçlar, puan, öneriler ve son kararlar',
    })
    .output(WorkflowAnalysis),
  assign: staffProcedure
    .route({
      method: 'POST',
      path: '/luna/workflow/assignments',
      tags,
      summary: 'Boştaki işleri ata',
      description:
        'Kimsenin üstlenmediği ya da üstleneni izinde olan açık işleri uzmanlığa, yüke ve izinlere göre verir. Yeniden çağrılması başka bir şey yapmaz.',
      successDescription: 'Yapılan atamalar',
    })
    .output(Assignments),
  releaseAssigned: staffProcedure
    .route({
      method: 'POST',
      path: '/luna/workflow/assignments/{id}/undo',
      tags,
      summary: 'Kuralın atamasını geri al',
      description: 'Kendiliğinden verilen iş, hâlâ aynı kişideyse boşa çıkar.',
      successDescription: 'Kaç işin geri alındığı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, NOTHING_LEFT })
    .input(z.object({ id: Id.describe('İşin kimliği') }))
    .output(Undone),
  optimize: staffProcedure
    .route({
      method: 'POST',
      path: '/luna/workflow/recommendation',
      tags,
      summary: 'İş akışını optimize et',
      description: 'Şu anda en çok neyin işe yarayacağı, birkaç cümleyle. Hiçbir şeyi değiştirmez.',
      successDescription: 'Öneri ve dayanakları',
    })
    .input(z.object({ refine: flag('Sözler dil modeliyle düzeltilsin mi') }))
    .output(LunaRecommendation),
  answer: staffProcedure
    .route({
      method: 'POST',
      path: '/luna/workflow/suggestions',
      tags,
      summary: 'Öneriyi kabul et veya kapat',
      description:
        'Kabul edilen öneri yapılır; kapatılan bir süre yeniden önerilmez. İkisi de geri alınabilir.',
      successDescription: 'Kararın kimliği ve etkilenen iş sayısı',
    })
    .errors({ SUGGESTION_GONE, ADMIN_NEEDED })
    .input(z.object({ key, answer: choice(['accepted', 'dismissed'], 'Kabul mü, kapatma mı') }))
    .output(z.object({ decision_id: Id.describe('Geri almak için'), count: whole('Etkilenen iş', 1) })),
  undo: staffProcedure
    .route({
      method: 'POST',
      path: '/luna/workflow/decisions/{id}/undo',
      tags,
      summary: 'Kararı geri al',
      description:
        'Yapılan iş eski hâline döner; bu arada başkasının değiştirdiği işler olduğu gibi kalır. Kapatılan öneri yeniden önerilebilir.',
      successDescription: 'Ne kadarının geri alındığı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, ALREADY_UNDONE, NOTHING_LEFT, ADMIN_NEEDED })
    .input(z.object({ id: Id.describe('Kararın kimliği') }))
    .output(Undone),
}
