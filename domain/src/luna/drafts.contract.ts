/**
 * Drafts of answers for staff: to what a customer or guest wrote last in a conversation, or asked about an offer or by mail. Made from the rows that
 * their writer may see themselves; put into the field for editing, sent by nobody but the person who answers.
 */
import { chatProblems } from '#chat/chat.copy.ts'
import { Evidence } from '#luna/evidence.ts'
import { problems } from '#problems.ts'
import { staffProcedure } from '#procedure.ts'
import { flag } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

const tags = ['Luna']
const refine = flag('Sözler gerekirse dil modeliyle düzeltilsin mi')

export const AnswerDraft = z.object({
  text: z.string().meta({
    description: 'Taslak; gönderilmez, düzenlenmek üzere alana konur',
    examples: ['Merhaba Defne Işık,\nSH-9A8057B1 numaralı gönderiniz yolda.'],
  }),
  facts: z.array(Evidence).describe('Taslağın dayandığı bilgiler'),
  understood: z.boolean().meta({ description: 'Sorunun anlaşılıp anlaşılmadığı', examples: [true] }),
})
export type AnswerDraft = z.output<typeof AnswerDraft>

export const draftsContract = {
  conversation: staffProcedure
    .route({
      method: 'POST',
      path: '/luna/drafts/conversations/{conversation_id}',
      tags,
      summary: 'Konuşmaya yanıt taslağı',
      description:
        'Müşterinin yanıtlanmamış son mesajlarına, kendi kayıtlarından bir yanıt taslağı yazar. Hiçbir şey göndermez ve kaydetmez.',
      successDescription: 'Taslak ve neye dayandığı',
    })
    .errors({ NOT_FOUND: chatProblems.NOT_FOUND })
    .input(z.object({ conversation_id: Id.describe('Konuşmanın kimliği'), refine }))
    .output(AnswerDraft),
  question: staffProcedure
    .route({
      method: 'POST',
      path: '/luna/drafts/questions/{id}',
      tags,
      summary: 'Soruya veya e-postaya yanıt taslağı',
      description:
        'Bir müşterinin iş olan sorusuna veya gelen bir e-postaya, teklifinden ve kendi kayıtlarından bir yanıt taslağı yazar. Hiçbir şey göndermez ve kaydetmez.',
      successDescription: 'Taslak ve neye dayandığı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('İşin kimliği'), refine }))
    .output(AnswerDraft),
}
