/** Leads, who have asked for nothing yet: where they came from, how old they are, what comes next, and what staff decide of them. */
import { leadSources } from '#customers/customers.policy.ts'
import { problems } from '#problems.ts'
import { staffProcedure } from '#procedure.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { choice, optionalText, requiredText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { countOf, listInput, pageOf, searchedCounts, searchInput } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { leadFilters, leadStepKinds, mostAskedAtOnce } from '#workqueue/lead-steps.ts'
import { workProblems } from '#workqueue/workqueue.copy.ts'
import { z } from '#z.ts'

const tags = ['Müşteriler']
const leadId = Id.describe('Adayın kimliği')
const Done = z.object({ done: z.literal(true).meta({ description: 'Karar kaydedildi', examples: [true] }) })

export const Lead = z.object({
  id: leadId,
  full_name: writtenText('Ad ve soyad', 'Defne Işık'),
  company: writtenText('Şirket', 'Örnek Tekstil'),
  email: writtenText('E-posta', 'defne@musteri.example'),
  phone: writtenText('Telefon', '+90 532 000 00 01'),
  lead_source: choice(leadSources, 'Kaydın nasıl oluştuğu'),
  representative_name: writtenText('Müşteri temsilcisi', 'Deniz Aksoy'),
  created_at: Moment.describe('Ne zamandır aday'),
  last_contact_at: Moment.nullable().describe('Son temas; yoksa null'),
  next_step: z
    .object({
      kind: choice(
        leadStepKinds,
        'Karar verilecek, açık bir iş var, bekletiliyor, vazgeçildi veya görüşülecek',
      ),
      at: Moment.describe('Ne zaman: işin son anı, beklemenin sonu, vazgeçilen an veya en geç görüşme'),
      text: writtenText('İşin başlığı veya vazgeçme nedeni', 'Randevu: Tanışma'),
      work_item_id: Id.nullable().describe('Açık işin kimliği; yoksa null'),
    })
    .describe('Sonraki adım'),
})
export type Lead = z.output<typeof Lead>

export const leadSorts = ['created', 'name', 'contact'] as const

const leadScope = {
  source: choice(leadSources, 'Yalnızca bu kaynaktan gelenler').optional(),
  search: searchInput('Ad, şirket veya e-postada', 'örnek tekstil'),
}
export const LeadCountInput = z.object(leadScope)
export type LeadCountInput = z.output<typeof LeadCountInput>

export const LeadListInput = listInput(leadSorts, '-created').extend({
  ...leadScope,
  only: choice(leadFilters, 'Yalnızca karar bekleyenler, bekletilenler veya vazgeçilenler').optional(),
})
export type LeadListInput = z.output<typeof LeadListInput>

export const LeadCounts = searchedCounts({
  total: countOf('Bütün adaylar', 60),
  waiting: countOf('Karar bekleyen', 4),
  parked: countOf('Bekletilen', 3),
  given_up: countOf('Vazgeçilen', 2),
})

const { NOT_A_LEAD, PARK_RANGE } = workProblems

export const leadsContract = {
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/leads',
      tags,
      summary: 'Adaylar',
      description: `Henüz talebi olmayanlar, kaynağı, yaşı ve sonraki adımıyla. Uzun süre temas ve iş olmayan aday için her sabah karar istenir; bir temsilciye aynı anda en çok ${mostAskedAtOnce} aday sorulur.`,
      successDescription: 'Adayların bir sayfası',
    })
    .input(LeadListInput)
    .output(pageOf(Lead)),
  counts: staffProcedure
    .route({
      method: 'GET',
      path: '/leads/counts',
      tags,
      summary: 'Aday sayıları',
      description: 'Listenin her süzgecinde kaç aday olduğu.',
      successDescription: 'Süzgeçlere göre sayılar',
    })
    .input(LeadCountInput)
    .output(LeadCounts),
  park: staffProcedure
    .route({
      method: 'POST',
      path: '/leads/{id}/park',
      tags,
      summary: 'Adayı beklet',
      description: 'O güne kadar bu aday için karar istenmez. Karar, adayın geçmişine işlenir.',
      successDescription: 'Aday bekletiliyor',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, NOT_A_LEAD, PARK_RANGE })
    .input(
      z.object({
        id: leadId,
        until: CalendarDay.describe('Hangi güne kadar'),
        reason: optionalText(300, 'Neden', 'Sezon başında arayacağız.'),
      }),
    )
    .output(Done),
  giveUp: staffProcedure
    .route({
      method: 'POST',
      path: '/leads/{id}/give-up',
      tags,
      summary: 'Adaydan vazgeç',
      description: 'Kaydı silmez; aday için artık karar istenmez. Görüşülür veya talebi gelirse karar düşer.',
      successDescription: 'Adaydan vazgeçildi',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, NOT_A_LEAD })
    .input(
      z.object({
        id: leadId,
        reason: requiredText(300, 'Nedeni yazın.', 'Neden', 'İhracat yapmıyorlar.'),
      }),
    )
    .output(Done),
  resume: staffProcedure
    .route({
      method: 'POST',
      path: '/leads/{id}/resume',
      tags,
      summary: 'Adayı yeniden ele al',
      description: 'Bekletmeyi veya vazgeçmeyi kaldırır.',
      successDescription: 'Aday yeniden ele alınıyor',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, NOT_A_LEAD })
    .input(z.object({ id: leadId }))
    .output(Done),
}
