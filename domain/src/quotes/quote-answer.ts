/** What a customer has answered to a quote, the same for them and for the office. */
import { rejectionReasonWords } from '#quotes/rejection-reasons.ts'
import { keysOf } from '#requests/request-options.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

export const hasEvidence = z
  .boolean()
  .meta({ description: 'Müşteri teklifi portalda onayladı, onay belgesi var', examples: [true] })

export const QuoteAnswer = z.object({
  accepted_options: z
    .array(Id)
    .nullable()
    .describe('Kabul edilirken seçilen isteğe bağlı kalemler; kabul edilmediyse null'),
  has_evidence: hasEvidence,
  rejection_reason: choice(keysOf(rejectionReasonWords), 'Reddedilme nedeni')
    .nullable()
    .describe('Reddedilme nedeni; reddedilmediyse null'),
  answer_note: writtenText('Müşterinin yanıtına yazdığı not', 'Daha erken varış'),
})
