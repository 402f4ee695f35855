/** What a shipment or a request still needs, on both sides, and asking its customer for it. */
import { paperStates } from '#documents/checklist.ts'
import { documentTypes } from '#documents/document-kinds.ts'
import { documentProblems } from '#documents/documents.copy.ts'
import { certainties, paperSources } from '#documents/paper-rules.ts'
import { paperKinds } from '#documents/papers.ts'
import { creating, customerProcedure, keyErrors, staffProcedure } from '#procedure.ts'
import { choice, optionalText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Belgeler']
const { UNKNOWN_MATTER, ASKED_TODAY, NOT_NEEDED, UNREACHABLE } = documentProblems

const ChecklistItem = z.object({
  paper: choice(paperKinds, 'Gereken belge'),
  document_type: choice(documentTypes, 'Hangi türle yükleneceği'),
  from: choice(paperSources, 'Kimden beklendiği'),
  certainty: choice(certainties, 'Zorunlu mu, genellikle mi gerekir, ürüne göre mi değişir'),
  why: writtenText('Neden gerektiği', 'Gümrük beyanı faturaya göre yapılır.'),
  due: z.iso
    .date()
    .meta({ examples: ['2026-03-05'] })
    .nullable()
    .describe('Hangi güne kadar; yükün ne zaman çıkacağı ya da varacağı bilinmiyorsa null'),
  state: choice(paperStates, 'Eksik, reddedildi, inceleniyor ya da onaylandı'),
  is_overdue: z.boolean().meta({ description: 'Günü geçtiği hâlde yok mu', examples: [false] }),
  document_ids: z.array(Id.describe('Belgenin kimliği')).describe('Bu kalem için sayılan belgeler'),
  asked_at: Moment.nullable().describe('Müşteriden en son istendiği an; istenmediyse null'),
})

/** Named in one order everywhere. */
export const DocumentChecklist = z.object({
  items: z.array(ChecklistItem).describe('Gereken belgeler'),
  missing: z
    .number()
    .int()
    .meta({
      description: 'Zorunlu ya da genellikle gereken belgelerden eksik veya reddedilmiş olanlar',
      examples: [2],
    }),
})
export type DocumentChecklist = z.output<typeof DocumentChecklist>

export const ChecklistInput = z.object({
  shipment_id: Id.describe('Gönderi; verilmezse talep verilir').optional(),
  request_id: Id.describe('Talep; gönderi verilirse gerekmez').optional(),
})
export type ChecklistInput = z.output<typeof ChecklistInput>

export const AskedPapers = z.object({
  shipment_id: Id.nullable().describe('Gönderi; verilmezse talep verilir').default(null),
  request_id: Id.nullable().describe('Talep; gönderi verilirse gerekmez').default(null),
  papers: z
    .array(choice(paperKinds, 'Gereken belge'))
    .min(1, 'En az bir belge seçin.')
    .max(paperKinds.length)
    .describe('İstenen belgeler'),
  note: optionalText(500, 'Müşteriye eklenen söz', 'Kaşeli ve imzalı olsun lütfen'),
})
export type AskedPapers = z.output<typeof AskedPapers>

export const checklistContract = {
  checklist: customerProcedure
    .route({
      method: 'GET',
      path: '/document-checklist',
      tags,
      summary: 'Gereken belgeler',
      description:
        'Taşıma türüne, güzergâha, teslim şekline ve yüke göre gerekenler; kimden, ne zamana kadar ve hangi durumda.',
      successDescription: 'Gereken belgeler ve durumları',
    })
    .errors({ UNKNOWN_MATTER })
    .input(ChecklistInput)
    .output(DocumentChecklist),
}

export const staffChecklistContract = {
  checklist: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/document-checklist',
      tags,
      summary: 'Gereken belgeler, ofis için',
      description: 'Müşterinin gördüğüyle aynı liste; yalnızca ofisin gördüğü belgeler de sayılır.',
      successDescription: 'Gereken belgeler ve durumları',
    })
    .errors({ UNKNOWN_MATTER })
    .input(ChecklistInput)
    .output(DocumentChecklist),
  ask: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/document-requests',
      tags,
      summary: 'Müşteriden belge iste',
      description:
        'Eksik belgeleri müşteriden bildirim ve e-postayla ister; bağlantı doğrudan yüklemeye gider. Aynı belge günde bir kez istenir.',
      successDescription: 'İstenen belgeler',
      successStatus: 201,
    })
    .errors({ ...keyErrors, UNKNOWN_MATTER, ASKED_TODAY, NOT_NEEDED, UNREACHABLE })
    .input(AskedPapers)
    .output(
      z.object({
        papers: z.array(choice(paperKinds, 'İstenen belge')).describe('İstenen belgeler'),
        asked_at: Moment.describe('İstendiği an'),
      }),
    ),
}
