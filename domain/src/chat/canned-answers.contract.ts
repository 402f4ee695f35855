/** Answers that staff have ready: everybody in the office uses them, admins keep them. */
import { Done } from '#access/person.ts'
import { cannedFault, longestCannedText, longestCannedTitle } from '#chat/canned-answers.ts'
import { cannedProblems } from '#chat/office-chat.copy.ts'
import { problems } from '#problems.ts'
import { adminProcedure, creating, keyErrors, staffProcedure } from '#procedure.ts'
import { requiredText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

const tags = ['İletişim merkezi']
const example = 'Merhaba {müşteri adı}, {konu} için size en geç yarın dönüyoruz.'

export const CannedAnswer = z.object({
  id: Id.describe('Hazır yanıtın kimliği'),
  title: z.string().meta({ description: 'Adı', examples: ['Yarın dönüyoruz'] }),
  text: z.string().meta({ description: 'Metni; alanlar süslü ayraç içinde', examples: [example] }),
})
export type CannedAnswer = z.output<typeof CannedAnswer>

export const CannedForm = z.object({
  title: requiredText(longestCannedTitle, 'Adı yazın.', 'Adı', 'Yarın dönüyoruz').refine(
    (text) => !/[\n\t]/.test(text),
    'Ad tek satır olmalı.',
  ),
  text: requiredText(
    longestCannedText,
    'Metni yazın.',
    'Metni; alanlar süslü ayraç içinde',
    example,
  ).superRefine((text, context) => {
    const message = cannedFault(text)
    if (message) context.addIssue({ code: 'custom', message })
  }),
})
export type CannedForm = z.output<typeof CannedForm>

const id = CannedAnswer.shape.id
const { TITLE_TAKEN } = cannedProblems

export const cannedAnswersContract = {
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/canned-answers',
      tags,
      summary: 'Hazır yanıtlar',
      description: 'Müşterilere yazarken seçilebilen hazır yanıtlar, ada göre.',
      successDescription: 'Hazır yanıtlar, ada göre',
    })
    .output(z.object({ answers: z.array(CannedAnswer).describe('Hazır yanıtlar') })),
  add: adminProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/canned-answers',
      successStatus: 201,
      tags,
      summary: 'Hazır yanıt ekle',
      description: 'Metindeki alanlar, yanıt seçildiğinde o müşterinin bilgileriyle doldurulur.',
      successDescription: 'Eklenen hazır yanıt',
    })
    .errors({ ...keyErrors, TITLE_TAKEN })
    .input(CannedForm)
    .output(CannedAnswer),
  change: adminProcedure
    .route({
      method: 'PUT',
      path: '/canned-answers/{id}',
      tags,
      summary: 'Hazır yanıtı değiştir',
      description: 'Gönderilmiş mesajlar değişmez.',
      successDescription: 'Hazır yanıtın yeni hâli',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, TITLE_TAKEN })
    .input(CannedForm.extend({ id }))
    .output(CannedAnswer),
  remove: adminProcedure
    .route({
      method: 'DELETE',
      path: '/canned-answers/{id}',
      tags,
      summary: 'Hazır yanıtı kaldır',
      description: 'Gönderilmiş mesajlar kalır.',
      successDescription: 'Yanıt kaldırıldı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id }))
    .output(Done),
}
